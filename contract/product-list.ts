import * as z from 'zod/mini'
import { defineCalls, PathId } from './call.ts'
import { embedMany } from './embed.ts'
import { resource } from './list.ts'
import { Urls } from './meta.ts'
import { products } from './product.ts'

/** A list picked by the shop, such as "new" or "sale" on the homepage. */
export const ProductList = z.object({
  id: z.number(),
  /** The same in every language, so that a screen can ask for its list. */
  code: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  slug: z.string(),
  url: z.string(),
  position: z.number(),
})
export type ProductList = z.infer<typeof ProductList>

export const productLists = resource({
  name: 'product_list',
  entity: ProductList,
  embeds: { products: embedMany(products), urls: { schema: Urls } },
  filterable: { id: 'number', code: 'text', name: 'text', slug: 'text', position: 'number' },
  sortable: ['id', 'code', 'name', 'slug', 'position'],
  searchable: true,
})

export const productListCalls = defineCalls({
  'GET /product-lists': { summary: 'Lists lists picked by the shop', access: 'public', list: productLists },
  'GET /product-lists/{id}': {
    summary: 'Reads one list picked by the shop',
    access: 'public',
    params: z.object({ id: PathId }),
    one: productLists,
  },
})
