import * as z from 'zod/mini'
import { Money } from './money.ts'

export const CurrencyPrices = z.array(z.object({ currency_id: z.number(), price: Money, taxed_price: Money }))
export const ComputedPrices = z.array(z.object({ currency_id: z.number(), price: Money }))
export const ComputedTaxedPrices = z.array(z.object({ currency_id: z.number(), taxed_price: Money }))

/** Price per kilogram, litre or metre, which the law wants beside the price. */
export const UnitPrice = z.object({ unit: z.string(), price: Money, taxed_price: Money })

/** The prices that products and their variations share. */
export const priceEmbeds = {
  /** The price this caller pays, per currency: all discounts and customer prices counted in. */
  computed_prices: { schema: ComputedPrices },
  computed_taxed_prices: { schema: ComputedTaxedPrices },
  discounted_price: { schema: z.nullable(Money) },
  discounted_taxed_price: { schema: z.nullable(Money) },
  /** Counted from the lowest price of the last 30 days. */
  discount_percents: { schema: z.nullable(z.number()) },
  discounted_fixed_amount: { schema: z.nullable(Money) },
  customer_price: { schema: z.nullable(Money) },
  customer_taxed_price: { schema: z.nullable(Money) },
  /** The lowest price of the 30 days before the discount: must stand beside every announced discount. */
  lowest_price_30_days: { schema: z.nullable(Money) },
  taxed_lowest_price_30_days: { schema: z.nullable(Money) },
  unit_price: { schema: z.nullable(UnitPrice) },
}

interface Paid extends Discountable {
  taxed_price: Money
  customer_taxed_price?: Money | null
}

/** What the caller pays for one piece and why: the lowest of the regular, the discounted and their own price. */
export function paidPrice(item: Paid): { price: Money; why: 'regular' | 'discount' | 'customer' } {
  const offers = [
    { price: item.taxed_price, why: 'regular' as const },
    { price: item.discounted_taxed_price, why: 'discount' as const },
    { price: item.customer_taxed_price, why: 'customer' as const },
  ]
  return offers.reduce<{ price: Money; why: 'regular' | 'discount' | 'customer' }>(
    (best, { price, why }) => (price && price.value < best.price.value ? { price, why } : best),
    { price: item.taxed_price, why: 'regular' },
  )
}

interface Discountable {
  discount_percents?: number | null
  discounted_taxed_price?: Money | null
}

export function isDiscounted(item: Discountable): boolean {
  return (item.discount_percents ?? 0) > 0 && item.discounted_taxed_price != null
}
