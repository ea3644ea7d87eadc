import { withoutTax } from '#contract/money.ts'
import { spread } from '#platform/cart/spread.ts'
import { Failure } from '#platform/http/failure.ts'

/** Whole minor units of the order's currency: `taxed_…` with tax, otherwise without. */
export interface Part {
  amount: number
  price: number
  taxed_price: number
  /** What money has paid of it; credits have paid the rest. */
  money_price: number
  taxed_money_price: number
  credit_amount: number
}

/** A line of an order as it was paid for, discounts taken off. */
export interface PaidLine extends Part {
  order_item_id: number
  tax_rate: number
}

export interface Rate {
  tax_rate: number
  price: number
  taxed_price: number
}

const NOTHING: Part = {
  amount: 0,
  price: 0,
  taxed_price: 0,
  money_price: 0,
  taxed_money_price: 0,
  credit_amount: 0,
}

export function addParts(parts: readonly Part[]): Part {
  return parts.reduce(
    (sum, part) => ({
      amount: sum.amount + part.amount,
      price: sum.price + part.price,
      taxed_price: sum.taxed_price + part.taxed_price,
      money_price: sum.money_price + part.money_price,
      taxed_money_price: sum.taxed_money_price + part.taxed_money_price,
      credit_amount: sum.credit_amount + part.credit_amount,
    }),
    NOTHING,
  )
}

/**
 * What goes back for so many pieces: what is due for them with those before, less what was due for those. Each sum is
 * rounded by itself, so a line returned piece by piece gives back exactly what was paid for it, and no return is further
 * from its share than by its own rounding. Net sums and money follow the price, never more than that.
 */
export function partOf(line: Part, before: Part, amount: number): Part {
  if (amount > line.amount - before.amount) throw new Failure('conflict')
  const pieces = { from: before.amount, to: before.amount + amount, of: line.amount }
  const taxed = stretchOf(line.taxed_price, pieces)
  const taxed_price = due(line.taxed_price, before.taxed_price, pieces)
  const taxed_money_price = Math.min(
    taxed_price,
    due(line.taxed_money_price, before.taxed_money_price, taxed),
  )
  // Half a haler goes to the net, so that half of two equal pieces has the tax that the cart shows of one.
  const is_untaxed = line.price === line.taxed_price
  const price = is_untaxed ? taxed_price : Math.min(taxed_price, due(line.price, before.price, taxed))
  const credit_amount = due(line.credit_amount, before.credit_amount, pieces)
  const part = { amount, price, taxed_price, credit_amount }
  // Price and money are rounded along other sums; the haler between them would pass for credits.
  return line.taxed_money_price === line.taxed_price
    ? { ...part, money_price: price, taxed_money_price: taxed_price }
    : {
        ...part,
        money_price: is_untaxed
          ? taxed_money_price
          : Math.min(
              taxed_money_price,
              due(line.money_price, before.money_price, stretchOf(line.taxed_money_price, taxed)),
            ),
        taxed_money_price,
      }
}

/** A stretch of a whole, in its units. */
interface Stretch {
  from: number
  to: number
  of: number
}

/** The same stretch of something paid. */
const stretchOf = (paid: number, { from, to, of }: Stretch): Stretch => ({
  from: shareOf(paid, from, of),
  to: shareOf(paid, to, of),
  of: paid,
})

/**
 * What of something paid goes back for a stretch. Reductions, and returns that were rejected later, leave other sums
 * behind than are due: the stretches that follow share the difference, and the last takes what is left. Credits of an
 * account that is gone have paid nothing any more, though some had gone back before.
 */
function due(paid: number, returned: number, stretch: Stretch): number {
  const left = Math.max(0, paid - returned)
  if (stretch.to === stretch.of) return left
  const { from, to } = stretchOf(paid, stretch)
  const difference = shareOf(returned - from, stretch.to - stretch.from, stretch.of - stretch.from)
  return Math.min(left, Math.max(0, to - from - difference))
}

/** A part of an amount in whole minor units, half of one up. */
export function shareOf(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0
  const twice = 2n * BigInt(whole)
  const scaled = 2n * BigInt(amount) * BigInt(part) + BigInt(whole)
  return Number((scaled - (((scaled % twice) + twice) % twice)) / twice)
}

export interface FrozenLine {
  order_item_id: number
  tax_rate: number
  amount: number
  price: number
  taxed_price: number
  taxed_price_with_credits: number
  credit_amount: number
}

/**
 * An order keeps the price of a line without tax, but not how much of that money has paid. Its rate was rounded once
 * for all lines and spread over them, so doing that again finds the part of each line to the haler.
 */
export function paidLines(lines: readonly FrozenLine[]): PaidLine[] {
  const money = (line: FrozenLine) => line.taxed_price - line.taxed_price_with_credits
  return [...Map.groupBy(lines, ({ tax_rate }) => tax_rate)].flatMap(([rate, own]) => {
    const taxed = own.map(money)
    const untaxed = spread(
      withoutTax(
        taxed.reduce((sum, one) => sum + one, 0),
        rate,
      ),
      taxed,
    )
    return own.map(({ taxed_price_with_credits: by_credits, ...line }, index) => ({
      ...line,
      money_price: by_credits === 0 ? line.price : Math.min(line.price, untaxed[index] ?? 0),
      taxed_money_price: line.taxed_price - by_credits,
    }))
  })
}

export interface RefundPrice {
  taxed_items_price: number
  taxed_credit_price: number
  taxed_delivery_price: number
  rounding: number
  total_price: number
  taxed_total_price: number
  tax_per_rate: Rate[]
}

/** Goods and their delivery go back, the way back is taken off; it never costs more than there is to give back. */
export function priceRefund(
  items: readonly (Part & { tax_rate: number })[],
  delivery: readonly Rate[],
  way_back: { tax_rate: number; taxed_price: number } | null,
  rounded_by = 0,
): RefundPrice {
  const goods = addParts(items)
  const taxed_delivery_price = sum(delivery.map(({ taxed_price }) => taxed_price))
  const given = goods.taxed_money_price + taxed_delivery_price
  const rounding = Math.max(rounded_by, -given)
  const back = wayBackCharge(given + rounding, way_back)
  const rates = addRates([
    ...items.map(({ tax_rate, money_price, taxed_money_price }) => ({
      tax_rate,
      price: money_price,
      taxed_price: taxed_money_price,
    })),
    ...delivery,
    { ...back, price: -back.price, taxed_price: -back.taxed_price },
  ])
  return {
    taxed_items_price: goods.taxed_price,
    taxed_credit_price: goods.taxed_price - goods.taxed_money_price,
    taxed_delivery_price,
    rounding,
    total_price: sum(rates.map(({ price }) => price)),
    taxed_total_price: sum(rates.map(({ taxed_price }) => taxed_price)) + rounding,
    tax_per_rate: rates,
  }
}

/** What was taken off for the way back: it may be less than that costs. */
export function takenForWayBack(
  price: Pick<
    RefundPrice,
    'taxed_items_price' | 'taxed_credit_price' | 'taxed_delivery_price' | 'rounding' | 'taxed_total_price'
  >,
): number {
  const { taxed_items_price, taxed_credit_price, taxed_delivery_price, rounding, taxed_total_price } = price
  return taxed_items_price - taxed_credit_price + taxed_delivery_price + rounding - taxed_total_price
}

/** What goes back in money, as credits and as other goods, in minor units; together all there is to give back. */
export interface Back {
  money: number
  credit: number
  exchange: number
}

/** Delivery and rounding go with the money. The way back is taken off the money first, then off the rest. */
export function splitBack(
  items: readonly { taxed_money_price: number; wish: string }[],
  taxed_total_price: number,
): Back {
  const wished = (wish: string) =>
    sum(items.filter((item) => item.wish === wish).map(({ taxed_money_price }) => taxed_money_price))
  const exchange = Math.min(wished('exchange'), taxed_total_price)
  const credit = Math.min(wished('store_credit'), taxed_total_price - exchange)
  return { money: taxed_total_price - exchange - credit, credit, exchange }
}

function wayBackCharge(most: number, way_back: { tax_rate: number; taxed_price: number } | null): Rate {
  const taxed_price = Math.min(way_back?.taxed_price ?? 0, most)
  const tax_rate = way_back?.tax_rate ?? 0
  return { tax_rate, price: withoutTax(taxed_price, tax_rate), taxed_price }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

function addRates(rates: readonly Rate[]): Rate[] {
  return [...Map.groupBy(rates, ({ tax_rate }) => tax_rate)]
    .map(([tax_rate, own]) => ({
      tax_rate,
      price: sum(own.map(({ price }) => price)),
      taxed_price: sum(own.map(({ taxed_price }) => taxed_price)),
    }))
    .filter(({ taxed_price, price }) => taxed_price !== 0 || price !== 0)
    .toSorted((one, other) => other.tax_rate - one.tax_rate)
}
