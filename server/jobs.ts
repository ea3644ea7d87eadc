import { CARRIERS } from '#contract/shipping.ts'
import { forgetBuyers } from '#platform/aftersales/forget-buyers.ts'
import { purgeRefunds } from '#platform/aftersales/refund.ts'
import { purgeWithdrawals } from '#platform/aftersales/withdrawal.ts'
import { purgeEmailChanges } from '#platform/auth/email-change.ts'
import { purgePasswordResets } from '#platform/auth/password-reset.ts'
import { purgeSessions } from '#platform/auth/session.ts'
import { purgeStaffActions } from '#platform/auth/staff-action.ts'
import { purgeCarts } from '#platform/cart/cart.ts'
import { purgeVisits } from '#platform/catalogue/visit.ts'
import type { Database } from '#platform/db/database.ts'
import { purgeAttempts } from '#platform/http/attempt-store.ts'
import type { Log } from '#platform/http/log.ts'
import { keepGoing, type Worker } from '#platform/mail/keep-going.ts'
import { purgeSentMails } from '#platform/mail/outbox.ts'
import { purgeNewsletterRequests } from '#platform/newsletter/newsletter.ts'
import { cancelUnpaid } from '#platform/payment/cancel-unpaid.ts'
import { oweCancelledByHand } from '#platform/payment/owe-by-hand.ts'
import { oweCancelled } from '#platform/payment/refund-due.ts'
import { refreshPlaces } from '#platform/shipping/carrier-places.ts'
import { readPacketa } from '#platform/shipping/packeta-feed.ts'
import type { Config } from './config.ts'

export const JOBS_LOCK = 7_483_220
const PAUSE_MS = 10 * 60 * 1000

/** What is done, in words for the log, and how many times. */
type Jobs = Record<string, (sql: Database, now: Date, log: Log) => Promise<number>>

const JOBS: Jobs = {
  'carts purged': purgeCarts,
  'mails purged': purgeSentMails,
  'drafts of refunds purged': purgeRefunds,
  'unconfirmed withdrawals purged': purgeWithdrawals,
  'unconfirmed e-mails purged': purgeEmailChanges,
  'sessions purged': purgeSessions,
  'password resets purged': purgePasswordResets,
  'visits purged': purgeVisits,
  'newsletter requests purged': purgeNewsletterRequests,
  'attempts purged': purgeAttempts,
  'old actions of the staff purged': purgeStaffActions,
  'unpaid orders cancelled': cancelUnpaid,
  'payments of cancelled orders listed': oweCancelled,
  'transfers of cancelled orders listed': oweCancelledByHand,
  'buyers of old orders forgotten': forgetBuyers,
}

/** The jobs of a shop that has an account at a carrier. */
export function carrierJobs({ packeta }: Pick<Config, 'packeta'>): Jobs {
  if (!packeta) return {}
  return {
    'places of Packeta taken over': (sql, now) =>
      refreshPlaces(sql, now, CARRIERS.packeta, () => readPacketa(packeta)),
  }
}

/** Clears away what nobody needs any more. False: another process is at it. */
export async function runJobs(sql: Database, log: Log, now: Date, more: Jobs = {}): Promise<boolean> {
  // The lock ends with its transaction, however that ends; each job has transactions of its own.
  return sql.begin(async (tx) => {
    await tx`select set_config('idle_in_transaction_session_timeout', '0', true)`
    const [lock] = await tx<{ is_free: boolean }[]>`select pg_try_advisory_xact_lock(${JOBS_LOCK}) as is_free`
    if (!lock?.is_free) return false
    for (const [done, job] of Object.entries({ ...JOBS, ...more })) {
      // One that fails is no reason to leave the others.
      const count = await job(sql, now, log).catch(
        (error: unknown) => (log.error('job failed', { job: done, error }), 0),
      )
      if (count > 0) log.info(done, { count })
    }
    return true
  })
}

/** Looks every ten minutes, for as long as the shop runs; of several processes one does the work. */
export function startJobs(sql: Database, log: Log, now = () => new Date(), more: Jobs = {}): Worker {
  return keepGoing(
    async () => {
      await runJobs(sql, log, now(), more)
      return false
    },
    (error) => log.error('jobs not done', { error }),
    PAUSE_MS,
  )
}
