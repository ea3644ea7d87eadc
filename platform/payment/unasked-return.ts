import type { Transaction } from '#platform/db/database.ts'
import type { AttemptState, Reading } from './gateway.ts'
import type { Attempt } from './payment-attempt.ts'
import { isOwed } from './refund-due.ts'
import { tellStaff } from './staff-mail.ts'
import type { StaffNews } from './staff-texts.ts'

/**
 * Tells the staff of money that has gone back though the shop owed none, or less: given back in the gateway's own
 * console, or charged back. Only what is more than was known is news. A refund is written down before the gateway is
 * asked for it, so one of the shop's own is never taken for it, whoever tells of it first.
 */
export async function noteUnasked(
  tx: Transaction,
  attempt: Attempt,
  state: AttemptState,
  reading: Reading,
  now: Date,
): Promise<StaffNews | null> {
  // What has not paid an order may go back without harm.
  if (attempt.state !== 'paid' && state !== 'paid') return null
  const returned = state === 'refunded' ? attempt.amount : (reading.returned ?? 0)
  const [{ owed = 0 } = {}] = await tx<{ owed: number }[]>`
    select coalesce(sum(amount), 0)::bigint as owed from refund_due
    where attempt_id = ${attempt.id} and ${isOwed(tx)}`
  const unasked = returned - owed
  const more = await tx`
    update payment_attempt set returned_unasked = ${unasked}
    where id = ${attempt.id} and returned_unasked < ${unasked} returning id`
  if (more.length === 0) return null
  const is_known = state !== 'refunded' || reading.is_whole !== null
  const news = is_known ? 'unasked' : 'unasked_unknown'
  await tellStaff(tx, { ...attempt, amount: unasked }, news, now)
  return news
}
