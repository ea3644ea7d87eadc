import { offerState } from '#platform/catalogue/offer-state.ts'
import { branch, leaf, shortened, XML_HEAD } from '#platform/http/xml.ts'
import type { FeedWriter } from './feed-writer.ts'
import { askedPrice, deliveryOf, isEan13, isToCome } from './offer.ts'
import { deliveryElements, paramElements, priceOf } from './shop-item.ts'

const MAX_NAME = 255
const MAX_DESCRIPTION = 1024
/** Goods may be shown there although nobody can say when they come. */
const UNKNOWN_DATE = -1

export const zbozi: FeedWriter = {
  head: () => `${XML_HEAD}<SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0">\n`,
  item: (shop, offer) => {
    const isForSale = offerState(offer, shop.now) !== 'out_of_stock' && !isToCome(offer, shop.now)
    const item = branch(
      'SHOPITEM',
      leaf('ITEM_ID', offer.id),
      leaf('PRODUCTNAME', shortened(offer.name, MAX_NAME)),
      leaf('DESCRIPTION', shortened(offer.description || offer.name, MAX_DESCRIPTION)),
      leaf('URL', offer.url),
      ...offer.images.map((url) => leaf('IMGURL', url)),
      leaf('PRICE_VAT', priceOf(shop, askedPrice(offer))),
      leaf('LIST_PRICE', offer.discounted_taxed_price === null ? null : priceOf(shop, offer.taxed_price)),
      leaf('DELIVERY_DATE', isForSale ? (deliveryOf(offer, shop.now) ?? UNKNOWN_DATE) : UNKNOWN_DATE),
      leaf('BRAND', offer.brand),
      leaf('CATEGORYTEXT', offer.merchant_category ?? offer.category_names.join(' | ')),
      leaf('EAN', isEan13(offer.ean) ? offer.ean : null),
      leaf('PRODUCTNO', offer.mpn),
      leaf('ITEMGROUP_ID', offer.group_id),
      leaf('VISIBILITY', isForSale ? 1 : 0),
      paramElements(offer),
      deliveryElements(shop, offer),
    )
    return `${item}\n`
  },
  tail: '</SHOP>\n',
}
