import { clearCookie, setCookie } from '../api/cookie.ts'
import { CART_ID } from './read-cart-id.ts'

type Cookies = ReadonlyMap<string, string>

/** The id of the visitor's cart. Whoever knows it holds a guest's cart, so anything else is as good as none. */
export const cartIdIn = (cookies: Cookies): string | null => idIn(cookies, 'cart_id')

/** The cart whose order form was shown last. Another tab may have made a new one since, without a word of an order. */
export const orderingCartIn = (cookies: Cookies): string | null => idIn(cookies, 'ordering_cart')

function idIn(cookies: Cookies, name: 'cart_id' | 'ordering_cart'): string | null {
  const id = cookies.get(name) ?? ''
  return CART_ID.test(id) ? id : null
}

/** Readable by scripts: they name the cart in the path of every call. */
export function cartCookie(id: string, secure: boolean): string {
  return setCookie('cart_id', id, { secure })
}

export function orderingCartCookie(id: string, secure: boolean): string {
  return setCookie('ordering_cart', id, { secure })
}

export function forgottenOrderingCart(secure: boolean): string {
  return clearCookie('ordering_cart', { secure })
}

export function forgottenCart(secure: boolean): string {
  return clearCookie('cart_id', { secure })
}
