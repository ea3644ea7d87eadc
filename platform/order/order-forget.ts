import type { Transaction } from '#platform/db/database.ts'

/** Takes the person out of orders. What was sold, for how much and to which country stays, for the books. */
export async function forgetOrders(tx: Transaction, ids: readonly number[], now: Date): Promise<void> {
  await tx`
    update customer_order set email = '', note = null, idempotency_key = null,
      gender_oriented_product_preference = null, forgotten_at = ${now}
    where id = any(${ids}::int[])`
  await tx`
    update order_address set customer_address_id = null, first_name = '', last_name = '', phone = null,
      dial_code = null, street = null, city = null, post_code = null, company_name = null,
      company_identification_number = null, company_vat_number = null
    where order_id = any(${ids}::int[])`
  await tx`update order_item set product_fields = '[]' where order_id = any(${ids}::int[])`
}

/** Somebody comes back to an order: what they write is forgotten in its own time. */
export async function rememberOrder(tx: Transaction, id: number): Promise<void> {
  await tx`update customer_order set forgotten_at = null where id = ${id} and forgotten_at is not null`
}
