import { usePath, useTranslator } from '../storefront-context.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import type { RefundsData } from './refund-data.ts'
import { RefundState } from './refund-state.tsx'

export function RefundsPage({ data: { refunds, page, pages } }: { data: RefundsData }) {
  const { t, date } = useTranslator()
  const path = usePath()
  const here = path('customer-refunds')
  return (
    <>
      <h1 className="display text-2xl">{t('breadcrumb.customer_refunds')}</h1>
      {refunds.length === 0 ? (
        <>
          <p className="mt-6 text-lg font-semibold">{t('refund.list_empty')}</p>
          <p className="mt-2 text-smoke">{t('refund.list_empty_text')}</p>
          <p className="mt-6">
            <a href={path('customer-my-orders')} className="button button-primary">
              {t('orders.heading')}
            </a>
          </p>
        </>
      ) : (
        <ul className="mt-6 grid gap-4">
          {refunds.map((refund) => (
            <li
              key={refund.id}
              className="relative grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 rounded-md border border-clay bg-white p-5 hover:border-stone sm:grid-cols-[1fr_auto_8rem]"
            >
              <div className="min-w-0">
                <h2 className="font-semibold tabular-nums">
                  <a
                    href={path('customer-refund', { id: refund.id })}
                    className="after:absolute after:inset-0 after:rounded-md hover:underline"
                  >
                    {t(refund.is_withdrawal ? 'refund.withdrawal_number' : 'refund.number', {
                      number: String(refund.id),
                    })}
                  </a>
                </h2>
                <p className="text-sm text-smoke">
                  {date(refund.submitted_at, 'long')}, {t('refund.of_order', { code: refund.order_code })}
                </p>
              </div>
              <div className="max-sm:row-start-2">
                <RefundState state={refund.state} />
              </div>
              <p className="figures text-right font-semibold">{refund.total}</p>
            </li>
          ))}
        </ul>
      )}
      <PageLinks page={page} pages={pages} url={(number) => (number > 1 ? `${here}?page=${number}` : here)} />
    </>
  )
}
