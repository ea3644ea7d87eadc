import type { Database, Transaction } from '#platform/db/database.ts'

/**
 * What a product is shown with and found by: the best of its variations, and for a package whose pieces make none
 * that it is sold out.
 */
export function settledAvailability({ sql, now }: { sql: Database | Transaction; now: Date }) {
  return sql`settled_availability(product.id, product.product_type, product.price_variation_key,
    product.product_availability_id, ${now})`
}
