import type * as z from 'zod/mini'
import type { RegisterBody } from '#contract/customer.ts'
import { isInterfaceLanguage } from '#contract/language.ts'
import { customerTable } from '#platform/customer/customer-table.ts'
import { readOne } from '#platform/db/read-table.ts'
import type { Entity } from '#platform/db/table.ts'
import { senderOf } from '#platform/http/client-ip.ts'
import { type Context, VISITOR } from '#platform/http/context.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import type { Selection } from '#platform/http/selection.ts'
import { subscribe } from '#platform/newsletter/newsletter.ts'
import { hashPassword } from './password-hash.ts'
import { openAccount } from './open-account.ts'
import { checkTakenEmails, emailTaken } from './taken-email.ts'
import { requireStrongPassword } from './weak-password.ts'

const REGISTRATIONS_WINDOW_S = 60 * 60
export const MAX_REGISTRATIONS = 30

const registered = createRateLimit({
  name: 'register',
  limit: MAX_REGISTRATIONS,
  window_s: REGISTRATIONS_WINDOW_S,
})

/**
 * Makes an account of its own. What somebody has ordered under the same e-mail without one stays theirs: nothing
 * here shows whose mailbox it is.
 */
export async function register(
  context: Context,
  body: z.infer<typeof RegisterBody>,
  selection: Selection,
): Promise<Entity> {
  const { language } = context
  requireStrongPassword(context, 'password', body.password, body.email)
  await checkTakenEmails(context)
  await registered.take(context, senderOf(context))
  const customer = {
    email: body.email,
    password_hash: await hashPassword(body.password),
    first_name: body.first_name,
    last_name: body.last_name,
    dial_code: body.dial_code ?? null,
    phone: body.phone ?? null,
    birth_at: body.birth_at ?? null,
    language: isInterfaceLanguage(language) ? language : ('cs' as const),
    gender_oriented_product_preference: 0,
  }
  const made = await context.sql.begin(async (sql) => {
    const id = await openAccount(context, sql, customer)
    if (id === null) return null
    if (body.is_subscribed) await subscribe(context, sql, { email: customer.email, customer_id: id })
    return { id }
  })
  if (!made) throw await emailTaken(context)
  const asCustomer = { ...context, caller: { ...VISITOR, customer_id: made.id } }
  return readOne(asCustomer, customerTable, made.id, selection)
}
