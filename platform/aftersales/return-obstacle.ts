import { COMPLAINT_STATES } from '#contract/complaint.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Fragment } from '#platform/db/table.ts'
import { UNSENT_STATES } from '#platform/order/order-return.ts'

/** Complaints that end with the money: their pieces are paid back, whether or not they were sent. */
export const GIVEN_BACK = [COMPLAINT_STATES.accepted, COMPLAINT_STATES.resolved]

/**
 * Whether the law lets a `line` of a `customer_order` stay sold. Sealed goods go back as long as nobody has opened them,
 * and a service until it was provided, which it is with the sending; all other exceptions stay.
 */
export const isKept = (sql: Database | Transaction): Fragment => sql`(
  line.withdrawal_exception is not null and line.withdrawal_exception <> 'hygiene'
  and (line.withdrawal_exception <> 'service_rendered'
    or customer_order.state_id <> all(${[...UNSENT_STATES]}::int[])))`
