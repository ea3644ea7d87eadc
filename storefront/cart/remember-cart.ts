import { CART_MAX_AGE_S } from '../api/cart-age.ts'

/**
 * Tells this browser which cart is its own; null: none, as forgottenCart says it. Most of the shop's cookies are no
 * business of scripts, so the one that is gets written without what the others need: an id is digits and letters alone.
 */
export function rememberCart(id: string | null): void {
  const secure = isSecureContext ? '; Secure' : ''
  document.cookie = `cart_id=${id ?? ''}; Path=/; Max-Age=${CART_MAX_AGE_S}${secure}; SameSite=Lax`
}
