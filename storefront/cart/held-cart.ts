import type { OpenSession } from '../auth/session.ts'
import {
  cartCookie,
  cartIdIn,
  forgottenCart,
  forgottenOrderingCart,
  orderingCartCookie,
  orderingCartIn,
} from './cart-cookie.ts'

/** Which cart a request speaks of, and how another one takes its place in the browser. */
export interface HeldCart {
  id: () => Promise<string | null>
  /** The one that may have been ordered without a word to the browser. */
  former_id: string | null
  /** The browser has brought one, so it keeps them. */
  has_cookies: boolean
  hold: (cart_id: string) => void
  /** It is not there any more. */
  letGo: () => void
  /** Its order form is shown: where the answer to that is lost, it is asked about. */
  noteOrdering: (cart_id: string) => void
  is_guest: boolean
  /** The one country that its holder may have anything sent to. */
  only_country_id: number | null
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

/** What has become of a customer's cart is no question of the staff, and would be written down as its order. */
export const formerCartId = (me: Holder['me'], cookies: Map<string, string>): string | null =>
  me?.impersonated_by ? null : (orderingCartIn(cookies) ?? cartIdIn(cookies))

export function heldCart(
  session: Holder & { set_cookies: string[] },
  cookies: Map<string, string>,
  secure: boolean,
): HeldCart {
  return {
    id: () => heldCartId(session, cookies),
    former_id: formerCartId(session.me, cookies),
    has_cookies: cookies.size > 0,
    hold: (cart_id) => {
      session.set_cookies.push(cartCookie(cart_id, secure), forgottenOrderingCart(secure))
    },
    letGo: () => {
      session.set_cookies.push(forgottenCart(secure), forgottenOrderingCart(secure))
    },
    noteOrdering: (cart_id) => {
      session.set_cookies.push(orderingCartCookie(cart_id, secure))
    },
    is_guest: session.me === null,
    only_country_id: session.me?.customer?.restrict_to_country_id ?? null,
  }
}
