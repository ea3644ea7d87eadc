import type { Banner } from '#contract/banner.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { type MenuItem, menuItem } from '../shop-data.ts'
import { type ListingData, loadListing } from './listing-data.ts'

export interface CategoryData {
  name: string
  description: string | null
  children: MenuItem[]
  banner: Banner | null
  listing: ListingData
}

export async function loadCategory(context: LoadContext): Promise<Loaded<CategoryData>> {
  const id = context.descriptor?.model_id ?? 0
  const [category, children, { listing, ...head }] = await Promise.all([
    context.api('GET /categories/{id}', { params: { id }, query: { embed: ['banners'] } }),
    context.api('GET /categories', {
      query: {
        filters: [{ field: 'parent_id', operator: 'eq', value: id }],
        sort: 'position',
        paginate: false,
      },
    }),
    loadListing(context),
  ])
  return {
    ...head,
    data: {
      name: category.name,
      description: category.description,
      children: children.items.map((child) => menuItem(child)),
      banner: category.banners[0] ?? null,
      listing,
    },
  }
}
