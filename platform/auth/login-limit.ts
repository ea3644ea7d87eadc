import { networkOf, senderOf } from '#platform/http/client-ip.ts'
import type { Context } from '#platform/http/context.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'

export const MAX_FAILED_LOGINS = 10
export const MAX_FAILED_LOGINS_PER_ADDRESS = 50
export const MAX_FAILED_LOGINS_OF_ACCOUNT = 30
export const FAILED_LOGINS_WINDOW_S = 15 * 60
/** No longer than sessions and resets are kept after their end: the address goes with them. */
const ADDRESS_KNOWN_FOR_MS = 30 * 24 * 60 * 60 * 1000

const window_s = FAILED_LOGINS_WINDOW_S
const byBoth = createRateLimit({ name: 'login', limit: MAX_FAILED_LOGINS, window_s })
/** One password tried on everybody is guessing as well; a whole office behind one address is not. */
const byAddress = createRateLimit({ name: 'login from', limit: MAX_FAILED_LOGINS_PER_ADDRESS, window_s })
/** Many machines that guess at one account. Whoever sits where its owner has been is not among them. */
const byAccount = createRateLimit({ name: 'login of', limit: MAX_FAILED_LOGINS_OF_ACCOUNT, window_s })

export type AccountKind = 'customer' | 'staff'

/**
 * Counts a login before its password is looked at, so that many sent at once are all counted. Answers how to take it
 * back. It does the same for an e-mail that is nobody's.
 */
export async function takeLogin(
  context: Context,
  kind: AccountKind,
  { email, id }: { email: string; id: number | null },
): Promise<() => Promise<void>> {
  const sender = senderOf(context)
  const both = `${kind} ${sender} ${email}`
  // A sender who is refused anyhow writes nothing down about e-mails they make up.
  if (sender) await byAddress.check(context, sender)
  await byBoth.take(context, both)
  if (sender) await byAddress.take(context, sender)
  const is_at_home = await isAtHome(context, kind, id, sender)
  if (!is_at_home) await byAccount.take(context, `${kind} ${email}`)
  return async () => {
    await byBoth.forget(context, both)
    if (sender) await byAddress.forgive(context, sender)
    if (!is_at_home) await byAccount.forgive(context, `${kind} ${email}`)
  }
}

/** The owner of the mailbox has come by a link: what others have tried does not keep them out. */
export function welcomeBack(context: Context, email: string): Promise<void> {
  return byAccount.forget(context, `customer ${email}`)
}

async function isAtHome({ sql, now }: Context, kind: AccountKind, id: number | null, sender: string) {
  const since = new Date(now.getTime() - ADDRESS_KNOWN_FOR_MS)
  const owner =
    kind === 'customer'
      ? sql`customer_id = ${id} and user_id is null`
      : sql`user_id = ${id} and customer_id is null`
  const known = await sql<{ client_ip: string }[]>`
    select client_ip from session where ${owner} and last_used_at > ${since} and client_ip is not null
    union
    select client_ip from password_reset
    where customer_id = ${kind === 'customer' ? id : null} and used_at > ${since} and client_ip is not null`
  return known.some(({ client_ip }) => networkOf(client_ip) === sender)
}
