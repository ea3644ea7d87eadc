import { PASSWORD_RESET_LIFETIME_S } from '#contract/auth.ts'
import { customerByEmail, customerById, isWelcome, setPasswordHash } from '#platform/customer/customer.ts'
import type { Database } from '#platform/db/database.ts'
import { purge } from '#platform/db/purge.ts'
import { clientIp, senderOf } from '#platform/http/client-ip.ts'
import type { Context } from '#platform/http/context.ts'
import { invalid } from '#platform/http/failure.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { newToken, tokenHash } from '#platform/http/token.ts'
import { putMail } from '#platform/mail/outbox.ts'
import { shopName } from '#platform/shop/shop-name.ts'
import { RESET_REFUSED } from './auth-texts.ts'
import { closeBehind } from './close-behind.ts'
import { welcomeBack } from './login-limit.ts'
import { hashPassword } from './password-hash.ts'
import { resetLink } from './reset-link.ts'
import { passwordChangedMail, resetMail } from './reset-mail.ts'
import type { SocialClients } from './social-client.ts'
import { readPairings, takeMailbox } from './social-pairing.ts'
import { requireStrongPassword } from './weak-password.ts'

export const MAX_RESETS = 3
export const MAX_RESETS_OF_SENDER = 30
export const RESETS_WINDOW_S = 60 * 60

/** A mailbox can be flooded from many addresses. */
const asked = createRateLimit({ name: 'reset', limit: MAX_RESETS, window_s: RESETS_WINDOW_S })
/** Many mailboxes from one. */
const askedBySender = createRateLimit({
  name: 'reset from',
  limit: MAX_RESETS_OF_SENDER,
  window_s: RESETS_WINDOW_S,
})

/** Does the same whether or not there is such a customer, down to the number of statements. */
export async function requestReset(context: Context, email: string): Promise<void> {
  const { sql, now } = context
  const sender = senderOf(context)
  if (sender) await askedBySender.take(context, sender)
  await asked.take(context, email)
  const found = await customerByEmail(sql, email)
  const customer = found && isWelcome(found) ? found : null
  const token = newToken()
  const expiration_at = new Date(now.getTime() + PASSWORD_RESET_LIFETIME_S * 1000)
  const language = customer?.language ?? 'cs'
  const link = await resetLink(context, language, token)
  const mail = resetMail(await shopName(context, sql), language, customer?.first_name ?? '', link)
  await sql.begin(async (transaction) => {
    const id = customer?.id ?? null
    await transaction`
      update password_reset set used_at = ${now} where customer_id = ${id} and used_at is null`
    await transaction`
      insert into password_reset (customer_id, token_hash, created_at, expiration_at)
      select id, ${tokenHash(token)}, ${now}, ${expiration_at} from customer where id = ${id}`
    await putMail(transaction, customer ? { to: customer.email, language, ...mail } : null, now)
  })
}

/** A token works once and not for long; with the new password all sessions end. */
export async function resetPassword(
  context: Context,
  clients: SocialClients,
  { token, new_password }: { token: string; new_password: string },
): Promise<void> {
  const { sql, now, language } = context
  const refused = invalid('token', RESET_REFUSED[language])
  const hash = tokenHash(token)
  const [usable] = await sql<{ email: string }[]>`
    select email from password_reset join customer on customer.id = customer_id
    where token_hash = ${hash} and used_at is null and expiration_at > ${now}`
  if (!usable) throw refused
  requireStrongPassword(context, 'new_password', new_password, usable.email)
  const password_hash = await hashPassword(new_password)
  await sql.begin(async (transaction) => {
    const [used] = await transaction<{ customer_id: number }[]>`
      update password_reset set used_at = ${now}, client_ip = ${clientIp(context)}
      where token_hash = ${hash} and used_at is null and expiration_at > ${now} returning customer_id`
    const customer = used ? await customerById(transaction, used.customer_id) : null
    if (!customer || !isWelcome(customer)) throw refused
    await setPasswordHash(transaction, customer.id, password_hash)
    await closeBehind(transaction, customer.id, null, now)
    const is_unlinked = await takeMailbox(transaction, customer, now)
    const sender = await shopName(context, transaction)
    const pairings = await readPairings(transaction, customer.id)
    const linked = pairings.flatMap(({ provider }) => clients[provider]?.name(customer.language) ?? [])
    const mail = passwordChangedMail(sender, customer, { is_unlinked, linked })
    await putMail(transaction, { to: customer.email, language: customer.language, ...mail }, now)
  })
  await welcomeBack(context, usable.email)
}

const KEPT_MS = 30 * 24 * 3600 * 1000

/** With the addresses they were used from. */
export const purgePasswordResets = (sql: Database, now: Date): Promise<number> =>
  purge(sql, 'password_reset', sql`expiration_at < ${new Date(now.getTime() - KEPT_MS)}`)
