import type { SocialProvider } from '#contract/auth.ts'
import { isInterfaceLanguage } from '#contract/language.ts'
import {
  customerByEmail,
  customerById,
  insertCustomer,
  isWelcome,
  noteVerifiedEmail,
} from '#platform/customer/customer.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, invalid } from '#platform/http/failure.ts'
import { putMail } from '#platform/mail/outbox.ts'
import { shopName } from '#platform/shop/shop-name.ts'
import type { SocialClient, SocialIdentity } from './social-client.ts'
import { createdMail, linkedMail } from './social-mail.ts'
import { pair, pairedCustomerId } from './social-pairing.ts'
import { SOCIAL_TEXTS } from './social-texts.ts'

interface Arrived {
  provider: SocialProvider
  client: SocialClient
  identity: SocialIdentity
  /** Who was logged in when it began, and wants to link the third party. */
  linking_id: number | null
}

/** Somebody else was faster with the same identity: looked up again, it has its customer. */
export class Overtaken extends Error {
  override name = 'Overtaken'
}

/**
 * Whose account an identity opens. The subject decides; an e-mail joins an existing account only when both sides
 * have proven it: the third party says so, and somebody has shown before to read that account's mailbox. Otherwise a
 * stranger who registered with the address could wait for its owner, or one who claims it elsewhere could walk in.
 */
export async function customerOf(context: Context, sql: Transaction, arrived: Arrived): Promise<number> {
  const { provider, identity, linking_id } = arrived
  const paired_id = await pairedCustomerId(sql, provider, identity.subject)
  if (linking_id !== null) return link(context, sql, arrived, linking_id, paired_id)
  const id = paired_id ?? (await customerByIdentity(context, sql, arrived))
  const customer = await customerById(sql, id)
  if (!customer || !isWelcome(customer)) {
    throw new Failure('unauthenticated', { sentence: SOCIAL_TEXTS[context.language].refused })
  }
  return id
}

async function customerByIdentity(context: Context, sql: Transaction, arrived: Arrived): Promise<number> {
  const { identity } = arrived
  const texts = SOCIAL_TEXTS[context.language]
  if (identity.email === null) throw invalid('email', texts.no_email)
  const account = await customerByEmail(sql, identity.email)
  if (!account) return create(context, sql, arrived, identity.email)
  const is_theirs = identity.is_email_verified && account.email_verified_at !== null
  // Whoever is paired already is another person at the same third party: the address has changed hands.
  if (!is_theirs || !(await pairWith(context, sql, arrived, account.id))) {
    if (await pairedCustomerId(sql, arrived.provider, identity.subject)) throw new Overtaken()
    throw new Failure('conflict', { errors: [{ field: 'email', message: texts.email_taken }] })
  }
  await tellLinked(context, sql, arrived, account)
  return account.id
}

async function create(context: Context, sql: Transaction, arrived: Arrived, email: string): Promise<number> {
  const { now, language } = context
  const { client, identity } = arrived
  const customer = {
    email,
    password_hash: null,
    first_name: identity.first_name || (email.split('@', 1)[0] ?? email),
    last_name: identity.last_name,
    dial_code: null,
    phone: null,
    language: isInterfaceLanguage(language) ? language : ('cs' as const),
    gender_oriented_product_preference: 0,
  }
  const id = await insertCustomer(sql, customer, now)
  if (id === null || !(await pairWith(context, sql, arrived, id))) throw new Overtaken()
  if (identity.is_email_verified) await noteVerifiedEmail(sql, id, now)
  const sender = await shopName(context, sql)
  const mail = createdMail(sender, customer, client.name(customer.language))
  await putMail(sql, { to: email, language: customer.language, ...mail }, now)
  return id
}

async function link(
  context: Context,
  sql: Transaction,
  arrived: Arrived,
  id: number,
  paired_id: number | null,
): Promise<number> {
  if (paired_id === id) return id
  if (paired_id !== null || !(await pairWith(context, sql, arrived, id))) {
    const message = SOCIAL_TEXTS[context.language].linked_elsewhere
    throw new Failure('conflict', { errors: [{ field: 'provider', message }] })
  }
  const customer = await customerById(sql, id)
  if (!customer) throw new Failure('unauthenticated')
  await tellLinked(context, sql, arrived, customer)
  return id
}

function pairWith({ now }: Context, sql: Transaction, arrived: Arrived, customer_id: number) {
  const { provider, identity, linking_id } = arrived
  const by_session = linking_id !== null
  return pair(sql, { provider, subject: identity.subject, customer_id, by_session }, now)
}

async function tellLinked(
  context: Context,
  sql: Transaction,
  { client }: Arrived,
  customer: NonNullable<Awaited<ReturnType<typeof customerById>>>,
): Promise<void> {
  const { email, language } = customer
  const mail = linkedMail(await shopName(context, sql), customer, client.name(language))
  await putMail(sql, { to: email, language, ...mail }, context.now)
}
