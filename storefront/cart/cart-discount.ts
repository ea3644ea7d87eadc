import type { Money } from '#contract/money.ts'

/** What makes shipping free takes nothing off the goods: it shows in the price of shipping. */
export const takesOff = ({ taxed_amount }: { taxed_amount: Money }) => taxed_amount.value > 0

interface Priced {
  amount: number
  taxed_unit_price: Money
  taxed_total_price: Money
}

/** A discount of the whole cart or order is in the line's price alone: with it the price per piece does not add up. */
export function isSumOfPieces({ amount, taxed_unit_price, taxed_total_price }: Priced): boolean {
  return Math.abs(taxed_unit_price.value * amount - taxed_total_price.value) < 0.005
}
