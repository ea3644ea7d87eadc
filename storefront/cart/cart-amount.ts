import { useSyncExternalStore } from 'react'
import { browserCookie } from '../api/browser-cookie.ts'
import { looksLikeCustomer } from '../api/session-mark.ts'

const listeners = new Set<() => void>()
let amount = 0

/** Every page is the same for everyone, so the cart is asked about afterwards, and only where there may be one. */
export const mayHoldCart = () => browserCookie('cart_id') !== '' || looksLikeCustomer()

/** How many pieces the cart of this browser holds, as far as it is known: all of the cart that every page carries. */
export function setCartAmount(next: number): void {
  amount = next
  for (const listener of listeners) listener()
}

export function onCartAmount(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Nothing until the page has taken over: the server draws it the same for everyone. */
export function useCartAmount(): number {
  return useSyncExternalStore(
    onCartAmount,
    () => amount,
    () => 0,
  )
}
