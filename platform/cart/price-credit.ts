import { LOYALTY_OPERATIONS } from '#contract/loyalty.ts'
import type { CreditAccount } from '#platform/customer/customer-account.ts'
import type { LoyaltyRule } from '#platform/discount/loyalty.ts'
import type { CartLine } from './price-shape.ts'
import { sumOf } from './spread.ts'

/** Worths, percents and points have at most four decimals: counted in ten-thousandths they are whole. */
const FRACTION = 10_000

const fraction = (value: number) => BigInt(Math.round(value * FRACTION))

/** What credits pay of a line: whole pieces, never a part of one. */
export interface CreditPart {
  pieces: number
  credits: number
  taxed_price: number
}

/** Lines asked for take from the balances one after another; a piece costs its price in credits, rounded up. */
export function creditPayer(accounts: CreditAccount[]): (line: CartLine, left: number) => CreditPart {
  const balances = new Map(accounts.map((one) => [one.customer_account_id, one.balance]))
  return (line, left) => {
    const account = accounts.find((one) => one.customer_account_id === line.customer_account_id)
    const mayPay = account && line.credit_account_ids.includes(account.customer_account_id)
    if (!mayPay || account.value === null || left === 0) return { pieces: 0, credits: 0, taxed_price: 0 }
    const balance = balances.get(account.customer_account_id) ?? 0
    const cost = creditsForPiece(left, line.amount, account.value)
    const pieces = Math.min(line.amount, Math.floor(balance / cost))
    balances.set(account.customer_account_id, balance - pieces * cost)
    const taxed_price = Number((BigInt(left) * BigInt(pieces)) / BigInt(line.amount))
    return { pieces, credits: pieces * cost, taxed_price }
  }
}

/** Whether an amount of money is worth so many credits; `value` is what one is worth. */
export const isWorth = (taxed_price: number, credits: number, value: number): boolean =>
  BigInt(taxed_price) * BigInt(FRACTION) >= BigInt(credits) * fraction(value)

/** As many credits as buy what such an amount of money buys; `value` is what one is worth. */
export const creditsFor = (taxed_price: number, value: number): number =>
  creditsForPiece(taxed_price, 1, value)

function creditsForPiece(taxed_price: number, pieces: number, value: number): number {
  const worth = fraction(value) * BigInt(pieces)
  return Number((BigInt(taxed_price) * BigInt(FRACTION) + worth - 1n) / worth)
}

/** A line as loyalty sees it: what is paid for it with money, and for how many pieces. */
export interface PaidLine {
  line: CartLine
  taxed_price: number
  pieces: number
}

/** Credits a rule brings for the order; a fraction of a credit is not given. */
export function creditsEarned(
  rule: LoyaltyRule,
  account: CreditAccount,
  lines: PaidLine[],
  taxed_items_price: number,
): number {
  if (taxed_items_price < (rule.minimal_taxed_price ?? 0)) return 0
  const counted = lines.filter(({ line, taxed_price }) => taxed_price > 0 && isRewarded(rule, line))
  if (counted.length === 0) return 0
  const value = fraction(rule.value)
  switch (rule.operation) {
    case LOYALTY_OPERATIONS.percents_of_paid_price: {
      if (account.value === null) return 0
      const paid = BigInt(sumOf(counted.map(({ taxed_price }) => taxed_price)))
      return Number((paid * value) / (100n * fraction(account.value)))
    }
    case LOYALTY_OPERATIONS.fixed_amount_per_order:
      return Number(value / BigInt(FRACTION))
    case LOYALTY_OPERATIONS.points_per_unit:
      return Number((value * BigInt(sumOf(counted.map(({ pieces }) => pieces)))) / BigInt(FRACTION))
  }
}

function isRewarded(rule: LoyaltyRule, line: CartLine): boolean {
  if (rule.category_ids.length === 0) return true
  const own = rule.is_for_default_category ? [line.default_category_id] : line.category_ids
  return own.some((id) => id !== null && rule.category_ids.includes(id))
}
