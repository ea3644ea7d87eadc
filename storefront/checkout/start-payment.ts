import type { CreatedOrder } from '#contract/order.ts'
import { isPaid, isToBePaidLater } from '#contract/order-flag.ts'
import { gatewayOf } from '#contract/payment.ts'
import { AbortedError } from '../api/request-error.ts'
import type { OwnRequest } from '../own-request.ts'
import { pathFor } from '../route-match.ts'
import { destinationOf } from '../ui/safe-url.ts'

/** Where an order leads: to its gateway when it is to be paid online, otherwise, or when that fails, to its summary. */
export async function startPayment(asked: OwnRequest, order: CreatedOrder): Promise<string> {
  const { language } = asked
  const summary = (failure?: string) =>
    pathFor('cart-summary', language, {}, { order_id: order.id, hash: order.hash, result: failure })
  if (isPaid(order) || isToBePaidLater(order)) return summary()
  const gateway = order.payment && gatewayOf(order.payment.payment_service)
  if (!gateway) return summary()
  try {
    const url = await gatewayUrl(asked, order, gateway)
    const target = destinationOf(url, asked.origin)
    if (!target) return summary('go_pay_load_error')
    // A form may only lead to this origin; the way to another one is a link on the summary.
    if (target.kind === 'local') return target.path
    return asked.form.live ? target.url : summary()
  } catch (error) {
    if (error instanceof AbortedError) throw error
    return summary('go_pay_load_error')
  }
}

async function gatewayUrl(
  { api, origin }: OwnRequest,
  { id, hash }: CreatedOrder,
  gateway: 'gopay' | 'csob',
): Promise<string> {
  const query = { hash }
  const back = `${origin}/api/payment-return/${gateway}`
  if (gateway === 'gopay') {
    const body = { order_id: id, payload: null, return_url: back }
    return (await api('POST /gopay-requests', { query, body })).gateUrl
  }
  const body = { order_id: id, return_uri: back, return_method: 'POST' as const }
  return (await api('POST /csob/payment', { query, body })).gatewayUri
}
