import { IMPERSONATION_LIFETIME_S } from '#contract/impersonation.ts'
import { isWelcome, lockCustomer } from '#platform/customer/customer.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, notFound } from '#platform/http/failure.ts'
import { NOT_TO_BE_ACTED_AS } from './auth-texts.ts'
import { openSession } from './session.ts'

/** Opens a short session in the customer's name, which says whose it truly is. */
export async function impersonate(context: Context, customer_id: number) {
  const { sql, caller, language } = context
  const { user_id } = caller
  if (user_id === null) throw new Failure('unauthenticated')
  return sql.begin(async (tx) => {
    const customer = await lockCustomer(tx, customer_id)
    if (!customer) throw notFound()
    const guests = await tx`select from customer where id = ${customer_id} and is_guest`
    if (guests.length > 0 || !isWelcome(customer))
      throw new Failure('conflict', { sentence: NOT_TO_BE_ACTED_AS[language] })
    // The record of the call names the customer only as it was sent; this one is bound to the customer's row.
    await tx`update staff_action set customer_id = ${customer_id} where id = ${context.staff_action_id ?? null}`
    const session = await openSession(context, tx, { customer_id, user_id }, IMPERSONATION_LIFETIME_S)
    return { ...session, customer_id }
  })
}
