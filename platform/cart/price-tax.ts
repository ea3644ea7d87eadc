import { withoutTax } from '#contract/money.ts'
import type { DiscountedCharge } from './price-charge.ts'
import type { SplitLine } from './price-line.ts'
import type { PricedCart } from './price-shape.ts'
import { spread, sumOf } from './spread.ts'

/** Every taxed amount of a cart without its tax: of lines by their id, of what discounts took off items by theirs. */
export interface CartTax {
  by_money: Map<number, number>
  by_credits: Map<number, number>
  discounts: Map<number, number>
  charges: Map<DiscountedCharge, number>
  per_rate: PricedCart['tax_per_rate']
}

export function taxCart(lines: SplitLine[], charges: DiscountedCharge[]): CartTax {
  const tax: CartTax = {
    by_money: new Map(),
    by_credits: new Map(),
    discounts: new Map(),
    charges: new Map(),
    per_rate: [],
  }
  const rates = new Set(
    [...lines.map(({ line }) => line), ...charges.map(({ charge }) => charge)].map(rateOf),
  )
  for (const rate of [...rates].toSorted((a, b) => b - a)) {
    const own = lines.filter(({ line }) => line.tax_rate === rate)
    const ownCharges = charges.filter(({ charge }) => charge.tax_rate === rate)
    // Money first: what is left to pay is what the tax office looks at.
    const money = [own.map(({ by_money }) => by_money), ownCharges.map(({ left }) => left)]
    const credits = own.map(({ by_credits }) => by_credits.taxed_price)
    const [ofLines = [], ofCharges = [], ofCredits = []] = pricesWithoutTax([...money, credits], rate)
    for (const [index, { line }] of own.entries()) {
      tax.by_money.set(line.id, ofLines[index] ?? 0)
      tax.by_credits.set(line.id, ofCredits[index] ?? 0)
    }
    for (const [index, charge] of ownCharges.entries()) tax.charges.set(charge, ofCharges[index] ?? 0)
    addReductions(tax.discounts, own, rate)
    const taxed_price = sumOf(money.flat())
    const price = sumOf([...ofLines, ...ofCharges])
    if (taxed_price > 0) {
      tax.per_rate.push({ tax_rate: rate, tax_amount: taxed_price - price, price, taxed_price })
    }
  }
  return tax
}

/** The price without tax of what is taken off. */
export function reductionWithoutTax(full: number, left: number, rate: number): number {
  return withoutTax(full, rate) - withoutTax(left, rate)
}

function addReductions(discounts: Map<number, number>, lines: SplitLine[], rate: number): void {
  const taken = Map.groupBy(
    lines.flatMap(({ discounted }) => discounted),
    ({ discount_id }) => discount_id,
  )
  const full = sumOf(lines.map((one) => one.full))
  const left = sumOf(lines.map((one) => one.left))
  const parts = spread(
    reductionWithoutTax(full, left, rate),
    [...taken.values()].map((list) => sumOf(list.map(({ taxed_amount }) => taxed_amount))),
  )
  for (const [index, id] of [...taken.keys()].entries()) {
    discounts.set(id, (discounts.get(id) ?? 0) + (parts[index] ?? 0))
  }
}

/**
 * The running sum of the groups is what is rounded, once each, so that leading groups together have exactly the
 * price of their taxed sum; inside a group the price is spread over its members. So no price is negative or
 * exceeds its taxed amount, and the parts of a rate add up to it.
 */
function pricesWithoutTax(groups: number[][], rate: number): number[][] {
  let taxed = 0
  return groups.map((group) => {
    const before = taxed
    taxed += sumOf(group)
    return spread(reductionWithoutTax(taxed, before, rate), group)
  })
}

const rateOf = ({ tax_rate }: { tax_rate: number }) => tax_rate
