import { customerById, type KnownCustomer, requireOwn } from '#platform/customer/customer.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, invalid } from '#platform/http/failure.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { NO_PASSWORD, WRONG_PASSWORD } from './auth-texts.ts'
import { passwordMatches } from './password-hash.ts'

export const MAX_WRONG_PASSWORDS = 10
export const WRONG_PASSWORDS_WINDOW_S = 15 * 60

/** A session left open on somebody's table must not become a way to guess the password. */
const wrong = createRateLimit({
  name: 'own password',
  limit: MAX_WRONG_PASSWORDS,
  window_s: WRONG_PASSWORDS_WINDOW_S,
})

export async function requireSelf(context: Context, id: number): Promise<KnownCustomer> {
  requireOwn(context, id)
  const customer = await customerById(context.sql, id)
  if (!customer) throw new Failure('unauthenticated')
  return customer
}

/** Whoever never chose a password, because a third party logs them in, chooses one first by a mailed link. */
export async function requirePassword(
  context: Context,
  { id, password_hash }: KnownCustomer,
  field: string,
  password: string,
): Promise<void> {
  if (password_hash === null) throw invalid(field, NO_PASSWORD[context.language])
  const key = String(id)
  await wrong.take(context, key)
  if (!(await passwordMatches(password, password_hash))) {
    throw invalid(field, WRONG_PASSWORD[context.language])
  }
  await wrong.forget(context, key)
}
