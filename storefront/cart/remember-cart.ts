import { CART_ID_COOKIE, serializeCookie } from '../api/cookie-text.ts'

/** Tells this browser which cart is its own; null: none. Most of the shop's cookies are no business of scripts. */
export function rememberCart(id: string | null): void {
  const { max_age, ...rest } = CART_ID_COOKIE
  document.cookie = serializeCookie('cart_id', id ?? '', {
    ...rest,
    max_age: id === null ? 0 : max_age,
    secure: isSecureContext,
  })
}
