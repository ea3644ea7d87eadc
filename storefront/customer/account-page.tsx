import type { PlainMessageKey } from '../i18n/messages.ts'
import { useTranslator } from '../storefront-context.tsx'
import type { AccountData, AccountResult } from './account-data.ts'
import { BankSection } from './bank-section.tsx'
import { DeleteSection, DeleteStep } from './delete-section.tsx'
import { ExportSection } from './export-section.tsx'
import { EmailSection, PasswordSection } from './login-section.tsx'
import { NewsletterSection } from './newsletter-section.tsx'
import { PairingSection } from './pairing-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SessionSection } from './session-section.tsx'

const SAID: Record<AccountResult, PlainMessageKey> = {
  profile_saved: 'customer.details_saved',
  bank_saved: 'customer.bank_saved',
  email_asked: 'customer.email_asked',
  password_changed: 'customer.password_changed',
  newsletter_asked: 'customer.newsletter_asked',
  newsletter_ended: 'customer.newsletter_ended',
  session_ended: 'customer.session_ended',
}

/** Everything the shop knows of its customer: read at a glance, changed section by section. */
export function AccountPage({ data }: { data: AccountData }) {
  const { t, language } = useTranslator()
  const done = (...results: AccountResult[]) => {
    const found = results.find((one) => one === data.result)
    return found ? t(SAID[found]) : null
  }
  if (data.is_deleting) return <DeleteStep data={data} />
  return (
    <>
      <h1 className="display text-2xl">{t('customer.account_heading')}</h1>
      <p className="mt-2 text-sm text-smoke">
        {t('customer.code')}: <span className="tabular-nums">{data.customer.code}</span>
        {data.used_referral_code && (
          <span className="block">{t('customer.used_referral_code', { code: data.used_referral_code })}</span>
        )}
      </p>
      <div className="mt-8 grid max-w-3xl gap-5">
        <ProfileSection data={data} done={done('profile_saved')} />
        <EmailSection data={data} done={done('email_asked')} />
        <PasswordSection data={data} done={done('password_changed')} />
        <BankSection data={data} done={done('bank_saved')} />
        <NewsletterSection data={data} done={done('newsletter_asked', 'newsletter_ended')} />
        <PairingSection data={data} />
        <SessionSection data={data} done={done('session_ended')} />
        <ExportSection data={data} />
        <DeleteSection />
      </div>
      <form method="post" action="/api/auth/logout" className="mt-8 lg:hidden">
        <input type="hidden" name="language" value={language} />
        <button className="button button-quiet max-sm:w-full">{t('shell.log_out')}</button>
      </form>
    </>
  )
}
