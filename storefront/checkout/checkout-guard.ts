import { useEffect } from 'react'
import { browserApi } from '../api/browser-api.ts'
import { rememberedCart } from '../cart/cart-cookie.ts'
import { isCartLost, readCart } from '../cart/read-cart.ts'
import { onPagesChanged } from '../navigation/page-change.ts'
import { useStorefront } from '../storefront-context.tsx'
import { forcedPath } from './forced-phase.ts'
import { phaseFacts } from './phase.ts'

let is_ordering = false

/** An order empties the cart it was made from; whoever sends one is not to be thrown out for that. */
export function setOrdering(now: boolean): void {
  is_ordering = now
}

/** Leaves the phase when the cart no longer allows it: emptied in another tab, or ordered before going back here. */
export function useCheckoutGuard(): void {
  const { page, shop } = useStorefront()
  const { name, language } = page
  const { currency } = shop
  useEffect(() => {
    async function check(): Promise<void> {
      const cart_id = rememberedCart()
      if (!cart_id || document.visibilityState !== 'visible' || is_ordering) return
      try {
        const state = await readCart(browserApi({ language, currency }), cart_id).catch((error: unknown) => {
          if (isCartLost(error)) return null
          throw error
        })
        if (state?.items_failed || is_ordering) return
        const forced = forcedPath(name, phaseFacts(state?.cart ?? null, state?.items ?? []), language)
        if (forced) location.replace(forced)
      } catch {
        // A platform that does not answer now has not said that anything is missing.
      }
    }
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void check()
    }
    document.addEventListener('visibilitychange', check)
    window.addEventListener('pageshow', onShow)
    const forget = onPagesChanged(() => void check())
    return () => {
      document.removeEventListener('visibilitychange', check)
      window.removeEventListener('pageshow', onShow)
      forget()
    }
  }, [name, language, currency])
}
