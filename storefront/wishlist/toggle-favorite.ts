import type { InterfaceLanguage } from '#contract/language.ts'
import { openAuth } from '../auth/open-auth.ts'
import type { Translator } from '../i18n/translator.ts'
import { pagesChanged, refreshPage } from '../navigation/page-change.ts'
import { matchRoute } from '../route-match.ts'
import { notify, notifyWith } from '../ui/notify.ts'
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

/** The heart on a card has no room for words beside it: they come as a toast. */
export async function toggleHeart(
  product_id: number,
  language: InterfaceLanguage,
  t: Translator['t'],
): Promise<void> {
  const toggled = await toggleFavorite(product_id, language)
  if (toggled === 'added') notifyWith({ type: 'success', body: t('product.favorite_added') })
  if (toggled === 'failed') notify('failed_to_create_product_list')
  // On the wish list itself the card goes with its heart.
  const is_list = matchRoute(location.pathname)?.name === 'customer-favorite-products'
  if (toggled === 'removed' && is_list) await refreshPage(location.pathname + location.search)
}
