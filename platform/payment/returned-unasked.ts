import type { Database, Transaction } from '#platform/db/database.ts'
import type { Fragment } from '#platform/db/table.ts'

/** What gateways have given back of an order without the shop owing it. */
export const returnedUnasked = (sql: Database | Transaction, order_id: Fragment): Fragment => sql`(
  select coalesce(sum(returned_unasked), 0)::bigint from payment_attempt attempt where attempt.order_id = ${order_id})`
