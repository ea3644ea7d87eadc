import type * as z from 'zod/mini'
import type { Consent, ConsentBody } from '#contract/consent.ts'
import type { Transaction } from '#platform/db/database.ts'
import { senderOf } from '#platform/http/client-ip.ts'
import type { Context } from '#platform/http/context.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'

export const MAX_CONSENTS = 60
export const CONSENTS_WINDOW_S = 60 * 60
const given = createRateLimit({ name: 'consent', limit: MAX_CONSENTS, window_s: CONSENTS_WINDOW_S })

/** Deletes what was recorded under an id of a visitor; a domain further right knows how. */
export type Forget = (tx: Transaction, kept: { tracking_id: string }) => Promise<void>

/** Writes the choice down as a proof of it. Whoever takes statistics back has theirs deleted with it. */
export async function recordConsent(
  context: Context,
  { consent_id, purposes, version, tracking_id }: z.infer<typeof ConsentBody>,
  forget: Forget,
): Promise<Consent> {
  const { sql, shop_id, language, caller, now } = context
  await given.take(context, senderOf(context))
  // Staff acting as a customer sits at a browser of the shop.
  const customer_id = caller.user_id === null ? caller.customer_id : null
  return sql.begin(async (tx) => {
    const [consent] = await tx<Consent[]>`
      insert into consent (shop_id, consent_id, customer_id, purposes, version, language, created_at)
      values (${shop_id}, ${consent_id}, ${customer_id}, ${tx.json(purposes)}, ${version}, ${language}, ${now})
      returning id, customer_id, consent_id, purposes, version, language, created_at`
    if (!consent) throw new Error('The consent was not written')
    if (!purposes.statistics && tracking_id) await forget(tx, { tracking_id })
    return consent
  })
}

/** What a browser chose before its owner logged in was the owner's choice. */
export async function joinConsents({ sql, caller }: Context, consent_id: string): Promise<void> {
  await sql`
    update consent set customer_id = ${caller.customer_id}
    where consent_id = ${consent_id} and customer_id is null`
}
