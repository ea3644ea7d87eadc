import { useEffect, useSyncExternalStore } from 'react'
import type { BrowserPage } from '../api/browser-api.ts'
import { looksLikeCustomer } from '../api/session-mark.ts'
import { useStorefront } from '../storefront-context.tsx'

const NONE: ReadonlySet<number> = new Set()
const listeners = new Set<() => void>()
let listed = NONE
let is_asked = false
/** What was clicked since the list was last asked for: an answer on its way may not know of it. */
let clicked = new Map<number, boolean>()

function show(next: ReadonlySet<number>): void {
  listed = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Whether the product is on the customer's wish list. Not until that is known: the server draws all hearts empty. */
export function useFavorite(product_id: number): boolean {
  const { shop, translator } = useStorefront()
  const { language } = translator
  const { currency } = shop
  useEffect(() => {
    if (!is_asked) void loadFavorites({ language, currency })
    is_asked = true
  }, [language, currency])
  return useSyncExternalStore(
    subscribe,
    () => listed.has(product_id),
    () => false,
  )
}

export const isFavorite = (product_id: number) => listed.has(product_id)

export function markFavorite(product_id: number, is_favorite: boolean): void {
  clicked.set(product_id, is_favorite)
  show(withClicks(listed))
}

function withClicks(list: ReadonlySet<number>): ReadonlySet<number> {
  const next = new Set(list)
  for (const [product_id, is_favorite] of clicked)
    if (is_favorite) next.add(product_id)
    else next.delete(product_id)
  return next
}

/** Reads the wish list of whoever is logged in. */
export async function loadFavorites(page: BrowserPage): Promise<void> {
  const since = new Map<number, boolean>()
  clicked = since
  if (!looksLikeCustomer()) return show(NONE)
  try {
    const { readFavorites } = await import('./read-favorites.ts')
    const list = await readFavorites(page)
    if (clicked === since) show(withClicks(list))
  } catch {
    // Not knowing is no trouble: adding what is there already adds nothing.
  }
}
