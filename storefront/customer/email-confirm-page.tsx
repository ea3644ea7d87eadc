import type { ReactNode } from 'react'
import { Notice } from '../auth/notice.tsx'
import { usePath, useTranslator } from '../storefront-context.tsx'
import type { EmailConfirmData } from './email-confirm-data.ts'

/** Where the mail to a new address leads; only the button confirms it. */
export function EmailConfirmPage({ data: { token, result } }: { data: EmailConfirmData }) {
  const { t, language } = useTranslator()
  if (result === 'done') {
    return <Screen heading={t('email_confirm.done_heading')}>{t('email_confirm.done_text')}</Screen>
  }
  if (result === 'token') {
    return <Screen heading={t('email_confirm.old_heading')}>{t('email_confirm.old_text')}</Screen>
  }
  return (
    <div className="mx-auto max-w-md">
      <h1 className="display text-2xl">{t('email_confirm.heading')}</h1>
      <p className="mt-4">{t('email_confirm.text')}</p>
      {result === 'general_error' && <Notice kind="failure">{t('general_error')}</Notice>}
      <form method="post" action="/api/customer/email/confirm" className="mt-6">
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="token" value={token} />
        <button className="button button-primary w-full sm:w-auto">{t('email_confirm.submit')}</button>
      </form>
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
