import { usePath, useTranslator } from '../storefront-context.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import type { CreditData, Movement } from './credit-data.ts'
import { NothingYet } from './nothing-yet.tsx'

/** Credits as a bank shows money: what there is, and every movement that led to it. */
export function CreditsPage({ data }: { data: CreditData }) {
  const { t } = useTranslator()
  const path = usePath()
  const { accounts, movements, page, pages, programs } = data
  return (
    <>
      <h1 className="display text-2xl">{t('credits.heading')}</h1>
      {accounts.length === 0 && <NothingYet heading={t('credits.empty')} text={t('credits.empty_text')} />}
      {accounts.length > 0 && (
        <ul className="mt-6 grid gap-4">
          {accounts.map((account) => (
            <li key={account.customer_account_id}>
              <Account account={account} />
            </li>
          ))}
        </ul>
      )}
      {movements.length > 0 && (
        <section aria-labelledby="movements" className="mt-10">
          <h2 id="movements" className="display text-xl">
            {t('credits.history')}
          </h2>
          <ol className="mt-3 divide-y divide-clay border-y border-clay">
            {movements.map((movement) => (
              <Row key={movement.id} movement={movement} />
            ))}
          </ol>
          <PageLinks
            page={page}
            pages={pages}
            url={(number) =>
              number > 1 ? `${path('customer-credits')}?page=${number}` : path('customer-credits')
            }
          />
        </section>
      )}
      {programs.length > 0 && (
        <section aria-labelledby="programs" className="mt-10">
          <h2 id="programs" className="display text-xl">
            {t('credits.how')}
          </h2>
          <ul className="mt-3 list-disc pl-5 text-sm text-smoke">
            {programs.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Account({ account }: { account: CreditData['accounts'][number] }) {
  const { t } = useTranslator()
  return (
    <div className="grid gap-x-10 gap-y-4 rounded-md border border-clay bg-white p-5 sm:grid-cols-[1fr_auto] sm:items-end md:p-7">
      <div>
        <p className="text-sm text-smoke">
          {account.name} · {t('credits.balance')}
        </p>
        <p className="display figures mt-1 text-3xl">
          {t('customer.credits_balance', { count: account.amount })}
        </p>
        {account.worth && (
          <p className="mt-1 text-sm text-smoke">{t('customer.credits_worth', { price: account.worth })}</p>
        )}
      </div>
      <dl className="flex gap-8 text-sm">
        <div>
          <dt className="text-xs text-smoke">{t('credits.received_total')}</dt>
          <dd className="figures mt-0.5 font-semibold">
            {t('customer.credits_balance', { count: account.received })}
          </dd>
        </div>
        <div>
          <dt className="text-xs text-smoke">{t('credits.used_total')}</dt>
          <dd className="figures mt-0.5 font-semibold">
            {t('customer.credits_balance', { count: account.used })}
          </dd>
        </div>
      </dl>
    </div>
  )
}

function Row({ movement }: { movement: Movement }) {
  const { t, date, number } = useTranslator()
  const path = usePath()
  const { operation, amount, balance, program, order } = movement
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 py-4">
      <p className="font-semibold">{t(`credits.${operation}`)}</p>
      <p className={`figures text-right font-semibold ${amount > 0 ? 'text-tea-deep' : ''}`}>
        {amount > 0 ? '+' : '\u2212'}
        {number(Math.abs(amount))}
      </p>
      <p className="text-sm text-smoke">
        {date(movement.created_at, 'long')}
        {program && <span className="block">{program}</span>}
        {order && (
          <a
            href={path('customer-order', { id: order.id })}
            className="link flex min-h-11 w-fit items-center sm:min-h-0"
          >
            {t('credits.order', { code: order.code })}
          </a>
        )}
      </p>
      <p className="figures text-right text-sm text-smoke">
        {t('credits.balance_after', { amount: number(balance) })}
      </p>
    </li>
  )
}
