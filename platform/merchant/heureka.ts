import { offerState } from '#platform/catalogue/offer-state.ts'
import { branch, leaf, shortened, XML_HEAD } from '#platform/http/xml.ts'
import type { FeedWriter } from './feed-writer.ts'
import { askedPrice, deliveryOf, isEan13, isToCome } from './offer.ts'
import { deliveryElements, paramElements, priceOf } from './shop-item.ts'

const MAX_NAME = 200
const MAX_URL = 300
const MAX_IMAGE_URL = 255
const MAX_CATEGORY = 255
const MAX_ALTERNATIVES = 10
const MAX_DAYS = 999
const TREES: Record<string, string> = { 'heureka-cz': 'Heureka.cz', 'heureka-sk': 'Heureka.sk' }

/** Only what can be ordered now and has a picture; the rest is refused there. */
export const heureka: FeedWriter = {
  head: () => `${XML_HEAD}<SHOP>\n`,
  item: (shop, offer) => {
    const [image, ...others] = offer.images.filter((url) => url.length <= MAX_IMAGE_URL)
    const delivery = deliveryOf(offer, shop.now)
    if (offerState(offer, shop.now) === 'out_of_stock' || isToCome(offer, shop.now)) return ''
    if (image === undefined || delivery === null || offer.url.length > MAX_URL) return ''
    if (typeof delivery === 'number' && delivery > MAX_DAYS) return ''
    const item = branch(
      'SHOPITEM',
      leaf('ITEM_ID', offer.id),
      leaf('PRODUCTNAME', shortened(offer.name, MAX_NAME)),
      leaf('DESCRIPTION', offer.description),
      leaf('URL', offer.url),
      leaf('IMGURL', image),
      ...others.slice(0, MAX_ALTERNATIVES).map((url) => leaf('IMGURL_ALTERNATIVE', url)),
      leaf('PRICE_VAT', priceOf(shop, askedPrice(offer))),
      leaf('MANUFACTURER', offer.brand),
      leaf('MANUFACTURER_POSTAL_ADDRESS', offer.manufacturer_address),
      leaf('MANUFACTURER_ELECTRONIC_ADDRESS', offer.manufacturer_email),
      leaf('CATEGORYTEXT', shortened(categoryText(shop.feed.catalogue, offer), MAX_CATEGORY)),
      leaf('EAN', isEan13(offer.ean) ? offer.ean : null),
      leaf('ISBN', offer.isbn),
      leaf('PRODUCTNO', offer.mpn),
      paramElements(offer),
      leaf('DELIVERY_DATE', delivery),
      deliveryElements(shop, offer),
      leaf('ITEMGROUP_ID', offer.group_id),
    )
    return `${item}\n`
  },
  tail: '</SHOP>\n',
}

function categoryText(
  catalogue: string,
  offer: { merchant_category: string | null; category_names: string[] },
): string {
  return offer.merchant_category ?? [TREES[catalogue], ...offer.category_names].join(' | ')
}
