import type { InterfaceLanguage } from '#contract/language.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Log } from '#platform/http/log.ts'
import { writeMail } from '#platform/mail/mail-content.ts'
import { putMail } from '#platform/mail/outbox.ts'
import { lockOrder } from '#platform/order/order-move.ts'
import { settleOrder } from '#platform/order/order-settle.ts'
import { type AttemptState, mayBecome, type Reading } from './gateway.ts'
import { type Attempt, lockAttempt } from './payment-attempt.ts'
import { STAFF_TEXTS, type StaffNews } from './payment-texts.ts'

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
  const { state, news, attempt } = await inOrder(sql, async (tx) => {
    await lockOrder(tx, order_id)
    const locked = await lockAttempt(tx, attempt_id)
    if (!locked || locked.order_id !== order_id)
      throw new Error(`There is no payment ${attempt_id} of that order`)
    const to = await wantedState(tx, locked, reading)
    const is_applied = mayBecome(locked.state, to)
    await tx`
      insert into payment_event
        (attempt_id, source, state, gateway_state, amount, currency, order_number, is_applied, created_at)
      values (${attempt_id}, ${source}, ${reading.state}, ${reading.gateway_state}, ${reading.amount},
        ${reading.currency}, ${reading.order_number}, ${is_applied}, ${now})`
    if (!is_applied) return { state: locked.state, news: null, attempt: locked }
    const is_over = to !== 'open' && to !== 'pending'
    await tx`
      update payment_attempt set state = ${to}, changed_at = ${now},
        next_poll_at = case when ${is_over}::boolean then null else next_poll_at end
      where id = ${attempt_id}`
    const told = await follow(tx, locked, to, now)
    if (told) await tellStaff(tx, locked, told, now)
    return { state: to, news: told, attempt: locked }
  })
  if (news) log.error('payment needs a person', { news, order_id, attempt_id, gateway: attempt.gateway })
  return state
}

/** Money of another amount, in another currency or for another order is no payment of this one. */
async function wantedState(tx: Transaction, attempt: Attempt, reading: Reading): Promise<AttemptState> {
  const { state, amount, currency, order_number } = reading
  if (state !== 'paid') return state
  const [order] = await tx<{ code: string }[]>`select code from customer_order where id = ${attempt.order_id}`
  const is_same =
    (amount === null || amount === attempt.amount) &&
    (currency === null || currency === attempt.currency) &&
    (order_number === null || order_number === order?.code)
  return is_same ? 'paid' : 'mismatch'
}

async function follow(
  tx: Transaction,
  attempt: Attempt,
  to: AttemptState,
  now: Date,
): Promise<StaffNews | null> {
  if (to === 'mismatch') return 'mismatch'
  if (to !== 'paid') return null
  const settled = await settleOrder(tx, attempt.order_id, now)
  if (settled !== 'already' && settled !== 'cancelled') return null
  const reason = settled === 'already' ? 'already_paid' : 'paid_after_cancel'
  await tx`
    insert into refund_due (attempt_id, order_id, amount, currency, reason, created_at)
    values (${attempt.id}, ${attempt.order_id}, ${attempt.amount}, ${attempt.currency}, ${reason}, ${now})`
  return reason
}

interface Staff {
  email: string
  language: InterfaceLanguage
  code: string
}

async function tellStaff(tx: Transaction, attempt: Attempt, news: StaffNews, now: Date): Promise<void> {
  const [staff] = await tx<Staff[]>`
    select company.email, customer_order.code, coalesce((
      select language from shop_hostname where shop_hostname.shop_id = company.shop_id
      order by position, hostname limit 1), 'cs') as language
    from customer_order join company on company.shop_id = customer_order.shop_id
    where customer_order.id = ${attempt.order_id}`
  if (!staff) return
  const { email, language, code } = staff
  const words: Record<string, string> = {
    code,
    payment: attempt.gateway_payment_id ?? '',
    gateway: attempt.gateway === 'gopay' ? 'GoPay' : 'ČSOB',
    amount: `${(attempt.amount / 100).toFixed(2)} ${attempt.currency}`,
  }
  const { subject, text } = STAFF_TEXTS[language][news]
  const fill = (template: string) => template.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '')
  const mail = writeMail(language, '', { subject: fill(subject), lines: [fill(text)] })
  await putMail(tx, { ...mail, to: email, language }, now)
}

async function inOrder<Result>(sql: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  // The driver's own type unwraps arrays of promises, which nothing here is.
  const { done } = (await sql.begin(async (tx) => ({ done: await work(tx) }))) as { done: Result }
  return done
}
