import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import { type ItemPrice, paidPrice, priceKey, readPrices } from '#platform/catalogue/price.ts'
import { type CreditAccount, readCreditAccounts } from '#platform/customer/customer-account.ts'
import { type Buyer, readCartDiscounts } from '#platform/discount/cart-discount.ts'
import { readLoyaltyRules } from '#platform/discount/loyalty.ts'
import type { Context } from '#platform/http/context.ts'
import { orderOwnerId, type CartRow } from './cart.ts'
import { type CartGift, isEarned, type Merit, meritOf, readCartGifts } from './cart-gift.ts'
import { creditsOf, readStockroom, stockKey, type Stockroom } from './cart-goods.ts'
import { type ItemRow, readItems } from './cart-item.ts'
import {
  type CartCountry,
  type PaymentMethodRow,
  readCartCountry,
  readPaymentMethods,
  readShippingMethods,
  type ShippingMethodRow,
} from './cart-method.ts'
import { priceCart } from './price-cart.ts'
import { isWorth } from './price-credit.ts'
import type { CartLine, CartPriceInput, PricedCart } from './price-shape.ts'

/** A cart with its prices, and all it was priced from. */
export interface ReadCart extends PricedCart {
  cart: CartRow
  /** The request, in the country whose tax counts. */
  context: Context
  country: CartCountry
  input: CartPriceInput
  /** Rows behind the lines. */
  rows: ItemRow[]
  stockroom: Stockroom
  prices: Map<string, ItemPrice>
  /** Those in the cart. */
  gifts: Map<number, CartGift>
  /** What gifts are earned by. */
  merit: Merit
  shipping_method: ShippingMethodRow | null
  payment_method: PaymentMethodRow | null
  /** Discounts whose codes the shopper has entered, whether they count now or not. */
  entered_ids: number[]
  /** Gifts whose rules the cart no longer keeps: in no line and no sum. */
  lost_gifts: ItemRow[]
  /** Lines not sold in the currency of the request: among the others to be seen, in no sum, and not to be ordered. */
  unpriced: Set<number>
}

/** The one reading of a cart: answers about it and the order made of it cannot disagree. */
export async function readPricedCart(asked: Context, cart: CartRow): Promise<ReadCart> {
  const [country, all] = await Promise.all([readCartCountry(asked, cart), readItems(asked, cart.id)])
  const context = { ...asked, country_id: country.tax_country_id }
  const stockroom = await readStockroom(
    context,
    all.map(({ product_id }) => product_id),
  )
  const stored = visibleRows(all, stockroom)
  const gift_ids = stored.flatMap(({ gift_id }) => gift_id ?? [])
  const [prices, gifts, shipping_method, payment_method, { entered_ids, ...rest }] = await Promise.all([
    readRowPrices(context, stored),
    readCartGifts(context, gift_ids),
    chosenShipping(context, cart, country),
    chosenPayment(context, cart, country),
    readRest(context, cart),
  ])
  const { accounts } = rest
  const found = { stockroom, prices, accounts, gifts: new Map(gifts.map((gift) => [gift.id, gift])) }
  const { lines, unsold } = linesOf(stored, found)
  const charges = {
    shipping: chargeOf(shipping_method),
    payment: chargeOf(payment_method),
    cash_step: payment_method?.cash_step ?? null,
  }
  const priceOf = (own: CartLine[]) => {
    const input: CartPriceInput = { currency: context.currency, ...rest, ...charges, lines: own }
    return { input, ...priceCart(input) }
  }
  const bought = lines.filter(({ gift_id }) => gift_id === null)
  const without_gifts = priceOf(bought)
  const merit = meritOf(context, { stockroom, rows: bought }, without_gifts.discounted_items.taxed_price)
  const is_lost = ({ gift_id }: ItemRow) => {
    const gift = gift_id === null ? undefined : found.gifts.get(gift_id)
    return gift_id !== null && !(gift && isEarned(gift, merit))
  }
  const lost_gifts = stored.filter(is_lost)
  const lost = new Set(lost_gifts.map(({ id }) => id))
  const isKept = ({ id }: { id: number }) => !lost.has(id)
  const rows = stored.filter(isKept)
  const kept = lines.filter(isKept)
  const priced = kept.length === bought.length ? without_gifts : priceOf(kept)
  const apart = priceCart({ ...priced.input, discounts: [], lines: unsold.filter(isKept) })
  const shown = new Map([...priced.lines, ...apart.lines].map((line) => [line.id, line]))
  return {
    ...priced,
    lines: rows.flatMap(({ id }) => shown.get(id) ?? []),
    merit,
    cart,
    context,
    country,
    rows,
    stockroom,
    prices,
    gifts: found.gifts,
    shipping_method,
    payment_method,
    entered_ids,
    lost_gifts,
    unpriced: new Set(apart.lines.map(({ id }) => id)),
  }
}

/** What the caller may no longer see is not in their cart; a package goes with anything inside it. */
function visibleRows(rows: ItemRow[], stockroom: Stockroom): ItemRow[] {
  const hidden = rows.filter(({ product_id }) => !stockroom.goods.get(product_id)?.is_visible)
  const lost = new Set(
    hidden.flatMap(({ id, parent_id, item_type }) =>
      item_type === CART_ITEM_TYPES.package_item && parent_id !== null ? [id, parent_id] : [id],
    ),
  )
  return rows.filter(({ id, parent_id }) => !lost.has(id) && !(parent_id !== null && lost.has(parent_id)))
}

async function readRowPrices(context: Context, rows: ItemRow[]): Promise<Map<string, ItemPrice>> {
  const keys = new Map(rows.map((row) => [stockKey(row), keyOf(row)]))
  if (keys.size === 0) return new Map()
  const found = await readPrices(context, [...keys.values()])
  return new Map(
    [...keys].flatMap(([key, own]): [string, ItemPrice][] => {
      const price = found.get(priceKey(own))?.find(({ currency }) => currency.id === context.currency.id)
      return price ? [[key, price]] : []
    }),
  )
}

const keyOf = (row: ItemRow) => ({ product_id: row.product_id, variation_key: row.product_variation_id ?? 0 })

async function chosenShipping(context: Context, cart: CartRow, country: CartCountry) {
  if (cart.shipping_method_id === null) return null
  return (await readShippingMethods(context, country, cart.shipping_method_id))[0] ?? null
}

async function chosenPayment(context: Context, cart: CartRow, country: CartCountry) {
  const { payment_method_id, shipping_method_id } = cart
  if (payment_method_id === null) return null
  return (await readPaymentMethods(context, country, shipping_method_id, payment_method_id))[0] ?? null
}

export function chargeOf(method: ShippingMethodRow | PaymentMethodRow | null) {
  return method && { id: method.id, tax_rate: method.tax_rate, taxed_price: method.taxed_price }
}

async function readRest(context: Context, cart: CartRow) {
  const { sql, shop_id, currency, caller } = context
  const [[threshold], entered] = await Promise.all([
    sql<{ taxed_price: number }[]>`
      select taxed_price from free_shipping_price
      where shop_id = ${shop_id} and currency_id = ${currency.id}`,
    sql<{ discount_id: number }[]>`
      select discount_id from cart_discount where cart_id = ${cart.id} order by discount_id`,
  ])
  const entered_ids = entered.map(({ discount_id }) => discount_id)
  const buyer = discountBuyer(context, cart)
  const [discounts, accounts, loyalty] = await Promise.all([
    readCartDiscounts(context, { ...buyer, entered_ids }),
    readCreditAccounts(context, orderOwnerId(context, cart)),
    readLoyaltyRules(context, caller.customer_id),
  ])
  return { free_shipping_from: threshold?.taxed_price ?? null, accounts, discounts, loyalty, entered_ids }
}

/** Whom discounts are for: whoever asks now, whosever cart it is. */
export function discountBuyer({ caller }: Context, { email }: CartRow): Buyer {
  return { customer_id: caller.customer_id, group_ids: caller.customer_group_ids, email }
}

interface Found {
  stockroom: Stockroom
  prices: Map<string, ItemPrice>
  accounts: CreditAccount[]
  gifts: Map<number, CartGift>
}

/** A line without a price takes what belongs to it along. */
function linesOf(rows: ItemRow[], found: Found): { lines: CartLine[]; unsold: CartLine[] } {
  const unpriced = rows.filter(
    (row) => row.item_type !== CART_ITEM_TYPES.package_item && !found.prices.has(stockKey(row)),
  )
  const missing = new Set(unpriced.map(({ id }) => id))
  const isMissing = ({ id, parent_id }: ItemRow) =>
    missing.has(id) || (parent_id !== null && missing.has(parent_id))
  const priced = rows.filter((row) => !isMissing(row))
  const value = priced.reduce((sum, row) => sum + row.amount * unitPrices(row, found).taxed_unit_price, 0)
  const nothing = { taxed_original_unit_price: 0, taxed_unit_price: 0, credit_account_ids: [] }
  return {
    lines: priced.map((row) => lineOf(row, found, value)),
    unsold: rows.filter(isMissing).map((row) => ({ ...lineOf(row, found, value), ...nothing })),
  }
}

function lineOf(row: ItemRow, found: Found, taxed_value: number): CartLine {
  const { id, parent_id, item_type, product_id, product_variation_id, gift_id, amount } = row
  const goods = found.stockroom.goods.get(product_id)
  const credits = (goods ? creditsOf(goods, product_variation_id) : []).filter((one) =>
    isWorth(taxed_value, one.amount_from_order ?? 0, worthOfCredit(found, one.customer_account_id)),
  )
  return {
    id,
    parent_id,
    item_type,
    product_id,
    product_variation_id,
    gift_id,
    category_ids: goods?.category_ids ?? [],
    default_category_id: goods?.default_category_id ?? null,
    amount,
    amount_per_package: row.amount_per_package,
    tax_rate: found.prices.get(stockKey(row))?.rate ?? 0,
    ...unitPrices(row, found),
    customer_account_id: row.customer_account_id,
    credit_account_ids: gift_id === null ? credits.map((one) => one.customer_account_id) : [],
    weight: found.stockroom.stock.get(stockKey(row))?.weight ?? null,
  }
}

/** In minor units. Where credits are worth nothing they pay for nothing, whatever the value of the cart. */
const worthOfCredit = ({ accounts }: Found, id: number) =>
  accounts.find(({ customer_account_id }) => customer_account_id === id)?.value ?? 0

function unitPrices(row: ItemRow, { prices, gifts }: Found) {
  const price = prices.get(stockKey(row))
  // The package has the price of what is inside.
  if (!price || row.item_type === CART_ITEM_TYPES.package_item) {
    return { taxed_original_unit_price: 0, taxed_unit_price: 0 }
  }
  const paid = paidPrice(price)
  const gift = row.gift_id === null ? undefined : gifts.get(row.gift_id)
  return {
    taxed_original_unit_price: price.taxed_price,
    taxed_unit_price: gift ? giftPrice(gift, paid) : paid,
  }
}

/** Basis points keep the percents whole; half a minor unit is the shopper's. */
function giftPrice({ taxed_price, percents }: CartGift, paid: number): number {
  return taxed_price ?? Math.floor((paid * (10_000 - Math.round(percents * 100))) / 10_000)
}
