import type { Database } from '#platform/db/database.ts'
import { createLog, type Log } from '#platform/http/log.ts'
import { keepGoing, type Worker } from './keep-going.ts'
import type { Mail } from './outbox.ts'

export interface WaitingMail extends Mail {
  id: number
  attempts: number
}

/** Hands one mail over for good, or throws. */
export type SendMail = (mail: WaitingMail) => Promise<void>

const MINUTE_S = 60
/** How long a mail waits after each failed try; after the last one somebody has to look. */
export const RETRY_AFTER_S = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * MINUTE_S)

/** While a mail is being sent nobody else takes it; a process that dies with it in hand loses it for this long. */
const CLAIM_S = 2 * MINUTE_S

/** Sends one mail that is due. False: there was none. */
export async function sendNext(
  sql: Database,
  send: SendMail,
  now: Date,
  log = createLog('silent'),
): Promise<boolean> {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const [mail] = await sql<WaitingMail[]>`
    update mail_outbox set attempts = attempts + 1, next_attempt_at = ${after(CLAIM_S)}
    where id = (
      select id from mail_outbox where sent_at is null and given_up_at is null and next_attempt_at <= ${now}
      order by next_attempt_at, id limit 1 for update skip locked
    )
    returning id, attempts, "to", language, subject, text, html, attachments, headers`
  if (!mail) return false
  try {
    await send(mail)
    await sql`update mail_outbox set sent_at = ${now}, last_error = null where id = ${mail.id}`
  } catch (error) {
    const wait = RETRY_AFTER_S[mail.attempts - 1]
    logFailure(log, mail, error, wait !== undefined)
    await sql`
      update mail_outbox set last_error = ${error instanceof Error ? error.message : String(error)},
        next_attempt_at = ${after(wait ?? 0)}, given_up_at = ${wait === undefined ? now : null}
      where id = ${mail.id}`
  }
  return true
}

/**
 * Words of a mail server may name whoever a mail is to; its codes name nobody. What it says of one address alone is no
 * reason to wake anybody, unless it was the last try.
 */
function logFailure(log: Log, { id, attempts }: WaitingMail, error: unknown, will_be_tried: boolean): void {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string }
  const level = command === 'RCPT TO' && will_be_tried ? 'warn' : 'error'
  log[level]('mail not sent', { mail_id: id, attempts, code, responseCode, command, will_be_tried })
}

/** Sends what waits, for as long as the shop runs; several processes share the work. */
export function startPostman(sql: Database, send: SendMail, log: Log, now = () => new Date()): Worker {
  return keepGoing(
    () => sendNext(sql, send, now(), log),
    (error) => log.error('mails not sent', { error }),
  )
}
