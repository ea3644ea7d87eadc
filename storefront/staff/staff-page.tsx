import { EmailField, FormField, PasswordField } from '../auth/form-field.tsx'
import { LOGIN_FAILURE_TEXTS } from '../auth/form-failure.ts'
import { LOGIN_RULES } from '../auth/form-rule.ts'
import { Notice } from '../auth/notice.tsx'
import { useCheckedForm } from '../auth/use-checked-form.ts'
import type { PlainMessageKey } from '../i18n/messages.ts'
import { usePath, useTranslator } from '../storefront-context.tsx'
import type { FoundCustomer, StaffData } from './staff-data.ts'

const FAILURES: Record<NonNullable<StaffData['error']>, PlainMessageKey> = {
  ...LOGIN_FAILURE_TEXTS,
  not_staff: 'staff.not_staff',
  no_customer: 'staff.no_customer',
  not_possible: 'staff.not_possible',
}

/** The staff's own door: log in, find a customer, act as them. */
export function StaffPage({ data }: { data: StaffData }) {
  const { t, language } = useTranslator()
  const { user, error } = data
  return (
    <div className={user ? 'mx-auto max-w-3xl' : 'mx-auto max-w-md'}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="display text-2xl">{t('staff.heading')}</h1>
        {user && (
          <form method="post" action="/api/auth/staff-logout" className="flex items-center gap-4 text-sm">
            <input type="hidden" name="language" value={language} />
            <span className="text-smoke">{user.name}</span>
            <button className="link min-h-11">{t('staff.log_out')}</button>
          </form>
        )}
      </div>
      {error && <Notice kind="failure">{t(FAILURES[error])}</Notice>}
      {user ? <Desk data={data} /> : <Login email={data.email} is_wrong={error === 'login_failed'} />}
    </div>
  )
}

function Login({ email, is_wrong }: { email: string; is_wrong: boolean }) {
  const { t, language } = useTranslator()
  const { form, issues } = useCheckedForm(LOGIN_RULES)
  return (
    <form {...form} method="post" action="/api/auth/staff-login" className="mt-6 grid gap-5">
      <input type="hidden" name="language" value={language} />
      <EmailField defaultValue={email} error={issues.email && t(issues.email)} invalid={is_wrong} />
      <PasswordField
        name="password"
        label={t('form.password')}
        autoComplete="current-password"
        error={issues.password && t(issues.password)}
        invalid={is_wrong}
        required
      />
      <button className="button button-primary">{t('staff.log_in')}</button>
    </form>
  )
}

function Desk({ data: { searched, found, actions } }: { data: StaffData }) {
  const { t, date } = useTranslator()
  const path = usePath()
  return (
    <>
      <p className="mt-3 max-w-prose text-sm text-smoke">{t('staff.explained')}</p>
      <form method="get" action={path('staff')} role="search" className="mt-6 flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <FormField name="q" label={t('staff.find')} type="search" defaultValue={searched} maxLength={100} />
        </div>
        <button className="button button-primary shrink-0">{t('staff.find_submit')}</button>
      </form>
      {searched && found.length === 0 && <Notice kind="hint">{t('staff.nobody', { searched })}</Notice>}
      {found.length > 0 && (
        <ul className="mt-6 divide-y divide-clay border-y border-clay">
          {found.map((customer) => (
            <Found key={customer.id} customer={customer} />
          ))}
        </ul>
      )}
      <h2 className="display mt-12 text-xl">{t('staff.actions')}</h2>
      {actions.length === 0 ? (
        <p className="mt-3 text-sm text-smoke">{t('staff.no_actions')}</p>
      ) : (
        <ul className="mt-3 divide-y divide-clay border-y border-clay text-sm">
          {actions.map(({ id, did, number, customer_id, user, created_at }) => (
            <li key={id} className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[11rem_1fr_auto]">
              <time dateTime={created_at} className="text-smoke tabular-nums">
                {date(created_at, 'with_time')}
              </time>
              <span className="min-w-0">
                {t(did)}
                {number !== null && <span className="text-smoke"> · {number}</span>}
              </span>
              <span className="text-smoke">
                {user}
                {customer_id !== null && ` · ${t('staff.as_customer', { id: customer_id })}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const CLOSED: Record<NonNullable<FoundCustomer['closed']>, PlainMessageKey> = {
  guest: 'staff.closed_guest',
  blocked: 'staff.closed_blocked',
  inactive: 'staff.closed_inactive',
}

function Found({ customer: { id, name, email, code, closed } }: { customer: FoundCustomer }) {
  const { t, language } = useTranslator()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm break-all text-smoke">
          {email} · {code}
        </p>
      </div>
      {closed ? (
        <p className="text-sm text-smoke">{t(CLOSED[closed])}</p>
      ) : (
        <form method="post" action="/api/auth/impersonate">
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="customerId" value={id} />
          <button className="button button-quiet" aria-label={t('staff.act_as', { name })}>
            {t('staff.act')}
          </button>
        </form>
      )}
    </li>
  )
}
