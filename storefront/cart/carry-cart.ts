import type { Api } from '../api/client.ts'
import type { Notes } from '../own-request.ts'
import { refusedOf } from './batch-refusal.ts'
import { cartCookie, cartIdIn } from './cart-cookie.ts'
import { isCartLost } from './read-cart.ts'

interface Visitor {
  api: Api
  cookies: ReadonlyMap<string, string>
  secure: boolean
  log: Notes
}

export interface CarriedCart {
  set_cookies: string[]
  /** Something of the visitor's cart did not come along. */
  has_failed: boolean
}

/**
 * At login the items of the visitor's cart go into the customer's. A transfer empties its source, so it happens
 * once however often it is asked for. Staff that acts as a customer does not come this way.
 */
export async function carryCart({ api, cookies, secure, log }: Visitor): Promise<CarriedCart> {
  const source_cart_id = cartIdIn(cookies)
  try {
    const latest_cart_id = await latestCart(api)
    const keep = (cart_id: string) => [cartCookie(cart_id, secure)]
    if (!source_cart_id || source_cart_id === latest_cart_id) {
      return { set_cookies: latest_cart_id ? keep(latest_cart_id) : [], has_failed: false }
    }
    const cart_id = latest_cart_id ?? (await api('POST /carts', { query: { only: ['id'] } })).id
    const { _errors } = await transfer(api, cart_id, source_cart_id)
    // Of several tabs that log in at once, each has made a cart: all of them keep the one that got the items.
    const kept_id = latest_cart_id ?? (await latestCart(api)) ?? cart_id
    return { set_cookies: keep(kept_id), has_failed: refusedOf(_errors, log).length > 0 }
  } catch {
    // Nobody is kept from logging in by a cart, and the visitor's own stays where it is.
    return { set_cookies: [], has_failed: source_cart_id !== null }
  }
}

async function latestCart(api: Api): Promise<string | null> {
  const query = { only: ['is_guest'], embed: ['latest_cart_id'] } as const
  return (await api('GET /auth/me', { query })).latest_cart_id
}

/** A visitor's cart that is gone or somebody else's has nothing to bring. */
async function transfer(api: Api, cart_id: string, source_cart_id: string) {
  try {
    return await api('POST /carts/{cart_id}/transfer-items', {
      params: { cart_id },
      body: { source_cart_id },
    })
  } catch (error) {
    if (isCartLost(error)) return { _errors: {} }
    throw error
  }
}
