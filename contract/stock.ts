export interface Stocked {
  update_stock: boolean
  /** Null is unknown, which does not stop a purchase; 0 does. */
  stock_state: number | null
}

export interface Purchasable extends Stocked {
  product_availability?: { can_purchase?: boolean | null } | null
  purchasable_since?: string | null
}

export function isStockTracked(item: { update_stock: boolean }): boolean {
  return item.update_stock
}

export function canPurchase(item: Purchasable, now: Date): boolean {
  const isAllowed = item.product_availability?.can_purchase ?? true
  const isInStock = !isStockTracked(item) || item.stock_state === null || item.stock_state > 0
  const isReleased = !item.purchasable_since || Date.parse(item.purchasable_since) <= now.getTime()
  return isAllowed && isInStock && isReleased
}

/** Infinity where nothing limits the amount: an untracked item has no maximum, even if one is configured. */
export function maxPurchasableAmount(item: Stocked & { max_purchasable_amount: number | null }): number {
  if (!isStockTracked(item)) return Infinity
  return Math.max(0, Math.min(item.max_purchasable_amount ?? Infinity, item.stock_state ?? Infinity))
}

export const STOCK_FORMATS = ['hide', 'hide-less'] as const
export type StockFormat = (typeof STOCK_FORMATS)[number]

export interface StockDisplay {
  min: number | null
  max: number | null
  format: StockFormat | null
}

/** The number of pieces to show, or null where the availability's name alone is shown. */
export function stockDisplay(stockState: number | null, { min, max, format }: StockDisplay): string | null {
  if (stockState === null || format === 'hide') return null
  if (format === 'hide-less' && min !== null && stockState < min) return null
  return max !== null && stockState > max ? `${max}+` : `${stockState}`
}
