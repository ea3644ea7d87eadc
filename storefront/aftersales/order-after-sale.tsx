import type { AfterSaleNote } from './after-sale-note.ts'
import { usePath, useTranslator } from '../storefront-context.tsx'

interface Props {
  order: {
    id: number
    can_refund: boolean
    can_withdraw: boolean
    can_complain: boolean
    withdraw_until: string | null
    after_sale: readonly AfterSaleNote[]
  }
  /** Opens the order to a buyer without an account. */
  hash: string | null
}

/** The ways an order goes back: within the law's days by withdrawing, later by the shop's good will, or as faulty. */
export function OrderAfterSale({ order, hash }: Props) {
  const { t, date } = useTranslator()
  const path = usePath()
  const held = new URLSearchParams({ order_id: String(order.id), ...(hash ? { hash } : {}) })
  if (order.after_sale.length === 0) return null
  return (
    <section aria-labelledby="after-sale" className="rounded-md border border-clay bg-white p-5 md:p-6">
      <h2 id="after-sale" className="display text-xl">
        {t('refund.after_sale')}
      </h2>
      {order.after_sale.map((note) => (
        <p key={note} className="mt-2 text-sm text-smoke">
          {t(note, { date: order.withdraw_until ? date(order.withdraw_until, 'long') : '' })}
        </p>
      ))}
      <div className="mt-3 flex flex-wrap gap-3">
        {order.can_refund && (
          <a href={`${path('return-goods')}?${held}`} className="button button-quiet">
            {t('order.refund')}
          </a>
        )}
        {order.can_complain && (
          <a
            href={
              hash
                ? `${path('new-complaint', { id: order.id })}?${held}`
                : path('customer-new-complaint', { id: order.id })
            }
            className="button button-quiet"
          >
            {t('order.complaint')}
          </a>
        )}
        {order.can_withdraw && (
          <a href={`${path('withdrawal')}?${held}`} className="button button-quiet">
            {t('footer.withdrawal')}
          </a>
        )}
      </div>
    </section>
  )
}
