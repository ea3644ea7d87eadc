import type { CustomerAccountAmount } from '#contract/customer.ts'
import { customerAccounts, customerAccountUsages } from '#contract/loyalty.ts'
import { type Fragment, table } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'

const conversionValues = ({ sql }: Context) => sql`(
  select coalesce(json_agg(json_build_object(
    'currency_id', currency.id, 'value', (conversion.value / 10 ^ currency.decimal_places)::float8
  ) order by currency.id), '[]')
  from customer_account_conversion conversion join currency on currency.id = conversion.currency_id
  where conversion.customer_account_id = customer_account.id
)`

const accountsOf = ({ sql }: Context, customer_id: Fragment) => sql`customer_account
  left join customer_account_balance balance
    on balance.customer_account_id = customer_account.id and balance.customer_id = ${customer_id}`

/** All accounts of the shop as the customer has them; one without a movement is empty, not missing. */
export function accountAmountsSql(context: Context, customer_id: Fragment): Fragment {
  return context.sql`(
    select coalesce(json_agg(json_build_object(
      'customerAccountId', customer_account.id,
      'amount', coalesce(balance.amount, 0),
      'receivedAmount', coalesce(balance.received, 0),
      'usedAmount', coalesce(balance.used, 0),
      'conversion_values', ${conversionValues(context)}
    ) order by customer_account.id), '[]')
    from ${accountsOf(context, customer_id)}
  )`
}

export async function readAccountAmounts(context: Context): Promise<CustomerAccountAmount[]> {
  const { sql, caller } = context
  if (caller.customer_id === null) return []
  const [row] = await sql<{ amounts: CustomerAccountAmount[] }[]>`
    select ${accountAmountsSql(context, sql`${caller.customer_id}::int`)} as amounts`
  return row?.amounts ?? []
}

export const customerAccountTable = table({
  resource: customerAccounts,
  from: (context) => accountsOf(context, context.sql`${context.caller.customer_id}::int`),
  visible: ({ sql }) => sql`true`,
  columns: (context) => {
    const { sql, language } = context
    return {
      id: sql`customer_account.id`,
      name: sql`localized_text(customer_account.name, ${language})`,
      amount: sql`coalesce(balance.amount, 0)`,
      received: sql`coalesce(balance.received, 0)`,
      used: sql`coalesce(balance.used, 0)`,
      conversion_values: conversionValues(context),
    }
  },
  embeds: {},
})

export const customerAccountUsageTable = table({
  resource: customerAccountUsages,
  from: ({ sql }) => sql`customer_account_usage usage`,
  visible: ({ sql, caller }) => sql`usage.customer_id = ${caller.customer_id}`,
  columns: ({ sql }) => ({
    id: sql`usage.id`,
    customer_account_id: sql`usage.customer_account_id`,
    amount: sql`usage.amount`,
    operation: sql`usage.operation`,
    loyalty_program_id: sql`usage.loyalty_program_id`,
    order_id: sql`usage.order_id`,
    order_item_id: sql`usage.order_item_id`,
    created_at: sql`usage.created_at`,
  }),
  embeds: {},
  default_sort: [{ field: 'created_at', descending: true }],
})
