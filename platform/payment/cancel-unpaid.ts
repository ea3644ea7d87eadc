import { ORDER_STATES } from '#contract/order-state.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Log } from '#platform/http/log.ts'
import { cancelOrder } from '#platform/order/order-cancel.ts'
import { lockOrder, THE_SHOP } from '#platform/order/order-move.ts'
import { eachApart } from './each-apart.ts'
import { DAY_MIN } from './poll-schedule.ts'

const MINUTE_MS = 60_000
/** The question of that day may be answered late, and its answer comes first. */
const MARGIN_MIN = 120

/** An order to be paid online is kept this long after it was made, and after the last try to pay it. */
export const UNPAID_KEPT_MIN = DAY_MIN + MARGIN_MIN

/** Gives back what is held by orders nobody has paid; answers how many were cancelled. */
export async function cancelUnpaid(sql: Database, now: Date, log: Log): Promise<number> {
  const waiting = await sql<{ order_id: number }[]>`
    select id as order_id from customer_order where ${isGivenUp(sql, now)} order by id`
  return eachApart(waiting, log, 'unpaid order not cancelled', ({ order_id }) =>
    sql.begin(async (tx) => {
      // A payment is begun under the same lock, so none can begin between the question and its answer.
      await lockOrder(tx, order_id)
      const [still] = await tx`select id from customer_order where id = ${order_id} and ${isGivenUp(tx, now)}`
      return still !== undefined && (await cancelOrder(tx, order_id, THE_SHOP, now)) === 'cancelled'
    }),
  )
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
