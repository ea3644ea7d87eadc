import type { Currency } from '#contract/money.ts'
import type { Deliveries } from './delivery.ts'
import type { Feed } from './feed-list.ts'
import type { MerchantOffer } from './offer.ts'

/** What a file says of the whole shop. */
export interface FeedShop {
  feed: Feed
  name: string
  description: string
  home: string
  currency: Currency
  deliveries: Deliveries
  now: Date
}

/** How one reader wants its file. An offer it would refuse is an empty text. */
export interface FeedWriter {
  head: (shop: FeedShop) => string
  item: (shop: FeedShop, offer: MerchantOffer) => string
  tail: string
}
