import { reductionWithoutTax } from './price-tax.ts'
import type { CartCharge, PricedCharge } from './price-shape.ts'

/** Shipping or payment while discounts go over it, in minor units with tax. */
export interface DiscountedCharge {
  charge: CartCharge
  full: number
  left: number
  discounted: { discount_id: number; taxed_amount: number }[]
}

export function fullCharge(charge: CartCharge): DiscountedCharge {
  return { charge, full: charge.taxed_price, left: charge.taxed_price, discounted: [] }
}

/** The original differs from the price by the reduction alone, never by a rounding. */
export function priceCharge({ charge, full, left }: DiscountedCharge, price: number): PricedCharge {
  const { id, tax_rate } = charge
  const original = { price: price + reductionWithoutTax(full, left, tax_rate), taxed_price: full }
  return { id, tax_rate, price, taxed_price: left, original }
}
