import type { Column, Fragment } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import { moneyColumn } from './amount-column.ts'
import { text } from './text.ts'

const PLAIN = [
  'product_availability_id',
  'code',
  'sku',
  'ean',
  'upc',
  'jan',
  'isbn',
  'mpn',
  'update_stock',
  'stock_state',
  'reserved_state',
  'position',
  'is_active',
  'is_hidden',
  'height',
  'width',
  'depth',
  'weight',
  'volume',
  'need_package',
  'expected_count',
  'expected_date_min',
  'expected_date_max',
  'purchasable_since',
  'max_purchasable_amount',
] as const

/** What products and their variations are both sold by; the query joins `price` and `tax_rate`. */
export function goodsColumns(context: Context, table: 'product' | 'product_variation') {
  const { sql } = context
  // The keys of an object made of pairs are any text to the compiler.
  const plain = Object.fromEntries(PLAIN.map((name) => [name, sql`${sql(`${table}.${name}`)}`])) as Record<
    (typeof PLAIN)[number],
    Fragment
  >
  return {
    name: text(context, `${table}.name`),
    short_description: text(context, `${table}.short_description`),
    ...plain,
    price: moneyColumn(context, sql`without_tax(price.taxed_price, coalesce(tax_rate.rate, 0))`),
    taxed_price: moneyColumn(context, sql`price.taxed_price`),
  } satisfies Record<string, Column>
}
