import * as z from 'zod/mini'
import { Email } from '#contract/form-field.ts'
import { MAX_NAME_LENGTH } from '#contract/form-limit.ts'
import type { SocialIdentity } from './social-client.ts'

/** Nothing but the subject is sure to come, and nothing is sure to be what it should. */
const text = z.catch(z.string(), '')
const Claims = z.object({
  email: text,
  email_verified: z.catch(z.union([z.boolean(), z.string()]), false),
  name: text,
  given_name: text,
  family_name: text,
})
const AppleUser = z.object({ name: z.object({ firstName: text, lastName: text }) })

/** The claims of OpenID Connect; `user` is what Apple sends beside them, the first time only. */
export function identityOf(raw: object, subject: string, user?: string): SocialIdentity {
  const claims = z.parse(Claims, raw)
  const email = z.safeParse(Email, claims.email)
  const apple = z.safeParse(AppleUser, parsed(user))
  const { firstName = '', lastName = '' } = apple.success ? apple.data.name : {}
  const [first = '', ...rest] = named(claims.name).split(' ')
  return {
    subject,
    email: email.success ? email.data : null,
    // Apple writes it as a word.
    is_email_verified: claims.email_verified === true || claims.email_verified === 'true',
    first_name: named(claims.given_name) || named(firstName) || named(first),
    last_name: named(claims.family_name) || named(lastName) || named(rest.join(' ')),
  }
}

function parsed(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return null
  }
}

/** As people may have it in their account: one line, not too long. */
function named(value: string): string {
  return value
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
}
