import { useTranslator } from '../storefront-context.tsx'
import type { CustomerData } from './customer-data.ts'

export function AccountPage({ data: { customer } }: { data: CustomerData }) {
  const { t, date, language } = useTranslator()
  const phone = [customer.dial_code, customer.phone].filter(Boolean).join(' ')
  const rows = [
    [t('form.first_name'), customer.first_name],
    [t('form.last_name'), customer.last_name],
    [t('form.email'), customer.email],
    [t('form.phone'), phone],
    [t('auth.birth_at'), customer.birth_at && date(customer.birth_at, 'long')],
    [t('customer.code'), customer.code],
  ] as const
  return (
    <>
      <h1 className="display text-2xl">{t('customer.account_heading')}</h1>
      <h2 className="mt-8 text-lg font-semibold">{t('customer.personal_details')}</h2>
      <dl className="mt-3 divide-y divide-clay border-y border-clay">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-1 py-3 sm:grid-cols-[12rem_1fr]">
            <dt className="text-sm text-smoke">{name}</dt>
            <dd>{value || <span className="text-smoke">{t('customer.not_given')}</span>}</dd>
          </div>
        ))}
      </dl>
      <form method="post" action="/api/auth/logout" className="mt-8">
        <input type="hidden" name="language" value={language} />
        <button className="button button-quiet">{t('shell.log_out')}</button>
      </form>
    </>
  )
}
