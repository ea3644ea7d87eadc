import type { Database, Transaction } from '#platform/db/database.ts'
import type { Fragment } from '#platform/db/table.ts'

/** A joined row of `currency` as money is written by. */
export function currencyJson(sql: Database | Transaction): Fragment {
  return sql`json_build_object('id', currency.id, 'code', currency.code, 'symbol', currency.symbol,
    'decimal_places', currency.decimal_places)`
}
