import { clearCookie, setCookie } from '../api/cookie.ts'

const CART_ID = /^[0-9a-f]{32}$/

/** The id of the visitor's cart. Whoever knows it holds a guest's cart, so anything else is as good as none. */
export function cartIdIn(cookies: ReadonlyMap<string, string>): string | null {
  const id = cookies.get('cart_id') ?? ''
  return CART_ID.test(id) ? id : null
}

/** Readable by scripts: they name the cart in the path of every call. */
export function cartCookie(id: string, secure: boolean): string {
  return setCookie('cart_id', id, { secure })
}

export function forgottenCart(secure: boolean): string {
  return clearCookie('cart_id', { secure })
}
