import type { PlainMessageKey } from '../i18n/messages.ts'
import { usePath, useTranslator } from '../storefront-context.tsx'
import type { PasswordResetData } from './auth-data.ts'
import type { PasswordFailure } from './form-failure.ts'
import { FormField } from './form-field.tsx'
import { Notice } from './notice.tsx'

const FAILURES: Record<PasswordFailure, PlainMessageKey> = {
  email: 'auth.email_invalid',
  token: 'auth.reset_missing_token',
  new_password: 'auth.password_invalid',
  new_password_confirmation: 'auth.password_mismatch',
  rate_limited: 'auth.rate_limited',
  general_error: 'general_error',
}

/** Without a token it asks where to send the link; with one, for the new password. */
export function PasswordResetPage({ data }: { data: PasswordResetData }) {
  const { t } = useTranslator()
  const path = usePath()
  return (
    <div className="mx-auto max-w-md">
      <h1 className="display text-2xl">{t('auth.reset_heading')}</h1>
      {data.requested && <Notice kind="success">{t('auth.reset_requested')}</Notice>}
      {data.error && <Notice kind="failure">{t(FAILURES[data.error])}</Notice>}
      {data.token ? <NewPassword token={data.token} data={data} /> : <AskForLink data={data} />}
      <p className="mt-6 text-sm">
        <a href={path('login')} className="link inline-flex min-h-11 items-center">
          {t('auth.back_to_login')}
        </a>
      </p>
    </div>
  )
}

function AskForLink({ data }: { data: PasswordResetData }) {
  const { t, language } = useTranslator()
  return (
    <form method="post" action="/api/auth/password-reset" className="mt-6 grid gap-5">
      <input type="hidden" name="language" value={language} />
      <p className="text-smoke">{t('auth.reset_text')}</p>
      <FormField
        name="email"
        label={t('form.email')}
        type="email"
        autoComplete="username"
        defaultValue={data.email}
        invalid={data.error === 'email'}
        required
      />
      <button className="button button-primary">{t('auth.reset_request')}</button>
    </form>
  )
}

function NewPassword({ token, data }: { token: string; data: PasswordResetData }) {
  const { t, language } = useTranslator()
  const password = {
    type: 'password',
    autoComplete: 'new-password',
    minLength: data.password_length.min,
    maxLength: data.password_length.max,
    required: true,
  }
  return (
    <form method="post" action="/api/auth/password" className="mt-6 grid gap-5">
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="token" value={token} />
      <FormField
        {...password}
        name="new_password"
        label={t('auth.reset_new_password')}
        hint={t('auth.password_hint')}
        invalid={data.error === 'new_password'}
      />
      <FormField
        {...password}
        name="new_password_confirmation"
        label={t('auth.reset_new_password_confirmation')}
        invalid={data.error === 'new_password_confirmation'}
      />
      <button className="button button-primary">{t('auth.reset_submit')}</button>
    </form>
  )
}
