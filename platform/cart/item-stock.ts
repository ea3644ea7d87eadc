import { CART_ITEM_TYPES, MAX_ITEM_AMOUNT } from '#contract/cart-item.ts'
import { PACKAGE_TYPES } from '#contract/product-type.ts'
import { canPurchase, maxPurchasableAmount } from '#contract/stock.ts'
import { type Stockroom, stockKey } from './cart-goods.ts'
import type { ItemRow } from './cart-item.ts'

type Taken = Pick<ItemRow, 'product_id' | 'product_variation_id' | 'amount' | 'item_type'>

/** A package keeps no stock of its own: its children take theirs. */
export function takesStock(stockroom: Stockroom, row: Taken): boolean {
  const goods = stockroom.goods.get(row.product_id)
  if (row.item_type === CART_ITEM_TYPES.package_item || !goods) return true
  return !PACKAGE_TYPES.has(goods.product_type)
}

/** Pieces wanted of each stock item by lines, packages and gifts together. */
export function stockDemand(stockroom: Stockroom, rows: readonly Taken[]): Map<string, number> {
  const demand = new Map<string, number>()
  for (const row of rows) {
    if (!takesStock(stockroom, row)) continue
    const key = stockKey(row)
    demand.set(key, (demand.get(key) ?? 0) + row.amount)
  }
  return demand
}

/** Most pieces of a stock item one cart may hold; none of what cannot be bought. */
export function mostOf(stockroom: Stockroom, key: string, now: Date): number {
  const item = stockroom.stock.get(key)
  if (!item || !item.is_active || !canPurchase(item, now)) return 0
  return maxPurchasableAmount(item)
}

type Child = Taken & Pick<ItemRow, 'amount_per_package'>

/** What one piece of a line takes: itself, or the contents of a package, with the services bought along. */
const onePiece = (line: Taken, children: readonly Child[]): Taken[] => [
  { ...line, amount: 1 },
  ...children.flatMap((child) =>
    child.amount_per_package === null ? [] : [{ ...child, amount: child.amount_per_package }],
  ),
]

/** The highest amount a line may have, with its children, beside the others. */
export function mostOfLine(
  stockroom: Stockroom,
  line: Taken,
  children: readonly Child[],
  others: readonly Taken[],
  now: Date,
): number {
  const demand = stockDemand(stockroom, others)
  const limits = [...stockDemand(stockroom, onePiece(line, children))].map(([key, per_piece]) =>
    Math.floor((mostOf(stockroom, key, now) - (demand.get(key) ?? 0)) / per_piece),
  )
  const own = stockroom.stock.get(stockKey(line))
  if (own && !takesStock(stockroom, { ...line, amount: 1 })) {
    const same = others.filter(
      (row) => row.item_type !== CART_ITEM_TYPES.package_item && stockKey(row) === stockKey(line),
    )
    const taken = same.reduce((sum, { amount }) => sum + amount, 0)
    const most = canPurchase({ ...own, stock_state: null }, now)
      ? maxPurchasableAmount({ ...own, stock_state: null })
      : 0
    limits.push(most - taken)
  }
  return Math.max(0, Math.min(MAX_ITEM_AMOUNT, ...limits))
}
