import type { Urls } from '#contract/meta.ts'
import { LISTING_PARAMETERS, type ProductFilters } from '#contract/product-filter.ts'
import { ApiError } from '../api/request-error.ts'
import type { LoadContext } from '../load-context.ts'
import { type Card, cardOf } from './card.ts'
import { queriesElsewhere } from './query-elsewhere.ts'

export type ListingData = Omit<
  ProductFilters,
  'items' | 'products_in_package' | 'product_ids_url_template' | 'alternate_queries'
> & {
  products: Card[]
}

export interface LoadedListing {
  listing: ListingData
  /** Only the page number makes an address of its own; a filtered or sorted listing is for people, not for indexes. */
  canonical_query: string
  alternate_queries: Urls
  known_query: readonly string[]
  noindex: boolean
}

export async function loadListing(context: LoadContext): Promise<LoadedListing> {
  const { api, path, query } = context
  // A parameter given twice counts once, by its first value; what no listing could mean is not even asked.
  const own = Object.fromEntries([...query].filter(isReadable).toReversed())
  const answer = await api('GET /product-filters', { query: { ...own, path: decodeURIComponent(path) } })
  const { items, filters, pagination_data, sort_options } = answer
  const { page, pages } = pagination_data
  if (page > Math.max(pages, 1)) throw new ApiError(404, null)
  const chosen = filters.some((filter) => 'items' in filter && filter.items.some((item) => item.is_selected))
  const narrowed = LISTING_PARAMETERS.some((name) => name !== 'page' && query.has(name))
  return {
    listing: { products: items.map(cardOf), filters, pagination_data, sort_options },
    canonical_query: page > 1 && !query.has('to') ? `page=${page}` : '',
    alternate_queries: await queriesElsewhere(context, answer.alternate_queries),
    known_query: [
      ...LISTING_PARAMETERS,
      ...filters.flatMap((filter) => ('code' in filter ? [filter.code] : [])),
    ],
    noindex: chosen || narrowed,
  }
}

const MAX_NAME_LENGTH = 80
const MAX_VALUE_LENGTH = 1000

export function isReadable([name, value]: [string, string]): boolean {
  const short = name.length <= MAX_NAME_LENGTH && value.length <= MAX_VALUE_LENGTH
  return short && name !== 'path' && !value.includes('\0') && value.isWellFormed()
}
