import type { OrderBody } from '#contract/order-form.ts'
import { isInterfaceLanguage } from '#contract/language.ts'
import { openAccount } from '#platform/auth/open-account.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { checkTakenEmails } from '#platform/auth/taken-email.ts'
import { requireStrongPassword } from '#platform/auth/weak-password.ts'
import type { CartRow } from '#platform/cart/cart.ts'
import { customerById } from '#platform/customer/customer.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, invalid } from '#platform/http/failure.ts'
import type { FilledAddress } from './order-address.ts'
import { orderText } from './order-texts.ts'

/** Ordering must not become a way to ask who has an account, so whoever hears this is counted. */
export class AccountExists extends Failure {
  constructor(message: string) {
    super('validation', { errors: [{ field: 'email', message }] })
  }
}

/** Hashing is slow on purpose, so it is done before anything is locked. */
export async function hashNewPassword(context: Context, body: OrderBody): Promise<string | null> {
  if (!body.create_new_account || body.password === undefined) return null
  if (context.caller.customer_id !== null) {
    throw invalid('create_new_account', orderText(context.language, 'account_of_customer'))
  }
  requireStrongPassword(context, 'password', body.password, null)
  await checkTakenEmails(context)
  return hashPassword(body.password)
}

export async function emailOf({ sql }: Context, cart: CartRow): Promise<string | null> {
  if (cart.email !== null || cart.customer_id === null) return cart.email
  return (await customerById(sql, cart.customer_id))?.email ?? null
}

/**
 * The customer who is logged in, whose account cannot be deleted until the order is made. Under a cart of their own the
 * lock of the cart does that.
 */
export async function holdCaller({ caller }: Context, tx: Transaction): Promise<number | null> {
  if (caller.customer_id === null) return null
  const [customer] = await tx<{ id: number }[]>`
    select id from customer where id = ${caller.customer_id} for key share`
  if (!customer) throw new Failure('unauthenticated')
  return customer.id
}

/** Makes the account that was asked for; the order is its first. */
export async function makeAccount(
  context: Context,
  tx: Transaction,
  account: { email: string; password_hash: string; billing: FilledAddress; preference: number },
): Promise<number> {
  const { language } = context
  const { email, password_hash, billing, preference } = account
  const id = await openAccount(context, tx, {
    email: email.toLowerCase(),
    password_hash,
    first_name: billing.first_name ?? '',
    last_name: billing.last_name ?? '',
    dial_code: billing.dial_code,
    phone: billing.phone,
    language: isInterfaceLanguage(language) ? language : 'cs',
    gender_oriented_product_preference: preference,
  })
  if (id !== null) return id
  throw new AccountExists(orderText(language, 'account_exists'))
}
