import { customerByEmail, isWelcome, lockCustomer, noteLogin } from '#platform/customer/customer.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure } from '#platform/http/failure.ts'
import { LOGIN_REFUSED } from './auth-texts.ts'
import { type AccountKind, takeLogin } from './login-limit.ts'
import { passwordMatches } from './password-hash.ts'
import { openSession } from './session.ts'
import { lockStaffUser, noteStaffLogin, staffUserByEmail } from './staff-user.ts'

interface Credentials {
  email: string
  password: string
}

interface Account {
  id: number
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
  const { id, first_name, last_name, password_hash } = await tryPassword(
    context,
    'staff',
    credentials,
    staff,
    staff?.is_active ?? false,
  )
  return context.sql.begin(async (sql) => {
    const current = await lockStaffUser(sql, id)
    // As with a customer: whoever was given a new password meanwhile, or has left, stays out with the old one.
    if (current?.password_hash !== password_hash || !current.is_active) throw loginRefused(context)
    await noteStaffLogin(sql, id, context.now)
    return { ...(await openSession(context, sql, { user_id: id })), user: { id, first_name, last_name } }
  })
}

async function tryPassword<A extends Account>(
  context: Context,
  kind: AccountKind,
  { email, password }: Credentials,
  account: A | null,
  welcome: boolean | null,
): Promise<A> {
  const takeBack = await takeLogin(context, kind, { email, id: account?.id ?? null })
  const matches = await passwordMatches(password, account?.password_hash ?? null)
  if (!account || !matches || !welcome) throw loginRefused(context)
  await takeBack()
  return account
}

function loginRefused({ language }: Context): Failure {
  return new Failure('unauthenticated', { sentence: LOGIN_REFUSED[language] })
}
