import type { Banner } from '#contract/banner.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { type MenuItem, menuItem } from '../shop-data.ts'
import { type ListingData, loadListing } from './listing-data.ts'

export interface BrandData {
  name: string
  short_description: string | null
  description: string | null
  logo: string | null
  children: MenuItem[]
  banner: Banner | null
  listing: ListingData
}

export async function loadBrand(context: LoadContext): Promise<Loaded<BrandData>> {
  const id = context.descriptor?.model_id ?? 0
  const [brand, children, { listing, ...head }] = await Promise.all([
    context.api('GET /brands/{id}', { params: { id }, query: { embed: ['banners'] } }),
    context.api('GET /brands', {
      query: { filters: [{ field: 'parent_id', operator: 'eq', value: id }], sort: 'name', paginate: false },
    }),
    loadListing(context),
  ])
  return {
    ...head,
    data: {
      name: brand.name,
      short_description: brand.short_description,
      description: brand.description,
      logo: brand.images[0]?.sizes['320'] ?? null,
      children: children.items.map((child) => menuItem(child)),
      banner: brand.banners[0] ?? null,
      listing,
    },
  }
}
