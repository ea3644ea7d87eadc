import { useCallback, useSyncExternalStore } from 'react'
import { useStorefront } from '../storefront-context.tsx'
import { browserCart } from './browser-cart.ts'
import { type CartView, viewOf } from './cart-view.ts'
import type { CartStore } from './cart-store.ts'

interface UsedCart {
  view: CartView
  /** A function: on the server there is no cart to hold. */
  store: () => CartStore
}

const UNKNOWN = viewOf(null, [], 'unknown')

/** The cart beside a page that knows nothing of it. */
export function useCart(): UsedCart {
  const { shop, translator } = useStorefront()
  const { language } = translator
  const { currency } = shop
  const store = useCallback(() => browserCart({ language, currency }), [language, currency])
  const subscribe = useCallback((tell: () => void) => store().subscribe(tell), [store])
  const view = useSyncExternalStore(
    subscribe,
    () => store().view(),
    () => UNKNOWN,
  )
  return { view, store }
}
