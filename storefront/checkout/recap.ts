import { namedPlace } from '#contract/address-line.ts'
import { isGift } from '#contract/cart-item.ts'
import { evenAmounts } from '#contract/even-amounts.ts'
import { itemDetails } from '#contract/item-detail.ts'
import type { Money } from '#contract/money.ts'
import { itemsMark } from '#contract/order-form.ts'
import { type CartShippingMethod, SELF_COLLECTED } from '#contract/shipping.ts'
import { takesOff } from '../cart/cart-discount.ts'
import { isFree, isUnsold, shownPrice } from '../cart/line-price.ts'
import type { CartRead, Line } from '../cart/read-cart.ts'
import type { PlainMessageKey } from '../i18n/messages.ts'

export interface RecapLine {
  id: number
  name: string
  url: string | null
  image_url: string | null
  /** Chosen properties, then what the shopper wrote for the item. */
  details: string[]
  amount: number
  unit_price?: string
  price: string
  is_free: boolean
  is_gift: boolean
  /** What the shopper must know of it before ordering. */
  notes: PlainMessageKey[]
  /** Parts of a package and services stand under what they belong to. */
  parts: RecapLine[]
}

export interface RecapCharge {
  /** Of the method and its place in a cart: the order is held to them as to the total. */
  method_id?: number
  option_id?: number | null
  name: string
  price: string
  is_free: boolean
  /** The place of the carrier, or what the order said of it. */
  details: string[]
  /** When the goods come, or wait to be picked up. */
  when?: { key: 'checkout.pickup_time' | 'checkout.delivery_time'; time: string } | null
}

/** Everything a shopper agrees to pay for, as the platform counted it: nothing here is computed. */
export interface Recap {
  lines: RecapLine[]
  /** What is said beside the button of giving the lines back. */
  withdrawal: PlainMessageKey[]
  items_price: string
  discounts: { id: number; name: string; price: string }[]
  shipping: RecapCharge | null
  payment: RecapCharge | null
  credits: string | null
  /** What cash is rounded by, up or down. */
  rounding: string | null
  taxes: { rate: number; amount: string }[]
  total: string
  total_without_tax: string
  /** What the order is compared with: a price that has changed meanwhile is asked about again. */
  total_value: number
  /** The same for the lines, which may change without the total. */
  items_mark: number
}

export function recapOf({ cart, items }: CartRead): Recap {
  const { shipping_method, payment_method, shipping_option } = cart
  return withEvenSums({
    lines: items.map(lineOf),
    withdrawal: withdrawalOf(items),
    items_price: cart.taxed_items_price.formatted,
    discounts: cart.discounts
      .filter(takesOff)
      .map(({ id, name, taxed_amount }) => ({ id, name, price: minus(taxed_amount) })),
    shipping: shipping_method && {
      ...chargeOf(shipping_method),
      option_id: shipping_option?.id ?? null,
      details: shipping_option ? [namedPlace(shipping_option)] : [],
      when: whenOf(shipping_method),
    },
    payment: payment_method && { ...chargeOf(payment_method), details: [] },
    credits: cart.taxed_credit_items_price.value > 0 ? minus(cart.taxed_credit_items_price) : null,
    rounding: unlessZero(cart.rounding),
    taxes: cart.tax_per_rate.map(({ tax_rate, tax_amount }) => ({
      rate: tax_rate,
      amount: tax_amount.formatted,
    })),
    total: cart.taxed_total_price.formatted,
    total_without_tax: cart.total_price.formatted,
    total_value: cart.taxed_total_price.value,
    items_mark: itemsMark(items.flatMap(withParts)),
  })
}

type Sums = Pick<
  Recap,
  'items_price' | 'discounts' | 'shipping' | 'payment' | 'rounding' | 'total' | 'total_without_tax' | 'taxes'
> & { credits?: string | null; before_credits?: string | null }

/** Sums stand under each other, and the taxes below them: each group has as many decimals in all its amounts. */
export function withEvenSums<Summed extends Sums>(recap: Summed): Summed {
  const { discounts, shipping, payment, rounding, credits = null, before_credits = null, taxes } = recap
  const even = evenAmounts([
    recap.items_price,
    ...discounts.map(({ price }) => price),
    shipping?.price,
    payment?.price,
    rounding,
    credits,
    before_credits,
    recap.total,
  ])
  const evenTax = evenAmounts([recap.total_without_tax, ...taxes.map(({ amount }) => amount)])
  return {
    ...recap,
    items_price: even(recap.items_price),
    discounts: discounts.map((discount) => ({ ...discount, price: even(discount.price) })),
    shipping: shipping && { ...shipping, price: even(shipping.price) },
    payment: payment && { ...payment, price: even(payment.price) },
    rounding: even(rounding),
    ...('credits' in recap && { credits: even(credits) }),
    ...('before_credits' in recap && { before_credits: even(before_credits) }),
    total: even(recap.total),
    total_without_tax: evenTax(recap.total_without_tax),
    taxes: taxes.map((tax) => ({ ...tax, amount: evenTax(tax.amount) })),
  }
}

function withdrawalOf(items: readonly Line[]): PlainMessageKey[] {
  const exceptions = items.flatMap(({ withdrawal_exception }) => withdrawal_exception ?? [])
  return [
    exceptions.length > 0 ? 'checkout.legal_withdrawal_excepted' : 'checkout.legal_withdrawal',
    ...(exceptions.includes('service_rendered') ? ['checkout.legal_service' as const] : []),
  ]
}

const withParts = (item: Line): Line[] => [item, ...item.items.flatMap(withParts)]

function lineOf(item: Line): RecapLine {
  return {
    id: item.id,
    name: item.name,
    url: item.url ?? null,
    image_url: item.image_url ?? null,
    details: itemDetails(item),
    amount: item.amount,
    price: shownPrice(item),
    is_free: isFree(item),
    is_gift: isGift(item),
    notes: [
      ...(item.withdrawal_exception ? [`product.no_withdrawal_${item.withdrawal_exception}` as const] : []),
      ...(isUnsold(item) ? ['cart.unpriced' as const] : []),
    ],
    parts: item.items.map((part) => partOf(item, part)),
  }
}

/** Going back concerns the whole line; and where that is not sold, its parts need not say so once more. */
function partOf(line: Line, part: Line): RecapLine {
  return lineOf({ ...part, withdrawal_exception: null, is_priced: isUnsold(line) || !isUnsold(part) })
}

type Shipping = Pick<CartShippingMethod, 'delivery_time' | 'shipping_service'>

function chargeOf({ id, name, taxed_price }: { id: number; name: string; taxed_price: Money }) {
  return { method_id: id, name, price: taxed_price.formatted, is_free: taxed_price.value === 0 }
}

/** When the goods come, or wait to be picked up. */
export function whenOf({ delivery_time, shipping_service }: Shipping) {
  if (!delivery_time) return null
  const is_picked_up = SELF_COLLECTED.includes(shipping_service)
  const key = is_picked_up ? ('checkout.pickup_time' as const) : ('checkout.delivery_time' as const)
  return { key, time: delivery_time }
}

export const unlessZero = ({ value, formatted }: Money) => (value === 0 ? null : formatted)

/** Amounts taken off come as what they are worth; a minus of its own width stands before them. */
export function minus({ value, formatted }: Money): string {
  return value > 0 ? `\u2212${formatted}` : formatted
}
