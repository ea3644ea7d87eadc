import type { Database } from '#platform/db/database.ts'
import { keepGoing, type Worker } from '#platform/mail/keep-going.ts'
import type { Log } from '#platform/http/log.ts'
import { askGateway } from './ask-gateway.ts'
import { awake, GatewayError, type Gateways } from './gateway.ts'
import type { Attempt } from './payment-attempt.ts'
import { lastAgainAt, lastAskedBefore, nextPollAt, openedBefore, REFUSED_AFTER_MIN } from './poll-schedule.ts'
import { giveUpPayment } from './settle-payment.ts'

export interface Reconciling {
  sql: Database
  log: Log
  gateways: Gateways
}

type Due = Attempt & { polls: number }

/**
 * Asks about one payment that is due. False: none is. What is not answered now is asked at its next time; the last
 * question is asked until it is answered, as what the order holds is given back on its answer alone. Where there is
 * nobody to answer it, or nothing is decided by then, the payment is given up.
 */
export async function reconcileNext({ sql, log, gateways }: Reconciling, now: Date): Promise<boolean> {
  const due = await sql.begin(async (tx) => {
    // A gateway that is left alone would cost every payment of it a turn.
    const [attempt] = await tx<Due[]>`
      select id, order_id, gateway, gateway_payment_id, amount, currency, state, gate_url, created_at, polls
      from payment_attempt where next_poll_at <= ${now} and (
        gateway = any(${namesOf(awake(gateways))}::text[])
        or (gateway <> all(${namesOf(gateways)}::text[]) and created_at <= ${lastAskedBefore(now)}))
      order by next_poll_at, id limit 1 for update skip locked`
    if (!attempt) return null
    // Taken by moving it on, so that a process that dies here costs one turn and no more.
    const polls = laterThan(now, attempt)
    const next = nextPollAt(new Date(attempt.created_at), polls)
    await tx`
      update payment_attempt set polls = ${polls}, next_poll_at = ${next ?? lastAgainAt(now)}
      where id = ${attempt.id}`
    return { attempt, is_last: next === null }
  })
  if (!due) return false
  const { attempt, is_last } = due
  try {
    await askGateway({ sql, log, now }, gateways, attempt, 'poll')
    if (is_last) await giveUpPayment(sql, log, attempt, now)
  } catch (error) {
    log.warn('gateway not asked', { attempt_id: attempt.id, error })
    const is_unset = is_last && !gateways[attempt.gateway]
    if (is_unset || isRefused(error, attempt, now)) await giveUpPayment(sql, log, attempt, now)
  }
  return true
}

const namesOf = (gateways: Gateways): string[] =>
  Object.entries(gateways).flatMap(([name, client]) => (client ? [name] : []))

/** Keys that are refused are put right by a person, and then there is an answer. */
function isRefused(error: unknown, { created_at }: Due, now: Date): boolean {
  if (!(error instanceof GatewayError) || !error.refused || error.is_about_keys) return false
  return new Date(created_at) <= openedBefore(now, REFUSED_AFTER_MIN)
}

/** After a long stop of the shop a payment is asked for once, not once for every time that was missed. */
function laterThan(now: Date, { created_at, polls }: Due): number {
  let next = polls
  for (;;) {
    const at = nextPollAt(new Date(created_at), next)
    if (at === null || at > now) return next
    next++
  }
}

/** Goes after payments nobody has brought back, for as long as the shop runs; several processes share the work. */
export function startReconciling(reconciling: Reconciling, now = () => new Date()): Worker {
  return keepGoing(
    () => reconcileNext(reconciling, now()),
    (error) => reconciling.log.error('payments not reconciled', { error }),
  )
}
