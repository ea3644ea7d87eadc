import type { CreatedOrder } from '#contract/order.ts'
import { orderOfCart, orderOfFormerCart } from '../checkout/ordered-cart.ts'
import type { LoadContext } from '../load-context.ts'
import type { PageRedirect } from '../page.ts'
import { pathFor } from '../route-match.ts'
import { type CartRead, isCartLost, readCart } from './read-cart.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The visitor's cart for a page. Null: there is none yet, or none any more; it is made with the first thing that is put
 * in, and never by looking. Whoever was not told that theirs has been ordered is led to that order.
 */
export async function loadCart(
  { api, cart, language, now }: Pick<LoadContext, 'api' | 'cart' | 'language' | 'now'>,
  with_gifts = false,
): Promise<CartRead | PageRedirect | null> {
  const cart_id = await cart.id()
  try {
    const state = cart_id === null ? null : await readCart(api, cart_id, with_gifts)
    if (state && (state.items.length > 0 || state.items_failed)) return state
    const order = await orderOfFormerCart(api, cart_id, cart.former_id)
    if (!order) return state
    if (cart_id === null) cart.letGo()
    else cart.hold(cart_id)
    return isRecent(order, now) ? summaryOf(order) : state
  } catch (error) {
    if (cart_id === null || !isCartLost(error, cart.is_guest)) throw error
    const order = await orderOfCart(api, cart_id)
    cart.letGo()
    return order && summaryOf(order)
  }

  function summaryOf({ id, hash }: CreatedOrder): PageRedirect {
    // Whoever has logged in since needs the key; the summary takes it out of the address of whoever does not.
    const destination = pathFor('cart-summary', language, {}, { order_id: id, hash })
    return { redirect: { destination, status_code: 302 } }
  }
}

/** A customer may have ordered it on another device, and knows of it by another day. */
const isRecent = ({ created_at }: CreatedOrder, now: Date) => now.getTime() - Date.parse(created_at) < DAY_MS
