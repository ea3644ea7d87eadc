import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useStorefront } from '../storefront-context.tsx'
import { type CartView, viewOf } from './cart-view.ts'
import type { CartStore } from './cart-store.ts'
import type { CartRead } from './read-cart.ts'

/** The store of the browser; its code comes once the page stands. */
export type LaterStore = () => Promise<CartStore>

interface PageCart {
  view: CartView
  laterStore: LaterStore
  is_busy: () => boolean
}

const NEVER = () => () => {}

let code: Promise<typeof import('./browser-cart.ts')> | null = null

/** One for all who wait: browsers do not promise that files asked for twice come in that order, and clicks keep theirs. */
function cartCode(): NonNullable<typeof code> {
  code ??= import('./browser-cart.ts').catch((error: unknown) => {
    code = null
    throw error
  })
  return code
}

/** The cart of a page that the server has read it for: drawn from its data first, alive from then on. */
export function usePageCart(state: CartRead | null): PageCart {
  const { shop, translator } = useStorefront()
  const { language } = translator
  const { currency } = shop
  const [live, setLive] = useState<CartStore | null>(null)
  const held = useRef<CartStore | null>(null)
  /** Before the code has come, what was asked for waits with it. */
  const is_asked = useRef(false)
  const load = useCallback(async () => {
    const { browserCart } = await cartCode()
    const store = browserCart({ language, currency })
    // Not only while the page stands: what was asked for on it is done even if it has been left since.
    if (store.view().status === 'unknown') store.seed(state)
    held.current = store
    return store
  }, [language, currency, state])
  const laterStore = useCallback(() => {
    is_asked.current = true
    return load()
  }, [load])
  useEffect(() => {
    let is_shown = true
    load().then(
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
  }, [load, state])
  const drawn = useMemo(() => viewOf(state), [state])
  const view = useSyncExternalStore(
    live?.subscribe ?? NEVER,
    () => live?.view() ?? drawn,
    () => drawn,
  )
  return {
    view: view.status === 'unknown' ? drawn : view,
    laterStore,
    is_busy: () => held.current?.isBusy() ?? is_asked.current,
  }
}
