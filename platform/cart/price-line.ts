import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import { withoutTax } from '#contract/money.ts'
import type { CreditPart } from './price-credit.ts'
import type { DiscountedLine } from './price-discount.ts'
import type { CartTax } from './price-tax.ts'
import type { CartLine, PricedLine, Prices } from './price-shape.ts'

/** A line whose discounts are off, with what credits and what money pay of it. */
export interface SplitLine extends DiscountedLine {
  by_credits: CreditPart
  by_money: number
}

export function fullLine(line: CartLine): DiscountedLine {
  const full = line.taxed_unit_price * line.amount
  return { line, full, left: full, discounted: [] }
}

export function priceLine({ line, discounted, by_credits, by_money }: SplitLine, tax: CartTax): PricedLine {
  const ofPiece = (taxed_price: number): Prices => ({
    price: withoutTax(taxed_price, line.tax_rate),
    taxed_price,
  })
  const credits = { price: tax.by_credits.get(line.id) ?? 0, taxed_price: by_credits.taxed_price }
  const money = { price: tax.by_money.get(line.id) ?? 0, taxed_price: by_money }
  const total = addPrices([credits, money])
  return {
    ...line,
    unit: ofPiece(line.taxed_unit_price),
    original_unit: ofPiece(line.taxed_original_unit_price),
    total,
    total_with_credits: credits,
    total_without_credits: money,
    tax_amount: total.taxed_price - total.price,
    credits:
      line.customer_account_id === null || by_credits.credits === 0
        ? []
        : [{ customer_account_id: line.customer_account_id, amount: by_credits.credits }],
    amount_without_customer_account: line.amount - by_credits.pieces,
    discounted,
  }
}

export function addPrices(list: Prices[]): Prices {
  return list.reduce(
    (sum, one) => ({ price: sum.price + one.price, taxed_price: sum.taxed_price + one.taxed_price }),
    { price: 0, taxed_price: 0 },
  )
}

/** A package weighs as much as it says, else as its parts; a gift that is not sent weighs nothing. */
export function weightOf(lines: CartLine[]): number {
  const weighed = new Set(lines.filter(({ weight }) => weight !== null).map(({ id }) => id))
  const weight = lines
    .filter(({ item_type }) => item_type !== CART_ITEM_TYPES.no_send_gift)
    .filter((line) => line.item_type !== CART_ITEM_TYPES.package_item || !weighed.has(line.parent_id ?? 0))
    .reduce((sum, line) => sum + (line.weight ?? 0) * line.amount, 0)
  return Math.round(weight * 1_000) / 1_000
}
