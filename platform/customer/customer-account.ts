import type { Context } from '#platform/http/context.ts'

/** Credits a customer may spend, as the request's currency sees them. */
export interface CreditAccount {
  customer_account_id: number
  name: string
  balance: number
  /** Worth of one credit in minor units; may be a fraction. Null: worth nothing in this currency. */
  value: number | null
}

/** All accounts of the shop as the customer has them; a guest has none. */
export async function readCreditAccounts(
  { sql, language, currency }: Context,
  customer_id: number | null,
): Promise<CreditAccount[]> {
  if (customer_id === null) return []
  return sql<CreditAccount[]>`
    select customer_account.id as customer_account_id,
      localized_text(customer_account.name, ${language}) as name,
      coalesce(balance.amount, 0) as balance, conversion.value::float8 as value
    from customer_account
    left join customer_account_balance balance
      on balance.customer_account_id = customer_account.id and balance.customer_id = ${customer_id}
    left join customer_account_conversion conversion
      on conversion.customer_account_id = customer_account.id and conversion.currency_id = ${currency.id}
    order by customer_account.id`
}
