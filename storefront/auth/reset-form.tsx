import { useState } from 'react'
import type { FieldError } from '#contract/error.ts'
import { useTranslator } from '../storefront-context.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthLink, type AuthFormProps } from './auth-link.tsx'
import { EmailField } from './form-field.tsx'
import { RESET_RULES } from './form-rule.ts'
import { Notice } from './notice.tsx'
import { sendPassword } from './send-auth.ts'
import { useAuthForm } from './use-auth-form.ts'

interface Props extends AuthFormProps {
  errors?: readonly FieldError[]
  is_requested?: boolean
}

/** Asks where to send the link. What it says afterwards is the same for an e-mail nobody has. */
export function ResetForm({ return_to, email, show, errors = [], is_requested = false }: Props) {
  const { t } = useTranslator()
  const [is_sent, setSent] = useState(is_requested)
  const live = useAuthForm({
    rules: RESET_RULES,
    errors,
    send: async (sent) => {
      const found = await sendPassword(sent, t, RESET_RULES)
      setSent(found.length === 0)
      return found
    },
  })
  return (
    <div data-auth>
      <AuthForm live={live} action="/api/auth/password-reset" submit={t('auth.reset_request')}>
        {is_sent && (
          <Notice kind="success" className="">
            {t('auth.reset_requested')}
          </Notice>
        )}
        {!is_sent && <p className="text-smoke">{t('auth.reset_text')}</p>}
        <EmailField defaultValue={email} error={live.errors.email} />
      </AuthForm>
      <p className="mt-4 text-sm">
        <AuthLink view="login" show={show} return_to={return_to}>
          {t('auth.back_to_login')}
        </AuthLink>
      </p>
    </div>
  )
}
