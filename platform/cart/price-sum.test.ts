import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutTax } from '#contract/money.ts'
import { anyCart, cart, line } from '#tests/cart-example.ts'
import { priceCart } from './price-cart.ts'
import type { CartPriceInput, PricedCart, Prices } from './price-shape.ts'
import { spread, sumOf } from './spread.ts'

const holds = (check: (priced: PricedCart, input: CartPriceInput) => void) =>
  fc.assert(
    fc.property(anyCart, (input) => check(priceCart(input), input)),
    { numRuns: 1_000 },
  )

const sum = (list: (Prices | null)[]): Prices => ({
  price: sumOf(list.map((one) => one?.price ?? 0)),
  taxed_price: sumOf(list.map((one) => one?.taxed_price ?? 0)),
})

describe('in any cart', () => {
  it('lines, methods and totals add up, with and without tax [CART-39]', () => {
    holds((priced) => {
      const { lines, shipping, payment } = priced
      const rounding = { price: 0, taxed_price: priced.rounding }
      expect(sum(lines.map(({ total }) => total))).toEqual(priced.discounted_items)
      expect(sum([priced.discounted_items, shipping, payment, rounding])).toEqual(
        priced.total_without_credits,
      )
      expect(sum([priced.normal_items, shipping, payment, rounding])).toEqual(priced.total)
      expect(sumOf(lines.map((one) => one.taxed_unit_price * one.amount))).toBe(priced.items.taxed_price)
    })
  })

  it('the taxes of all rates are the tax of the total, each rounded once [TBD-55] [CART-39]', () => {
    holds((priced) => {
      const { tax_amount, tax_per_rate } = priced
      expect(sumOf(tax_per_rate.map((one) => one.tax_amount))).toBe(tax_amount)
      const exact = { ...priced.total, taxed_price: priced.total.taxed_price - priced.rounding }
      expect(exact.taxed_price - tax_amount).toBe(exact.price)
      expect(sum(tax_per_rate)).toEqual(exact)
      for (const one of tax_per_rate) expect(one.price).toBe(withoutTax(one.taxed_price, one.tax_rate))
      const rates = new Set(tax_per_rate.map((one) => one.tax_rate))
      const every = [...priced.lines, priced.shipping, priced.payment].flatMap((one) => one?.tax_rate ?? [])
      const whole = sumOf(
        [...new Set(every)].map((rate) => {
          const own = priced.lines.filter((one) => one.tax_rate === rate).map(({ total }) => total)
          const charges = [priced.shipping, priced.payment].filter((one) => one?.tax_rate === rate)
          return withoutTax(sum([...own, ...charges]).taxed_price, rate)
        }),
      )
      expect(priced.total_without_credits.price).toBe(whole)
      expect(rates.size).toBe(tax_per_rate.length)
    })
  })

  it('nothing is negative and no price exceeds the same with tax [CART-39]', () => {
    holds((_, input) => {
      const priced = priceCart({ ...input, cash_step: null })
      const prices = [
        ...priced.lines.flatMap((one) => [one.total, one.total_with_credits, one.total_without_credits]),
        ...[priced.shipping, priced.payment].flatMap((one) => (one ? [one, one.original] : [])),
        ...priced.discounts.map((one) => ({ price: one.amount, taxed_price: one.taxed_amount })),
        priced.items,
        priced.discounted_items,
        priced.credit_items,
        priced.normal_items,
        priced.total,
        priced.total_without_credits,
      ]
      for (const { price, taxed_price } of prices) {
        expect(Number.isSafeInteger(price) && Number.isSafeInteger(taxed_price)).toBe(true)
        expect(price).toBeGreaterThanOrEqual(0)
        expect(taxed_price).toBeGreaterThanOrEqual(price)
      }
      for (const one of priced.tax_per_rate) expect(one.tax_amount).toBeGreaterThanOrEqual(0)
      expect(priced.weight).toBeGreaterThanOrEqual(0)
    })
  })

  it('cash is paid in whole coins, the nearest there are, and no tax knows of it [TBD-55]', () => {
    holds((priced, input) => {
      const { rounding: none, ...exact } = priceCart({ ...input, cash_step: null })
      expect(none).toBe(0)
      const step = input.cash_step ?? 1
      const { total, total_without_credits, rounding } = priced
      expect(total.taxed_price % step).toBe(0)
      expect(total.taxed_price === 0).toBe(exact.total.taxed_price === 0)
      if (total.taxed_price > step) expect(2 * Math.abs(rounding)).toBeLessThanOrEqual(step)
      const added = ({ price, taxed_price }: Prices) => ({ price, taxed_price: taxed_price + rounding })
      expect({ ...priced, rounding: 0 }).toEqual({
        ...exact,
        rounding: 0,
        total: added(exact.total),
        total_without_credits: added(exact.total_without_credits),
      })
      expect(total_without_credits.taxed_price).toBeGreaterThanOrEqual(total.taxed_price)
    })
  })

  it('discounts take off exactly what they say, and never more than there is [DISC-05]', () => {
    holds((_, input) => {
      const { items, discounted_items, discounts, lines } = priceCart(input)
      const off = sum(discounts.map((one) => ({ price: one.amount, taxed_price: one.taxed_amount })))
      expect(sum([discounted_items, off]), 'as they are shown').toEqual(items)
      for (const one of lines) {
        const taken = sumOf(one.discounted.map((part) => part.taxed_amount))
        expect(one.total.taxed_price + taken).toBe(one.taxed_unit_price * one.amount)
      }
    })
  })

  it('money and credits together are the whole, and no balance is overdrawn [CART-42] [LOYAL-09]', () => {
    holds((priced) => {
      expect(sum([priced.credit_items, priced.normal_items])).toEqual(priced.discounted_items)
      expect(sum([priced.total, priced.credit_items])).toEqual(priced.total_without_credits)
      for (const one of priced.lines) {
        expect(sum([one.total_with_credits, one.total_without_credits])).toEqual(one.total)
        expect(one.tax_amount).toBe(one.total.taxed_price - one.total.price)
        expect(one.amount_without_customer_account).toBeLessThanOrEqual(one.amount)
        if (one.credits.length === 0) expect(one.total_with_credits.taxed_price).toBe(0)
      }
      for (const { customer_account_id: id, balance, ...account } of priced.accounts) {
        const spent = priced.lines.flatMap((one) =>
          one.credits.filter((part) => part.customer_account_id === id),
        )
        expect(sumOf(spent.map(({ amount }) => amount))).toBe(account.amount_of_items)
        expect(account.amount_of_items).toBeLessThanOrEqual(balance)
        expect(account.amount_of_order).toBeGreaterThanOrEqual(0)
      }
    })
  })

  it('credits spent are worth at least what they pay [LOYAL-02]', () => {
    holds(({ lines, accounts }) => {
      for (const { credits, total_with_credits } of lines) {
        for (const { customer_account_id: id, amount } of credits) {
          const value = accounts.find((one) => one.customer_account_id === id)?.value ?? 0
          expect(amount * value).toBeGreaterThanOrEqual(total_with_credits.taxed_price - 0.001)
        }
      }
    })
  })

  it('removing what was added restores everything, and the input is left alone [CART-39]', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (input, other) => {
        const frozen = JSON.stringify(input)
        const before = priceCart(input)
        const added = other.lines.map((one) => ({ ...one, id: one.id + 100 }))
        const more = priceCart({ ...input, lines: [...input.lines, ...added] })
        const kept = more.lines.filter(({ id }) => id < 100)
        expect(priceCart({ ...input, lines: kept })).toMatchObject({ total: before.total })
        expect(JSON.stringify(input)).toBe(frozen)
      }),
      { numRuns: 500 },
    )
  })

  it('the order of lines and of discounts does not matter [CART-39]', () => {
    const shuffled = anyCart.chain((input) =>
      fc
        .tuple(
          fc.shuffledSubarray(input.lines, { minLength: input.lines.length }),
          fc.shuffledSubarray(input.discounts, { minLength: input.discounts.length }),
        )
        .map(([lines, discounts]) => ({ input, lines, discounts })),
    )
    fc.assert(
      fc.property(shuffled, ({ input, lines, discounts }) => {
        const { lines: some, ...totals } = priceCart(input)
        const { lines: same, ...again } = priceCart({ ...input, lines, discounts })
        expect(again).toEqual(totals)
        expect(same.map(({ id }) => id)).toEqual(lines.map(({ id }) => id))
        expect(same.toSorted((a, b) => a.id - b.id)).toEqual(some)
      }),
      { numRuns: 500 },
    )
  })

  it('no discount makes anything dearer [DISC-05]', () => {
    holds((priced, input) => {
      const full = priceCart({ ...input, discounts: [], free_shipping_from: null })
      const taxed = priced.total_without_credits.taxed_price
      expect(taxed).toBeLessThanOrEqual(full.total_without_credits.taxed_price)
    })
  })
})

describe('a sum divided by weights', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 12 })

  it('adds up, exceeds no weight and misses the exact share by less than one', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 10_000 }), (list, permyriad) => {
        const whole = sumOf(list)
        const total = Math.floor((whole * permyriad) / 10_000)
        const parts = spread(total, list)
        expect(sumOf(parts)).toBe(total)
        for (const [index, part] of parts.entries()) {
          expect(part).toBeLessThanOrEqual(list[index] ?? 0)
          if (whole > 0) expect(Math.abs(part - (total * (list[index] ?? 0)) / whole)).toBeLessThan(1)
        }
      }),
    )
  })

  it('gives what is left over to the largest remainders, the first of equals first', () => {
    expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(spread(10, [1, 5, 3])).toEqual([1, 6, 3])
    expect(spread(0, [0, 0])).toEqual([0, 0])
  })

  it('stays exact beyond what floating point can multiply', () => {
    const price = 9_007_199_254_740_991
    expect(spread(price, [price])).toEqual([price])
    const huge = priceCart(
      cart({ lines: [line({ id: 1, taxed_unit_price: 900_000_000_001, amount: 9_999 })] }),
    )
    expect(huge.total.taxed_price).toBe(900_000_000_001 * 9_999)
  })
})
