import type { InterfaceLanguage } from '#contract/language.ts'
import { mayHoldCart, onCartAmount } from '../cart/cart-amount.ts'
import type { ShopData } from '../shop-data.ts'

interface Page {
  /** Null where the shop has live updates switched off. */
  realtime_key: string | null
  shop: ShopData
  language: InterfaceLanguage
}

const IDLE_WITHIN_MS = 5000

/** Once the page has nothing better to do, and only where there may be a cart, the cart comes alive. */
export function startLiveCart({ realtime_key, shop, language }: Page): () => void {
  if (realtime_key === null) return () => {}
  let cancel: (() => void) | null = null

  function start(key: string): void {
    if (cancel || !mayHoldCart()) return
    cancel = whenIdle(() => {
      // Without it the shop sells as well: a script that does not come is no failure to speak of.
      import('./live-cart.ts').then(
        (file) =>
          file.openLiveCart({ key, shop_id: shop.shop.id, page: { language, currency: shop.currency } }),
        () => {},
      )
    })
  }

  start(realtime_key)
  const stop = onCartAmount(() => start(realtime_key))
  return () => {
    stop()
    cancel?.()
  }
}

function whenIdle(work: () => void): () => void {
  // Not every browser can tell that it is idle.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_WITHIN_MS })
  return () => cancelIdleCallback(handle)
}
