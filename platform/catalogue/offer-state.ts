import { canPurchase, isStockTracked, type Purchasable } from '#contract/stock.ts'

export type OfferState = 'in_stock' | 'backorder' | 'preorder' | 'out_of_stock'

interface Offered extends Purchasable {
  /** What the shop itself says of goods that are not on the shelf. */
  feed_availability: string | null
}

/** How an item stands with buying, in the words of those who compare shops; feeds and pages must say the same. */
export function offerState(item: Offered, now: Date): OfferState {
  if (!canPurchase(item, now)) {
    return canPurchase({ ...item, purchasable_since: null }, now) ? 'preorder' : 'out_of_stock'
  }
  const isHere = isStockTracked(item) && (item.stock_state ?? 0) > 0
  const later = item.feed_availability === 'backorder' || item.feed_availability === 'preorder'
  // `later` holds for these two words only.
  return later && !isHere ? (item.feed_availability as 'backorder' | 'preorder') : 'in_stock'
}
