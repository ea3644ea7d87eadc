import { MAX_SEARCH_LENGTH } from '#contract/list.ts'
import { ApiError } from '../api/request-error.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { withLanguage } from '../route-match.ts'
import { type ListingData, loadListing } from './listing-data.ts'

export interface SearchData {
  query: string
  /** What the search took the query for, where a word of it is misspelt. */
  corrected: string | null
  /** Some of the finds lack a word. */
  is_partial: boolean
  listing: ListingData | null
  groups: { key: 'categories' | 'brands' | 'articles'; items: { id: number; name: string; url: string }[] }[]
}

export async function loadSearch(context: LoadContext): Promise<Loaded<SearchData>> {
  const { api, language, shop, translator } = context
  const { query_name } = shop.shop.route_settings.search[language]
  const query = (context.query.get(query_name) ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
  const title = query ? translator.t('search.results_for', { query }) : translator.t('search.heading')
  const breadcrumbs = [
    {
      name: translator.t('search.heading'),
      url: withLanguage(shop.shop.route_settings.search[language].path, language),
    },
  ]
  const head = { title, breadcrumbs, noindex: true }
  if (!query)
    return { ...head, data: { query, corrected: null, is_partial: false, listing: null, groups: [] } }
  const [found, listing] = await Promise.all([
    api('GET /search', { query: { q: query, limit: '8' } }).catch(nothingIfRefused),
    loadListing(context),
  ])
  const short = (items: { id: number; name: string; url: string }[] = []) =>
    items.map(({ id, name, url }) => ({ id, name, url }))
  const groups: SearchData['groups'] = [
    { key: 'categories', items: short(found?.categories.items) },
    { key: 'brands', items: short(found?.brands.items) },
    { key: 'articles', items: short(found?.articles.items) },
  ]
  return {
    ...head,
    data: {
      query,
      corrected: found?.corrected ?? null,
      is_partial: found?.is_partial ?? false,
      listing: listing.listing,
      groups: groups.filter((group) => group.items.length > 0),
    },
  }
}

/** Words no search can use find nothing; that is a page with help, not an error. */
function nothingIfRefused(error: unknown): null {
  if (error instanceof ApiError && error.status < 500 && error.status > 0) return null
  throw error
}
