import type { CartItemType } from '#contract/cart-item.ts'
import type { Currency } from '#contract/money.ts'
import type { CreditAccount } from '#platform/customer/customer-account.ts'
import type { CartDiscountRule } from '#platform/discount/cart-discount.ts'
import type { LoyaltyRule } from '#platform/discount/loyalty.ts'

/** A line before anything of the cart counts: what one piece costs this caller in the catalogue. */
export interface CartLine {
  id: number
  parent_id: number | null
  item_type: CartItemType
  product_id: number
  product_variation_id: number | null
  gift_id: number | null
  /** Every category of the product with all those above, for discounts and gift rules. */
  category_ids: number[]
  default_category_id: number | null
  amount: number
  amount_per_package: number | null
  tax_rate: number
  /** Regular price of a piece. A package's child costs nothing by itself: the package has the price. */
  taxed_original_unit_price: number
  /** What the caller pays for a piece before discounts of the cart; a gift's own price included. */
  taxed_unit_price: number
  customer_account_id: number | null
  /** Whether and on which accounts a piece may be paid with credits. */
  credit_account_ids: number[]
  weight: number | null
}

/** A chosen method, at its regular price. */
export interface CartCharge {
  id: number
  tax_rate: number
  taxed_price: number
}

/**
 * Everything the price of a cart depends on. In all these shapes money is whole minor units of the cart's currency:
 * `taxed_…` with tax, otherwise without.
 */
export interface CartPriceInput {
  currency: Currency
  lines: CartLine[]
  discounts: CartDiscountRule[]
  shipping: CartCharge | null
  payment: CartCharge | null
  /** The smallest coin the chosen way of paying takes; null: it takes any amount. */
  cash_step: number | null
  /** Shipping is free from this value of discounted items on; null: never. */
  free_shipping_from: number | null
  accounts: CreditAccount[]
  loyalty: LoyaltyRule[]
}

export interface Prices {
  price: number
  taxed_price: number
}

export interface PricedLine extends CartLine {
  unit: Prices
  original_unit: Prices
  /** After discounts of the cart; with and without the part paid by credits. */
  total: Prices
  total_with_credits: Prices
  total_without_credits: Prices
  tax_amount: number
  /** Credits, not money. */
  credits: { customer_account_id: number; amount: number }[]
  /** Pieces paid with money. */
  amount_without_customer_account: number
  /** What discounts of the cart took off this line, by discount. */
  discounted: { discount_id: number; taxed_amount: number }[]
}

export interface PricedCharge extends Prices {
  id: number
  tax_rate: number
  original: Prices
}

export interface PricedDiscount {
  id: number
  name: string
  code: string | null
  is_for_purchase: boolean
  /** Taken off items. What shipping costs less is in its price already, beside the original one. */
  amount: number
  taxed_amount: number
  /** Takes something off or makes shipping free: an order counts only such a discount as used. */
  is_used: boolean
}

/** A cart to the last haler: lines, methods and totals agree, and every tax is summed per rate before rounding. */
export interface PricedCart {
  currency: Currency
  lines: PricedLine[]
  discounts: PricedDiscount[]
  shipping: PricedCharge | null
  payment: PricedCharge | null
  has_free_shipping: boolean
  items: Prices
  discounted_items: Prices
  credit_items: Prices
  normal_items: Prices
  /** Left to pay: credits are off, shipping and payment are in. */
  total: Prices
  total_without_credits: Prices
  /** In the taxed totals alone. */
  rounding: number
  tax_amount: number
  /** Of the total: what is left to pay at each rate, before it is rounded. */
  tax_per_rate: (Prices & { tax_rate: number; tax_amount: number })[]
  accounts: (CreditAccount & { amount_of_items: number; amount_of_order: number })[]
  /** Credits each programme brings once the order is paid. */
  earned: { loyalty_program_id: number; customer_account_id: number; amount: number }[]
  weight: number
}
