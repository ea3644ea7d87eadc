import { PAYMENT_SERVICES } from '#contract/payment-service.ts'
import type { Fragment } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'

/** Paid to an account of the shop. */
const TRANSFERS = [PAYMENT_SERVICES.bank_transaction, PAYMENT_SERVICES.invoice_payment]

/**
 * A method for some groups does not exist for anybody else, and one whose gateway the shop has no keys of, or no account
 * for in the currency, for nobody.
 */
export function paymentMethodIsOffered({ sql, caller, currency, payment_services }: Context): Fragment {
  return sql`(
    payment_method.is_active
    and ${payment_services ? sql`payment_method.payment_service = any(${[...payment_services]}::int[])` : sql`true`}
    and (payment_method.payment_service <> all(${TRANSFERS}::int[]) or exists (
      select from payment_method_bank_account account
      where account.payment_method_id = payment_method.id and account.currency_id = ${currency.id}
    ))
    and (not payment_method.has_customer_groups or exists (
      select from payment_method_customer_group allowed
      where allowed.payment_method_id = payment_method.id
        and allowed.customer_group_id = any(${caller.customer_group_ids}::int[])
    ))
  )`
}
