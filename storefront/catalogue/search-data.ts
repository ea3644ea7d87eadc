import { withLanguage } from '#contract/language.ts'
import { MAX_SEARCH_LENGTH } from '#contract/list.ts'
import { PRODUCT_CARD_EMBEDS } from '#contract/product.ts'
import { ApiError } from '../api/request-error.ts'
import { loadStaticText } from '../content/static-text.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { type Card, cardOf } from './card.ts'
import { type ListingData, loadListing } from './listing-data.ts'
import { queriesOfFirstPage } from './query-elsewhere.ts'

export interface SearchData {
  query: string
  /** What the search took the query for, where a word of it is misspelt. */
  corrected: string | null
  /** Some of the finds lack a word. */
  is_partial: boolean
  listing: ListingData | null
  /** What others like, where nothing was searched for or found. */
  popular: { name: string; url: string; products: Card[] } | null
  /** The shop's own help for then, as HTML. */
  help: string | null
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
  if (!query) {
    const popular = await loadPopular(api)
    return {
      ...head,
      data: { query, corrected: null, is_partial: false, listing: null, popular, help: null, groups: [] },
    }
  }
  const [found, listing] = await Promise.all([
    api('GET /search', { query: { q: query, limit: '20' } }).catch(nothingIfRefused),
    loadListing(context),
  ])
  const short = (items: { id: number; name: string; url: string }[] = []) =>
    items.map(({ id, name, url }) => ({ id, name, url }))
  const groups: SearchData['groups'] = [
    { key: 'categories', items: short(found?.categories.items) },
    { key: 'brands', items: short(found?.brands.items) },
    { key: 'articles', items: short(found?.articles.items) },
  ]
  const shown = groups.filter((group) => group.items.length > 0)
  const is_empty = listing.listing.pagination_data.items_count === 0 && shown.length === 0
  const [popular, help] = is_empty
    ? await Promise.all([loadPopular(api), loadStaticText(api, 'empty-search')])
    : [null, null]
  return {
    ...head,
    title: is_empty ? translator.t('search.empty', { query }) : title,
    alternate_queries: queriesOfFirstPage(listing.alternate_queries),
    known_query: [query_name, ...listing.known_query],
    data: {
      query,
      corrected: found?.corrected ?? null,
      is_partial: found?.is_partial ?? false,
      listing: listing.listing,
      popular,
      help,
      groups: shown,
    },
  }
}

const POPULAR = 4

/** The first of the shop's own lists. Help must not fail a page that has its answer. */
async function loadPopular(api: LoadContext['api']): Promise<SearchData['popular']> {
  try {
    const { items } = await api('GET /product-lists', {
      query: {
        sort: 'position',
        per_page: 1,
        embed: ['products', ...PRODUCT_CARD_EMBEDS.map((name) => `products.${name}` as const)],
      },
    })
    const list = items[0]
    return list
      ? { name: list.name, url: list.url, products: list.products.slice(0, POPULAR).map(cardOf) }
      : null
  } catch {
    return null
  }
}

/** Words no search can use find nothing; that is a page with help, not an error. */
function nothingIfRefused(error: unknown): null {
  if (error instanceof ApiError && error.status < 500 && error.status > 0) return null
  throw error
}
