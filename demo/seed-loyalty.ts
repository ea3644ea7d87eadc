import { ACCOUNT_OPERATIONS } from '#contract/loyalty.ts'
import type { Transaction } from '#platform/db/database.ts'
import { pricesOf } from './seed-amount.ts'
import type { CatalogueIds } from './seed-catalogue.ts'
import { currencyId, customerAccountId } from './seed-id.ts'
import { continueIds, daysFrom, idsByCode, insertRows } from './seed-rows.ts'
import { CREDIT_ACCOUNT_CODE, customerAccounts } from './trade/loyalty.ts'
import type { Customer, DemoTrade } from './trade/shape.ts'

/** The accounts of credits there are; products and the shop itself name them, so they come first. */
export async function seedCustomerAccounts(sql: Transaction): Promise<void> {
  await insertRows(
    sql,
    'customer_account',
    customerAccounts.map(({ code, name }) => ({ id: customerAccountId(code), code, name })),
  )
  await insertRows(
    sql,
    'customer_account_conversion',
    customerAccounts.flatMap(({ code, conversion_values }) =>
      Object.entries(conversion_values).map(([currency, value]) => ({
        customer_account_id: customerAccountId(code),
        currency_id: currencyId(currency),
        value,
      })),
    ),
  )
  await continueIds(sql, ['customer_account'])
}

export async function seedLoyalty(
  sql: Transaction,
  { loyalty_programs, customers }: DemoTrade,
  ids: CatalogueIds,
  now: Date,
): Promise<void> {
  const programId = idsByCode(loyalty_programs)
  const after = (days: number | null) => (days === null ? null : daysFrom(now, days))
  await insertRows(
    sql,
    'loyalty_program',
    loyalty_programs.map((program) => ({
      id: programId(program.code),
      code: program.code,
      name: program.name,
      customer_account_id: customerAccountId(program.customer_account_code),
      operation: program.operation,
      value: program.value,
      valid_from: after(program.valid_from_days),
      valid_to: after(program.valid_to_days),
      usage_limit: program.limit_uses,
      usage_limit_per_customer: program.limit_per_customer,
      is_active: program.is_active,
      is_for_default_category: program.is_for_default_category,
    })),
  )
  await insertRows(
    sql,
    'loyalty_program_price',
    loyalty_programs.flatMap(({ code, rule }) =>
      pricesOf({ loyalty_program_id: programId(code) }, rule.minimal_order_price),
    ),
  )
  await insertRows(
    sql,
    'loyalty_program_category',
    loyalty_programs.flatMap(({ code, rule: { category_code } }) =>
      category_code === null
        ? []
        : [{ loyalty_program_id: programId(code), category_id: ids.category(category_code) }],
    ),
  )
  await seedCredits(sql, customers, now)
  await continueIds(sql, ['loyalty_program', 'customer_account_usage'])
}

async function seedCredits(sql: Transaction, customers: Customer[], now: Date): Promise<void> {
  const customerId = idsByCode(customers)
  const rows = customers
    .filter(({ credits }) => credits > 0)
    .map(({ code, credits, registered_days_ago }, index) => ({
      id: index + 1,
      customer_id: customerId(code),
      customer_account_id: customerAccountId(CREDIT_ACCOUNT_CODE),
      amount: credits,
      operation: ACCOUNT_OPERATIONS.received,
      created_at: daysFrom(now, -registered_days_ago),
    }))
  await insertRows(sql, 'customer_account_usage', rows)
}
