import type { SocialProvider } from '#contract/auth.ts'
import { customerById, noteVerifiedEmail } from '#platform/customer/customer.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, notFound } from '#platform/http/failure.ts'
import { SOCIAL_TEXTS } from './social-texts.ts'

export async function pairedCustomerId(
  sql: Transaction,
  provider: SocialProvider,
  subject: string,
): Promise<number | null> {
  const [pairing] = await sql<{ customer_id: number }[]>`
    select customer_id from social_pairing where provider = ${provider} and subject = ${subject}`
  return pairing?.customer_id ?? null
}

/** False where the subject or the customer is paired already: a customer has one subject of each provider. */
export async function pair(
  sql: Transaction,
  pairing: { provider: SocialProvider; subject: string; customer_id: number; by_session: boolean },
  now: Date,
): Promise<boolean> {
  const made = await sql`
    insert into social_pairing ${sql({ ...pairing, created_at: now })}
    on conflict do nothing returning customer_id`
  return made.length > 0
}

export async function readPairings(sql: Database | Transaction, customer_id: number) {
  const pairings = await sql<{ provider: SocialProvider; created_at: string }[]>`
    select provider, created_at from social_pairing where customer_id = ${customer_id} order by created_at, provider`
  return pairings.map(({ provider, created_at }) => ({ provider, created_at }))
}

/** Nobody locks themselves out: without a password one third party at least stays. */
export async function unpair(context: Context, provider: SocialProvider): Promise<void> {
  const { caller, language } = context
  await context.sql.begin(async (sql) => {
    const left = await sql<{ provider: SocialProvider }[]>`
      select provider from social_pairing where customer_id = ${caller.customer_id} for update`
    if (!left.some((one) => one.provider === provider)) throw notFound()
    const customer = caller.customer_id === null ? null : await customerById(sql, caller.customer_id)
    if (!customer?.password_hash && left.length === 1) {
      throw new Failure('conflict', { sentence: SOCIAL_TEXTS[language].only_way })
    }
    await sql`
      delete from social_pairing where customer_id = ${caller.customer_id} and provider = ${provider}`
  })
}

/**
 * Somebody has just shown to read the customer's mailbox. What was linked within a session may be a stranger's who
 * sat at it; and if nobody had read the mailbox before, whoever made the account may have been one. Answers whether
 * anything was unlinked: whoever has the mailbox can link it again.
 */
export async function takeMailbox(
  sql: Transaction,
  { id, email_verified_at }: { id: number; email_verified_at: string | null },
  now: Date,
): Promise<boolean> {
  const gone = await sql`
    delete from social_pairing
    where customer_id = ${id} and (by_session or ${email_verified_at === null}::boolean)`
  await noteVerifiedEmail(sql, id, now)
  return gone.count > 0
}
