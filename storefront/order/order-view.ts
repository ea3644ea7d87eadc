import { namedPlace, townLine } from '#contract/address-line.ts'
import { ADDRESS_TYPES } from '#contract/address.ts'
import type { CallAnswer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { isGift } from '#contract/cart-item.ts'
import type { Country } from '#contract/country.ts'
import { fullName } from '#contract/customer.ts'
import { itemDetails } from '#contract/item-detail.ts'
import type { OrderAddress } from '#contract/order.ts'
import { canCancel, canComplain, canPayOnline, hasEnded, isPaid } from '#contract/order-flag.ts'
import { ORDER_STATES, type OrderStateId } from '#contract/order-state.ts'
import { isPaidLater, PAYMENT_SERVICES, paymentServiceCode } from '#contract/payment-service.ts'
import { fullPhone } from '#contract/phone.ts'
import { canRefund, canWithdraw, lastWithdrawalDay } from '#contract/refund.ts'
import { CARRIERS, SELF_COLLECTED } from '#contract/shipping.ts'
import { trackingUrl } from '#contract/tracking-url.ts'
import { type AfterSaleNote, afterSaleNotes } from '../aftersales/after-sale-note.ts'
import { isSumOfPieces, takesOff } from '../cart/cart-discount.ts'
import {
  minus,
  type RecapCharge,
  type RecapLine,
  unlessZero,
  whenOf,
  withEvenSums,
} from '../checkout/recap.ts'

export const ORDER_EMBEDS = [
  'state',
  'shipping',
  'shipping.shipping_option',
  'payment',
  'payment.payment_method',
  'tax_per_rate',
  'invoices',
  'order_addresses',
  'items_price',
  'items',
  'items.image_url',
  'items.url',
  'items.variation_properties_names',
  'items.product_fields',
  'discounts',
] as const
export type OrderWire = CallAnswer<Calls['GET /orders/{id}'], { embed: typeof ORDER_EMBEDS }>

/** How an order waits for its money, as the texts about it are named. */
export type PayingLater = 'transfer' | 'carrier' | 'pickup' | 'invoice'

/** Where goods are once they have been prepared, as the texts about it are named. */
export type Whereabouts = 'ready' | 'shipped' | 'delivered' | 'returned'

export interface OrderView {
  id: number
  code: string
  email: string
  created_at: string
  paid_at: string | null
  cancelled_at: string | null
  state: { name: string; color: string } | null
  whereabouts: Whereabouts | null
  lines: RecapLine[]
  items_price: string
  discounts: { id: number; name: string; price: string }[]
  shipping: RecapCharge | null
  /** Where goods wait to be picked up. */
  place: string | null
  /** In the shop itself or at a partner's. */
  is_picked_up: boolean
  is_at_shop: boolean
  /** When that place is open. */
  place_hours: string | null
  tracking: { number: string; url: string | null }[]
  payment: RecapCharge | null
  paying_later: PayingLater | null
  can_pay_online: boolean
  can_cancel: boolean
  can_complain: boolean
  /** Goods that have come may be sent back. */
  can_refund: boolean
  can_withdraw: boolean
  /** The last day for it; null while nobody has recorded the delivery. */
  withdraw_until: string | null
  after_sale: readonly AfterSaleNote[]
  bank_account: string | null
  variable_symbol: string
  /** The total before credits were taken off, where any were. */
  before_credits: string | null
  rounding: string | null
  taxes: { rate: number; amount: string }[]
  total: string
  total_without_tax: string
  addresses: {
    kind: 'billing' | 'shipping'
    lines: string[]
    identification_number: string | null
    vat_number: string | null
  }[]
  invoices: { id: number; name: string; is_credit_note: boolean }[]
  note: string | null
}

type Countries = ReadonlyMap<number, Pick<Country, 'name' | 'alpha2'>>

/** An order as its screens show it: frozen prices, ready texts. */
export function orderView(
  order: OrderWire,
  countries: Countries,
  now: Date,
  shop_hours: string | null = null,
): OrderView {
  const { shipping, payment } = order
  const is_at_shop = shipping?.shipping_service === CARRIERS.stock
  // Of an order that is returned nothing is left that could go back once more.
  const has_ended = hasEnded(order)
  const after_sale = {
    // Of what has not come, nobody knows yet what is wrong with it.
    can_complain: canComplain(order) && order.delivered_at !== null && !has_ended,
    can_refund: canRefund(order) && !has_ended,
    can_withdraw: canWithdraw(order, now) && !has_ended,
    withdraw_until: order.delivered_at && lastWithdrawalDay(order.delivered_at),
  }
  const whereabouts = (order.state && WHEREABOUTS[order.state.id]) ?? null
  const is_credited = order.taxed_total_price_without_credits.value > order.taxed_total_price.value
  return withEvenSums({
    id: order.id,
    code: order.code,
    email: order.email,
    created_at: order.created_at,
    paid_at: order.paid_at,
    cancelled_at: order.cancelled_at,
    state: order.state,
    whereabouts,
    lines: linesOf(order, null),
    items_price: order.items_price.taxed_price.formatted,
    discounts: order.discounts
      .filter(({ discounted_amount: taxed_amount }) => takesOff({ taxed_amount }))
      .map(({ name, code, discounted_amount }, id) => ({
        id,
        name: code && !name.includes(code) ? `${name} (${code})` : name,
        price: minus(discounted_amount),
      })),
    shipping: shipping && {
      ...chargeOf(shipping, [shipping.shipping_option_name]),
      when: whereabouts || has_ended ? null : whenOf(shipping),
    },
    place: placeOf(shipping),
    is_picked_up: shipping !== null && SELF_COLLECTED.includes(shipping.shipping_service),
    is_at_shop,
    place_hours: hoursOf(is_at_shop ? shop_hours : shipping?.shipping_option?.opening_hours),
    tracking: (shipping?.tracking_numbers ?? []).map((number) => ({
      number,
      url: shipping && trackingUrl(shipping.shipping_service, number),
    })),
    payment: payment && chargeOf(payment, []),
    paying_later: payingLater(order),
    can_pay_online: canPayOnline(order),
    can_cancel: canCancel(order),
    ...after_sale,
    after_sale: afterSaleNotes(after_sale),
    bank_account: payment?.payment_method?.bank_account ?? null,
    variable_symbol: order.variable_symbol,
    before_credits: is_credited ? order.taxed_total_price_without_credits.formatted : null,
    rounding: unlessZero(order.rounding),
    taxes: order.tax_per_rate.map(({ tax_rate, tax_amount }) => ({
      rate: tax_rate,
      amount: tax_amount.formatted,
    })),
    total: order.taxed_total_price.formatted,
    total_without_tax: order.total_price.formatted,
    addresses: addressesOf(order.order_addresses, countries),
    invoices: order.invoices.map(({ id, name, parent_id }) => ({
      id,
      name,
      is_credit_note: parent_id !== null,
    })),
    note: order.note,
  })
}

function placeOf(shipping: OrderWire['shipping']): string | null {
  if (!shipping?.shipping_option_name) return null
  const { shipping_option_name: name, shipping_option: place } = shipping
  return namedPlace({ ...place, name })
}

/** A day stays on one line with its hours. */
function hoursOf(hours: string | null | undefined): string | null {
  if (!hours) return null
  const days = hours.split(', ').map((day) => day.replaceAll(' ', '\u00a0'))
  return days.join(', ')
}

type Item = OrderWire['items'][number]

function linesOf({ items }: Pick<OrderWire, 'items'>, parent_id: number | null): RecapLine[] {
  return items.filter((item) => item.parent_id === parent_id).map((item) => lineOf(items, item))
}

function lineOf(items: Item[], item: Item): RecapLine {
  const total = item.taxed_total_price
  return {
    id: item.id,
    name: item.name,
    url: item.url ?? null,
    image_url: item.image_url ?? null,
    details: itemDetails(item),
    amount: item.amount,
    ...(isSumOfPieces(item) ? { unit_price: item.taxed_unit_price.formatted } : {}),
    price: total.formatted,
    is_free: total.value === 0,
    is_gift: isGift({ item_type: item.order_item_type }),
    notes: [],
    parts: linesOf({ items }, item.id),
  }
}

function chargeOf(
  { name, taxed_price }: { name: string; taxed_price: { value: number; formatted: string } },
  details: (string | null)[],
): RecapCharge {
  return {
    name,
    price: taxed_price.formatted,
    is_free: taxed_price.value === 0,
    details: details.filter((text) => text !== null),
  }
}

const WHEREABOUTS: Partial<Record<OrderStateId, Whereabouts>> = {
  [ORDER_STATES.ready_for_pickup]: 'ready',
  [ORDER_STATES.shipped]: 'shipped',
  [ORDER_STATES.delivered]: 'delivered',
  [ORDER_STATES.returned]: 'returned',
}

const LATER: Partial<Record<number, PayingLater>> = {
  [PAYMENT_SERVICES.bank_transaction]: 'transfer',
  [PAYMENT_SERVICES.carrier]: 'carrier',
  [PAYMENT_SERVICES.pickup_payment]: 'pickup',
  [PAYMENT_SERVICES.invoice_payment]: 'invoice',
}

function payingLater(order: OrderWire): PayingLater | null {
  const service = order.payment?.payment_service
  if (service == null || !isPaidLater(service) || isPaid(order) || hasEnded(order)) return null
  return LATER[paymentServiceCode(service)] ?? null
}

function addressesOf(addresses: readonly OrderAddress[], countries: Countries): OrderView['addresses'] {
  return addresses
    .toSorted((one, other) => other.type - one.type)
    .map((address) => {
      const country = countries.get(address.country_id ?? 0)
      return {
        kind: address.type === ADDRESS_TYPES.billing ? ('billing' as const) : ('shipping' as const),
        lines: [
          address.company_name,
          fullName(address),
          address.street,
          townLine({ ...address, alpha2: country?.alpha2 ?? null }),
          country?.name,
          fullPhone(address),
        ].filter((line): line is string => Boolean(line)),
        identification_number: address.company_identification_number,
        vat_number: address.company_vat_number,
      }
    })
}
