import { isRefusal } from '../api/request-error.ts'
import { refusedOf } from '../cart/batch-refusal.ts'
import { cartCookie } from '../cart/cart-cookie.ts'
import { heldCartId } from '../cart/held-cart.ts'
import { makeCart } from '../cart/read-cart.ts'
import { fastCheckout } from '../checkout/fast-checkout-endpoint.ts'
import { idIn } from '../id-in.ts'
import { type OwnAnswer, type OwnRequest, RESULT_PARAMETER } from '../own-request.ts'
import { pathFor } from '../route-match.ts'

export const ORDER_RESULTS = ['cancelled', 'not_cancelled', 'not_repeated'] as const
export type OrderResult = (typeof ORDER_RESULTS)[number]

export const orderEndpoints: Record<string, (asked: OwnRequest) => Promise<OwnAnswer>> = {
  '/api/order/cancel': cancelOrder,
  '/api/order/repeat': repeatOrder,
}

/** POST /api/order/cancel {order_id}: while nobody has begun to work on it. */
async function cancelOrder({ api, form, language }: OwnRequest): Promise<OwnAnswer> {
  const id = idIn(form.order_id)
  if (!id) return { location: pathFor('customer-my-orders', language), status: 404, body: null }
  const back = (result: OrderResult) =>
    pathFor('customer-order', language, { id }, { [RESULT_PARAMETER]: result })
  try {
    await api('POST /orders/{id}/cancel', { params: { id } })
    return { location: back('cancelled'), status: 200, body: null }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { location: back('not_cancelled'), status: 409, body: null }
  }
}

/**
 * POST /api/order/repeat {order_id, fast?}: the same goods into the cart, at the prices of today. With `fast` also
 * delivery, payment and address of the latest order, as far as that leads; unless something could not be had.
 */
async function repeatOrder(asked: OwnRequest): Promise<OwnAnswer> {
  const { api, form, language, secure } = asked
  const id = idIn(form.order_id)
  if (!id) return { location: pathFor('customer-my-orders', language), status: 404, body: null }
  const cart_id = (await heldCartId(asked, asked.cookies)) ?? (await makeCart(api)).cart.id
  const set_cookies = [cartCookie(cart_id, secure)]
  const not_repeated = pathFor('customer-order', language, { id }, { [RESULT_PARAMETER]: 'not_repeated' })
  try {
    const { items, _errors } = await api('POST /orders/{id}/repeat', {
      params: { id },
      query: {},
      body: { cart_id },
    })
    if (items.length === 0) return { location: not_repeated, status: 409, body: null, set_cookies }
    const is_whole = refusedOf(_errors, asked.log).length === 0
    if (form.fast && is_whole) return { ...(await fastCheckout(asked)), set_cookies }
    const result = is_whole ? 'repeated' : 'repeated_in_part'
    const location = pathFor('cart', language, {}, { [RESULT_PARAMETER]: result })
    return { location, status: 200, body: { location }, set_cookies }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { location: not_repeated, status: 409, body: null, set_cookies }
  }
}
