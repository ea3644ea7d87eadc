import { useEffect } from 'react'
import type { PaymentStatus } from '#contract/payment.ts'
import type { Translator } from '../i18n/translator.ts'
import { OrderAfterSale } from '../aftersales/order-after-sale.tsx'
import { collectionPlace } from '../order/collection-place.ts'
import { OrderContents } from '../order/order-contents.tsx'
import type { OrderView, Whereabouts } from '../order/order-view.ts'
import { PayForm } from '../payment/pay-form.tsx'
import { PayOtherwise } from '../payment/pay-otherwise.tsx'
import { PAYMENT_FAILURES } from '../payment/payment-failure.ts'
import { PaymentWatch } from '../payment/payment-watch.tsx'
import { usePath, useStorefront, useTranslator } from '../storefront-context.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { laterPart } from '../ui/later-part.tsx'
import { BankTransfer } from './bank-transfer.tsx'
import { forgetLatestOrder } from './latest-order.ts'
import type { SummaryData } from './summary-data.ts'

const OrderDelivery = laterPart(() =>
  import('../order/order-delivery.tsx').then((file) => file.OrderDelivery),
)

type Outcome = PaymentStatus | Whereabouts | 'cancelled' | 'private'

const DONE = { icon: 'check', look: 'bg-tea text-white' } as const
const OVER = { icon: 'close', look: 'bg-sand text-ink' } as const
const LOOKS: Record<Outcome, { icon: IconName | null; look: string }> = {
  success: DONE,
  error: { icon: 'close', look: 'bg-danger text-white' },
  unknown: { icon: null, look: 'bg-sand text-ink' },
  cancelled: OVER,
  private: OVER,
  ready: DONE,
  shipped: { icon: 'truck', look: 'bg-tea text-white' },
  delivered: DONE,
  returned: OVER,
}

/** What became of an order. */
export function SummaryPage({ data }: { data: SummaryData }) {
  const { t } = useTranslator()
  const path = usePath()
  const { status, order, transfer } = data
  // Leaving for another page of the shop ends the checkout; a reload does not.
  const order_id = order?.id
  useEffect(() => () => forgetLatestOrder(order_id), [order_id])
  const outcome = outcomeOf(data)
  const { icon, look } = LOOKS[outcome]
  const lead = leadOf(data, outcome, t)
  const asks_login = !order && data.is_guest
  return (
    <div className="page-width py-8 md:py-14">
      <div className="mx-auto max-w-3xl">
        <div className="text-center" data-payment-status={status}>
          <span className={`inline-flex size-14 items-center justify-center rounded-full ${look}`}>
            {icon ? <Icon name={icon} className="size-7" /> : <Clock />}
          </span>
          <h1 className="display mt-4 text-2xl">
            {t(isChecking(data) ? 'payment.checking' : `summary.${outcome}`)}
          </h1>
          {order && (
            <p className="mt-2 text-lg">
              {t('summary.order_number')} <strong className="font-semibold tabular-nums">{order.code}</strong>
            </p>
          )}
          {lead && <p className="mx-auto mt-2 max-w-text text-balance wrap-anywhere text-smoke">{lead}</p>}
          {data.failure && (
            <p role="alert" className="mt-4 rounded-sm bg-danger-soft px-4 py-3 text-sm text-danger">
              {t(PAYMENT_FAILURES[data.failure])}
            </p>
          )}
          {order?.can_pay_online && (
            <div className="mt-5 flex flex-wrap justify-center gap-3">
              {/* Whoever may have paid already is led to ask first, and to pay only then. */}
              {isChecking(data) && <PaymentWatch order_id={order.id} hash={data.hash} />}
              <PayForm order_id={order.id} hash={data.hash} is_quiet={isChecking(data)} />
              {!isChecking(data) && <Otherwise data={data} is_centered />}
            </div>
          )}
        </div>
        {order && (
          <div className="mt-10 space-y-8">
            <NextSteps order={order} status={status} outcome={outcome} />
            {order.tracking.length > 0 && <OrderDelivery order={order} />}
            {transfer && <BankTransfer transfer={transfer} order_code={order.code} />}
            {!order.can_pay_online && <Otherwise data={data} />}
            <OrderContents order={order} />
            <OrderAfterSale order={order} hash={data.hash} />
          </div>
        )}
        <p className="mt-10 flex flex-wrap justify-center gap-3">
          {order && !data.is_guest && (
            <a href={path('customer-order', { id: order.id })} className="button button-quiet">
              {t('summary.to_order')}
            </a>
          )}
          {asks_login && (
            <a href={path('login')} className="button button-primary">
              {t('auth.login_submit')}
            </a>
          )}
          <a href={path('home')} className={`button ${asks_login ? 'button-quiet' : 'button-primary'}`}>
            {t('summary.to_shop')}
          </a>
        </p>
      </div>
    </div>
  )
}

/** Drawn as the icons are, but not among them: those are on every page. */
function Clock() {
  return (
    <svg viewBox="0 0 24 24" className="size-7" aria-hidden="true" fill="none" stroke="currentColor">
      <path
        d="M12 7v5.5l3.5 2M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

function Otherwise({ data, is_centered = false }: { data: SummaryData; is_centered?: boolean }) {
  const { order, hash, others } = data
  return order && <PayOtherwise order_id={order.id} hash={hash} others={others} is_centered={is_centered} />
}

const isChecking = ({ status, order }: SummaryData) => status === 'unknown' && order?.can_pay_online === true

/** The link in a mail leads here for as long as the order is kept: goods on their way are not being packed. */
function outcomeOf({ status, order, is_private }: SummaryData): Outcome {
  if (is_private) return 'private'
  if (order?.cancelled_at) return 'cancelled'
  return order?.whereabouts && !order.can_pay_online ? order.whereabouts : status
}

function leadOf(data: SummaryData, outcome: Outcome, t: Translator['t']): string | null {
  const { status, order } = data
  if (outcome === 'cancelled') return t('summary.cancelled_text')
  if (outcome === 'private') return t('summary.private_text')
  if (outcome !== status) return null
  if (isChecking(data)) return t('payment.checking_text')
  if (!order) return status === 'unknown' ? t('summary.unknown_text') : t('summary.private_text')
  if (status === 'success') return order.paid_at ? t('summary.paid_text') : t('summary.success_text', order)
  return t(status === 'error' ? 'summary.error_text' : 'summary.unknown_text')
}

interface Ahead {
  order: OrderView
  status: PaymentStatus
  outcome: Outcome
}

function NextSteps({ order, status, outcome }: Ahead) {
  const { shop, translator } = useStorefront()
  const { t, typeset } = translator
  const place = collectionPlace(order, shop)
  const is_new = outcome === status
  const is_coming = is_new || outcome === 'ready' || outcome === 'shipped'
  const pays = order.paying_later && t(`summary.next_${order.paying_later}`)
  const is_paid_on_receipt = order.paying_later === 'carrier' || order.paying_later === 'pickup'
  const is_to_pay = is_new && order.can_pay_online
  const hours = order.place_hours && `${t('checkout.opening_hours', { hours: order.place_hours })}.`
  const placeKey = outcome === 'ready' ? 'summary.ready_place' : 'summary.next_place'
  const steps = [
    is_to_pay && t(status === 'unknown' ? 'summary.unknown_text' : 'summary.pay_hint'),
    is_new && t('summary.next_mail'),
    is_coming && !is_paid_on_receipt && pays,
    // Nothing is packed before it is paid, where it is to be paid at once.
    is_to_pay && !place && t('summary.paid_prepare'),
    is_new && !order.can_pay_online && t(order.is_picked_up ? 'summary.next_ready' : 'summary.next_prepare'),
    is_coming &&
      place &&
      [t(is_to_pay ? 'summary.paid_place' : placeKey, { place: typeset(place) }), hours]
        .filter(Boolean)
        .join(' '),
    is_coming && is_paid_on_receipt && pays,
  ].filter((step) => typeof step === 'string')
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="next" className="rounded-md bg-sand p-5 md:p-6">
      <h2 id="next" className="display text-xl">
        {t('summary.next_heading')}
      </h2>
      {steps.length === 1 ? (
        <p className="mt-3 text-sm">{steps[0]}</p>
      ) : (
        <ol className="mt-3 grid list-decimal gap-2 pl-5 text-sm">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </section>
  )
}
