import type { RefundDueReason } from '#contract/refund-due.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Fragment } from '#platform/db/table.ts'
import type { Log } from '#platform/http/log.ts'
import { lockOrder } from '#platform/order/order-move.ts'
import { eachApart } from './each-apart.ts'
import { tellStaff } from './staff-mail.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface Owed {
  order_id: number
  amount: number
  reason: RefundDueReason
  key: string | null
}

/** Lists money of a paid order for a person to send; the caller holds the lock of the order. */
export async function oweByHand(tx: Transaction, owed: Owed, now: Date, is_told = true): Promise<void> {
  const { order_id, amount, reason, key } = owed
  const { count } = await tx`
    insert into refund_due (order_id, amount, currency, reason, key, created_at)
    select ${order_id}, ${amount}, currency.code, ${reason}, ${key}, ${now}
    from customer_order join currency on currency.id = currency_id
    where customer_order.id = ${order_id} and paid_at is not null`
  if (count === 0 || !is_told) return
  const payment = { order_id, gateway: null, gateway_payment_id: null, amount }
  await tellStaff(tx, payment, 'by_hand', now)
}

/** Whether a `customer_order` was paid at a gateway, by more than what came once too often or too late. */
export const isPaidAtGateway = (sql: Database | Transaction): Fragment => sql`exists (
  select from payment_attempt attempt
  where attempt.order_id = customer_order.id and attempt.state in ('paid', 'refunded') and not exists (
    select from refund_due surplus where surplus.attempt_id = attempt.id
      and surplus.reason in ('already_paid', 'paid_after_cancel')))`

/** Lists what cancelled orders were paid with by transfer or in cash; answers how many they were. */
export async function oweCancelledByHand(sql: Database, now: Date, log: Log): Promise<number> {
  const found = await sql<{ order_id: number; amount: number; cancelled_at: string }[]>`
    select customer_order.id as order_id, cancelled_at, taxed_total_price - coalesce((
      select sum(amount) from refund_due where order_id = customer_order.id and attempt_id is null), 0)::bigint as amount
    from customer_order
    where paid_at is not null and cancelled_at is not null and not exists (
        select from refund_due where order_id = customer_order.id and attempt_id is null and reason = 'cancelled')
      and not ${isPaidAtGateway(sql)}
    order by customer_order.id`
  const owed = found.filter(({ amount }) => amount > 0)
  return eachApart(owed, log, 'transfer of a cancelled order not listed', (one) => {
    const { order_id, amount, cancelled_at } = one
    // What was cancelled long ago is listed without a mail: a shop that begins to list it is not flooded.
    const is_new = now.getTime() - Date.parse(cancelled_at) < DAY_MS
    return sql.begin(async (tx) => {
      await lockOrder(tx, order_id)
      const known = await tx`
        select from refund_due where order_id = ${order_id} and attempt_id is null and reason = 'cancelled'`
      if (known.length > 0) return false
      await oweByHand(tx, { order_id, amount, reason: 'cancelled', key: null }, now, is_new)
      return true
    })
  })
}
