import type { Api } from '../api/client.ts'
import type { LoadContext } from '../load-context.ts'
import type { HeldCart } from './held-cart.ts'
import { type CartState, isCartLost, makeCart, readCart } from './read-cart.ts'

/** The visitor's cart for a page. Null: there is none yet, it is made with the first thing that is put in. */
export async function loadCart(
  { api, cart }: Pick<LoadContext, 'api' | 'cart'>,
  with_gifts = false,
): Promise<CartState | null> {
  const cart_id = await cart.id()
  if (!cart_id) return null
  try {
    return await readCart(api, cart_id, with_gifts)
  } catch (error) {
    if (!isCartLost(error, cart.is_guest)) throw error
    return newCart(api, cart)
  }
}

async function newCart(api: Api, cart: HeldCart): Promise<CartState> {
  const made = await makeCart(api)
  cart.hold(made.cart.id)
  return made
}
