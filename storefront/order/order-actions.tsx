import type { OtherPayment } from '../payment/other-payments.ts'
import { PayForm } from '../payment/pay-form.tsx'
import { PayOtherwise } from '../payment/pay-otherwise.tsx'
import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import type { OrderView } from './order-view.ts'
import { RepeatForm } from './repeat-form.tsx'

/** What can be done with an order now; the most pressing comes first. */
export function OrderActions({ order, others }: { order: OrderView; others: readonly OtherPayment[] }) {
  const { t } = useTranslator()
  return (
    <section aria-label={t('order.actions')} className="mt-5">
      <div className="flex flex-wrap items-start gap-3">
        {order.can_pay_online && <PayForm order_id={order.id} hash={null} />}
        <PayOtherwise order_id={order.id} hash={null} others={others} />
        <RepeatForm order_id={order.id} look="quiet" />
        {order.can_cancel && <CancelOrder id={order.id} />}
      </div>
    </section>
  )
}

/** Folded, so that nobody cancels by a slip of the finger; works without scripts. */
function CancelOrder({ id }: { id: number }) {
  const { t, language } = useTranslator()
  return (
    <details className="group/cancel w-full">
      <summary className="flex min-h-12 list-none items-center gap-1 text-sm max-sm:justify-center sm:w-fit">
        <span className="link">{t('order.cancel')}</span>
        <Icon name="down" className="size-4 group-open/cancel:rotate-180" />
      </summary>
      <form method="post" action="/api/order/cancel" className="mt-2 max-w-md rounded-md bg-sand p-4 sm:p-5">
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="order_id" value={id} />
        <p className="text-sm">{t('order.cancel_question')}</p>
        <button className="button button-quiet mt-4 w-full">{t('order.cancel')}</button>
      </form>
    </details>
  )
}
