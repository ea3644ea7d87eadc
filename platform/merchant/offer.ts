import { shopDay } from '#contract/shop-day.ts'
import { isStockTracked, type Purchasable } from '#contract/stock.ts'

export interface OfferParam {
  code: string
  is_color: boolean
  name: string
  value: string
}

/** What can be put into a basket by one click: a product, or one of its variations. Prices in minor units with tax. */
export interface MerchantOffer extends Purchasable {
  id: string
  /** Shared by the variations of a product. */
  group_id: string | null
  name: string
  description: string
  url: string
  images: string[]
  brand: string | null
  manufacturer_address: string | null
  manufacturer_email: string | null
  ean: string | null
  mpn: string | null
  isbn: string | null
  code: string | null
  /** The regular price beside a discount that may be announced; elsewhere the one that is asked. */
  taxed_price: number
  discounted_taxed_price: number | null
  discounted_from: string | null
  discounted_to: string | null
  category_names: string[]
  /** As the reader calls the category. */
  merchant_category: string | null
  params: OfferParam[]
  is_package: boolean
  feed_availability: string | null
  delivery_days: number | null
  expected_date_max: string | null
  expected_days: number | null
  unit_content: number | null
  unit_base: number | null
  unit: string | null
}

/** Ids last for ever: comparators keep a product's history under them. */
export function offerId(product_id: number, product_variation_id: number | null = null): string {
  return product_variation_id === null ? `${product_id}` : `${product_id}-${product_variation_id}`
}

export function askedPrice(offer: MerchantOffer): number {
  return offer.discounted_taxed_price ?? offer.taxed_price
}

/** Days until the goods leave the shop, or the day they are expected; null where nobody knows. */
export function deliveryOf(offer: MerchantOffer, now: Date): number | string | null {
  const isHere = isStockTracked(offer) && (offer.stock_state ?? 0) > 0
  if (isHere) return offer.delivery_days ?? 0
  if (offer.expected_date_max && offer.expected_date_max > shopDay(now)) return offer.expected_date_max
  return offer.expected_days ?? offer.delivery_days
}

type ToCome = MerchantOffer & { purchasable_since: string }

export function isToCome(offer: MerchantOffer, now: Date): offer is ToCome {
  return !!offer.purchasable_since && Date.parse(offer.purchasable_since) > now.getTime()
}

/** The day of the delivery, however it is told. */
export function deliveryDay(offer: MerchantOffer, now: Date): string | null {
  if (isToCome(offer, now)) return shopDay(new Date(offer.purchasable_since))
  const delivery = deliveryOf(offer, now)
  if (typeof delivery !== 'number') return delivery
  return shopDay(new Date(now.getTime() + delivery * DAY_MS))
}

const DAY_MS = 86_400_000

/** Thirteen digits or another length of the same family, with the right check digit. */
export function isGtin(code: string | null): code is string {
  if (!code || !/^(\d{8}|\d{12,14})$/.test(code)) return false
  const digits = [...code].map(Number).toReversed()
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

export function isEan13(code: string | null): code is string {
  return isGtin(code) && code.length === 13
}

export function decimal(minor: number, decimal_places: number): string {
  return (minor / 10 ** decimal_places).toFixed(decimal_places)
}
