import type { CreatedOrder } from '#contract/order.ts'
import { orderBody } from '#contract/order-form.ts'
import type { Api } from '../api/client.ts'
import { isRefusal } from '../api/request-error.ts'
import { isCartLost } from '../cart/read-cart.ts'

/** Nobody was shown such a total: a cart that is open after all is refused, never ordered. */
const NOTHING_SEEN = { taxed_total_price: -1, shipping_method_id: null, payment_method_id: null }

/**
 * The order that a cart has become: the first of two clicks has made it, or the answer about it was lost. Null: it has
 * become none. A failure says nothing about it, and must not part the shopper from their order.
 */
export async function orderOfCart(api: Api, cart_id: string): Promise<CreatedOrder | null> {
  return api('POST /orders', { body: orderBody(cart_id, { seen: NOTHING_SEEN }) }).catch((error: unknown) => {
    if (isRefusal(error)) return null
    throw error
  })
}

/**
 * The same for a customer, whose account holds a fresh cart from the order on: a browser that was not told of it still
 * names the former one.
 */
export async function orderOfFormerCart(
  api: Api,
  held_id: string | null,
  former_id: string | null,
): Promise<CreatedOrder | null> {
  if (former_id === null || former_id === held_id || (await isOpen(api, former_id))) return null
  return orderOfCart(api, former_id)
}

async function isOpen(api: Api, cart_id: string): Promise<boolean> {
  try {
    await api('GET /carts/{cart_id}', { params: { cart_id }, query: { only: ['id'] } })
    return true
  } catch (error) {
    // A session that has ended since asks as nobody.
    if (isCartLost(error, true)) return false
    throw error
  }
}
