import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutTax } from '#contract/money.ts'
import { priceCart } from '#platform/cart/price-cart.ts'
import { sumOf } from '#platform/cart/spread.ts'
import { anyCart } from '#tests/cart-example.ts'
import {
  addParts,
  type PaidLine,
  paidLines,
  type Part,
  partOf,
  priceRefund,
  type Rate,
  splitBack,
} from './refund-price.ts'

/** The same numbers in every run. */
function chance(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % (most + 1)
  }
}

const lineFrom = (pick: (most: number) => number) => {
  const amount = 1 + pick(11)
  const taxed_price = pick(1_000_000)
  const price = Math.floor(taxed_price / 1.21)
  const taxed_price_with_credits = pick(3) === 0 ? pick(taxed_price) : 0
  return {
    order_item_id: 1 + pick(1_000_000),
    tax_rate: [21, 12, 0][pick(2)] ?? 21,
    amount,
    price,
    taxed_price,
    taxed_price_with_credits,
    credit_amount: taxed_price_with_credits === 0 ? 0 : pick(500),
  }
}

describe('what goes back for a part of a line', () => {
  it('adds up to what was paid, to the haler, however a line is cut [REFUND-02]', () => {
    const pick = chance(7)
    for (let round = 0; round < 500; round++) {
      const [line] = paidLines([lineFrom(pick)])
      if (!line) throw new Error('There is a line')
      const parts: Part[] = []
      for (let left = line.amount; left > 0;) {
        const amount = 1 + pick(left - 1)
        parts.push(partOf(line, addParts(parts), amount))
        left -= amount
      }
      const { order_item_id: _id, tax_rate: _rate, ...paid } = line
      expect(addParts(parts)).toEqual(paid)
      for (const part of parts) {
        expect(part.price).toBeLessThanOrEqual(part.taxed_price)
        expect(part.money_price).toBeLessThanOrEqual(part.taxed_money_price)
        expect(part.taxed_money_price).toBeLessThanOrEqual(part.taxed_price)
      }
    }
  })

  it('is its share, rounded to the nearest haler, in price and in tax, however much went before [REFUND-02]', () => {
    const line = {
      ...nothing(),
      amount: 3,
      price: 83,
      taxed_price: 100,
      money_price: 41,
      taxed_money_price: 50,
    }
    const first = partOf(line, nothing(), 1)
    expect(first).toMatchObject({ price: 27, taxed_price: 33, money_price: 14, taxed_money_price: 17 })
    const last = partOf(line, first, 2)
    expect(last).toMatchObject({ price: 56, taxed_price: 67, money_price: 27, taxed_money_price: 33 })

    const pick = chance(5)
    for (let round = 0; round < 500; round++) {
      const [paid] = paidLines([lineFrom(pick)])
      if (!paid) throw new Error('There is a line')
      let before = nothing()
      while (before.amount < paid.amount) {
        const part = partOf(paid, before, 1 + pick(paid.amount - before.amount - 1))
        const misses = (of: (one: Part) => number) =>
          Math.abs(of(part) - (of(paid) * part.amount) / paid.amount)
        expect(misses((one) => one.taxed_price)).toBeLessThanOrEqual(1)
        expect(misses((one) => one.taxed_price - one.price)).toBeLessThan(1.5)
        before = addParts([before, part])
      }
    }
  })

  it('has the tax its pieces were bought with [REFUND-02]', () => {
    const pieces = { ...nothing(), amount: 3, price: 617_36, taxed_price: 747_00 }
    const paid = { ...pieces, money_price: 617_36, taxed_money_price: 747_00 }
    expect(partOf(paid, nothing(), 1)).toMatchObject({
      price: withoutTax(249_00, 21),
      taxed_price: 249_00,
    })
    const two = { ...nothing(), amount: 2, price: 196_69, taxed_price: 238_00 }
    expect(partOf(two, nothing(), 1).price).toBe(withoutTax(119_00, 21))
  })

  it('shares with the pieces that follow what a reduction has taken [REFUND-02] [COMPL-03]', () => {
    const line = { ...nothing(), amount: 2, price: 826, taxed_price: 1_000 }
    const paid = { ...line, money_price: 826, taxed_money_price: 1_000 }
    const reduction = {
      ...nothing(),
      price: 83,
      taxed_price: 100,
      money_price: 83,
      taxed_money_price: 100,
    }
    const first = partOf(paid, reduction, 1)
    expect(first.taxed_money_price).toBe(450)
    expect(addParts([reduction, first, partOf(paid, addParts([reduction, first]), 1)])).toEqual(paid)
  })

  it('has been paid by money where credits had not paid it [REFUND-02]', () => {
    const line = { order_item_id: 1, tax_rate: 21, amount: 1, price: 100, taxed_price: 121, credit_amount: 7 }
    const [paid] = paidLines([{ ...line, taxed_price_with_credits: 61 }])
    expect(paid).toEqual({ ...line, money_price: 50, taxed_money_price: 60 })
  })

  it('has no negative tax, though reductions of the price by halers took more tax than their share [REFUND-02] [COMPL-03]', () => {
    const line = { ...nothing(), amount: 1, price: 8, taxed_price: 10, money_price: 8, taxed_money_price: 10 }
    const reduction = { ...nothing(), price: 2, taxed_price: 3, money_price: 2, taxed_money_price: 3 }
    expect(partOf(line, addParts([reduction, reduction, reduction]), 1)).toMatchObject({
      price: 1,
      taxed_price: 1,
      money_price: 1,
      taxed_money_price: 1,
    })
  })

  it('never exceeds what was paid, though parts in between are rejected and sent again [REFUND-02]', () => {
    const pick = chance(11)
    for (let round = 0; round < 500; round++) {
      const [line] = paidLines([lineFrom(pick)])
      if (!line) throw new Error('There is a line')
      let parts: Part[] = []
      for (let step = 0; step < 30; step++) {
        const gone = addParts(parts)
        if (parts.length > 0 && pick(2) === 0) parts = parts.toSpliced(pick(parts.length - 1), 1)
        else if (gone.amount < line.amount) {
          parts.push(partOf(line, gone, 1 + pick(line.amount - gone.amount - 1)))
        }
        const sum = addParts(parts)
        expect(sum.taxed_price).toBeLessThanOrEqual(line.taxed_price)
        expect(sum.taxed_money_price).toBeLessThanOrEqual(line.taxed_money_price)
        expect(sum.credit_amount).toBeLessThanOrEqual(line.credit_amount)
        if (sum.amount === line.amount) expect(sum.taxed_price).toBe(line.taxed_price)
      }
    }
  })

  it('shows no credits where money alone has paid, though prices were reduced and returns rejected [REFUND-02] [COMPL-03]', () => {
    const pick = chance(13)
    for (let round = 0; round < 500; round++) {
      const frozen = lineFrom(pick)
      const price = withoutTax(frozen.taxed_price, frozen.tax_rate)
      const [line] = paidLines([{ ...frozen, price, taxed_price_with_credits: 0, credit_amount: 0 }])
      if (!line) throw new Error('There is a line')
      let returns: Part[] = []
      const reductions: Part[] = []
      const gone = () => addParts([...returns, ...reductions])
      const give = (amount: number) => void returns.push(partOf(line, gone(), amount))
      for (let step = 0; step < 20; step++) {
        const left = line.amount - gone().amount
        const way = pick(4)
        if (way === 0 && returns.length > 0) returns = returns.toSpliced(pick(returns.length - 1), 1)
        else if (way === 1 && left > 0) reductions.push(reductionOf(partOf(line, gone(), 1), line, pick))
        else if (left > 0) give(1 + pick(left - 1))
        expectPaidByMoney(line, [...returns, gone()])
      }
      if (gone().amount < line.amount) give(line.amount - gone().amount)
      expectPaidByMoney(line, [...returns, gone()])
      expect(gone()).toMatchObject({ amount: line.amount, price: line.price, taxed_price: line.taxed_price })
    }
  })
})

/** As a complaint reduces the price of a piece: by no more than it is still worth. */
function reductionOf(worth: Part, { tax_rate }: PaidLine, pick: (most: number) => number): Part {
  const taxed_price = pick(worth.taxed_money_price)
  const price = Math.min(withoutTax(taxed_price, tax_rate), worth.money_price)
  return {
    amount: 0,
    price,
    taxed_price,
    money_price: price,
    taxed_money_price: taxed_price,
    credit_amount: 0,
  }
}

function expectPaidByMoney(line: Part, parts: readonly Part[]): void {
  for (const part of parts) {
    expect([part.money_price, part.taxed_money_price]).toEqual([part.price, part.taxed_price])
    expect(part.price).toBeGreaterThanOrEqual(0)
    expect(part.taxed_price).toBeGreaterThanOrEqual(part.price)
    expect(part.taxed_price).toBeLessThanOrEqual(line.taxed_price)
  }
}

it('an order that goes back, at once or piece by piece, gives back its price and its tax of every rate [REFUND-02] [CART-39]', () => {
  fc.assert(
    fc.property(anyCart, fc.infiniteStream(fc.nat(3)), (input, some) => {
      const priced = priceCart({ ...input, cash_step: null })
      const paid = paidLines(
        priced.lines.map((one) => ({
          order_item_id: one.id,
          tax_rate: one.tax_rate,
          amount: one.amount,
          ...one.total,
          taxed_price_with_credits: one.total_with_credits.taxed_price,
          credit_amount: one.credits[0]?.amount ?? 0,
        })),
      )
      const delivery = [priced.shipping, priced.payment].flatMap((one) => one ?? [])
      const rates = priced.tax_per_rate.map(({ tax_amount: _tax, ...rate }) => rate)
      const whole = priceRefund(
        paid.map((line) => ({ ...line, ...partOf(line, nothing(), line.amount) })),
        delivery,
        null,
      )
      expect(whole.tax_per_rate).toEqual(rates)
      expect([whole.total_price, whole.taxed_total_price]).toEqual([
        priced.total.price,
        priced.total.taxed_price,
      ])

      const before = new Map(paid.map((line) => [line.order_item_id, nothing()]))
      const back: Rate[] = delivery.map(({ tax_rate, price, taxed_price }) => ({
        tax_rate,
        price,
        taxed_price,
      }))
      const goneOf = (line: PaidLine) => before.get(line.order_item_id) ?? nothing()
      while (paid.some((line) => goneOf(line).amount < line.amount)) {
        const items = paid.flatMap((line) => {
          const amount = Math.min(some.next().value ?? 1, line.amount - goneOf(line).amount)
          return amount === 0 ? [] : [{ ...line, ...partOf(line, goneOf(line), amount) }]
        })
        for (const item of items) {
          const { order_item_id: id } = item
          before.set(id, addParts([before.get(id) ?? nothing(), item]))
        }
        back.push(...priceRefund(items, [], null).tax_per_rate)
      }
      const recap = [...Map.groupBy(back, ({ tax_rate }) => tax_rate)]
        .map(([tax_rate, own]) => ({
          tax_rate,
          price: sumOf(own.map(({ price }) => price)),
          taxed_price: sumOf(own.map(({ taxed_price }) => taxed_price)),
        }))
        .filter(({ taxed_price }) => taxed_price > 0)
        .toSorted((one, other) => other.tax_rate - one.tax_rate)
      expect(recap).toEqual(rates)
    }),
    { numRuns: 500, seed: 7 },
  )
})

it('more pieces than are left are refused and not counted [REFUND-07]', () => {
  const line = { ...nothing(), amount: 2, price: 100, taxed_price: 121 }
  const refusal = expect.objectContaining({ type: 'conflict' })
  expect(() => partOf(line, { ...nothing(), amount: 1, taxed_price: 60 }, 2)).toThrow(refusal)
  expect(() => partOf(line, { ...line }, 1)).toThrow(refusal)
})

describe('the total of a refund', () => {
  const goods = { ...nothing(), amount: 1, price: 100, taxed_price: 121, tax_rate: 21 }
  const paid = { ...goods, money_price: 100, taxed_money_price: 121 }

  it('is the goods and their delivery less the way back, by rates [REFUND-02]', () => {
    const price = priceRefund([paid], [{ tax_rate: 12, price: 50, taxed_price: 56 }], {
      tax_rate: 21,
      taxed_price: 60,
    })
    expect(price).toEqual({
      taxed_items_price: 121,
      taxed_credit_price: 0,
      taxed_delivery_price: 56,
      rounding: 0,
      total_price: 100 + 50 - 50,
      taxed_total_price: 121 + 56 - 60,
      tax_per_rate: [
        { tax_rate: 21, price: 50, taxed_price: 61 },
        { tax_rate: 12, price: 50, taxed_price: 56 },
      ],
    })
  })

  it('is nothing rather than a debt where the way back costs more [REFUND-02]', () => {
    const price = priceRefund([paid], [], { tax_rate: 21, taxed_price: 9_999 })
    expect(price).toMatchObject({ total_price: 0, taxed_total_price: 0, tax_per_rate: [] })
  })

  it('gives back what cash was rounded by, never more than there is [TBD-55] [REFUND-02]', () => {
    const way_back = { tax_rate: 21, taxed_price: 9_999 }
    const rates = [{ tax_rate: 21, price: 100, taxed_price: 121 }]
    expect(priceRefund([paid], [], null, 40)).toMatchObject({ taxed_total_price: 161, tax_per_rate: rates })
    expect(priceRefund([paid], [], null, -40)).toMatchObject({ taxed_total_price: 81, tax_per_rate: rates })
    expect(priceRefund([paid], [], way_back, -40)).toMatchObject({ taxed_total_price: 0, rounding: -40 })
    expect(priceRefund([], [], null, -40)).toMatchObject({ taxed_total_price: 0 })
  })

  it('leaves out what credits had paid [REFUND-02]', () => {
    const price = priceRefund([{ ...goods, money_price: 40, taxed_money_price: 48 }], [], null)
    expect(price).toMatchObject({
      taxed_items_price: 121,
      taxed_credit_price: 73,
      total_price: 40,
      taxed_total_price: 48,
    })
  })
})

describe('what goes back as it was wished', () => {
  const wished = (money: number, credit: number, exchange: number) => [
    { taxed_money_price: money, wish: 'money_back' },
    { taxed_money_price: credit, wish: 'store_credit' },
    { taxed_money_price: exchange, wish: 'exchange' },
  ]

  it('is all there is to give back; the way back is taken off the money first, then off the rest [TBD-13] [REFUND-05]', () => {
    const items = wished(100, 200, 300)
    expect(splitBack(items, 600)).toEqual({ money: 100, credit: 200, exchange: 300 })
    expect(splitBack(items, 541)).toEqual({ money: 41, credit: 200, exchange: 300 })
    expect(splitBack(items, 450)).toEqual({ money: 0, credit: 150, exchange: 300 })
    expect(splitBack(items, 120)).toEqual({ money: 0, credit: 0, exchange: 120 })
  })

  it('leaves delivery and rounding with the money [TBD-13] [TBD-55]', () => {
    expect(splitBack(wished(100, 200, 0), 379)).toEqual({ money: 179, credit: 200, exchange: 0 })
  })
})

function nothing(): Part {
  return { amount: 0, price: 0, taxed_price: 0, money_price: 0, taxed_money_price: 0, credit_amount: 0 }
}
