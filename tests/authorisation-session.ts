import type { Database } from '#platform/db/database.ts'
import { newToken, tokenHash } from '#platform/http/token.ts'

/** A session as the database keeps it, of anybody: with both ids it is the staff acting as the customer. */
export async function openSessionOf(
  db: Database,
  owner: { customer_id?: number; user_id?: number },
  now = new Date(),
): Promise<string> {
  const token = newToken()
  const until = new Date(now.getTime() + 60 * 60 * 1000)
  const [session] = await db<{ id: number }[]>`
    insert into session ${db({ ...owner, created_at: now, last_used_at: now, session_expiration_at: until })}
    returning id`
  if (!session) throw new Error('The session was not written')
  await db`
    insert into session_token (session_id, access_hash, refresh_hash, access_expiration_at)
    values (${session.id}, ${tokenHash(token)}, ${tokenHash(newToken())}, ${until})`
  return token
}
