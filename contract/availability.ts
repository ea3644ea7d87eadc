import * as z from 'zod/mini'
import { defineCalls, PathId } from './call.ts'
import { resource } from './list.ts'

export const ProductAvailability = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  note: z.nullable(z.string()),
  can_purchase: z.boolean(),
  /** A product gets this availability by itself when its stock runs out … */
  for_empty_stock: z.boolean(),
  /** … and this one when the stock is filled again. */
  for_refilled_stock: z.boolean(),
  in_catalog: z.boolean(),
  show_stock_states: z.boolean(),
  has_automatic_slug: z.boolean(),
})
export type ProductAvailability = z.infer<typeof ProductAvailability>

export const productAvailabilities = resource({
  name: 'product_availability',
  entity: ProductAvailability,
  embeds: {},
  filterable: {
    id: 'number',
    name: 'text',
    slug: 'text',
    can_purchase: 'boolean',
    for_empty_stock: 'boolean',
    for_refilled_stock: 'boolean',
    in_catalog: 'boolean',
    show_stock_states: 'boolean',
  },
  sortable: ['id', 'name', 'slug'],
  searchable: true,
})

export const availabilityCalls = defineCalls({
  'GET /product-availabilities': {
    summary: 'Lists the availabilities a product may have',
    access: 'public',
    list: productAvailabilities,
  },
  'GET /product-availabilities/{id}': {
    summary: 'Reads one availability',
    access: 'public',
    params: z.object({ id: PathId }),
    one: productAvailabilities,
  },
})
