import type { Api } from '../api/client.ts'
import type { OpenSession } from '../auth/session.ts'
import type { LoadContext } from '../load-context.ts'
import { cartCookie, cartIdIn } from './cart-cookie.ts'
import { type CartState, isCartLost, makeCart, readCart } from './read-cart.ts'

/** Which cart a request speaks of, and how another one takes its place in the browser. */
export interface HeldCart {
  id: () => Promise<string | null>
  hold: (cart_id: string) => void
  is_guest: boolean
}

type Holder = Pick<OpenSession, 'api' | 'me'>

/** A guest's cart is that of the cookie, a customer's the latest one of the account. */
export async function heldCartId({ api, me }: Holder, cookies: Map<string, string>): Promise<string | null> {
  const own = cartIdIn(cookies)
  if (!me) return own
  const { latest_cart_id } = await api('GET /auth/me', {
    query: { only: ['is_guest'], embed: ['latest_cart_id'] },
  })
  // Staff brings no cart of its own to the customer it acts for.
  return latest_cart_id ?? (me.impersonated_by ? null : own)
}

export function heldCart(
  session: Holder & { set_cookies: string[] },
  cookies: Map<string, string>,
  secure: boolean,
): HeldCart {
  return {
    id: () => heldCartId(session, cookies),
    hold: (cart_id) => session.set_cookies.push(cartCookie(cart_id, secure)),
    is_guest: session.me === null,
  }
}

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
