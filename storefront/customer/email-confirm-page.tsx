import type { ReactNode } from 'react'
import { MailedTokenForm } from '../auth/mailed-token-form.tsx'
import { usePath, useTranslator } from '../storefront-context.tsx'
import type { EmailConfirmData } from './email-confirm-data.ts'

/** Where the mail to a new address leads; only the button confirms it. */
export function EmailConfirmPage({ data: { token, result } }: { data: EmailConfirmData }) {
  const { t } = useTranslator()
  if (result === 'done') {
    return <Screen heading={t('email_confirm.done_heading')}>{t('email_confirm.done_text')}</Screen>
  }
  if (result === 'token') {
    return <Screen heading={t('email_confirm.old_heading')}>{t('email_confirm.old_text')}</Screen>
  }
  return (
    <div className="mx-auto max-w-md">
      <h1 className="display text-2xl">{t('email_confirm.heading')}</h1>
      <MailedTokenForm
        action="/api/customer/email/confirm"
        token={token}
        text={t('email_confirm.text')}
        submit={t('email_confirm.submit')}
        has_failed={result === 'general_error'}
      />
    </div>
  )
}

function Screen({ heading, children }: { heading: string; children: ReactNode }) {
  const { t } = useTranslator()
  const path = usePath()
  return (
    <div className="mx-auto max-w-md">
      <h1 className="display text-2xl">{heading}</h1>
      <p className="mt-4">{children}</p>
      <p className="mt-8 text-sm">
        <a href={path('customer-account')} className="link inline-flex min-h-11 items-center">
          {t('email_confirm.to_account')}
        </a>
      </p>
    </div>
  )
}
