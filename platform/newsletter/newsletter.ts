import { DEFAULT_LANGUAGE, type InterfaceLanguage, isInterfaceLanguage } from '#contract/language.ts'
import { NEWSLETTER_TYPES } from '#contract/newsletter.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { purge } from '#platform/db/purge.ts'
import type { Context } from '#platform/http/context.ts'
import { invalid } from '#platform/http/failure.ts'
import { newToken, tokenHash } from '#platform/http/token.ts'
import { putMail } from '#platform/mail/outbox.ts'
import { confirmationMail, putWelcome } from './newsletter-mail.ts'
import { TOKEN_REFUSED } from './newsletter-texts.ts'

export const CONFIRMATION_LIFETIME_S = 7 * 24 * 60 * 60
/** A mailbox must not be flooded, whoever asks and from wherever. */
export const CONFIRMATION_PAUSE_S = 10 * 60
export const MAX_CONFIRMATIONS_PER_DAY = 3
const DAY_S = 24 * 60 * 60

export interface Subscriber {
  email: string
  customer_id: number | null
  gender?: number | null
  type?: number
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/**
 * Asks the owner of a mailbox whether they want news, within the transaction that is the reason for it. Whoever has
 * them already, or was asked a moment ago, gets no further mail; nobody can tell from outside.
 */
export async function subscribe(context: Context, tx: Transaction, subscriber: Subscriber): Promise<void> {
  const { shop_id, now } = context
  const { customer_id, gender = null, type = NEWSLETTER_TYPES.general } = subscriber
  const email = subscriber.email.toLowerCase()
  const language: InterfaceLanguage = isInterfaceLanguage(context.language)
    ? context.language
    : DEFAULT_LANGUAGE
  const token = newToken()
  await lockMailbox(tx, shop_id, email)
  // A subscription belongs to a customer only under the customer's own e-mail.
  const [made] = await tx`
    with owner as (select id from customer where id = ${customer_id} and email = ${email})
    insert into newsletter_request
      (shop_id, email, type, customer_id, gender, language, token_hash, created_at, expiration_at)
    select ${shop_id}, ${email}, ${type}, (select id from owner), ${gender}, ${language}, ${tokenHash(token)},
      ${now}, ${later(now, CONFIRMATION_LIFETIME_S)}
    where not exists (
      select from newsletter
      where shop_id = ${shop_id} and email = ${email} and type = ${type} and unsubscribed_at is null
        and coalesce((select id from owner), customer_id) is not distinct from customer_id
    ) and not exists (
      select from newsletter_request
      where shop_id = ${shop_id} and email = ${email} and type = ${type}
        and created_at > ${later(now, -CONFIRMATION_PAUSE_S)}
    ) and (
      select count(*) from newsletter_request
      where shop_id = ${shop_id} and email = ${email} and type = ${type} and created_at > ${later(now, -DAY_S)}
    ) < ${MAX_CONFIRMATIONS_PER_DAY}
    returning id`
  const mail = await confirmationMail(context, tx, { email, language, token })
  await putMail(tx, made ? mail : null, now)
}

interface RequestRow extends Required<Subscriber> {
  id: number
  shop_id: number
  language: InterfaceLanguage
  created_at: string
  confirmed_at: string | null
}

/** Clicking twice is as good as once, until the reader leaves: an old link must not bring them back. */
export async function confirm(context: Context, token: string): Promise<void> {
  const { sql, now, language } = context
  const refused = invalid('token', TOKEN_REFUSED[language])
  await sql.begin(async (tx) => {
    const [request] = await tx<RequestRow[]>`
      select id, shop_id, email, type, customer_id, gender, language, created_at, confirmed_at
      from newsletter_request where token_hash = ${tokenHash(token)} and expiration_at > ${now} for update`
    if (!request) throw refused
    const { shop_id, email, type, customer_id, gender, created_at } = request
    await lockMailbox(tx, shop_id, email)
    const [known] = await tx<{ is_active: boolean; has_left_since: boolean | null }[]>`
      select unsubscribed_at is null as is_active, unsubscribed_at >= ${created_at} as has_left_since
      from newsletter where shop_id = ${shop_id} and email = ${email} and type = ${type}`
    if (request.confirmed_at !== null && known?.is_active) return
    if (request.confirmed_at !== null || known?.has_left_since) throw refused
    await tx`update newsletter_request set confirmed_at = ${now} where id = ${request.id}`
    // Whoever asked may have another e-mail by now.
    const [reader] = await tx<{ email: string; language: InterfaceLanguage; unsubscribe_token: string }[]>`
      insert into newsletter (shop_id, email, type, customer_id, gender, language, unsubscribe_token,
        requested_at, confirmed_at)
      values (${shop_id}, ${email}, ${type},
        (select id from customer where id = ${customer_id} and email = ${email}), ${gender},
        ${request.language}, ${newToken()}, ${created_at}, ${now})
      on conflict (shop_id, email, type) do update set
        customer_id = coalesce(excluded.customer_id, newsletter.customer_id),
        gender = coalesce(excluded.gender, newsletter.gender), language = excluded.language,
        requested_at = excluded.requested_at, confirmed_at = excluded.confirmed_at, unsubscribed_at = null
      returning email, language, unsubscribe_token`
    if (!known?.is_active && reader) await putWelcome({ ...context, shop_id }, tx, reader)
  })
}

/** By the token of any newsletter; leaving twice is as good as once. */
export async function unsubscribe({ sql, now, language }: Context, token: string): Promise<void> {
  const { count } = await sql`
    update newsletter set unsubscribed_at = coalesce(unsubscribed_at, ${now})
    where unsubscribe_token = ${token}`
  if (count === 0) throw invalid('token', TOKEN_REFUSED[language])
}

/** A customer has moved to another e-mail: what the former mailbox confirmed is its own from now on. */
export async function leaveMailbox(tx: Transaction, customer_id: number, email: string): Promise<void> {
  await tx`
    update newsletter_request set customer_id = null where customer_id = ${customer_id} and email <> ${email}`
  await tx`update newsletter set customer_id = null where customer_id = ${customer_id} and email <> ${email}`
}

/**
 * Ends what a customer had subscribed, as when the account goes. An account shows nothing about its e-mail until
 * somebody has read the mailbox: what was subscribed there without it is somebody else's, and stays.
 */
export async function forgetSubscriber(
  tx: Transaction,
  { id, email, email_verified_at }: { id: number; email: string; email_verified_at: string | null },
): Promise<void> {
  const mailbox = email_verified_at === null ? null : email
  await tx`delete from newsletter_request where customer_id = ${id} or email = ${mailbox}`
  await tx`delete from newsletter where customer_id = ${id} or email = ${mailbox}`
}

/** Addresses that nobody confirmed are not kept. */
export const purgeNewsletterRequests = (sql: Database, now: Date): Promise<number> =>
  purge(sql, 'newsletter_request', sql`expiration_at <= ${now}`)

/** Of several who ask for one address at once, the second sees what the first has done. */
async function lockMailbox(tx: Transaction, shop_id: number, email: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`newsletter ${shop_id} ${email}`}, 0))`
}
