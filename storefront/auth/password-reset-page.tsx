import type { FieldError } from '#contract/error.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/form-limit.ts'
import type { PlainMessageKey } from '../i18n/messages.ts'
import { usePath, useTranslator } from '../storefront-context.tsx'
import { AuthForm } from './auth-form.tsx'
import type { PasswordResetData } from './auth-data.ts'
import type { PasswordFailure } from './form-failure.ts'
import { PasswordField } from './form-field.tsx'
import { NEW_PASSWORD_RULES } from './form-rule.ts'
import { Notice } from './notice.tsx'
import { ResetForm } from './reset-form.tsx'
import { sendPassword } from './send-auth.ts'
import { useAuthForm } from './use-auth-form.ts'

const FAILURES: Record<PasswordFailure, PlainMessageKey> = {
  email: 'auth.email_invalid',
  token: 'auth.reset_missing_token',
  new_password: 'auth.password_invalid',
  new_password_confirmation: 'auth.password_mismatch',
  rate_limited: 'auth.rate_limited',
  general_error: 'general_error',
}
const AT_FIELDS: readonly PasswordFailure[] = ['email', 'new_password', 'new_password_confirmation']

/** Without a token it asks where to send the link; with one, for the new password. */
export function PasswordResetPage({ data }: { data: PasswordResetData }) {
  const { t } = useTranslator()
  const { token, email, error, requested } = data
  const field = error && AT_FIELDS.includes(error) ? error : ''
  const errors = error ? [{ field, message: t(FAILURES[error]) }] : []
  return (
    <div className="mx-auto max-w-md">
      <h1 className="display mb-6 text-2xl">{t('auth.reset_heading')}</h1>
      {token && error === 'token' ? (
        <DeadLink text={t(FAILURES.token)} />
      ) : token ? (
        <NewPassword key={token} token={token} errors={errors} />
      ) : (
        <ResetForm return_to={null} email={email} errors={errors} is_requested={requested} />
      )}
    </div>
  )
}

/** Of no use any more, whatever is typed. */
function DeadLink({ text }: { text: string }) {
  const { t } = useTranslator()
  const path = usePath()
  return (
    <>
      <Notice kind="failure">{text}</Notice>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={path('password-reset')} className="button button-primary max-sm:w-full">
          {t('auth.reset_ask_again')}
        </a>
        <a href={path('login')} className="link inline-flex min-h-11 items-center text-sm">
          {t('auth.back_to_login')}
        </a>
      </p>
    </>
  )
}

function NewPassword({ token, errors: before }: { token: string; errors: FieldError[] }) {
  const { t } = useTranslator()
  const path = usePath()
  const live = useAuthForm({
    rules: NEW_PASSWORD_RULES,
    errors: before,
    send: async (sent) => {
      const found = await sendPassword(sent, t, NEW_PASSWORD_RULES)
      if (found.length === 0) location.assign(`${path('login')}?result=password_changed`)
      return found
    },
  })
  const { errors } = live
  if (errors.token) return <DeadLink text={errors.token} />
  const password = {
    autoComplete: 'new-password',
    minLength: MIN_PASSWORD_LENGTH,
    maxLength: MAX_PASSWORD_LENGTH,
    required: true,
  }
  return (
    <>
      <AuthForm live={live} action="/api/auth/password" submit={t('auth.reset_submit')} failure={errors['']}>
        <input type="hidden" name="token" value={token} />
        <PasswordField
          {...password}
          name="new_password"
          label={t('auth.reset_new_password')}
          hint={t('auth.password_hint')}
          error={errors.new_password}
        />
        <PasswordField
          {...password}
          name="new_password_confirmation"
          label={t('auth.reset_new_password_confirmation')}
          error={errors.new_password_confirmation}
        />
      </AuthForm>
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-6 text-sm">
        <a href={path('login')} className="link inline-flex min-h-11 items-center">
          {t('auth.back_to_login')}
        </a>
        <a href={path('password-reset')} className="link inline-flex min-h-11 items-center">
          {t('auth.reset_ask_again')}
        </a>
      </p>
    </>
  )
}
