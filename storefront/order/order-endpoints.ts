import { ApiError, RefusedUrlError } from '../api/request-error.ts'
import { type OwnAnswer, type OwnRequest, RESULT_PARAMETER } from '../own-request.ts'
import { pathFor } from '../route-match.ts'

export const ORDER_RESULTS = ['cancelled', 'not_cancelled'] as const
export type OrderResult = (typeof ORDER_RESULTS)[number]

export const orderEndpoints: Record<string, (asked: OwnRequest) => Promise<OwnAnswer>> = {
  '/api/order/cancel': cancelOrder,
}

/** POST /api/order/cancel {order_id}: while nobody has begun to work on it. */
async function cancelOrder({ api, form, language }: OwnRequest): Promise<OwnAnswer> {
  const id = /^[1-9]\d{0,9}$/.exec(form.order_id ?? '')?.[0]
  if (!id) return { location: pathFor('customer-my-orders', language), status: 404, body: null }
  const back = (result: OrderResult) =>
    pathFor('customer-order', language, { id }, { [RESULT_PARAMETER]: result })
  try {
    await api('POST /orders/{id}/cancel', { params: { id } })
    return { location: back('cancelled'), status: 200, body: null }
  } catch (error) {
    const is_refused =
      error instanceof RefusedUrlError ||
      (error instanceof ApiError && error.status >= 400 && error.status < 500)
    if (!is_refused) throw error
    return { location: back('not_cancelled'), status: 409, body: null }
  }
}
