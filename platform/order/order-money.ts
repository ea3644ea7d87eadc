import { type Currency, money, type Money } from '#contract/money.ts'
import type { Fragment } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'

/** The columns of an order's own currency, read beside each amount: a list holds orders of several. */
export type OrderAmount = [minor: number, Currency['id'], Currency['code'], string, number]

export function orderMoney(
  [minor, id, code, symbol, decimal_places]: OrderAmount,
  language: Context['language'],
): Money {
  return money(minor, { id, code, symbol, decimal_places }, language)
}

/** An amount in the order's currency; the query joins `currency` by the order. */
export function orderMoneyColumn({ sql, language }: Context, minor: Fragment) {
  return {
    sql: orderAmount(sql, minor),
    as: (amount: OrderAmount) => orderMoney(amount, language),
  }
}

export function orderAmount(sql: Context['sql'], minor: Fragment): Fragment {
  return sql`json_build_array(${minor}, currency.id, currency.code, currency.symbol, currency.decimal_places)`
}
