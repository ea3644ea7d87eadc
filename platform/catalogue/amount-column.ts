import { money } from '#contract/money.ts'
import type { Context } from '#platform/http/context.ts'
import type { Fragment } from '#platform/db/table.ts'

/** A column of minor units that goes over the wire as Money and is filtered in whole units of the currency. */
export function moneyColumn({ currency, language }: Context, sql: Fragment) {
  return {
    sql,
    as: (minor: number) => money(minor, currency, language),
    // Multiplying a decimal fraction leaves dust behind the sixth place.
    from: (value: number) => Number((value * 10 ** currency.decimal_places).toFixed(6)),
  }
}
