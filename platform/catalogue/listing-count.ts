import type { Context } from '#platform/http/context.ts'
import type { Fragment } from '#platform/db/table.ts'
import { type ListingFilter, paidColumn } from './listing-filter.ts'
import { pricedProduct, productIsListed } from './visibility.ts'

export interface ListingCounts {
  total: number
  /** Filter's key → choice's id → products. */
  counts: Map<string, Map<number, number>>
  /** Minor units; null where nothing is left. */
  min_price: number | null
  max_price: number | null
}

interface CountRow {
  key: string
  id: number | null
  count: number
  min: number | null
  max: number | null
}

/**
 * Counts every choice under all filters but its own, in one pass: a product that misses no filter counts
 * everywhere, one that misses a single filter counts in that filter only, and the others count nowhere.
 */
export async function countListing(
  context: Context,
  where: Fragment,
  filters: ListingFilter[],
): Promise<ListingCounts> {
  const { sql } = context
  const active = filters.flatMap(({ key, where: narrowed }) => (narrowed ? [{ key, narrowed }] : []))
  const missed = active.reduce(
    (done, { key, narrowed }) => sql`${done} || case when ${narrowed} then null else ${key}::text end`,
    sql`'{}'::text[]`,
  )
  const rows = await sql<CountRow[]>`
    with candidate as materialized (
      select product.id, product.brand_id, product.product_availability_id, ${paidColumn(context)} as paid,
        array_remove(${missed}, null) as missed
      from ${pricedProduct(context)}
      where ${productIsListed(context)} and ${where}
    ), near as materialized (
      select id, brand_id, product_availability_id, paid, missed[1] as missed
      from candidate where cardinality(missed) <= 1
    )
    select 'total' as key, null::int as id, count(*)::int as count, null::bigint as min, null::bigint as max
      from near where missed is null
    union all
    select 'price', null, count(*)::int, min(paid), max(paid)
      from near where missed is null or missed = 'price'
    union all
    select 'brand', brand_id, count(*)::int, null, null
      from near where brand_id is not null and (missed is null or missed = 'brand') group by brand_id
    union all
    select 'availability', product_availability_id, count(*)::int, null, null
      from near
      where product_availability_id is not null and (missed is null or missed = 'availability')
      group by product_availability_id
    union all
    select value.product_property_id::text, value.product_property_attribute_id, count(*)::int, null, null
      from near join product_property_value value on value.product_id = near.id
      where near.missed is null or near.missed = value.product_property_id::text
      group by value.product_property_id, value.product_property_attribute_id`
  const counts = new Map<string, Map<number, number>>()
  for (const { key, id, count } of rows) {
    if (id === null) continue
    counts.set(key, (counts.get(key) ?? new Map<number, number>()).set(id, count))
  }
  const price = rows.find(({ key }) => key === 'price')
  return {
    total: rows.find(({ key }) => key === 'total')?.count ?? 0,
    counts,
    min_price: price?.min ?? null,
    max_price: price?.max ?? null,
  }
}
