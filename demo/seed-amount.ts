import type { Amounts } from './content/shape.ts'
import { currencyId } from './seed-id.ts'
import type { Row } from './seed-rows.ts'

/** One row per currency, each with its owner and the amount under the name of its column. */
export function amountsOf(owner: Row, amounts: Amounts | null, column: string): Row[] {
  return Object.entries(amounts ?? {}).map(([currency, amount]) => ({
    ...owner,
    currency_id: currencyId(currency),
    [column]: amount,
  }))
}

export function pricesOf(owner: Row, prices: Amounts | null): Row[] {
  return amountsOf(owner, prices, 'taxed_price')
}
