import type { Database, Transaction } from '#platform/db/database.ts'
import type { Log } from '#platform/http/log.ts'
import { lockOrder } from '#platform/order/order-move.ts'
import { settleOrder } from '#platform/order/order-settle.ts'
import { type AttemptState, mayBecome, type Reading } from './gateway.ts'
import { type Attempt, lockAttempt } from './payment-attempt.ts'
import { closeRefundDues, isWithGateway } from './refund-due.ts'
import { tellStaff } from './staff-mail.ts'
import type { StaffNews } from './staff-texts.ts'
import { noteUnasked } from './unasked-return.ts'

export type PaymentSource = 'create' | 'return' | 'notification' | 'poll' | 'ask'

export interface Settling {
  attempt_id: number
  order_id: number
  reading: Reading
  source: PaymentSource
  now: Date
}

/**
 * The one step by which a payment changes anything. Whoever has asked the gateway calls it, in any order and as often
 * as they like: under the order's lock each thing happens once.
 */
export async function settlePayment(sql: Database, log: Log, settling: Settling): Promise<AttemptState> {
  const { attempt_id, order_id, reading, source, now } = settling
  const { became, news, attempt } = await sql.begin(async (tx) => {
    await lockOrder(tx, order_id)
    const locked = await lockAttempt(tx, attempt_id)
    if (!locked || locked.order_id !== order_id)
      throw new Error(`There is no payment ${attempt_id} of that order`)
    const to = await wantedState(tx, locked, reading)
    const is_applied = mayBecome(locked.state, to)
    if (is_applied || !(await isSaidAgain(tx, attempt_id, reading))) {
      await tx`
        insert into payment_event
          (attempt_id, source, state, gateway_state, amount, currency, order_number, is_applied, created_at)
        values (${attempt_id}, ${source}, ${reading.state}, ${reading.gateway_state}, ${reading.amount},
          ${reading.currency}, ${reading.order_number}, ${is_applied}, ${now})`
    }
    const state = is_applied ? to : locked.state
    const told = is_applied ? await become(tx, locked, to, now) : null
    const unasked = await noteUnasked(tx, locked, state, reading, now)
    return { became: state, news: told ?? unasked, attempt: locked }
  })
  if (news) log.error('payment needs a person', { news, order_id, attempt_id, gateway: attempt.gateway })
  return became
}

/**
 * Ends a try of which nobody says any more what became of it: it holds its order and all the order holds. Money that
 * comes late pays it all the same.
 */
export async function giveUpPayment(
  sql: Database,
  log: Log,
  { id, order_id, gateway }: Attempt,
  now: Date,
): Promise<void> {
  const is_given_up = await sql.begin(async (tx) => {
    await lockOrder(tx, order_id)
    const locked = await lockAttempt(tx, id)
    await tx`update payment_attempt set next_poll_at = null where id = ${id}`
    if (locked?.state !== 'open' && locked?.state !== 'pending') return false
    await become(tx, locked, 'failed', now)
    await tellStaff(tx, locked, 'undecided', now)
    return true
  })
  if (!is_given_up) return
  log.error('payment needs a person', { news: 'undecided', order_id, attempt_id: id, gateway })
}

async function become(
  tx: Transaction,
  attempt: Attempt,
  to: AttemptState,
  now: Date,
): Promise<StaffNews | null> {
  const is_over = to !== 'open' && to !== 'pending'
  await tx`
    update payment_attempt set state = ${to}, changed_at = ${now},
      next_poll_at = case when ${is_over}::boolean then null else next_poll_at end
    where id = ${attempt.id}`
  const told = await follow(tx, attempt, to, now)
  if (told) await tellStaff(tx, attempt, told, now)
  return told
}

/** What was said last is not written once more, however often somebody makes us ask. */
async function isSaidAgain(tx: Transaction, attempt_id: number, reading: Reading): Promise<boolean> {
  const [last] = await tx<Omit<Reading, 'is_whole' | 'returned'>[]>`
    select state, gateway_state, amount, currency, order_number from payment_event
    where attempt_id = ${attempt_id} order by id desc limit 1`
  return (
    last !== undefined &&
    last.state === reading.state &&
    last.gateway_state === reading.gateway_state &&
    last.amount === reading.amount &&
    last.currency === reading.currency &&
    last.order_number === reading.order_number
  )
}

/** Money of another amount, in another currency or for another order is no payment of this one. */
async function wantedState(tx: Transaction, attempt: Attempt, reading: Reading): Promise<AttemptState> {
  const { state, amount, currency, order_number } = reading
  if (state === 'refunded' && reading.is_whole === null && (await isPart(tx, attempt))) return 'paid'
  if (state !== 'paid') return state
  const [order] = await tx<{ code: string }[]>`select code from customer_order where id = ${attempt.order_id}`
  const is_same =
    (amount === null || amount === attempt.amount) &&
    (currency === null || currency === attempt.currency) &&
    (order_number === null || order_number === order?.code)
  return is_same ? 'paid' : 'mismatch'
}

/**
 * The bank says that money goes back and not how much: that is what it was asked for. What is decided and waits has not
 * left, and must not be taken for it.
 */
async function isPart(tx: Transaction, { id, amount }: Attempt): Promise<boolean> {
  const [{ decided = 0, asked = 0 } = {}] = await tx<{ decided: number; asked: number }[]>`
    select count(*)::int as decided, coalesce(sum(amount) filter (where ${isWithGateway(tx)}), 0)::bigint as asked
    from refund_due where attempt_id = ${id} and state not in ('due', 'refused')`
  return decided > 0 && asked < amount
}

async function follow(
  tx: Transaction,
  attempt: Attempt,
  to: AttemptState,
  now: Date,
): Promise<StaffNews | null> {
  if (to === 'mismatch') return 'mismatch'
  // Given back by whomever: nothing is owed any more.
  if (to === 'refunded') await closeRefundDues(tx, attempt.id, now)
  if (to !== 'paid') return null
  const settled = await settleOrder(tx, attempt.order_id, now)
  if (settled !== 'already' && settled !== 'cancelled') return null
  const reason = settled === 'already' ? 'already_paid' : 'paid_after_cancel'
  await tx`
    insert into refund_due (attempt_id, order_id, amount, currency, reason, created_at)
    values (${attempt.id}, ${attempt.order_id}, ${attempt.amount}, ${attempt.currency}, ${reason}, ${now})`
  return reason
}
