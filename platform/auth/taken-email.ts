import { senderOf } from '#platform/http/client-ip.ts'
import type { Context } from '#platform/http/context.ts'
import { type Failure, invalid } from '#platform/http/failure.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { EMAIL_TAKEN } from './auth-texts.ts'

export const TAKEN_EMAILS_WINDOW_S = 60 * 60
/** The answer tells who has an account, as automatic login would anyway; so few questions an hour, and no more. */
export const MAX_TAKEN_EMAILS = 10

const taken = createRateLimit({
  name: 'taken e-mail',
  limit: MAX_TAKEN_EMAILS,
  window_s: TAKEN_EMAILS_WINDOW_S,
})

export function checkTakenEmails(context: Context): Promise<void> {
  return taken.check(context, senderOf(context))
}

export function countTakenEmail(context: Context): Promise<void> {
  return taken.count(context, senderOf(context))
}

export async function emailTaken(context: Context): Promise<Failure> {
  await countTakenEmail(context)
  return invalid('email', EMAIL_TAKEN[context.language])
}
