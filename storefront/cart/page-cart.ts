import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useStorefront } from '../storefront-context.tsx'
import { type CartView, viewOf } from './cart-pending.ts'
import type { CartStore } from './cart-store.ts'
import type { CartState } from './read-cart.ts'

/** The store of the browser; its code comes once the page stands. */
export type LaterCart = () => Promise<CartStore>

interface PageCart {
  view: CartView
  cart: LaterCart
  is_busy: () => boolean
}

const NEVER = () => () => {}

/** The cart of a page that the server has read it for: drawn from its data first, alive from then on. */
export function usePageCart(state: CartState | null): PageCart {
  const { shop, translator } = useStorefront()
  const { language } = translator
  const { currency } = shop
  const [live, setLive] = useState<CartStore | null>(null)
  const cart = useCallback(
    () => import('./browser-cart.ts').then(({ browserCart }) => browserCart({ language, currency })),
    [language, currency],
  )
  useEffect(() => {
    let is_shown = true
    cart().then(
      (store) => {
        if (!is_shown) return
        store.seed(state)
        setLive(store)
      },
      // Code that cannot be had leaves the page as it is; its forms are sent by the browser.
      () => {},
    )
    return () => {
      is_shown = false
    }
  }, [cart, state])
  const drawn = useMemo(() => viewOf(state), [state])
  const view = useSyncExternalStore(
    live?.subscribe ?? NEVER,
    () => live?.view() ?? drawn,
    () => drawn,
  )
  return { view: view.status === 'unknown' ? drawn : view, cart, is_busy: () => live?.isBusy() ?? false }
}
