import { type CartDiscountRule, hasValue } from '#platform/discount/cart-discount.ts'
import { type DiscountedCharge, fullCharge, priceCharge } from './price-charge.ts'
import { creditPayer, creditsEarned } from './price-credit.ts'
import {
  applyToItems,
  applyToShipping,
  type DiscountedLine,
  inOrderOfApplying,
  makesShippingFree,
} from './price-discount.ts'
import { addPrices, fullLine, priceLine, type SplitLine, weightOf } from './price-line.ts'
import { cashRounding } from './price-rounding.ts'
import { type CartTax, taxCart } from './price-tax.ts'
import type { CartPriceInput, PricedCart, PricedDiscount } from './price-shape.ts'
import { sumOf } from './spread.ts'

/** The one place where a cart gets its prices. It looks at nothing but its input and leaves that as it is. */
export function priceCart(input: CartPriceInput): PricedCart {
  // Where lines share a discount, a balance or a rounding, the older comes first, however they are given.
  const discounted = input.lines.toSorted((a, b) => a.id - b.id).map(fullLine)
  const rules = inOrderOfApplying(input.discounts.filter(hasValue))
  for (const rule of rules) applyToItems(rule, discounted)

  const shipping = input.shipping && fullCharge(input.shipping)
  const payment = input.payment && fullCharge(input.payment)
  const isAboveThreshold = reachesFreeShipping(input, discounted)
  if (shipping && isAboveThreshold) shipping.left = 0
  if (shipping) for (const rule of rules) applyToShipping(rule, discounted, shipping)

  const lines = splitLines(discounted, input)
  const charges = [shipping, payment].filter((one) => one !== null)
  const tax = taxCart(lines, charges)
  const charged = (one: DiscountedCharge | null) => one && priceCharge(one, tax.charges.get(one) ?? 0)
  const priced = new Map(lines.map((one) => [one.line.id, priceLine(one, tax)]))
  const earned = earnedCredits(lines, input)
  return {
    currency: input.currency,
    lines: input.lines.flatMap(({ id }) => priced.get(id) ?? []),
    discounts: rules
      .map((rule) => priceDiscount(rule, discounted, shipping, tax))
      // A code stays to be seen and taken back even while it takes nothing off.
      .filter(({ code, is_used }) => code !== null || is_used),
    shipping: charged(shipping),
    payment: charged(payment),
    has_free_shipping: isAboveThreshold || rules.some((rule) => makesShippingFree(rule, discounted)),
    ...totalsOf(lines, charges, tax, input.cash_step),
    accounts: accountsOf(input, lines, earned),
    earned,
    weight: weightOf(input.lines),
  }
}

function reachesFreeShipping({ free_shipping_from: from }: CartPriceInput, lines: DiscountedLine[]): boolean {
  return from !== null && lines.length > 0 && sumOf(lines.map(({ left }) => left)) >= from
}

function splitLines(lines: DiscountedLine[], { accounts }: CartPriceInput): SplitLine[] {
  const pay = creditPayer(accounts)
  return lines.map((one) => {
    const by_credits = pay(one.line, one.left)
    return { ...one, by_credits, by_money: one.left - by_credits.taxed_price }
  })
}

function totalsOf(lines: SplitLine[], charges: DiscountedCharge[], tax: CartTax, cash_step: number | null) {
  const part = (taxed: (line: SplitLine) => number, price: Map<number, number>) =>
    addPrices(lines.map((one) => ({ taxed_price: taxed(one), price: price.get(one.line.id) ?? 0 })))
  const normal_items = part(({ by_money }) => by_money, tax.by_money)
  const credit_items = part(({ by_credits }) => by_credits.taxed_price, tax.by_credits)
  const discounted_items = addPrices([normal_items, credit_items])
  const charge = addPrices(
    charges.map((one) => ({ taxed_price: one.left, price: tax.charges.get(one) ?? 0 })),
  )
  const exact = addPrices([normal_items, charge])
  const rounding = { price: 0, taxed_price: cashRounding(exact.taxed_price, cash_step) }
  return {
    items: {
      price: discounted_items.price + sumOf([...tax.discounts.values()]),
      taxed_price: sumOf(lines.map(({ full }) => full)),
    },
    discounted_items,
    credit_items,
    normal_items,
    total: addPrices([exact, rounding]),
    total_without_credits: addPrices([discounted_items, charge, rounding]),
    rounding: rounding.taxed_price,
    tax_amount: exact.taxed_price - exact.price,
    tax_per_rate: tax.per_rate,
  }
}

function priceDiscount(
  rule: CartDiscountRule,
  lines: DiscountedLine[],
  shipping: DiscountedCharge | null,
  tax: CartTax,
): PricedDiscount {
  const { id, name, code, is_for_purchase } = rule
  const isOwn = ({ discount_id }: { discount_id: number }) => discount_id === id
  const off = lines.flatMap(({ discounted }) => discounted).filter(isOwn)
  const taxed_amount = sumOf(off.map((one) => one.taxed_amount))
  // Whether there is anything to take off shipping shows once it is chosen.
  const isForShipping = shipping ? shipping.discounted.some(isOwn) : makesShippingFree(rule, lines)
  return {
    id,
    name,
    code,
    is_for_purchase,
    amount: tax.discounts.get(id) ?? 0,
    taxed_amount,
    is_used: taxed_amount > 0 || isForShipping,
  }
}

function earnedCredits(lines: SplitLine[], { accounts, loyalty }: CartPriceInput): PricedCart['earned'] {
  const taxed_items_price = sumOf(lines.map(({ left }) => left))
  const paid = lines.map(({ line, by_money, by_credits }) => ({
    line,
    taxed_price: by_money,
    pieces: line.amount - by_credits.pieces,
  }))
  return loyalty.flatMap((rule) => {
    const account = accounts.find((one) => one.customer_account_id === rule.customer_account_id)
    const amount = account ? creditsEarned(rule, account, paid, taxed_items_price) : 0
    if (amount === 0) return []
    return [{ loyalty_program_id: rule.id, customer_account_id: rule.customer_account_id, amount }]
  })
}

function accountsOf(
  { accounts }: CartPriceInput,
  lines: SplitLine[],
  earned: PricedCart['earned'],
): PricedCart['accounts'] {
  return accounts.map((account) => {
    const id = account.customer_account_id
    const spent = lines.filter(({ line }) => line.customer_account_id === id)
    return {
      ...account,
      amount_of_items: sumOf(spent.map(({ by_credits }) => by_credits.credits)),
      amount_of_order: sumOf(
        earned.filter((one) => one.customer_account_id === id).map(({ amount }) => amount),
      ),
    }
  })
}
