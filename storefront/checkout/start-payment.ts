import type { CreatedOrder } from '#contract/order.ts'
import { isPaid, isToBePaidLater } from '#contract/order-flag.ts'
import { gatewayOf } from '#contract/payment-service.ts'
import { AbortedError, ApiError } from '../api/request-error.ts'
import type { OwnRequest } from '../own-request.ts'
import { returnAddress } from '../payment/payment-return.ts'
import { pathFor } from '../route-match.ts'
import { destinationOf } from '../ui/safe-url.ts'

/** Where an order leads: to its gateway when it is to be paid online, otherwise, or when that fails, to its summary. */
export async function startPayment(asked: OwnRequest, order: CreatedOrder): Promise<string> {
  const { language, me } = asked
  // A customer's own session opens it; the address must not, once they have logged out.
  const hash = me ? undefined : order.hash
  const summary = (failure?: string) =>
    pathFor('cart-summary', language, {}, { order_id: order.id, hash, result: failure })
  if (isPaid(order) || isToBePaidLater(order)) return summary()
  const gateway = order.payment && gatewayOf(order.payment.payment_service)
  if (!gateway) return summary()
  try {
    const url = await gatewayUrl(asked, order, gateway)
    const target = destinationOf(url, asked.origin)
    if (!target) return summary('go_pay_load_error')
    return target.kind === 'local' ? target.path : target.url
  } catch (error) {
    if (error instanceof AbortedError) throw error
    return summary(isReturnRefused(error) ? 'invalid_return_url' : 'go_pay_load_error')
  }
}

/** The platform lets nobody be sent to an address that is not the shop's. */
export function isReturnRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 422) return false
  return error.body?.errors?.some(({ field }) => field === 'return_url' || field === 'return_uri') ?? false
}

async function gatewayUrl(
  { api, origin, language }: OwnRequest,
  { id, hash }: CreatedOrder,
  gateway: 'gopay' | 'csob',
): Promise<string> {
  const query = { hash }
  const back = returnAddress(origin, language, { id, hash }, gateway)
  if (gateway === 'gopay') {
    const body = { order_id: id, payload: null, return_url: back }
    return (await api('POST /gopay-requests', { query, body })).gateUrl
  }
  const body = { order_id: id, return_uri: back, return_method: 'POST' as const }
  return (await api('POST /csob/payment', { query, body })).gatewayUri
}
