import { DISCOUNT_APPLICATION_SCOPES, DISCOUNT_OPERATIONS } from '#contract/discount.ts'
import type { CartDiscountRule } from '#platform/discount/cart-discount.ts'
import { isMatching } from '#platform/discount/discount-target.ts'
import type { DiscountedCharge } from './price-charge.ts'
import type { CartLine } from './price-shape.ts'
import { spread, sumOf } from './spread.ts'

/** A line while discounts go over it, in minor units with tax. */
export interface DiscountedLine {
  line: CartLine
  full: number
  left: number
  discounted: { discount_id: number; taxed_amount: number }[]
}

/** The higher priority goes first; of equal ones, the older. Each takes its part of what the earlier ones left. */
export function inOrderOfApplying<Rule extends { priority: number; id: number }>(rules: Rule[]): Rule[] {
  return rules.toSorted((a, b) => b.priority - a.priority || a.id - b.id)
}

export function applyToItems(rule: CartDiscountRule, lines: DiscountedLine[]): void {
  const matching = lines.filter(({ line }) => isMatching(rule, line))
  if (matching.length === 0) return
  switch (rule.application_scope) {
    case DISCOUNT_APPLICATION_SCOPES.whole_cart:
      return takeTogether(rule, lines)
    case DISCOUNT_APPLICATION_SCOPES.matching_items:
      if (rule.operation !== DISCOUNT_OPERATIONS.fixed_price) return takeTogether(rule, matching)
      for (const one of matching) takeOff(rule, one, reduction(rule, one.left, one.line.amount))
      return
    case DISCOUNT_APPLICATION_SCOPES.cheapest_matching_item: {
      const cheapest = cheapestOf(matching)
      if (cheapest) takeOff(rule, cheapest, reduction(rule, pieceOf(cheapest), 1))
      return
    }
    case DISCOUNT_APPLICATION_SCOPES.shipping:
  }
}

export function applyToShipping(
  rule: CartDiscountRule,
  lines: DiscountedLine[],
  shipping: DiscountedCharge,
): void {
  const isScope = rule.application_scope === DISCOUNT_APPLICATION_SCOPES.shipping
  if (makesShippingFree(rule, lines)) takeOff(rule, shipping, shipping.left)
  else if (isScope && hasMatching(rule, lines)) takeOff(rule, shipping, reduction(rule, shipping.left, 1))
}

export function makesShippingFree(rule: CartDiscountRule, lines: DiscountedLine[]): boolean {
  return rule.free_shipping && hasMatching(rule, lines)
}

function hasMatching(rule: CartDiscountRule, lines: DiscountedLine[]): boolean {
  return lines.some(({ line }) => isMatching(rule, line))
}

/** How much of `left` the discount takes; a fixed price is meant for each of the pieces. */
function reduction({ operation, percents, amount }: CartDiscountRule, left: number, pieces: number): number {
  switch (operation) {
    case DISCOUNT_OPERATIONS.percents:
      return percentsOf(left, percents ?? 0)
    case DISCOUNT_OPERATIONS.fixed_amount:
      return Math.min(left, amount ?? 0)
    case DISCOUNT_OPERATIONS.fixed_price:
      return Math.max(0, left - (amount ?? left) * pieces)
  }
}

/** Percents have at most two decimals, so basis points keep the product whole; half a unit is rounded up. */
function percentsOf(minor: number, percents: number): number {
  return Number((BigInt(minor) * BigInt(Math.round(percents * 100)) + 5_000n) / 10_000n)
}

function takeTogether(rule: CartDiscountRule, lines: DiscountedLine[]): void {
  const left = lines.map((one) => one.left)
  const parts = spread(reduction(rule, sumOf(left), 1), left)
  for (const [index, one] of lines.entries()) takeOff(rule, one, parts[index] ?? 0)
}

function takeOff(
  rule: CartDiscountRule,
  from: Pick<DiscountedLine, 'left' | 'discounted'>,
  taxed_amount: number,
): void {
  if (taxed_amount === 0) return
  from.left -= taxed_amount
  from.discounted.push({ discount_id: rule.id, taxed_amount })
}

const pieceOf = ({ line, left }: DiscountedLine) => Math.floor(left / line.amount)

function cheapestOf(lines: DiscountedLine[]): DiscountedLine | undefined {
  return lines
    .filter((one) => pieceOf(one) > 0)
    .toSorted((a, b) => pieceOf(a) - pieceOf(b) || a.line.id - b.line.id)[0]
}
