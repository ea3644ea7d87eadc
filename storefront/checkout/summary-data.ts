import { shopHoursText } from '#contract/opening-hours.ts'
import { completedPaymentStatus, UNKNOWN_ORDER_ID } from '#contract/order-flag.ts'
import type { PaymentStatus } from '#contract/payment.ts'
import { loadCart } from '../cart/load-cart.ts'
import { idIn } from '../id-in.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { type OrderView, orderView } from '../order/order-view.ts'
import { readOrder } from '../order/read-order.ts'
import { RESULT_PARAMETER } from '../own-request.ts'
import { isRedirect, type PageRedirect } from '../page.ts'
import { type OtherPayment, readOtherPayments } from '../payment/other-payments.ts'
import { failureIn, type PaymentFailure } from '../payment/payment-failure.ts'
import { type Transfer, transferOf } from '../payment/transfer.ts'
import { pathFor } from '../route-match.ts'
import { phaseFacts, phaseInstead } from './phase.ts'

export interface SummaryData {
  status: PaymentStatus
  /** Why there is no gateway to pay at. */
  failure: PaymentFailure | null
  /** Opens the order, and with it its payment, to whoever has no session. */
  hash: string | null
  /** Null: somebody else's, or nobody's. The status is all that may be told. */
  order: OrderView | null
  /** An order was asked for by its number alone, so that nothing is said of its payment either. */
  is_private: boolean
  transfer: Transfer | null
  /** In which it could be paid instead. */
  others: OtherPayment[]
  is_guest: boolean
}

/** The result of ordering, or of paying: read by the id in the address, shown to its owner or to whoever has its hash. */
export async function loadSummary(context: LoadContext): Promise<Loaded<SummaryData> | PageRedirect> {
  const { api, query, cart, translator } = context
  const { latest_order } = context.checkout
  const order_id = orderIdIn(query.get('order_id')) ?? latest_order?.id ?? null
  if (order_id === null) return instead(context)
  const own = cart.is_guest || order_id === UNKNOWN_ORDER_ID ? null : await readOrder(api, order_id, null)
  if (own && query.has('hash')) return unlocked(context)
  const key = query.get('hash') ?? (latest_order?.id === order_id ? latest_order.hash : null)
  const hash = own ? null : key
  const order = own ?? (hash === null ? null : await readOrder(api, order_id, hash))
  const is_private = !order && order_id !== UNKNOWN_ORDER_ID && !query.has('payment_status')
  const status = completedPaymentStatus({
    orderId: order_id,
    order,
    queryStatus: query.get('payment_status'),
  })
  const countries =
    order && (await api('GET /countries', { query: { paginate: false, only: ['id', 'name', 'alpha2'] } }))
  const by_id = new Map(countries?.items.map((country) => [country.id, country]))
  const hours = shopHoursText(context.shop.shop.opening_hours, context.language)
  const view = order && orderView(order, by_id, context.now, hours)
  return {
    title: view
      ? translator.t('summary.title', { number: view.code })
      : translator.t(is_private ? 'summary.private' : `summary.${status}`),
    data: {
      status,
      failure: failureIn(query.get(RESULT_PARAMETER)),
      hash,
      order: view,
      is_private,
      transfer: order && view?.paying_later === 'transfer' ? await transferOf(context, order, hash) : null,
      others: order ? await readOtherPayments(api, order, hash) : [],
      is_guest: cart.is_guest,
    },
  }
}

/** Whose own session opens the order needs no key in the address, where it would outlive a logout. */
function unlocked({ query, language }: LoadContext): PageRedirect {
  const { hash: _hash, ...others } = Object.fromEntries(query)
  return { redirect: { destination: pathFor('cart-summary', language, {}, others), status_code: 302 } }
}

async function instead(context: LoadContext): Promise<PageRedirect> {
  const state = await loadCart(context)
  if (state && isRedirect(state)) return state
  const facts = phaseFacts(state?.cart ?? null, state?.items ?? [])
  const destination = phaseInstead('summary', facts, context.language)
  if (!destination) throw new Error('Without an order there is no summary')
  return { redirect: { destination, status_code: 302 } }
}

function orderIdIn(text: string | null): number | null {
  return text === String(UNKNOWN_ORDER_ID) ? UNKNOWN_ORDER_ID : idIn(text)
}
