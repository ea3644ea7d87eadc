import type { Database, Transaction } from '#platform/db/database.ts'
import type { FacetDocument } from './facet-document.ts'
import { settledAvailability } from './settled-availability.ts'

const CURSOR_ROWS = 500

/** Products as listings see them at a moment: the same rules as those of the catalogue's visibility. */
function documentsWhere(sql: Database | Transaction, now: Date, where: ReturnType<Database>) {
  return sql<FacetDocument[]>`
    select product.id, product.brand_id,
      ${settledAvailability({ sql, now })} as availability_id,
      product.position, product.sells_count, product.name as names,
      (extract(epoch from product.created_at) * 1000000)::bigint as created_at,
      array(
        select distinct closure.ancestor_id from product_category link
        join category_closure closure on closure.descendant_id = link.category_id
        where link.product_id = product.id
      ) as category_ids,
      array(
        select array[value.product_property_id, value.product_property_attribute_id]
        from product_property_value value where value.product_id = product.id
      ) as values,
      ${pricesColumn(sql, now)} as prices,
      case when product.customer_groups_restriction or product.default_category_id = any(array(
        select closure.descendant_id from category above
        join category_closure closure on closure.ancestor_id = above.id where above.customer_groups_restriction
      )) then (
        select json_agg(allowed.group_ids) from (
          select array(
            select customer_group_id from product_customer_group where product_id = product.id
          ) as group_ids
          where product.customer_groups_restriction
          union all
          select array(select customer_group_id from category_customer_group where category_id = above.id)
          from category_closure closure join category above on above.id = closure.ancestor_id
          where closure.descendant_id = product.default_category_id and above.customer_groups_restriction
        ) allowed
      ) else '[]' end as restrictions
    from product
    cross join lateral (
      select case when product.price_variation_key <> 0 then array(
        select variation.id from priced_variation variation where variation.product_id = product.id
      ) end as ids
      offset 0
    ) offered
    left join product_availability availability on availability.id = product.product_availability_id
    where ${isListed(sql)} and ${where}`
}

/**
 * What the card shows in each currency: the lowest price of the variations left, and where none of them has one
 * the default one's. Most products have none, and nothing is looked for.
 */
function pricesColumn(sql: Database | Transaction, now: Date) {
  return sql`coalesce((
    select json_agg(json_build_object(
      'currency_id', price.currency_id,
      'paid', case when price.variation_key = 0 then asked_at(price, ${now}) else (
        select min(asked_at(shown, ${now})) from product_price shown
        where shown.product_id = product.id and shown.currency_id = price.currency_id
          and shown.variation_key = any(chosen.keys)
      ) end,
      'by_group', coalesce((
        select json_agg(json_build_object('customer_group_id', own.customer_group_id, 'paid', own.paid))
        from (
          select customer_group_id, min(taxed_price) as paid from customer_price
          where product_id = product.id and currency_id = price.currency_id
            and variation_key = any(chosen.keys)
          group by customer_group_id
        ) own
      ), '[]')
    ))
    from product_price price cross join lateral (
      select case when price.variation_key = 0 then array[0] else coalesce((
        select array_agg(shown.variation_key) from product_price shown
        where shown.product_id = product.id and shown.currency_id = price.currency_id
          and shown.variation_key = any(offered.ids)
      ), array[price.variation_key]) end as keys
      offset 0
    ) chosen
    where price.product_id = product.id and price.variation_key = product.price_variation_key
  ), '[]')`
}

/** Of products joined with their availability those that stand in lists and search, for some caller at least. */
export function isListed(sql: Database | Transaction) {
  return sql`product.is_active and not product.is_hidden and availability.in_catalog is not false`
}

/** All listed products, read as they are needed. */
export async function* readAllDocuments(sql: Transaction, now: Date): AsyncGenerator<FacetDocument> {
  for await (const rows of documentsWhere(sql, now, sql`true`).cursor(CURSOR_ROWS)) {
    yield* rows
  }
}

/** Those of the products that are listed. */
export async function readDocuments(sql: Database, now: Date, ids: number[]): Promise<FacetDocument[]> {
  return documentsWhere(sql, now, sql`product.id = any(${ids}::int[])`)
}
