import * as z from 'zod/mini'
import { productAvailabilities } from './availability.ts'
import { defineCalls, PathId } from './call.ts'
import { embedNullable } from './embed.ts'
import { goodsFields, goodsFilters, stockFilters } from './goods.ts'
import { resource } from './list.ts'
import { CurrencyPrices, priceEmbeds } from './price.ts'
import { Tag } from './tag.ts'

/** How far a product may be paid with credits of a customer account. */
export const CustomerAccountProduct = z.object({
  customer_account_id: z.number(),
  can_use_credits: z.boolean(),
  /** Credits may be used from a value of the order on that is worth so many of them: the same in every currency. */
  amount_from_order: z.nullable(z.number()),
  product_variation_id: z.nullable(z.number()),
})

export const ProductVariation = z.object({
  id: z.number(),
  name: z.string(),
  product_id: z.number(),
  ...goodsFields,
  image_id: z.nullable(z.number()),
  is_default: z.boolean(),
})
export type ProductVariation = z.infer<typeof ProductVariation>

export const productVariations = resource({
  name: 'product_variation',
  entity: ProductVariation,
  embeds: {
    ...priceEmbeds,
    /** Pieces per warehouse or store. */
    stock_states: {
      schema: z.array(
        z.object({ stock_id: z.number(), name: z.string(), stock_state: z.nullable(z.number()) }),
      ),
    },
    tag_ids: { schema: z.array(z.number()) },
    properties: {
      schema: z.array(
        z.object({ product_property_id: z.number(), product_property_attribute_id: z.number() }),
      ),
    },
    prices: { schema: CurrencyPrices },
    product_availability: embedNullable(productAvailabilities),
    image_url: { schema: z.nullable(z.string()) },
    tags: { schema: z.array(Tag) },
    customer_account_products: { schema: z.array(CustomerAccountProduct) },
  },
  filterable: {
    ...goodsFilters,
    ...stockFilters,
    product_id: 'number',
    is_default: 'boolean',
  },
  sortable: ['id', 'name', 'position', 'code', 'price', 'taxed_price', 'stock_state', 'weight'],
  searchable: true,
})

export const variationCalls = defineCalls({
  'GET /product-variations': {
    summary: 'Lists active variations of products',
    access: 'public',
    list: productVariations,
  },
  'GET /product-variations/{id}': {
    summary: 'Reads one variation',
    access: 'public',
    params: z.object({ id: PathId }),
    one: productVariations,
  },
})
