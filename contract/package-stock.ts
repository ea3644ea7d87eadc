import { canPurchase, isStockTracked, type Purchasable, type Stocked } from './stock.ts'

/** A line of a package, fixed or chosen: so many pieces of a product, or of one variation of it. */
export interface PackagePiece {
  product_id: number
  product_variation_id: number | null
  count: number
  item: Purchasable
}

/**
 * How many whole packages the pieces make; null where nothing limits it.
 * A package keeps no stock of its own: a single piece that cannot be bought leaves none.
 */
export function packageStock(pieces: readonly PackagePiece[], now: Date): number | null {
  const needed = Map.groupBy(pieces, (piece) => `${piece.product_id}/${piece.product_variation_id ?? ''}`)
  const limits = [...needed.values()].map((same) => {
    const item = same[0]?.item
    if (!item || !canPurchase(item, now)) return item ? 0 : Infinity
    if (!isStockTracked(item) || item.stock_state === null) return Infinity
    return Math.floor(item.stock_state / same.reduce((sum, { count }) => sum + count, 0))
  })
  const least = Math.min(...limits)
  return least === Infinity ? null : least
}

/** What can be had of a package: what its pieces make, and never more than the shop has set for itself. */
export function withPackageStock<P extends Stocked>(product: P, stock: number | null): P {
  if (stock === null) return product
  const own = product.update_stock ? (product.stock_state ?? Infinity) : Infinity
  return { ...product, update_stock: true, stock_state: Math.min(own, stock) }
}
