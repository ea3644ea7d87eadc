import { CART_MAX_AGE_S } from '../api/cart-age.ts'

/**
 * Tells this browser which cart is its own; null: none. Most of the shop's cookies are no business of scripts, so the one
 * that is gets written without what the others need: an id is digits and letters alone.
 */
export function writeCartId(id: string | null): void {
  const max_age = id === null ? 0 : CART_MAX_AGE_S
  const secure = isSecureContext ? '; Secure' : ''
  document.cookie = `cart_id=${id ?? ''}; Path=/; Max-Age=${max_age}${secure}; SameSite=Lax`
}
