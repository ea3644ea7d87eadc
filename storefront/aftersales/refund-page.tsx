import { usePath, useTranslator } from '../storefront-context.tsx'
import { RefundContents } from './refund-contents.tsx'
import type { RefundData } from './refund-data.ts'
import { RefundNext } from './refund-next.tsx'
import { RefundState } from './refund-state.tsx'

/** One return or withdrawal: where it stands, since when, and for how much. */
export function RefundPage({ data: { refund, received } }: { data: RefundData }) {
  const { t, date } = useTranslator()
  const path = usePath()
  const number = String(refund.id)
  return (
    <>
      <h1 className="display text-2xl">
        {t(refund.is_withdrawal ? 'refund.withdrawal_number' : 'refund.number', { number })}
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-smoke">
        <RefundState state={refund.state} />
        <span>{t('refund.submitted', { time: received })}</span>
        <a
          href={path('customer-order', { id: refund.order_id })}
          className="link inline-flex min-h-11 items-center"
        >
          {t('refund.for_order', { code: refund.order_code })}
        </a>
      </p>
      {refund.money_until && (
        <p className="mt-3 text-sm">{t('refund.money_until', { date: date(refund.money_until, 'long') })}</p>
      )}
      <RefundNext refund={refund} />
      <div className="mt-6 grid gap-5">
        <RefundContents refund={refund} />
        <section
          aria-labelledby="refund-history"
          className="rounded-md border border-clay bg-white p-5 md:p-6"
        >
          <h2 id="refund-history" className="display text-xl">
            {t('refund.history')}
          </h2>
          <ol className="mt-3 grid gap-2 text-sm">
            {refund.history.toReversed().map(({ state, at }) => (
              <li key={state} className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{t(`refund.state.${state}`)}</span>
                <time dateTime={at} className="text-smoke">
                  {date(at, 'with_time')}
                </time>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  )
}
