import type { Translator } from '../i18n/translator.ts'
import { Notice } from '../auth/notice.tsx'
import { BankTransfer } from '../checkout/bank-transfer.tsx'
import { OrderContents } from '../order/order-contents.tsx'
import type { OrderData } from '../order/order-data.ts'
import { OrderState } from '../order/order-state.tsx'
import type { OrderView } from '../order/order-view.ts'
import { PayForm } from '../payment/pay-form.tsx'
import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'

export function OrderPage({ data: { order, transfer, result } }: { data: OrderData }) {
  const translator = useTranslator()
  const { t, date } = translator
  return (
    <>
      <h1 className="display text-2xl">{t('order.heading', { number: order.code })}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-smoke">
        <span>{t('order.created', { date: date(order.created_at, 'long') })}</span>
        {order.state && <OrderState state={order.state} />}
        <span>{paymentText(order, translator)}</span>
      </p>
      {result && (
        <Notice kind={result === 'cancelled' ? 'success' : 'failure'}>
          {t(result === 'cancelled' ? 'order.cancel_done' : 'order.cancel_refused')}
        </Notice>
      )}
      {order.can_pay_online && (
        <div className="mt-5">
          <PayForm order_id={order.id} hash={null} />
        </div>
      )}
      {order.tracking_numbers.length > 0 && (
        <dl className="mt-4 flex flex-wrap gap-x-3 text-sm">
          <dt className="text-smoke">{t('order.tracking')}</dt>
          {order.tracking_numbers.map((number) => (
            <dd key={number} className="font-semibold tabular-nums select-all">
              {number}
            </dd>
          ))}
        </dl>
      )}
      <div className="mt-8 grid gap-8">
        {transfer && <BankTransfer transfer={transfer} order_code={order.code} />}
        <OrderContents order={order} />
        {order.invoices.length > 0 && (
          <section aria-labelledby="invoices">
            <h2 id="invoices" className="display text-xl">
              {t('order.invoices')}
            </h2>
            <ul className="mt-2">
              {order.invoices.map(({ id, name }) => (
                <li key={id}>
                  <a
                    href={`/shop-api/orders/${order.id}/invoices/${id}`}
                    download
                    className="link inline-flex min-h-11 items-center gap-2 text-sm"
                  >
                    <Icon name="download" className="size-5" />
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {order.can_cancel && <CancelOrder id={order.id} />}
      </div>
    </>
  )
}

/** Folded, so that nobody cancels by a slip of the finger; works without scripts. */
function CancelOrder({ id }: { id: number }) {
  const { t, language } = useTranslator()
  return (
    <details>
      <summary className="link inline-flex min-h-11 list-none items-center gap-1 text-sm">
        {t('order.cancel')}
        <Icon name="down" className="size-4" />
      </summary>
      <form method="post" action="/api/order/cancel" className="mt-2 rounded-md bg-sand p-5">
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="order_id" value={id} />
        <p className="text-sm">{t('order.cancel_question')}</p>
        <button className="button button-quiet mt-4">{t('order.cancel')}</button>
      </form>
    </details>
  )
}

function paymentText(order: OrderView, { t, date }: Translator): string {
  if (order.cancelled_at) return t('order.cancelled', { date: date(order.cancelled_at) })
  if (order.paid_at) return t('order.paid', { date: date(order.paid_at) })
  return t(order.paying_later ? 'order.to_be_paid' : 'order.unpaid')
}
