import * as z from 'zod/mini'
import { defineCalls, PathId } from './call.ts'
import { embedOne } from './embed.ts'
import { resource } from './list.ts'
import { products } from './product.ts'

export const RELATIONS = {
  alternative: 0,
  related: 1,
  random_same_category: 2,
  random_same_default_category: 3,
  gift: 4,
} as const
export type Relation = (typeof RELATIONS)[keyof typeof RELATIONS]

export const RelatedProduct = z.object({
  /** Where products are drawn at random it tells the lines of one answer apart, no more. */
  id: z.number(),
  product_id: z.number(),
  related_product_id: z.number(),
  relation: z.literal(Object.values(RELATIONS)),
  position: z.number(),
})
export type RelatedProduct = z.infer<typeof RelatedProduct>

export const relatedProducts = resource({
  name: 'related_product',
  entity: RelatedProduct,
  embeds: { related_product: embedOne(products) },
  filterable: { id: 'number', related_product_id: 'number', relation: 'number', position: 'number' },
  sortable: ['id', 'relation', 'position'],
  searchable: true,
})

export const relatedCalls = defineCalls({
  'GET /products/{product_id}/related-products': {
    summary: 'Lists products related to a product, by relation',
    access: 'public',
    params: z.object({ product_id: PathId }),
    list: relatedProducts,
  },
})
