import { insertCustomer, type NewCustomer } from '#platform/customer/customer.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { putMail } from '#platform/mail/outbox.ts'
import { shopName } from '#platform/shop/shop-name.ts'
import { registeredMail } from './register-mail.ts'

/** Makes an account and tells whoever has the mailbox; null where there is one already. */
export async function openAccount(
  context: Context,
  tx: Transaction,
  customer: NewCustomer,
): Promise<number | null> {
  const { now } = context
  const id = await insertCustomer(tx, customer, now)
  if (id === null) return null
  const { email, language } = customer
  const mail = registeredMail(await shopName(context, tx), language, customer)
  await putMail(tx, { to: email, language, ...mail }, now)
  return id
}
