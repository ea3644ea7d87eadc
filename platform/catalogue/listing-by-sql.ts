import type { Fragment } from '#platform/db/table.ts'
import type { FacetAnswer, FacetQuery } from '#platform/facet/facet-document.ts'
import type { Context } from '#platform/http/context.ts'
import { settledAvailability } from '#platform/facet/settled-availability.ts'
import { inCategory, pricedProduct } from './visibility.ts'

/** What this caller pays, with tax, as the card shows it: the price filters and sorting go by. */
export function paidColumn(context: Context): Fragment {
  const { sql, currency } = context
  const paid = paidOf(context, sql`price`)
  return sql`case when product.price_variation_key = 0 then ${paid} else coalesce((
    select min(${paidOf(context, sql`shown`)})
    from priced_variation variation join product_price shown
      on shown.product_id = variation.product_id and shown.variation_key = variation.id
      and shown.currency_id = ${currency.id}
    where variation.product_id = product.id
  ), ${paid}) end`
}

function paidOf({ sql, now, caller }: Context, price: Fragment): Fragment {
  const asked = sql`asked_at(${price}, ${now})`
  if (caller.customer_group_ids.length === 0) return asked
  return sql`least(${asked}, (
    select min(own.taxed_price) from customer_price own
    where own.product_id = ${price}.product_id and own.variation_key = ${price}.variation_key
      and own.currency_id = ${price}.currency_id
      and own.customer_group_id = any(${caller.customer_group_ids}::int[])
  ))`
}

/** What of a scope a caller is shown in it. */
type Shown = (context: Context) => Fragment

/** The answer of the facet index where there is none: of listed products the same, and slower. */
export async function answerBySql(context: Context, query: FacetQuery, isShown: Shown): Promise<FacetAnswer> {
  const [counted, ids] = await Promise.all([
    countBySql(context, query, isShown),
    pageBySql(context, query, isShown),
  ])
  return { ...counted, ids }
}

/** Products of a scope that this caller is shown. */
export function inScope(context: Context, scope: FacetQuery['scope'], isShown: Shown): Fragment {
  const { sql } = context
  const { category_id, brand_ids, product_ids } = scope
  return [
    isShown(context),
    ...(category_id === undefined ? [] : [inCategory(context, (id) => sql`${id} = ${category_id}`)]),
    ...(brand_ids ? [sql`product.brand_id = any(${brand_ids}::int[])`] : []),
    ...(product_ids ? [sql`product.id = any(${[...product_ids]}::int[])`] : []),
  ].reduce((done, next) => sql`${done} and ${next}`)
}

/** What each filter in use asks of a product. */
function conditions(context: Context, { selected, price: { min, max } }: FacetQuery): Map<string, Fragment> {
  const { sql } = context
  const paid = paidColumn(context)
  const found = new Map<string, Fragment>()
  if (min !== null || max !== null) {
    found.set(
      'price',
      sql`${paid} >= ${min ?? 0}::bigint and (${max}::bigint is null or ${paid} <= ${max}::bigint)`,
    )
  }
  for (const [facet, values] of selected) {
    if (values.size > 0) found.set(facet, chosen(context, facet, [...values]))
  }
  return found
}

function chosen(context: Context, facet: string, ids: number[]): Fragment {
  const { sql } = context
  switch (facet) {
    case 'brand':
      return sql`product.brand_id = any(${ids}::int[])`
    case 'availability':
      return sql`${settledAvailability(context)} = any(${ids}::int[])`
    default:
      return sql`exists (
        select from product_property_value chosen
        where chosen.product_id = product.id and chosen.product_property_attribute_id = any(${ids}::int[])
      )`
  }
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
async function countBySql(
  context: Context,
  query: FacetQuery,
  isShown: Shown,
): Promise<Omit<FacetAnswer, 'ids'>> {
  const { sql } = context
  const missed = [...conditions(context, query)].reduce(
    (done, [key, condition]) => sql`${done} || case when ${condition} then null else ${key}::text end`,
    sql`'{}'::text[]`,
  )
  const rows = await sql<CountRow[]>`
    with candidate as materialized (
      select product.id, product.brand_id, ${settledAvailability(context)} as availability_id,
        ${paidColumn(context)} as paid, array_remove(${missed}, null) as missed
      from ${pricedProduct(context)} where ${inScope(context, query.scope, isShown)}
    ), near as materialized (
      select id, brand_id, availability_id, paid, missed[1] as missed
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
    select 'availability', availability_id, count(*)::int, null, null
      from near where availability_id is not null and (missed is null or missed = 'availability')
      group by availability_id
    union all
    select value.product_property_id::text, value.product_property_attribute_id, count(*)::int, null, null
      from near join product_property_value value on value.product_id = near.id
      where near.missed is null or near.missed = value.product_property_id::text
      group by value.product_property_id, value.product_property_attribute_id`
  const counts: FacetAnswer['counts'] = new Map()
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

async function pageBySql(context: Context, query: FacetQuery, isShown: Shown): Promise<number[]> {
  const { sql } = context
  const { scope, sort, offset, limit } = query
  const narrowed = [...conditions(context, query).values()].reduce(
    (done, condition) => sql`${done} and ${condition}`,
    inScope(context, scope, isShown),
  )
  const found = sql`select product.id from ${pricedProduct(context)} where ${narrowed}`
  if (sort === 'given') {
    const listed = new Set((await sql<{ id: number }[]>`${found}`).map(({ id }) => id))
    return [...(scope.product_ids ?? [])].filter((id) => listed.has(id)).slice(offset, offset + limit)
  }
  const rows = await sql<{ id: number }[]>`
    ${found} order by ${orderBy(context, sort)}, product.id limit ${limit} offset ${offset}`
  return rows.map(({ id }) => id)
}

function orderBy(context: Context, sort: Exclude<FacetQuery['sort'], 'given'>): Fragment {
  const { sql, language } = context
  switch (sort) {
    case 'recommended':
      return sql`product.position`
    case 'bestselling':
      return sql`product.sells_count desc`
    case 'cheapest':
      return paidColumn(context)
    case 'dearest':
      return sql`${paidColumn(context)} desc`
    case 'newest':
      return sql`product.created_at desc`
    case 'name':
      return sql`localized_text(product.name, ${language}) collate ${sql(`${language}-x-icu`)}`
  }
}
