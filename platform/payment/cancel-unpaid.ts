import { ORDER_STATES } from '#contract/order-state.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { cancelOrder } from '#platform/order/order-cancel.ts'
import { lockOrder, THE_SHOP } from '#platform/order/order-move.ts'
import { POLL_AFTER_MIN } from './poll-schedule.ts'

const MINUTE_MS = 60_000
/** The last question to a gateway may be answered late, and its answer comes first. */
const MARGIN_MIN = 120

/** An order to be paid online is kept this long after it was made, and after the last try to pay it. */
export const UNPAID_KEPT_MIN = Math.max(...POLL_AFTER_MIN) + MARGIN_MIN

/** Gives back what is held by orders nobody has paid; answers how many were cancelled. */
export async function cancelUnpaid(sql: Database, now: Date): Promise<number> {
  const waiting = await sql<{ id: number }[]>`
    select id from customer_order where ${isGivenUp(sql, now)} order by id`
  let cancelled = 0
  for (const { id } of waiting) {
    const outcome = await sql.begin(async (tx) => {
      // A payment is begun under the same lock, so none can begin between the question and its answer.
      await lockOrder(tx, id)
      const [still] = await tx`select id from customer_order where id = ${id} and ${isGivenUp(tx, now)}`
      return still ? cancelOrder(tx, id, THE_SHOP, now) : 'refused'
    })
    if (outcome === 'cancelled') cancelled++
  }
  return cancelled
}

/** Money that may be on its way, or has come and does not match, is for the gateway or a person to decide. */
function isGivenUp(sql: Database | Transaction, now: Date) {
  const since = new Date(now.getTime() - UNPAID_KEPT_MIN * MINUTE_MS)
  return sql`
    state_id = ${ORDER_STATES.awaiting_payment} and paid_at is null and cancelled_at is null
    and created_at <= ${since} and not exists (
      select from payment_attempt where payment_attempt.order_id = customer_order.id
        and (payment_attempt.created_at > ${since} or payment_attempt.state in ('open', 'pending', 'mismatch')))`
}
