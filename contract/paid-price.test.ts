import { describe, expect, it } from 'vitest'
import { paidPrice } from '#contract/price.ts'

const money = (value: number) => ({ value, formatted: `${value} Kč` })

describe('the price a shopper pays', () => {
  it.for([
    ['the regular one', { regular: 100 }, 100, 'regular'],
    ['the discounted one, announced or not', { regular: 100, discounted: 90 }, 90, 'discount'],
    [
      'their own where it is lower than a sale',
      { regular: 100, discounted: 80, customer: 70 },
      70,
      'customer',
    ],
    [
      'the sale where it is lower than their own',
      { regular: 100, discounted: 60, customer: 70 },
      60,
      'discount',
    ],
    ['never one above the regular', { regular: 100, customer: 120 }, 100, 'regular'],
  ] as const)('is %s [CATALOG-17]', ([, prices, value, why]) => {
    const { regular, discounted, customer } = prices as Record<string, number>
    expect(
      paidPrice({
        taxed_price: money(regular ?? 0),
        discounted_taxed_price: discounted === undefined ? null : money(discounted),
        customer_taxed_price: customer === undefined ? null : money(customer),
        discount_percents: null,
      }),
    ).toEqual({ price: money(value), why })
  })
})
