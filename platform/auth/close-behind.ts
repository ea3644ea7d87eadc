import type { Transaction } from '#platform/db/database.ts'
import { endOtherSessions } from './session.ts'

/** Whoever got in by the former password or e-mail, or waits with a link sent for it, is out. */
export async function closeBehind(
  sql: Transaction,
  customer_id: number,
  session_id: number | null,
  now: Date,
): Promise<void> {
  await endOtherSessions(sql, customer_id, session_id, now)
  await sql`
    update password_reset set used_at = ${now} where customer_id = ${customer_id} and used_at is null`
  await sql`
    update email_change set used_at = ${now} where customer_id = ${customer_id} and used_at is null`
}
