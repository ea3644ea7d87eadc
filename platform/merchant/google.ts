import { SELF_COLLECTED } from '#contract/shipping.ts'
import { offerState } from '#platform/catalogue/offer-state.ts'
import { branch, leaf, shortened, XML_HEAD } from '#platform/http/xml.ts'
import { deliveriesFor } from './delivery.ts'
import type { FeedShop, FeedWriter } from './feed-writer.ts'
import { askedPrice, deliveryDay, isGtin, type MerchantOffer } from './offer.ts'
import { priceOf } from './shop-item.ts'

const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000
const MAX_IMAGES = 10
const MAX_TYPE = 750
/** Properties that have an element of their own; the others are details. */
const OWN_ELEMENTS = ['size', 'material', 'pattern']
/** Numbers that shops give themselves, which Google takes for mistakes. */
const INTERNAL_GTIN = /^(2|02|04)/

export const google: FeedWriter = {
  head: ({ name, description, home }) =>
    `${XML_HEAD}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>` +
    `${leaf('title', name)}${leaf('link', home)}${leaf('description', description)}\n`,
  item: (shop, offer) => {
    const [image, ...others] = offer.images
    if (image === undefined) return ''
    const state = offerState(offer, shop.now)
    const isLater = state === 'preorder' || state === 'backorder'
    const item = branch(
      'item',
      leaf('g:id', offer.id),
      leaf('g:title', shortened(offer.name, MAX_TITLE)),
      leaf('g:description', shortened(offer.description || offer.name, MAX_DESCRIPTION)),
      leaf('g:link', offer.url),
      leaf('g:image_link', image),
      ...others.slice(0, MAX_IMAGES).map((url) => leaf('g:additional_image_link', url)),
      leaf('g:availability', state),
      leaf('g:availability_date', isLater ? deliveryDay(offer, shop.now) : null),
      leaf('g:price', amount(shop, offer.taxed_price)),
      saleElements(shop, offer),
      unitElements(offer),
      leaf('g:condition', 'new'),
      leaf('g:brand', offer.brand),
      ...identifiers(offer),
      leaf('g:google_product_category', offer.merchant_category),
      leaf('g:product_type', shortened(offer.category_names.join(' > '), MAX_TYPE)),
      leaf('g:item_group_id', offer.group_id),
      propertyElements(offer),
      leaf('g:is_bundle', offer.is_package ? 'yes' : null),
      shippingElements(shop, offer),
    )
    return `${item}\n`
  },
  tail: '</channel>\n</rss>\n',
}

function amount(shop: FeedShop, minor: number): string {
  return `${priceOf(shop, minor)} ${shop.currency.code}`
}

function saleElements(shop: FeedShop, offer: MerchantOffer): string {
  const { discounted_taxed_price: discounted, discounted_from: from, discounted_to: to } = offer
  if (discounted === null) return ''
  return (
    leaf('g:sale_price', amount(shop, discounted)) +
    leaf('g:sale_price_effective_date', from && to ? `${from}/${to}` : null)
  )
}

function identifiers({ ean, mpn, brand }: MerchantOffer): string[] {
  const gtin = isGtin(ean) && !INTERNAL_GTIN.test(ean) ? ean : null
  const isKnown = gtin !== null || (mpn !== null && brand !== null)
  return [leaf('g:gtin', gtin), leaf('g:mpn', mpn), leaf('g:identifier_exists', isKnown ? null : 'no')]
}

function propertyElements({ params }: MerchantOffer): string {
  const color = params.find(({ is_color }) => is_color)
  const own = OWN_ELEMENTS.map((code) => params.find((param) => param.code === code))
  const rest = params.filter((param) => param !== color && !own.includes(param))
  return [
    leaf('g:color', color?.value),
    ...own.map((param) => (param ? leaf(`g:${param.code}`, param.value) : '')),
    ...rest.map(({ name, value }) =>
      branch('g:product_detail', leaf('g:attribute_name', name), leaf('g:attribute_value', value)),
    ),
  ].join('')
}

/** How much the price is for, in measures that Google knows. */
const MEASURES: Record<string, (content: number) => string> = {
  g: (content) => (content % 1000 === 0 ? `${content / 1000} kg` : `${content} g`),
  ml: (content) => (content % 1000 === 0 ? `${content / 1000} l` : `${content} ml`),
  mm: (content) => (content % 1000 === 0 ? `${content / 1000} m` : `${content / 10} cm`),
  piece: (content) => `${content} ct`,
}

function unitElements({ unit, unit_content, unit_base }: MerchantOffer): string {
  const measure = unit === null ? undefined : MEASURES[unit]
  if (!measure || unit_content === null || unit_base === null) return ''
  return (
    leaf('g:unit_pricing_measure', measure(unit_content)) +
    leaf('g:unit_pricing_base_measure', measure(unit_base))
  )
}

function shippingElements(shop: FeedShop, offer: MerchantOffer): string {
  return deliveriesFor(shop.deliveries, askedPrice(offer))
    .filter(({ shipping_service }) => !SELF_COLLECTED.includes(shipping_service))
    .map(({ name, taxed_price }) =>
      branch(
        'g:shipping',
        leaf('g:country', shop.feed.country),
        leaf('g:service', name),
        leaf('g:price', amount(shop, taxed_price)),
      ),
    )
    .join('')
}
