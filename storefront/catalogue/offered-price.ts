import type { Money } from '#contract/money.ts'
import { paidPrice } from '#contract/price.ts'

export interface Priced {
  taxed_price: Money
  discounted_taxed_price?: Money | null
  discount_percents?: number | null
  customer_taxed_price?: Money | null
  taxed_lowest_price_30_days?: Money | null
  price_range?: { taxed_min_price: Money; taxed_max_price: Money } | null
}

/** What the cheapest variation on offer costs, which need not be the one the product itself is priced by. */
export function offeredPrice(product: Priced): Money {
  return product.price_range?.taxed_min_price ?? paidPrice(product).price
}

/** Whether the product's own price is the offered one, so that what is said of it may stand beside it. */
export function isOwnPrice(product: Priced): boolean {
  return offeredPrice(product).value === paidPrice(product).price.value
}

export function isSpread({ price_range: range }: Priced): boolean {
  return range != null && range.taxed_min_price.value < range.taxed_max_price.value
}
