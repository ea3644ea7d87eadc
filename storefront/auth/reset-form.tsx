import { useEffect, useRef, useState } from 'react'
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
  /** How often it was sent from here; null where nothing is said of it. */
  const [sent_times, setSentTimes] = useState(is_requested ? 0 : null)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (sent_times) said.current?.focus()
  }, [sent_times])
  const live = useAuthForm({
    rules: RESET_RULES,
    errors,
    send: async (sent) => {
      const found = await sendPassword(sent, t, RESET_RULES)
      setSentTimes((times) => (found.length === 0 ? (times ?? 0) + 1 : null))
      return found
    },
  })
  return (
    <div data-auth>
      <AuthForm live={live} action="/api/auth/password-reset" submit={t('auth.reset_request')}>
        {sent_times === null ? (
          <p className="text-smoke">{t('auth.reset_text')}</p>
        ) : (
          <Notice ref={said} kind="success" className="">
            {t('auth.reset_requested')}
          </Notice>
        )}
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
