import { EMAIL_CHANGE_LIFETIME_S } from '#contract/customer.ts'
import { isInterfaceLanguage } from '#contract/language.ts'
import {
  isEmailTaken,
  isWelcome,
  type KnownCustomer,
  lockCustomer,
  meansTakenEmail,
  noteVerifiedEmail,
  setEmail,
} from '#platform/customer/customer.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { purge } from '#platform/db/purge.ts'
import type { Context } from '#platform/http/context.ts'
import { invalid } from '#platform/http/failure.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { newToken, tokenHash } from '#platform/http/token.ts'
import { putMail } from '#platform/mail/outbox.ts'
import { leaveMailbox } from '#platform/newsletter/newsletter.ts'
import { shopLink } from '#platform/shop/shop-link.ts'
import { shopName } from '#platform/shop/shop-name.ts'
import { accountMail } from './account-mail.ts'
import { EMAIL_CHANGE_REFUSED } from './auth-texts.ts'
import { closeBehind } from './close-behind.ts'
import { emailChangeMail } from './email-change-mail.ts'
import { EMAIL_CONFIRM_PATHS } from './email-link.ts'

export const MAX_EMAIL_CHANGES = 5
const EMAIL_CHANGES_WINDOW_S = 60 * 60

const window_s = EMAIL_CHANGES_WINDOW_S
const ofCustomer = createRateLimit({ name: 'e-mail change of', limit: MAX_EMAIL_CHANGES, window_s })
/** A mailbox can be flooded from many accounts. */
const toMailbox = createRateLimit({ name: 'e-mail change to', limit: MAX_EMAIL_CHANGES, window_s })

/** Asked before the transaction: what is rolled back has been tried all the same. */
export async function limitEmailChanges(context: Context, id: number, email: string): Promise<void> {
  await ofCustomer.take(context, String(id))
  await toMailbox.take(context, email)
}

/** Asks the new mailbox and tells the present one; nothing else changes yet. False: another account has the e-mail. */
export async function askNewMailbox(
  context: Context,
  tx: Transaction,
  customer: KnownCustomer,
  email: string,
): Promise<boolean> {
  if (await isEmailTaken(tx, email)) return false
  const { now, caller } = context
  const token = newToken()
  const expiration_at = new Date(now.getTime() + EMAIL_CHANGE_LIFETIME_S * 1000)
  await tx`
    update email_change set used_at = ${now} where customer_id = ${customer.id} and used_at is null`
  await tx`
    insert into email_change (customer_id, email, token_hash, session_id, created_at, expiration_at)
    values (${customer.id}, ${email}, ${tokenHash(token)}, ${caller.session_id}, ${now}, ${expiration_at})`
  const language = isInterfaceLanguage(context.language) ? context.language : customer.language
  const link = await shopLink({ ...context, sql: tx }, EMAIL_CONFIRM_PATHS[language], { token })
  const sender = await shopName(context, tx)
  await putMail(tx, emailChangeMail(sender, language, email, link), now)
  await putMail(tx, accountMail(sender, customer, 'email_change_asked'), now)
  return true
}

interface Asked {
  email: string
  session_id: number | null
  used_at: string | null
}

/** By the token of the mail. Clicking twice is as good as once. */
export async function confirmEmail(context: Context, token: string): Promise<void> {
  const { sql, now, language } = context
  const refused = invalid('token', EMAIL_CHANGE_REFUSED[language])
  const hash = tokenHash(token)
  const confirming = sql.begin(async (tx) => {
    const [known] = await tx<{ customer_id: number }[]>`
      select customer_id from email_change where token_hash = ${hash}`
    const customer = known ? await lockCustomer(tx, known.customer_id) : null
    const [asked] = await tx<Asked[]>`
      select email, session_id, used_at from email_change
      where token_hash = ${hash} and expiration_at > ${now}`
    if (!customer || !asked || !isWelcome(customer)) throw refused
    if (asked.used_at !== null) {
      if (customer.email === asked.email) return
      throw refused
    }
    await setEmail(tx, customer.id, asked.email)
    await noteVerifiedEmail(tx, customer.id, now)
    await leaveMailbox(tx, customer.id, asked.email)
    await closeBehind(tx, customer.id, asked.session_id, now)
    await putMail(tx, accountMail(await shopName(context, tx), customer, 'email_changed'), now)
  })
  await confirming.catch((error: unknown) => {
    throw meansTakenEmail(error) ? refused : error
  })
}

/** What was asked for and came to nothing; what came to something is in the customer's record. */
export const purgeEmailChanges = (sql: Database, now: Date): Promise<number> =>
  purge(sql, 'email_change', sql`expiration_at <= ${now}`)
