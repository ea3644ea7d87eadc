import { usePath, useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
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
        <ul className="mt-6 divide-y divide-clay border-y border-clay">
          {refunds.map((refund) => (
            <li key={refund.id}>
              <a
                href={path('customer-refund', { id: refund.id })}
                className="grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-3 hover:bg-sand sm:grid-cols-[1fr_auto_8rem_1.5rem]"
              >
                <span className="min-w-0">
                  <span className="block font-semibold">
                    {t(refund.is_withdrawal ? 'refund.withdrawal_number' : 'refund.number', {
                      number: String(refund.id),
                    })}
                  </span>
                  <span className="block text-sm text-smoke">
                    {date(refund.submitted_at, 'long')}, {t('refund.of_order', { code: refund.order_code })}
                  </span>
                </span>
                <span className="max-sm:row-start-2">
                  <RefundState state={refund.state} />
                </span>
                <span className="figures text-right font-semibold">{refund.total}</span>
                <Icon name="right" className="hidden size-5 text-smoke sm:block" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <PageLinks page={page} pages={pages} url={(number) => (number > 1 ? `${here}?page=${number}` : here)} />
    </>
  )
}
