import { customerByEmail, isWelcome, lockCustomer, noteLogin } from '#platform/customer/customer.ts'
import { clientIp } from '#platform/http/client-ip.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure } from '#platform/http/failure.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { LOGIN_REFUSED } from './auth-texts.ts'
import { passwordMatches } from './password-hash.ts'
import { openSession } from './session.ts'
import { noteStaffLogin, staffUserByEmail } from './staff-user.ts'

export const MAX_FAILED_LOGINS = 10
export const MAX_FAILED_LOGINS_PER_ADDRESS = 50
export const FAILED_LOGINS_WINDOW_S = 15 * 60

/** By address and e-mail together: guessing stops, and nobody can lock the owner out from elsewhere. */
const failed = createRateLimit({ limit: MAX_FAILED_LOGINS, window_s: FAILED_LOGINS_WINDOW_S })
/** One password tried on everybody is guessing as well; a whole office behind one address is not. */
const failedFrom = createRateLimit({ limit: MAX_FAILED_LOGINS_PER_ADDRESS, window_s: FAILED_LOGINS_WINDOW_S })

interface Credentials {
  email: string
  password: string
}

interface Account {
  password_hash: string | null
}

export async function logCustomerIn(context: Context, credentials: Credentials) {
  const customer = await customerByEmail(context.sql, credentials.email)
  const allowed = await tryPassword(
    context,
    'customer',
    credentials,
    customer,
    customer && isWelcome(customer),
  )
  return context.sql.begin(async (sql) => {
    const current = await lockCustomer(sql, allowed.id)
    // Checking a password takes a while: whoever was blocked or has changed it meanwhile stays out.
    if (current?.password_hash !== allowed.password_hash || !isWelcome(current)) throw loginRefused(context)
    await noteLogin(sql, allowed.id, context.now)
    return { ...(await openSession(context, sql, { customer_id: allowed.id })), customer_id: allowed.id }
  })
}

export async function logStaffIn(context: Context, credentials: Credentials) {
  const staff = await staffUserByEmail(context.sql, credentials.email)
  const { id, first_name, last_name } = await tryPassword(
    context,
    'staff',
    credentials,
    staff,
    staff?.is_active ?? false,
  )
  return context.sql.begin(async (sql) => {
    await noteStaffLogin(sql, id, context.now)
    return { ...(await openSession(context, sql, { user_id: id })), user: { id, first_name, last_name } }
  })
}

async function tryPassword<A extends Account>(
  context: Context,
  kind: string,
  { email, password }: Credentials,
  account: A | null,
  welcome: boolean | null,
): Promise<A> {
  const { now } = context
  const from = clientIp(context)
  const key = `${kind} ${from} ${email}`
  failed.check(key, now)
  if (from !== null) failedFrom.check(from, now)
  // Counted before the hash is computed: many guesses sent at once are all counted.
  failed.count(key, now)
  if (from !== null) failedFrom.count(from, now)
  const matches = await passwordMatches(password, account?.password_hash ?? null)
  if (!account || !matches || !welcome) throw loginRefused(context)
  failed.forget(key)
  if (from !== null) failedFrom.forgive(from)
  return account
}

function loginRefused({ language }: Context): Failure {
  return new Failure('unauthenticated', { sentence: LOGIN_REFUSED[language] })
}
