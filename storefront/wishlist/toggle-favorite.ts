import type { InterfaceLanguage } from '#contract/language.ts'
import { openAuth } from '../auth/open-auth.ts'
import { pagesChanged } from '../navigation/page-change.ts'
import { isFavorite, markFavorite } from './favorite-store.ts'

/** What became of a click on a heart. `login`: the visitor is asked to log in, and then it is added. */
export type Toggled = 'added' | 'removed' | 'login' | 'failed'

export async function toggleFavorite(product_id: number, language: InterfaceLanguage): Promise<Toggled> {
  const is_added = !isFavorite(product_id)
  try {
    const response = await fetch('/api/favorites', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        language,
        product_id: String(product_id),
        action: is_added ? 'add' : 'remove',
        return_to: location.pathname + location.search,
      }),
    })
    if (response.status === 401) {
      openAuth({ reason: 'must_be_logged_in_to_create_product_list' })
      return 'login'
    }
    if (!response.ok) return 'failed'
  } catch {
    return 'failed'
  }
  markFavorite(product_id, is_added)
  pagesChanged()
  return is_added ? 'added' : 'removed'
}
