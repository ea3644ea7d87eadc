import * as z from 'zod/mini'
import { banners } from './banner.ts'
import { defineCalls, PathId } from './call.ts'
import { embedMany } from './embed.ts'
import { Image } from './image.ts'
import { listAnswer, resource } from './list.ts'
import { metaFields, Urls } from './meta.ts'
import { ProductSafety } from './safety.ts'

export const Brand = z.object({
  id: z.number(),
  name: z.string(),
  short_description: z.nullable(z.string()),
  description: z.nullable(z.string()),
  images: z.array(Image),
  slug: z.string(),
  url: z.string(),
  is_active: z.boolean(),
  parent_id: z.nullable(z.number()),
  ...metaFields,
})
export type Brand = z.infer<typeof Brand>

export const brands = resource({
  name: 'brand',
  entity: Brand,
  embeds: {
    urls: { schema: Urls },
    banners: embedMany(banners),
    /** Stands for every product of the brand that has no safety data of its own. */
    safety: { schema: z.nullable(ProductSafety) },
    products_count: { schema: z.number() },
  },
  filterable: { id: 'number', name: 'text', slug: 'text', parent_id: 'number', is_active: 'boolean' },
  sortable: ['id', 'name', 'slug'],
  searchable: true,
})

export type BrandNode = Brand & { children: BrandNode[] }
export const BrandNode: z.ZodMiniType<BrandNode> = z.object({
  ...Brand.shape,
  children: z.array(z.lazy(() => BrandNode)),
})

export const brandCalls = defineCalls({
  'GET /brands': { summary: 'Lists active brands', access: 'public', list: brands },
  'GET /brands/tree': {
    summary: 'Reads all active brands as a tree',
    access: 'public',
    answer: listAnswer(BrandNode),
  },
  'GET /brands/{id}': {
    summary: 'Reads one brand',
    access: 'public',
    params: z.object({ id: PathId }),
    one: brands,
  },
})
