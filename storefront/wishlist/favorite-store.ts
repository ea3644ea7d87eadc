import { useEffect, useSyncExternalStore } from 'react'
import type { BrowserPage } from '../api/browser-api.ts'
import { looksLikeCustomer } from '../api/session-mark.ts'
import { useStorefront } from '../storefront-context.tsx'

const NONE: ReadonlySet<number> = new Set()
const listeners = new Set<() => void>()
let listed = NONE
let is_asked = false

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
  const next = new Set(listed)
  if (is_favorite) next.add(product_id)
  else next.delete(product_id)
  show(next)
}

/** Reads the wish list of whoever is logged in. */
export async function loadFavorites(page: BrowserPage): Promise<void> {
  if (!looksLikeCustomer()) return show(NONE)
  try {
    const { readFavorites } = await import('./read-favorites.ts')
    show(await readFavorites(page))
  } catch {
    // Not knowing is no trouble: adding what is there already adds nothing.
  }
}
