import type { Urls } from '#contract/meta.ts'
import { LISTING_PARAMETERS, type ProductFilters } from '#contract/product-filter.ts'
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
  const { query } = context
  const answer = await readListing(context)
  const { items, filters, pagination_data, sort_options } = answer
  const { page } = pagination_data
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

/** Behind the last page stands the last page, as lastIfBehind has it: with other prices there may be fewer. */
export async function readListing({
  api,
  path,
  query,
}: Pick<LoadContext, 'api' | 'path' | 'query'>): Promise<ProductFilters> {
  // A parameter given twice counts once, by its first value; what no listing could mean is not even asked.
  const own = Object.fromEntries([...query].filter(isReadable).toReversed())
  const read = (wanted: Record<string, string>) =>
    api('GET /product-filters', { query: { ...wanted, path: decodeURIComponent(path) } })
  const asked = await read(own)
  const { page, pages } = asked.pagination_data
  const last = Math.max(pages, 1)
  if (page <= last) return asked
  const { from, to, ...others } = own
  const to_last = from && to ? { from: String(Math.min(Number(from), last)), to: String(last) } : {}
  return read({ ...others, page: String(last), ...to_last })
}

const MAX_NAME_LENGTH = 80
const MAX_VALUE_LENGTH = 1000

function isReadable([name, value]: [string, string]): boolean {
  const short = name.length <= MAX_NAME_LENGTH && value.length <= MAX_VALUE_LENGTH
  return short && name !== 'path' && !value.includes('\0') && value.isWellFormed()
}
