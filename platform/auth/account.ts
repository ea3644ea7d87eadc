import type * as z from 'zod/mini'
import type { CustomerBody, PasswordChangeBody } from '#contract/customer.ts'
import { changeCustomer, type CustomerChange } from '#platform/customer/customer-change.ts'
import { deleteCustomer, lockCustomer, setPasswordHash } from '#platform/customer/customer.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure } from '#platform/http/failure.ts'
import { putMail } from '#platform/mail/outbox.ts'
import { shopName } from '#platform/shop/shop-name.ts'
import { accountMail } from './account-mail.ts'
import { closeBehind } from './close-behind.ts'
import { askNewMailbox, limitEmailChanges } from './email-change.ts'
import { requirePassword, requireSelf } from './own-password.ts'
import { hashPassword } from './password-hash.ts'
import { checkTakenEmails, emailTaken } from './taken-email.ts'
import { requireStrongPassword } from './weak-password.ts'

/** The e-mail is what one logs in with: a new one needs the password, and then its mailbox has to confirm it. */
export async function changeAccount(
  context: Context,
  id: number,
  { email, current_password, ...change }: z.infer<typeof CustomerBody>,
): Promise<void> {
  const customer = await requireSelf(context, id)
  const isActing = context.caller.user_id !== null
  const moves = email !== undefined && email !== customer.email
  if (moves && isActing) throw new Failure('forbidden')
  const allowed = isActing ? withoutBank(change) : change
  if (moves) {
    await checkTakenEmails(context)
    await requirePassword(context, customer, 'current_password', current_password ?? '')
    await limitEmailChanges(context, id, email)
  }
  const done = await context.sql.begin(async (sql) => {
    const locked = await lockCustomer(sql, id)
    if (!locked || (moves && locked.password_hash !== customer.password_hash)) return 'outdated'
    if (moves && !(await askNewMailbox(context, sql, locked, email))) return 'taken'
    await changeCustomer(context, sql, locked, allowed)
    return 'done'
  })
  if (done === 'taken') throw await emailTaken(context)
  if (done === 'outdated') throw new Failure('unauthenticated')
}

const BANK = ['bank_code', 'bank_account_number', 'bank_account_iban', 'bank_swift_code'] as const

/** Staff sees no bank account, so a form filled in from what it sees says nothing of it. */
function withoutBank(change: CustomerChange): CustomerChange {
  if (BANK.some((field) => change[field] != null)) throw new Failure('forbidden')
  const rest = { ...change }
  for (const field of BANK) delete rest[field]
  return rest
}

export async function changePassword(
  context: Context,
  id: number,
  { current_password, new_password }: z.infer<typeof PasswordChangeBody>,
): Promise<void> {
  const customer = await requireSelf(context, id)
  requireStrongPassword(context, 'new_password', new_password, customer.email)
  await requirePassword(context, customer, 'current_password', current_password)
  const password_hash = await hashPassword(new_password)
  await context.sql.begin(async (sql) => {
    const locked = await lockCustomer(sql, id)
    // Somebody who changed it a moment earlier has ended this session.
    if (locked?.password_hash !== customer.password_hash) throw new Failure('unauthenticated')
    await setPasswordHash(sql, id, password_hash)
    await closeBehind(sql, id, context.caller.session_id, context.now)
    await putMail(sql, accountMail(await shopName(context, sql), locked, 'password_changed'), context.now)
  })
}

export async function deleteAccount(context: Context, id: number, password: string): Promise<void> {
  const customer = await requireSelf(context, id)
  await requirePassword(context, customer, 'password', password)
  await context.sql.begin(async (sql) => {
    await putMail(sql, accountMail(await shopName(context, sql), customer, 'account_deleted'), context.now)
    await deleteCustomer(sql, customer)
  })
}
