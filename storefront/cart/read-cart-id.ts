/** Digits and letters alone, so a cookie holds it as it is. */
export const CART_ID = /^[0-9a-f]{32}$/

/** The cart of this browser, as its document knows it. A page that only asks need not know how cookies are written. */
export function readCartId(): string | null {
  const id = /(?:^|; )cart_id=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  return CART_ID.test(id) ? id : null
}
