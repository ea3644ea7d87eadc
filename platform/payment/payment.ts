import type { Database, Transaction } from '#platform/db/database.ts'
import { lockOrder } from '#platform/order/order-move.ts'
import { isPaidAtGateway, oweByHand } from './owe-by-hand.ts'
import { tellStaff } from './staff-mail.ts'

export interface MoneyBack {
  order_id: number
  /** With tax, in minor units of the order's currency. */
  amount: number
  /** Names the reason, such as `refund:12`: asked for twice under one key, it is given back once. */
  key: string
  /** The member of the staff who has decided it. */
  approved_by: number | null
}

/** `hand`: no gateway can be asked for that much of this order, so a person sends it to a bank account. */
export type MoneyBackBy = 'gateway' | 'hand'

/**
 * Gives money of a paid order back. It is written in the transaction of whoever decides it; the gateway is asked soon
 * after, again and again until it answers, and staff is told when it refuses. What no gateway holds is listed for the
 * staff to send, and so is money of a payment that the gateway has touched by itself: only a person knows what for.
 */
export async function refundPayment(tx: Transaction, back: MoneyBack, now: Date): Promise<MoneyBackBy> {
  const { order_id, amount, key, approved_by } = back
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${amount} cannot be given back`)
  await lockOrder(tx, order_id)
  const [known] = await tx<
    { attempt_id: number | null }[]
  >`select attempt_id from refund_due where key = ${key}`
  if (known) return known.attempt_id === null ? 'hand' : 'gateway'
  const [payment] = await tx<{ id: number; currency: string }[]>`
    select id, currency from payment_attempt
    where order_id = ${order_id} and state = 'paid' and returned_unasked = 0 and amount - coalesce((
        select sum(refund_due.amount) from refund_due
        where refund_due.attempt_id = payment_attempt.id and refund_due.state <> 'refused'), 0) >= ${amount}
      and not exists (
        select from refund_due where refund_due.attempt_id = payment_attempt.id and reason <> 'returned')
    order by id limit 1`
  if (!payment) {
    await oweByHand(tx, { order_id, amount, reason: 'returned', key }, now)
    return 'hand'
  }
  await tx`
    insert into refund_due (attempt_id, order_id, amount, currency, reason, key, state, created_at, approved_at,
      approved_by, next_try_at)
    values (${payment.id}, ${order_id}, ${amount}, ${payment.currency}, 'returned', ${key}, 'approved', ${now}, ${now},
      ${approved_by}, ${now})`
  return 'gateway'
}

/** How the money of a cancelled order goes back, and whether it left: a person decides when. */
export async function readCancelledBack(
  tx: Database | Transaction,
  order_id: number,
): Promise<{ by: MoneyBackBy; is_sent: boolean }> {
  const [back] = await tx<{ by_gateway: boolean; is_sent: boolean }[]>`
    select ${isPaidAtGateway(tx)} as by_gateway, exists (
      select from refund_due where order_id = customer_order.id and reason = 'cancelled'
        and state in ('approved', 'accepted', 'done')) as is_sent
    from customer_order where id = ${order_id}`
  return { by: back?.by_gateway ? 'gateway' : 'hand', is_sent: back?.is_sent ?? false }
}

/** Goods that are wished instead of the money of an order are sent by a person, who hears of it here. */
export async function tellExchange(
  tx: Transaction,
  told: { order_id: number; amount: number; goods: string },
  now: Date,
): Promise<void> {
  await tellStaff(tx, { ...told, gateway: null, gateway_payment_id: null }, 'exchange', now)
}

/** Money that a complaint has promised and only a person can put into numbers; who does it hears of it here. */
export async function tellAmountUnknown(
  tx: Transaction,
  told: { order_id: number; complaint: string; goods: string },
  now: Date,
): Promise<void> {
  const payment = { ...told, amount: null, gateway: null, gateway_payment_id: null }
  await tellStaff(tx, payment, 'amount_unknown', now)
}
