import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import { COMPLAINT_STATES } from '#contract/complaint.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Fragment } from '#platform/db/table.ts'
import { UNSENT_STATES } from '#platform/order/order-return.ts'

/** Complaints that end with the money: their pieces are paid back, whether or not they were sent. */
export const GIVEN_BACK = [COMPLAINT_STATES.accepted, COMPLAINT_STATES.resolved]

/**
 * Whether the law lets a `line` of a `customer_order` stay sold to whoever wants it back `at` a moment. Sealed goods go
 * back as long as nobody has opened them, and a service until it was provided, which it is with the sending; all other
 * exceptions stay.
 */
export const isKept = (sql: Database | Transaction, at: Date | Fragment): Fragment => sql`(
  line.withdrawal_exception is not null and line.withdrawal_exception <> 'hygiene'
  and (line.withdrawal_exception <> 'service_rendered'
    or (customer_order.state_id <> all(${[...UNSENT_STATES]}::int[]) and not exists (
      select from order_state_change moved where moved.order_id = customer_order.id and moved.created_at > ${at}
        and moved.from_state_id = any(${[...UNSENT_STATES]}::int[])
        and moved.to_state_id <> all(${[...UNSENT_STATES]}::int[])))))`

/**
 * Packages of a `line` with a part in a complaint's `item` that is `held`. Nobody knows which of them it was in, so each
 * part counts as one of another package.
 */
export const packagesHeldInPart = (sql: Database | Transaction, held: Fragment): Fragment => sql`(
  select coalesce(sum(ceil(item.amount * line.amount / part.amount::numeric)), 0)::int
  from order_item part join complaint_item item on item.order_item_id = part.id
  join complaint on complaint.id = item.complaint_id
  where part.parent_id = line.id and part.order_item_type = ${CART_ITEM_TYPES.package_item} and ${held})`

/** Packages of a `line` of which complaints have paid a part back. */
export const packagesPaidInPart = (sql: Database | Transaction): Fragment =>
  packagesHeldInPart(
    sql,
    sql`item.final_resolve = 'money_back' and complaint.state = any(${GIVEN_BACK}::int[])`,
  )

/** Gifts and parts of packages come along with what was ordered. */
const ALONG: readonly number[] = [
  CART_ITEM_TYPES.gift,
  CART_ITEM_TYPES.no_send_gift,
  CART_ITEM_TYPES.related_gift,
  CART_ITEM_TYPES.package_item,
]

/**
 * Whether a `line` keeps its order going for as long as it stays with the customer: all that cost something, and where
 * nothing did, all that was ordered.
 */
export const isBought = (sql: Database | Transaction): Fragment => sql`(
  line.taxed_total_price > 0 or (line.order_item_type <> all(${[...ALONG]}::int[]) and not exists (
    select from order_item dear where dear.order_id = line.order_id and dear.taxed_total_price > 0)))`
