import type { LoadContext, Loaded } from '../load-context.ts'
import { ApiError } from '../api/request-error.ts'
import { collectionHead } from './collection-head.ts'
import { type ListingData, loadListing } from './listing-data.ts'

export interface ProductListData {
  name: string
  description: string | null
  /** The other lists of the shop. */
  others: { id: number; name: string; url: string }[]
  listing: ListingData
}

/** A list picked by the shop: its own words, then products with filters like in a category. */
export async function loadProductList(context: LoadContext): Promise<Loaded<ProductListData>> {
  const [{ items }, { listing, ...head }] = await Promise.all([
    context.api('GET /product-lists', { query: { sort: 'position', paginate: false, embed: ['urls'] } }),
    loadListing(context),
  ])
  const slug = decodeURIComponent(context.params.slug ?? '')
  const list = items.find((one) => one.slug === slug)
  if (!list) throw new ApiError(404, null)
  const { name, url, description, urls } = list
  return {
    ...head,
    title: name,
    ...collectionHead(context, { name, description, items: listing.products }),
    breadcrumbs: [{ name, url }],
    alternate_urls: urls,
    data: {
      name,
      description,
      others: items
        .filter((one) => one.id !== list.id)
        .map((one) => ({ id: one.id, name: one.name, url: one.url })),
      listing,
    },
  }
}
