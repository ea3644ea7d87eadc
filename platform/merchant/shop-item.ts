import { branch, leaf } from '#platform/http/xml.ts'
import { deliveriesFor } from './delivery.ts'
import { CARRIER_NAMES } from './feed-list.ts'
import type { FeedShop } from './feed-writer.ts'
import { askedPrice, decimal, type MerchantOffer } from './offer.ts'

const MAX_PARAMS = 60

export function priceOf({ currency }: FeedShop, minor: number): string {
  return decimal(minor, currency.decimal_places)
}

/** The elements that Heureka and Zboží.cz write alike. */
export function paramElements({ params }: MerchantOffer): string {
  return params
    .slice(0, MAX_PARAMS)
    .map(({ name, value }) => branch('PARAM', leaf('PARAM_NAME', name), leaf('VAL', value)))
    .join('')
}

export function deliveryElements(shop: FeedShop, offer: MerchantOffer): string {
  const { catalogue } = shop.feed
  if (catalogue === 'google') return ''
  // Two methods of one carrier are one line there: the cheaper.
  const cheapest = new Map<string, { taxed_price: number; collection: number | null }>()
  for (const method of deliveriesFor(shop.deliveries, askedPrice(offer))) {
    const name = CARRIER_NAMES[catalogue][method.shipping_service]
    const known = name === undefined ? undefined : cheapest.get(name)
    if (name === undefined || (known && known.taxed_price <= method.taxed_price)) continue
    cheapest.set(name, { taxed_price: method.taxed_price, collection: method.collection_taxed_price })
  }
  return [...cheapest]
    .map(([name, { taxed_price, collection }]) =>
      branch(
        'DELIVERY',
        leaf('DELIVERY_ID', name),
        leaf('DELIVERY_PRICE', priceOf(shop, taxed_price)),
        leaf('DELIVERY_PRICE_COD', collection === null ? null : priceOf(shop, taxed_price + collection)),
      ),
    )
    .join('')
}
