import type { SubmitEvent } from 'react'
import type { PlainMessageKey } from '../i18n/messages.ts'
import { usePath, useTranslator } from '../storefront-context.tsx'
import type { LoginData } from './auth-data.ts'
import type { LoginFailure } from './form-failure.ts'
import { FormField } from './form-field.tsx'
import { Notice } from './notice.tsx'

const FAILURES: Record<LoginFailure, PlainMessageKey> = {
  login_failed: 'login_failed',
  rate_limited: 'auth.rate_limited',
  general_error: 'general_error',
  must_be_logged_in_to_create_product_list: 'must_be_logged_in_to_create_product_list',
}

export function LoginPage({ data }: { data: LoginData }) {
  const { t, language } = useTranslator()
  const path = usePath()
  const wrong = data.error === 'login_failed'
  return (
    <div className="mx-auto max-w-md">
      <h1 className="display text-2xl">{t('auth.login_heading')}</h1>
      {data.password_changed && <Notice kind="success">{t('auth.reset_done')}</Notice>}
      {data.error && <Notice kind="failure">{t(FAILURES[data.error])}</Notice>}
      <form method="post" action="/api/auth/login" onSubmit={addHash} className="mt-6 grid gap-5">
        <input type="hidden" name="language" value={language} />
        {data.return_to && <input type="hidden" name="return_to" defaultValue={data.return_to} />}
        <FormField
          name="email"
          label={t('form.email')}
          type="email"
          autoComplete="username"
          defaultValue={data.email}
          invalid={wrong}
          required
        />
        <FormField
          name="password"
          label={t('form.password')}
          type="password"
          autoComplete="current-password"
          invalid={wrong}
          required
        />
        <button className="button button-primary">{t('auth.login_submit')}</button>
      </form>
      <p className="mt-6 text-sm">
        <a href={path('password-reset')} className="link inline-flex min-h-11 items-center">
          {t('auth.forgotten_password')}
        </a>
      </p>
    </div>
  )
}

/** The browser keeps the hash of the wanted page through the redirect to here, but tells it to no server. */
function addHash({ currentTarget }: SubmitEvent<HTMLFormElement>): void {
  const field = currentTarget.elements.namedItem('return_to')
  if (field instanceof HTMLInputElement && !field.value.includes('#')) field.value += location.hash
}
