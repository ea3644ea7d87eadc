import type { Translator } from '../i18n/translator.ts'
import { OrderAfterSale } from '../aftersales/order-after-sale.tsx'
import { Notice } from '../auth/notice.tsx'
import { BankTransfer } from '../checkout/bank-transfer.tsx'
import { OrderActions } from '../order/order-actions.tsx'
import { OrderContents } from '../order/order-contents.tsx'
import type { OrderData } from '../order/order-data.ts'
import { OrderDelivery } from '../order/order-delivery.tsx'
import { OrderPapers } from '../order/order-papers.tsx'
import { OrderState } from '../order/order-state.tsx'
import { OrderTimeline } from '../order/order-timeline.tsx'
import type { OrderView } from '../order/order-view.ts'
import { useTranslator } from '../storefront-context.tsx'

const SAID = {
  cancelled: 'order.cancel_done',
  not_cancelled: 'order.cancel_refused',
  not_repeated: 'order.repeat_refused',
} as const

/** An order with everything there is to it: where it stands, what can be done, what it holds. */
export function OrderPage({ data: { order, transfer, others, timeline, result } }: { data: OrderData }) {
  const translator = useTranslator()
  const { t, date } = translator
  return (
    <>
      <h1 className="display text-2xl">{t('order.heading', { number: order.code })}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-smoke">
        {order.state && (
          <strong className="text-ink">
            <OrderState state={order.state} />
          </strong>
        )}
        <span>{t('order.created', { date: date(order.created_at, 'long') })}</span>
        <span>{paymentText(order, translator)}</span>
      </p>
      {result && <Notice kind={result === 'cancelled' ? 'success' : 'failure'}>{t(SAID[result])}</Notice>}
      <OrderActions order={order} others={others} />
      {transfer && (
        <div className="mt-8">
          <BankTransfer transfer={transfer} order_code={order.code} />
        </div>
      )}
      <div
        className={`${transfer ? 'mt-5' : 'mt-8'} grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start`}
      >
        <div className="grid min-w-0 grid-cols-1 gap-5 xl:order-2">
          <OrderTimeline rows={timeline} />
          <OrderDelivery order={order} />
          <OrderPapers order={order} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <OrderContents order={order} is_linked />
          <OrderAfterSale order={order} hash={null} />
        </div>
      </div>
    </>
  )
}

function paymentText(order: OrderView, { t, date }: Translator): string {
  if (order.cancelled_at) return t('order.cancelled', { date: date(order.cancelled_at, 'long') })
  if (order.paid_at) return t('order.paid', { date: date(order.paid_at, 'long') })
  if (order.whereabouts === 'returned') return t('order.returned_unpaid')
  return t(order.paying_later ? `order.to_be_paid_${order.paying_later}` : 'order.unpaid')
}
