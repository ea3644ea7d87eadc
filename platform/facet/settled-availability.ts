import type { Database, Transaction } from '#platform/db/database.ts'
import type { Fragment } from '#platform/db/table.ts'

interface Asked {
  sql: Database | Transaction
  now: Date
}

/**
 * What a product is shown with and found by: the best of its variations, and for a package whose pieces make none
 * that it is sold out.
 */
export function settledAvailability({ sql, now }: Asked) {
  return sql`settled_availability(product.id, product.product_type, product.price_variation_key,
    product.product_availability_id, ${now})`
}

/**
 * The products whose settled availability matches. Most have the one that is written, and the best of variations are
 * found all at once: to settle every product of the shop by itself would take seconds.
 */
export function hasSettledAvailability(
  { sql, now }: Asked,
  matches: (value: Fragment) => Fragment,
): Fragment {
  // Packages by bare numbers: the index `product_package` has them, and a parameter would not match it.
  return sql`(
    (product.price_variation_key = 0 and product.product_type not in (1, 2, 3)
      and ${matches(sql`product.product_availability_id`)})
    or product.id in (
      select own.id from product own left join availability_of_variations(${now}) best on best.product_id = own.id
      where own.price_variation_key <> 0 and own.product_type not in (1, 2, 3)
        and ${matches(sql`coalesce(best.product_availability_id, own.product_availability_id)`)}
      union all
      select product.id from product
      where product.product_type in (1, 2, 3) and ${matches(settledAvailability({ sql, now }))}
    )
  )`
}
