import { MAX_PASSWORD_LENGTH } from '#contract/form-limit.ts'
import type { OfferedProvider } from '#contract/auth.ts'
import { useStorefront } from '../storefront-context.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthLink, type AuthFormProps } from './auth-link.tsx'
import { EmailField, PasswordField } from './form-field.tsx'
import { LOGIN_FAILURE_TEXTS, type LoginFailure, type LoginReason } from './form-failure.ts'
import { LOGIN_RULES } from './form-rule.ts'
import { Notice } from './notice.tsx'
import { sendLogin } from './send-auth.ts'
import { SocialButtons } from './social-buttons.tsx'
import { useAuthForm } from './use-auth-form.ts'

interface Props extends AuthFormProps {
  failure?: LoginFailure | null
  reason?: LoginReason | null | undefined
  providers?: readonly OfferedProvider[]
  onDone: () => void
}

export function LoginForm({ return_to, email, show, failure, reason, providers, onDone }: Props) {
  const { shop, translator } = useStorefront()
  const { t, language } = translator
  const live = useAuthForm({
    rules: LOGIN_RULES,
    errors: failure ? [{ field: '', message: t(LOGIN_FAILURE_TEXTS[failure]) }] : [],
    send: async (sent) => {
      const found = await sendLogin(sent, { language, currency: shop.currency }, t)
      if (found.length === 0) onDone()
      return found
    },
  })
  const { errors } = live
  const is_wrong = errors[''] === t('login_failed')
  return (
    <div data-auth>
      {reason && (
        <Notice kind="hint" className="mb-5">
          {t(reason)}
        </Notice>
      )}
      <AuthForm live={live} action="/api/auth/login" submit={t('auth.login_submit')} return_to={return_to}>
        <EmailField defaultValue={email} error={errors.email} invalid={is_wrong} />
        <PasswordField
          name="password"
          label={t('form.password')}
          autoComplete="current-password"
          maxLength={MAX_PASSWORD_LENGTH}
          error={errors.password}
          invalid={is_wrong}
          required
        />
      </AuthForm>
      <SocialButtons
        providers={providers}
        // A provider leads away and back: from the dialog, to the page beneath it.
        return_to={return_to ?? (show ? location.pathname + location.search : null)}
      />
      <div className="mt-4 flex flex-wrap justify-between gap-x-6 text-sm">
        <AuthLink view="reset" show={show} return_to={return_to}>
          {t('auth.forgotten_password')}
        </AuthLink>
        <p className="flex flex-wrap items-center gap-x-1.5">
          {t('auth.no_account')}
          <AuthLink view="registration" show={show} return_to={return_to}>
            {t('auth.register_submit')}
          </AuthLink>
        </p>
      </div>
    </div>
  )
}
