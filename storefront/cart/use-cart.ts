import { useCallback, useSyncExternalStore } from 'react'
import { useStorefront } from '../storefront-context.tsx'
import { browserCart } from './browser-cart.ts'
import { type CartView, viewOf } from './cart-view.ts'
import type { CartStore } from './cart-store.ts'

interface UsedCart {
  view: CartView
  /** A function: on the server there is no cart to hold. */
  cart: () => CartStore
}

const UNKNOWN = viewOf(null, [], 'unknown')

/** The cart beside a page that knows nothing of it. */
export function useCart(): UsedCart {
  const { shop, translator } = useStorefront()
  const { language } = translator
  const { currency } = shop
  const cart = useCallback(() => browserCart({ language, currency }), [language, currency])
  const subscribe = useCallback((tell: () => void) => cart().subscribe(tell), [cart])
  const view = useSyncExternalStore(
    subscribe,
    () => cart().view(),
    () => UNKNOWN,
  )
  return { view, cart }
}
