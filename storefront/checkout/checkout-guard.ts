import { useEffect } from 'react'
import { looksLikeCustomer, onSessionLost } from '../api/session-mark.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { isOrdering } from '../cart/ordering.ts'
import { refreshPage } from '../navigation/page-change.ts'
import { useStorefront } from '../storefront-context.tsx'
import { forcedPath } from './forced-phase.ts'
import { phaseFacts } from './phase.ts'

/** Leaves the phase when the cart no longer allows it: emptied in another tab, or ordered before going back here. */
export function useCheckoutGuard(): void {
  const { page, shop } = useStorefront()
  const { name, language } = page
  const { currency } = shop
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    let was_lost = false
    const unhear = onSessionLost(() => (was_lost = true))

    function guard(store: CartStore): void {
      const stop = store.subscribe(() => {
        const view = store.view()
        // The cart waits in the account, and what is typed beneath the dialog that asks for it.
        if (was_lost && !looksLikeCustomer()) return
        if (isOrdering() || view.status !== 'ready' || view.is_pending || view.items_failed) return
        const forced = forcedPath(name, phaseFacts(view.cart, view.items), language)
        // Within the page: what was said about the change, as of goods that are sold out, stands beside its outcome.
        if (forced) void refreshPage(forced).then((is_shown) => is_shown || location.replace(forced))
      })
      const onShow = (event: PageTransitionEvent) => {
        if (event.persisted) void store.refresh(true)
      }
      window.addEventListener('pageshow', onShow, { signal })
      signal.addEventListener('abort', stop)
      void store.refresh()
    }

    import('../cart/browser-cart.ts').then(
      ({ browserCart }) => void (signal.aborted || guard(browserCart({ language, currency }))),
      // Code that cannot be had leaves the watch to the server, which is asked with every step.
      () => {},
    )
    return () => {
      left.abort()
      unhear()
    }
  }, [name, language, currency])
}
