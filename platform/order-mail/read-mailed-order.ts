import { formattedAddress, townLine } from '#contract/address-line.ts'
import { CART_ITEM_TYPES, isGift } from '#contract/cart-item.ts'
import { itemDetails } from '#contract/item-detail.ts'
import type { InterfaceLanguage, Language } from '#contract/language.ts'
import { formatMinor } from '#contract/money.ts'
import { ORDER_STATES } from '#contract/order-state.ts'
import type { PaymentServiceCode } from '#contract/payment-service.ts'
import { fullPhone } from '#contract/phone.ts'
import { type Carrier, CARRIERS } from '#contract/shipping.ts'
import type { ShopInfo } from '#contract/shop.ts'
import { NEVER_ALONE } from '#platform/aftersales/refund-line.ts'
import { isKept } from '#platform/aftersales/return-obstacle.ts'
import type { Transaction } from '#platform/db/database.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import type { Buyer } from '#platform/order/invoice-party.ts'
import { type OpeningHours, openingHoursText, shopHoursText } from '#contract/opening-hours.ts'
import { currencyJson } from '#platform/shop/currency-json.ts'
import type { MailedAddress, MailedHead, MailedItem, MailedOrder, MailedPlace } from './mailed-order.ts'
import { readSeller, type Seller } from './seller.ts'

interface OrderRow extends MailedHead {
  language: Language
  taxed_discounted_items_price: number
  taxed_total_price_without_credits: number
  rounding: number
  shop_name: string
  opening_hours: ShopInfo['opening_hours']
}

interface ItemRow {
  id: number
  parent_id: number | null
  order_item_type: (typeof CART_ITEM_TYPES)[keyof typeof CART_ITEM_TYPES]
  name: string
  variation_name: string | null
  variation_properties_names: string[]
  product_fields: { name: string; value: string }[]
  withdrawal_exception: MailedItem['withdrawal_exception']
  amount: number
  taxed_total_price: number
}

interface ChargeRow {
  name: string
  taxed_price: number
}

interface ShippingRow extends ChargeRow {
  shipping_service: Carrier
  delivery_time: string | null
  tracking_numbers: string[]
  shipping_option_name: string | null
  street: string | null
  city: string | null
  post_code: string | null
  opening_hours: OpeningHours[] | null
}

interface AddressRow extends Buyer {
  type: 1 | 2
  phone: string | null
  dial_code: string | null
}

export async function readMailedOrder(tx: Transaction, order_id: number, now: Date): Promise<MailedOrder> {
  const [order] = await tx<OrderRow[]>`
    select customer_order.id, shop_id, customer_order.code, variable_symbol, hash, customer_id, email, language,
      country_id, created_at, paid_at, state_id, exists (
        select from order_state_change moved where moved.order_id = customer_order.id
          and from_state_id = ${ORDER_STATES.shipped} and to_state_id = ${ORDER_STATES.cancelled}) as was_sent,
      exists (select from order_item line where line.order_id = customer_order.id
        and line.order_item_type <> all(${[...NEVER_ALONE]}::int[]) and not ${isKept(tx, now)}) as can_withdraw,
      note, taxed_total_price, taxed_discounted_items_price, taxed_total_price_without_credits, rounding,
      shop.name as shop_name, shop.opening_hours,
      ${currencyJson(tx)} as currency
    from customer_order join currency on currency.id = currency_id join shop on shop.id = shop_id
    where customer_order.id = ${order_id}`
  if (!order) throw new Error(`There is no order ${order_id} to write about`)
  const { language: made_in, opening_hours, rounding, ...head } = order
  const language = mailLanguage(made_in)
  const [items, discounts, [shipping], [payment], recap, addresses, seller] = await Promise.all([
    tx<ItemRow[]>`
      select id, parent_id, order_item_type, name, variation_name, variation_properties_names, product_fields,
        withdrawal_exception, amount, taxed_total_price
      from order_item where order_id = ${order_id} order by id`,
    tx<{ name: string; code: string | null; taxed_discounted_amount: number }[]>`
      select name, code, taxed_discounted_amount from order_discount where order_id = ${order_id} order by id`,
    tx<ShippingRow[]>`
      select order_shipping.name, taxed_price, shipping_service, delivery_time, tracking_numbers, shipping_option_name,
        place.street, place.city, place.post_code, place.opening_hours
      from order_shipping left join shipping_option place on place.id = shipping_option_id
      where order_id = ${order_id}`,
    tx<(ChargeRow & { payment_service: PaymentServiceCode })[]>`
      select name, taxed_price, payment_service from order_payment where order_id = ${order_id}`,
    tx<{ tax_rate: number; price: number; tax_amount: number; taxed_price: number }[]>`
      select tax_rate::float8 as tax_rate, price, tax_amount, taxed_price from order_tax_rate
      where order_id = ${order_id} order by tax_rate desc`,
    tx<AddressRow[]>`
      select type, first_name, last_name, phone, order_address.dial_code, street, city, post_code,
        localized_text(country.name, ${language}) as country, alpha2, company_name,
        company_identification_number, company_vat_number
      from order_address left join country on country.id = country_id where order_id = ${order_id}`,
    readSeller(tx, order.shop_id, language),
  ])
  if (!shipping || !payment) throw new Error(`Order ${order_id} is not whole`)
  const text = (minor: number) => formatMinor(minor, order.currency, language)
  const charge = ({ name, taxed_price }: ChargeRow) => ({
    name,
    price: text(taxed_price),
    is_free: taxed_price === 0,
  })
  const by_credits = order.taxed_total_price_without_credits - order.taxed_total_price
  return {
    ...head,
    mail_language: language,
    seller,
    items: treeOf(items, text),
    items_price: text(order.taxed_discounted_items_price),
    discounts: discounts.map(({ name, code, taxed_discounted_amount: off }) => ({
      name: code && !name.includes(code) ? `${name} (${code})` : name,
      amount: off > 0 ? text(-off) : null,
    })),
    shipping: {
      ...charge(shipping),
      carrier: shipping.shipping_service,
      delivery_time: shipping.delivery_time,
      tracking_numbers: shipping.tracking_numbers,
      place: placeOf(shipping, seller, opening_hours, language),
    },
    payment: { ...charge(payment), payment_service: payment.payment_service },
    credits: by_credits > 0 ? text(-by_credits) : null,
    rounding: rounding === 0 ? null : text(rounding),
    recap: recap.map(({ tax_rate, price, tax_amount, taxed_price }) => ({
      tax_rate,
      base: text(price),
      tax: text(tax_amount),
      taxed: text(taxed_price),
    })),
    total: text(order.taxed_total_price),
    billing: addressOf(addresses.find(({ type }) => type === 2)),
    shipping_address: addressOf(addresses.find(({ type }) => type === 1)),
  }
}

function treeOf(
  rows: readonly ItemRow[],
  text: (minor: number) => string,
  parent_id: number | null = null,
  depth = 0,
): MailedItem[] {
  return rows
    .filter((row) => row.parent_id === parent_id)
    .flatMap((row) => [itemOf(row, text, depth), ...treeOf(rows, text, row.id, depth + 1)])
}

function itemOf(row: ItemRow, text: (minor: number) => string, depth: number): MailedItem {
  const { name, amount, taxed_total_price: price } = row
  const is_part = row.order_item_type === CART_ITEM_TYPES.package_item
  return {
    name,
    details: itemDetails(row),
    // Going back concerns the whole line.
    withdrawal_exception: depth === 0 ? row.withdrawal_exception : null,
    amount,
    price: is_part && price === 0 ? null : text(price),
    is_free: price === 0,
    is_gift: isGift({ item_type: row.order_item_type }),
    depth,
  }
}

/** Where goods wait: a place of the carrier, or the shop itself. */
function placeOf(
  shipping: ShippingRow,
  seller: Seller,
  own_hours: ShopInfo['opening_hours'],
  language: InterfaceLanguage,
): MailedPlace | null {
  if (shipping.shipping_option_name !== null) {
    return {
      lines: [shipping.shipping_option_name, formattedAddress(shipping)].filter((line) => line !== ''),
      opening_hours: openingHoursText(shipping.opening_hours ?? [], language),
    }
  }
  if (shipping.shipping_service !== CARRIERS.stock) return null
  return {
    lines: [seller.name, formattedAddress(seller)],
    opening_hours: shopHoursText(own_hours, language),
  }
}

function addressOf(row: AddressRow | undefined): MailedAddress | null {
  if (!row) return null
  const lines = [
    row.company_name,
    `${row.first_name} ${row.last_name}`.trim(),
    row.street,
    townLine(row),
    row.country,
  ]
  return {
    lines: lines.filter((line): line is string => Boolean(line)),
    phone: fullPhone(row),
    identification_number: row.company_identification_number,
    vat_number: row.company_vat_number,
  }
}
