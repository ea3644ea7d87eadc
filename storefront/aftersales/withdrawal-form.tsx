import { groupPhone } from '#contract/phone.ts'
import { RESET_RULES, type FormRules } from '../auth/form-rule.ts'
import { useCheckedForm } from '../auth/use-checked-form.ts'
import { ErrorSummary } from '../checkout/error-summary.tsx'
import { TextAreaField, TextField } from '../checkout/field.tsx'
import type { PlainMessageKey } from '../i18n/messages.ts'
import { usePath, useStorefront, useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { AccountFields } from './account-fields.tsx'
import { BANK_FIELDS } from './bank-form.ts'
import { Fact, FAILURES, Lead, STEPS_BY_MAIL, StepLead, type ViewOf } from './withdrawal-part.tsx'
import type { WithdrawalFailure } from './withdrawal-word.ts'

const FAILURE_OF = {
  first_name: 'name',
  last_name: 'name',
  order_code: 'order_code',
  email: 'email',
} as const
type Field = keyof typeof FAILURE_OF

const isField = (name: string): name is Field => Object.hasOwn(FAILURE_OF, name)
const FIELDS = Object.keys(FAILURE_OF).filter(isField)
const RULES: FormRules = {
  ...RESET_RULES,
  first_name: { is_required: true },
  last_name: { is_required: true },
  order_code: { is_required: true },
  note: {},
  ...Object.fromEntries(BANK_FIELDS.map((field) => [field, {}])),
}

/** Where scripts look at each field alone, which of the two names is missing. */
const MISSING: Partial<Record<Field, PlainMessageKey>> = {
  first_name: 'checkout.missing.first_name',
  last_name: 'checkout.missing.last_name',
}
const wordsFor = (field: Field): PlainMessageKey => MISSING[field] ?? FAILURES[FAILURE_OF[field]]

/** What the server has found without scripts; of the two names it may be one that is missing. */
function refusedBefore(failure: WithdrawalFailure | null, values: ViewOf<'form'>['values']) {
  const refused = FIELDS.filter((field) => FAILURE_OF[field] === failure)
  const missing = refused.filter((field) => !values[field])
  return Object.fromEntries((missing.length > 0 ? missing : refused).map((field) => [field, wordsFor(field)]))
}

/** The first step of whoever cannot show whose the order is. */
export function Form({ view, failure }: { view: ViewOf<'form'>; failure: WithdrawalFailure | null }) {
  const { t, language } = useTranslator()
  const { values, own_orders } = view
  const { form, issues } = useCheckedForm(RULES, refusedBefore(failure, values), ({ field, message }) =>
    isField(field) ? wordsFor(field) : message,
  )
  const wrong = (field: Field) => {
    const issue = issues[field]
    return issue && t(issue)
  }
  const all_wrong = FIELDS.map((field) => ({ field, message: wrong(field) ?? '' })).filter(
    ({ message }) => message !== '',
  )
  return (
    <>
      {own_orders.length > 0 ? (
        <>
          <p className="mt-3 text-smoke">{t('withdrawal.text')}</p>
          <OwnOrders orders={own_orders} />
          <h2 className="display mt-8 text-xl">{t('withdrawal.other_order')}</h2>
          <StepLead step={1} count={STEPS_BY_MAIL}>
            {t('withdrawal.lead_mail')}
          </StepLead>
        </>
      ) : (
        <Lead step={1} count={STEPS_BY_MAIL} />
      )}
      <form
        {...form}
        method="post"
        action="/api/withdrawal/review"
        className="mt-6 grid gap-5 [&>[data-refused]]:mt-0"
      >
        <input type="hidden" name="language" value={language} />
        {all_wrong.length > 1 && <ErrorSummary errors={all_wrong} />}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="first_name"
            label={t('form.first_name')}
            autoComplete="given-name"
            maxLength={64}
            defaultValue={values.first_name}
            error={wrong('first_name')}
            required
          />
          <TextField
            name="last_name"
            label={t('form.last_name')}
            autoComplete="family-name"
            maxLength={64}
            defaultValue={values.last_name}
            error={wrong('last_name')}
            required
          />
        </div>
        <TextField
          name="order_code"
          label={t('withdrawal.order_number')}
          hint={t('withdrawal.order_number_hint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={32}
          defaultValue={values.order_code}
          error={wrong('order_code')}
          required
        />
        <TextField
          name="email"
          label={t('withdrawal.email')}
          hint={t('withdrawal.email_hint')}
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={values.email}
          error={wrong('email')}
          required
        />
        <TextAreaField
          name="note"
          label={t('withdrawal.note')}
          rows={3}
          maxLength={2000}
          defaultValue={values.note}
          is_optional
        />
        <AccountFields account={view.account} />
        <p className="text-sm text-smoke">{t('withdrawal.scope')}</p>
        <button className="button button-primary sm:justify-self-start">{t('withdrawal.continue')}</button>
      </form>
    </>
  )
}

function OwnOrders({ orders }: { orders: ViewOf<'form'>['own_orders'] }) {
  const { t, date } = useTranslator()
  const path = usePath()
  return (
    <section aria-labelledby="own-orders" className="mt-6 rounded-md border border-clay bg-white p-5">
      <h2 id="own-orders" className="display text-xl">
        {t('withdrawal.own_orders')}
      </h2>
      <p className="mt-1 text-sm text-smoke">{t('withdrawal.own_orders_text')}</p>
      <ul className="mt-3 divide-y divide-clay border-t border-clay">
        {orders.map(({ id, code, created_at, total }) => (
          <li key={id}>
            <a
              href={`${path('withdrawal')}?order_id=${id}`}
              className="flex min-h-12 items-center gap-3 py-2 text-sm hover:bg-sand"
            >
              <span className="flex min-w-0 flex-1 gap-x-3 max-sm:flex-col">
                <span className="font-semibold tabular-nums">{code}</span>
                <span className="text-smoke">
                  {t('withdrawal.order_from', { date: date(created_at, 'long') })}
                </span>
              </span>
              <span className="figures font-semibold whitespace-nowrap">{total}</span>
              <Icon name="right" className="size-4 text-smoke" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const TYPED = ['first_name', 'last_name', 'order_code', 'email', 'note', ...BANK_FIELDS] as const

export function Review({ view: { values } }: { view: ViewOf<'review'> }) {
  const { t, language } = useTranslator()
  const path = usePath()
  const account = values.bank_account_iban || [values.bank_account_number, values.bank_code].join('/')
  return (
    <>
      <Lead step={2} count={STEPS_BY_MAIL} />
      <dl className="mt-6 grid gap-4 rounded-md border border-clay bg-white p-5 text-sm">
        <Fact name={t('withdrawal.from')} value={`${values.first_name} ${values.last_name}`} />
        <Fact name={t('withdrawal.order')} value={values.order_code ?? ''} />
        <Fact name={t('withdrawal.email')} value={values.email ?? ''} />
        <Fact name={t('withdrawal.what')} value={t('withdrawal.whole_order')} />
        {values.note?.trim() && <Fact name={t('withdrawal.note')} value={values.note} />}
        {account !== '/' && <Fact name={t('complaint.bank_heading')} value={account} />}
      </dl>
      <p className="mt-5 text-sm text-smoke">{t('withdrawal.mail_text')}</p>
      <form
        method="post"
        action="/api/withdrawal/send"
        className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3"
      >
        <input type="hidden" name="language" value={language} />
        {TYPED.map((name) => (
          <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
        ))}
        <button className="button button-primary max-sm:w-full">{t('withdrawal.confirm')}</button>
        <a
          href={`${path('withdrawal')}?step=edit`}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {t('withdrawal.back')}
        </a>
      </form>
    </>
  )
}

export function Sent({ view }: { view: ViewOf<'sent'> }) {
  const { shop, translator } = useStorefront()
  const { t } = translator
  const phone = groupPhone(shop.company.phone)
  const [before, after] = t('withdrawal.sent_help', { phone }).split(phone)
  return (
    <div role="status" className="mt-6 rounded-md bg-tea-soft p-5">
      <h2 className="text-lg font-semibold text-tea-deep">{t('withdrawal.sent', { time: view.received })}</h2>
      <p className="mt-2 text-sm">{t('withdrawal.sent_text')}</p>
      <p className="mt-2 text-sm">
        {before}
        <a href={`tel:${shop.company.phone.replaceAll(/\s/g, '')}`} className="link whitespace-nowrap">
          {phone}
        </a>
        {after}
      </p>
    </div>
  )
}
