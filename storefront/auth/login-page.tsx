import { usePath, useTranslator } from '../storefront-context.tsx'
import type { LoginData, LoginResult } from './auth-data.ts'
import { LoginForm } from './login-form.tsx'
import { Notice } from './notice.tsx'
import { RegistrationForm } from './registration-form.tsx'

const RESULTS = { password_changed: 'auth.reset_done', registered: 'registered' } as const satisfies Record<
  LoginResult,
  string
>

/** Login, or registration by the address's query. The same forms as in the dialog; here they lead to another page. */
export function LoginPage({ data }: { data: LoginData }) {
  const { t } = useTranslator()
  const path = usePath()
  const { registration, return_to, email } = data

  function leave(): void {
    // The browser keeps the hash of the wanted page through the redirect to here, but tells it to no server.
    location.assign(
      return_to ? (return_to.includes('#') ? return_to : return_to + location.hash) : path('home'),
    )
  }

  return (
    <div className="mx-auto max-w-md">
      <h1 className="display mb-6 text-2xl">
        {t(registration ? 'auth.register_heading' : 'auth.login_heading')}
      </h1>
      {data.result && (
        <Notice kind="success" className="mb-6">
          {t(RESULTS[data.result])}
        </Notice>
      )}
      {registration ? (
        <RegistrationForm
          return_to={return_to}
          email={email}
          {...registration}
          onDone={(_form, is_logged_in) => {
            if (is_logged_in) return leave()
            const query = new URLSearchParams({ result: 'registered', ...(return_to ? { return_to } : {}) })
            location.assign(`${path('login')}?${query}`)
          }}
        />
      ) : (
        <LoginForm
          return_to={return_to}
          email={email}
          failure={data.error}
          reason={data.reason}
          providers={data.providers}
          onDone={leave}
        />
      )}
    </div>
  )
}
