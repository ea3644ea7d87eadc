import type { Database } from '#platform/db/database.ts'
import { keepGoing, type Worker } from '#platform/mail/keep-going.ts'
import type { Log } from '#platform/http/log.ts'
import { askGateway } from './ask-gateway.ts'
import type { Gateways } from './gateway.ts'
import type { Attempt } from './payment-attempt.ts'
import { nextPollAt } from './poll-schedule.ts'

export interface Reconciling {
  sql: Database
  log: Log
  gateways: Gateways
}

type Due = Attempt & { polls: number }

/** Asks about one payment that is due. False: none is. What cannot be asked now is asked at its next time. */
export async function reconcileNext({ sql, log, gateways }: Reconciling, now: Date): Promise<boolean> {
  const due = await sql.begin(async (tx) => {
    const [attempt] = await tx<Due[]>`
      select id, order_id, gateway, gateway_payment_id, amount, currency, state, gate_url, created_at, polls
      from payment_attempt where next_poll_at <= ${now} order by next_poll_at, id limit 1
      for update skip locked`
    if (!attempt) return null
    // Taken by moving it on, so that a process that dies here costs one turn and no more.
    const polls = laterThan(now, attempt)
    await tx`
      update payment_attempt set polls = ${polls}, next_poll_at = ${nextPollAt(new Date(attempt.created_at), polls)}
      where id = ${attempt.id}`
    return attempt
  })
  if (!due) return false
  await askGateway({ sql, log, now }, gateways, due, 'poll').catch((error: unknown) =>
    log.warn('gateway not asked', { attempt_id: due.id, error }),
  )
  return true
}

/** After a long stop of the shop a payment is asked for once, not once for every time that was missed. */
function laterThan(now: Date, { created_at, polls }: Due): number {
  let next = polls + 1
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
