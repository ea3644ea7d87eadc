import type { Database, Transaction } from '#platform/db/database.ts'
import type { Fragment } from '#platform/db/table.ts'

/**
 * How an account of the shop, in a row named `bank`, is written for whoever pays to it: crowns are sent within one
 * country, by the number people there know.
 */
export function paidAccount(sql: Database | Transaction, currency_code: Fragment): Fragment {
  return sql`
    case ${currency_code} when 'CZK' then bank.account_number || '/' || bank.bank_code else bank.iban end`
}
