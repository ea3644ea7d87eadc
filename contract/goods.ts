import * as z from 'zod/mini'
import { Money } from './money.ts'

/** What products and their variations are both sold by. */
export const goodsFields = {
  short_description: z.nullable(z.string()),
  description: z.nullable(z.string()),
  product_availability_id: z.nullable(z.number()),
  code: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  ean: z.nullable(z.string()),
  upc: z.nullable(z.string()),
  jan: z.nullable(z.string()),
  isbn: z.nullable(z.string()),
  mpn: z.nullable(z.string()),
  update_stock: z.boolean(),
  stock_state: z.nullable(z.number()),
  reserved_state: z.number(),
  position: z.number(),
  is_active: z.boolean(),
  /** A product: reached by its address only, in no list and no search. A variation: offered nowhere. */
  is_hidden: z.boolean(),
  /** Millimetres, grams and millilitres. */
  height: z.nullable(z.number()),
  width: z.nullable(z.number()),
  depth: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  volume: z.nullable(z.number()),
  need_package: z.boolean(),
  /** Of a product with variations: those of its default variation. */
  price: Money,
  taxed_price: Money,
  expected_count: z.nullable(z.number()),
  expected_date_min: z.nullable(z.string()),
  expected_date_max: z.nullable(z.string()),
  purchasable_since: z.nullable(z.string()),
  max_purchasable_amount: z.nullable(z.number()),
}

/** What both can be filtered by. */
export const goodsFilters = {
  id: 'number',
  name: 'text',
  product_availability_id: 'number',
  code: 'text',
  sku: 'text',
  ean: 'text',
  upc: 'text',
  jan: 'text',
  isbn: 'text',
  mpn: 'text',
  position: 'number',
  is_active: 'boolean',
  weight: 'number',
  volume: 'number',
  need_package: 'boolean',
  price: 'number',
  taxed_price: 'number',
  expected_date_min: 'date',
  expected_date_max: 'date',
} as const

/** What variations can be filtered by besides: of a product its variations or its pieces decide these, and who asks. */
export const stockFilters = {
  update_stock: 'boolean',
  stock_state: 'number',
  purchasable_since: 'date',
} as const
