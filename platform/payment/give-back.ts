import type { Database, Transaction } from '#platform/db/database.ts'
import type { Log } from '#platform/http/log.ts'
import { keepGoing, type Worker } from '#platform/mail/keep-going.ts'
import { askGateway } from './ask-gateway.ts'
import { GatewayError, type Gateways, type RefundAnswer, type RefundWish } from './gateway.ts'
import { tellOfRefusedKeys } from './key-news.ts'
import { readAttempt } from './payment-attempt.ts'
import { isWithGateway, lockRefundDue, type RefundDueRow } from './refund-due.ts'
import { tellStaff } from './staff-mail.ts'

export interface GivingBack {
  sql: Database
  log: Log
  gateways: Gateways
}

const MINUTE_MS = 60_000
const DAY_MIN = 24 * 60
/** How long after one try the next one comes; after the last, a person has to look. */
export const REFUND_TRY_AFTER_MIN = [1, 2, 5, 15, 60, 240, 720, ...Array.from({ length: 8 }, () => DAY_MIN)]
/** A try that has not ended after this was cut off together with its process. */
const TRY_MS = MINUTE_MS

type Outcome = RefundAnswer['outcome'] | 'unreached' | 'unanswered'

interface Told {
  outcome: Outcome
  operation: RefundAnswer['operation']
  answer: string | null
}

/** Sends one refund that is due. False: none is. */
export async function giveBackNext(giving: GivingBack, now: Date): Promise<boolean> {
  const [due] = await giving.sql<{ id: number }[]>`
    select id from refund_due where next_try_at <= ${now} order by next_try_at, id limit 1`
  if (!due) return false
  await giveBack(giving, due.id, now)
  return true
}

/** Sends one refund now, if it is approved and nobody else is at it. */
export async function giveBack(giving: GivingBack, id: number, now: Date): Promise<void> {
  const { sql, log, gateways } = giving
  const taken = await sql.begin((tx) => take(tx, id, now))
  if (!taken) return
  const { refund, wish, try_id } = taken
  const client = gateways[refund.gateway]
  const told = client
    ? await client.giveBack(wish).then(
        ({ outcome, operation }): Told => ({ outcome, operation, answer: null }),
        async (error: unknown) => {
          await tellOfRefusedKeys({ sql, log, now }, refund, error)
          return asOutcome(error)
        },
      )
    : { outcome: 'unreached' as const, operation: null, answer: 'not set up' }
  const state = await sql.begin((tx) => end(tx, refund, try_id, told, now))
  log.info('money given back', { refund_due_id: id, order_id: refund.order_id, ...told })
  if (state === 'refused' || state === 'unclear') {
    log.error('refund needs a person', { refund_due_id: id, order_id: refund.order_id, state })
  }
  if (state === 'done' || state === 'accepted') {
    const attempt = await readAttempt(sql, refund.attempt_id)
    // Without an answer now, the gateway's own message or the next question tells it.
    if (attempt) await askGateway({ sql, log, now }, gateways, attempt, 'ask').catch(() => {})
  }
}

function asOutcome(error: unknown): Told {
  if (!(error instanceof GatewayError)) throw error
  const outcome = error.refused ? 'refused' : error.certain ? 'unreached' : 'unanswered'
  return { outcome, operation: null, answer: error.message.slice(0, 500) }
}

interface Taken {
  refund: RefundDueRow
  wish: RefundWish
  try_id: number
}

interface LastTry {
  outcome: Outcome
  created_at: string
}

/**
 * Writes the try down before the gateway is asked. Of one payment one refund is under way at a time: while nobody
 * knows how one has ended, nobody can tell it from the next.
 */
async function take(tx: Transaction, id: number, now: Date): Promise<Taken | null> {
  const refund = await lockRefundDue(tx, id)
  if (!refund || (refund.state !== 'approved' && refund.state !== 'accepted')) return null
  const since = new Date(now.getTime() - TRY_MS)
  await tx`
    update refund_try set outcome = 'unanswered', ended_at = ${now}
    from refund_due where refund_due.id = refund_due_id and attempt_id = ${refund.attempt_id}
      and ended_at is null and refund_try.created_at <= ${since}`
  const under_way = await tx`
    select from refund_due other join refund_try on refund_due_id = other.id
    where attempt_id = ${refund.attempt_id} and (ended_at is null or (
      other.id <> ${id} and state in ('approved', 'unclear') and refund_try.created_at >= approved_at)) limit 1`
  const later = new Date(now.getTime() + TRY_MS)
  await tx`update refund_due set next_try_at = ${later} where id = ${id}`
  if (under_way.length > 0) return null
  const [last] = await tx<LastTry[]>`
    select outcome, created_at from refund_try
    where refund_due_id = ${id} and outcome not in ('unreached', 'later') order by id desc limit 1`
  const [{ earlier = 0 } = {}] = await tx<{ earlier: number }[]>`
    select coalesce(sum(amount), 0)::bigint as earlier from refund_due
    where attempt_id = ${refund.attempt_id} and id <> ${id} and ${isWithGateway(tx)}`
  const [written] = await tx<{ id: number }[]>`
    insert into refund_try (refund_due_id, created_at) values (${id}, ${now}) returning id`
  const { gateway_payment_id: payment_id, amount, total, returned_unasked } = refund
  const was_unanswered = last?.outcome === 'unanswered'
  const asked = refund.state === 'accepted' ? 'accepted' : was_unanswered ? 'unanswered' : 'never'
  const asked_at = last && was_unanswered ? new Date(last.created_at) : null
  return {
    refund,
    try_id: written?.id ?? 0,
    wish: { payment_id, amount, total, earlier: earlier + returned_unasked, asked, asked_at, now },
  }
}

const NEXT_STATE: Record<Outcome, RefundDueRow['state']> = {
  done: 'done',
  accepted: 'accepted',
  later: 'approved',
  refused: 'refused',
  unclear: 'unclear',
  unreached: 'approved',
  unanswered: 'approved',
}

/** Null: it was settled meanwhile, by the gateway's own message. */
async function end(
  tx: Transaction,
  { id, state: was }: RefundDueRow,
  try_id: number,
  { outcome, operation, answer }: Told,
  now: Date,
): Promise<RefundDueRow['state'] | null> {
  const refund = await lockRefundDue(tx, id)
  await tx`
    update refund_try set outcome = ${outcome}, operation = ${operation}, answer = ${answer}, ended_at = ${now}
    where id = ${try_id} and ended_at is null`
  if (!refund || refund.state !== was) return null
  const [{ count = 0 } = {}] = await tx<{ count: number }[]>`
    select count(*)::int as count from refund_try
    where refund_due_id = ${id} and created_at >= ${refund.approved_at}`
  const minutes = REFUND_TRY_AFTER_MIN[count - 1]
  const wanted = was === 'accepted' && NEXT_STATE[outcome] === 'approved' ? 'accepted' : NEXT_STATE[outcome]
  const is_waiting = wanted === 'approved' || wanted === 'accepted'
  const state = is_waiting && minutes === undefined ? 'unclear' : wanted
  const next_try_at =
    is_waiting && minutes !== undefined ? new Date(now.getTime() + minutes * MINUTE_MS) : null
  await tx`
    update refund_due set state = ${state}, next_try_at = ${next_try_at},
      refunded_at = ${state === 'done' ? now : null}
    where id = ${id}`
  if (state === 'refused') await tellStaff(tx, refund, 'refund_refused', now)
  if (state === 'unclear') await tellStaff(tx, refund, 'refund_unclear', now)
  return state
}

/** Sends what was decided, for as long as the shop runs; several processes share the work. */
export function startGivingBack(giving: GivingBack, now = () => new Date()): Worker {
  return keepGoing(
    () => giveBackNext(giving, now()),
    (error) => giving.log.error('money not given back', { error }),
  )
}
