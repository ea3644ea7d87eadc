import type { Gateway } from '#contract/payment-service.ts'
import type { RefundDueReason, RefundDueState } from '#contract/refund-due.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Log } from '#platform/http/log.ts'
import { lockOrder } from '#platform/order/order-move.ts'
import { eachApart } from './each-apart.ts'
import { tellStaff } from './staff-mail.ts'

/** Money to be given back, with the payment it came by. */
export interface RefundDueRow {
  id: number
  attempt_id: number
  order_id: number
  amount: number
  currency: string
  reason: RefundDueReason
  state: RefundDueState
  approved_at: string | null
  gateway: Gateway
  gateway_payment_id: string
  total: number
  returned_unasked: number
}

const columns = (sql: Database | Transaction) => sql`
  refund_due.id, refund_due.attempt_id, refund_due.order_id, refund_due.amount, refund_due.currency, refund_due.reason,
  refund_due.state, refund_due.approved_at, payment_attempt.gateway, payment_attempt.gateway_payment_id,
  payment_attempt.amount as total, payment_attempt.returned_unasked`

/**
 * Whether the gateway gives a refund back, by its own word; where that was lost, by the word of the person who has
 * looked and closed it. One a person has sent after a refusal is not on the gateway's books.
 */
export const isWithGateway = (sql: Database | Transaction) => sql`coalesce((
  select outcome in ('done', 'accepted') or (outcome in ('unanswered', 'unclear') and refund_due.state = 'done')
  from refund_try
  where refund_due_id = refund_due.id and outcome in ('done', 'accepted', 'refused', 'unanswered', 'unclear')
  order by refund_try.id desc limit 1), false)`

/** Whether the shop owes a refund at the gateway, or owed it there. One the gateway has refused is sent by a person. */
export const isOwed = (sql: Database | Transaction) => sql`not (state in ('refused', 'done') and coalesce((
  select outcome = 'refused' from refund_try
  where refund_due_id = refund_due.id and outcome not in ('unreached', 'later')
  order by refund_try.id desc limit 1), false))`

/** Locked after its order, as everything about a payment is. */
export async function lockRefundDue(tx: Transaction, id: number): Promise<RefundDueRow | null> {
  await lockOrderOf(tx, id)
  const [row] = await tx<RefundDueRow[]>`
    select ${columns(tx)} from refund_due join payment_attempt on payment_attempt.id = refund_due.attempt_id
    where refund_due.id = ${id} for update of refund_due`
  return row ?? null
}

/** Money a person has decided to give back is sent by the next turn of the worker. */
export async function approveRefundDue(
  tx: Transaction,
  id: number,
  approved_by: number | null,
  now: Date,
): Promise<void> {
  await tx`
    update refund_due set state = 'approved', approved_at = ${now}, approved_by = ${approved_by}, next_try_at = ${now}
    where id = ${id}`
}

/** Nothing more is to be sent: the whole payment has gone back. */
export async function closeRefundDues(tx: Transaction, attempt_id: number, now: Date): Promise<void> {
  await tx`
    update refund_due set state = 'done', refunded_at = ${now}, next_try_at = null
    where attempt_id = ${attempt_id} and state <> 'done'`
}

/** A person has sent the money. */
export async function closeRefundDue(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx`update refund_due set state = 'done', refunded_at = ${now}, next_try_at = null where id = ${id}`
}

/** Locked likewise, whichever way its money goes. */
export async function lockAnyRefundDue(
  tx: Transaction,
  id: number,
): Promise<{ state: RefundDueState; is_by_hand: boolean } | null> {
  await lockOrderOf(tx, id)
  const [row] = await tx<{ state: RefundDueState; is_by_hand: boolean }[]>`
    select state, attempt_id is null as is_by_hand from refund_due where id = ${id} for update`
  return row ?? null
}

async function lockOrderOf(tx: Transaction, id: number): Promise<void> {
  const [found] = await tx<{ order_id: number }[]>`select order_id from refund_due where id = ${id}`
  if (found) await lockOrder(tx, found.order_id)
}

interface CancelledPayment {
  attempt_id: number
  order_id: number
  gateway: Gateway
  gateway_payment_id: string
  amount: number
  currency: string
}

/**
 * Lists what cancelled orders were paid with at gateways, less what has gone back or is sent by a person; answers how
 * many payments that were.
 */
export async function oweCancelled(sql: Database, now: Date, log: Log): Promise<number> {
  const found = await sql<CancelledPayment[]>`
    select payment_attempt.id as attempt_id, order_id, gateway, gateway_payment_id, currency,
      payment_attempt.amount - returned_unasked - coalesce((
        select sum(refund_due.amount) from refund_due
        where refund_due.order_id = customer_order.id and refund_due.state <> 'refused'
          and coalesce(refund_due.attempt_id, payment_attempt.id) = payment_attempt.id), 0)::bigint as amount
    from customer_order join payment_attempt on payment_attempt.order_id = customer_order.id
    where customer_order.paid_at is not null and cancelled_at is not null and payment_attempt.state = 'paid'
      and not exists (
        select from refund_due where refund_due.attempt_id = payment_attempt.id and reason <> 'returned')
    order by payment_attempt.id`
  const owed = found.filter(({ amount }) => amount > 0)
  return eachApart(owed, log, 'payment of a cancelled order not listed', (payment) => {
    const { attempt_id, order_id, amount, currency } = payment
    return sql.begin(async (tx) => {
      await lockOrder(tx, order_id)
      const written = await tx`
        insert into refund_due (attempt_id, order_id, amount, currency, reason, created_at)
        values (${attempt_id}, ${order_id}, ${amount}, ${currency}, 'cancelled', ${now})
        on conflict do nothing returning id`
      if (written.length > 0) await tellStaff(tx, payment, 'cancelled', now)
      return written.length > 0
    })
  })
}
