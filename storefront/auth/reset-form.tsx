import { useState } from 'react'
import type { FieldError } from '#contract/error.ts'
import { MAX_EMAIL_LENGTH } from '#contract/form-limit.ts'
import { useTranslator } from '../storefront-context.tsx'
import { AuthLink, type AuthFormProps } from './auth-link.tsx'
import { FormField } from './form-field.tsx'
import { RESET_RULES } from './form-rule.ts'
import { Notice } from './notice.tsx'
import { sendPassword } from './send-auth.ts'
import { useAuthForm } from './use-auth-form.ts'

interface Props extends AuthFormProps {
  errors?: readonly FieldError[]
  is_requested?: boolean
}

/** Asks where to send the link. What it says afterwards is the same for an e-mail nobody has. */
export function ResetForm({ return_to, email, show, errors: before = [], is_requested = false }: Props) {
  const { t, language } = useTranslator()
  const [is_sent, setSent] = useState(is_requested)
  const { form, errors, is_loading } = useAuthForm({
    rules: RESET_RULES,
    errors: before,
    send: async (sent) => {
      const found = await sendPassword(sent, t, RESET_RULES)
      setSent(found.length === 0)
      return found
    },
  })
  return (
    <div data-auth>
      <form {...form} method="post" action="/api/auth/password-reset" className="grid gap-5">
        {is_sent && (
          <Notice kind="success" className="">
            {t('auth.reset_requested')}
          </Notice>
        )}
        {errors[''] && (
          <Notice kind="failure" className="">
            {errors['']}
          </Notice>
        )}
        <input type="hidden" name="language" value={language} />
        <p className="text-smoke">{t('auth.reset_text')}</p>
        <FormField
          name="email"
          label={t('form.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_EMAIL_LENGTH}
          defaultValue={email}
          error={errors.email}
          required
        />
        <button aria-busy={is_loading || undefined} className="button button-primary">
          {t('auth.reset_request')}
        </button>
      </form>
      <p className="mt-4 text-sm">
        <AuthLink view="login" show={show} return_to={return_to}>
          {t('auth.back_to_login')}
        </AuthLink>
      </p>
    </div>
  )
}
