import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import { type Stockroom, stockKey } from './cart-goods.ts'
import { type ItemRow, timesParent } from './cart-item.ts'
import { mostOf, mostOfLine } from './item-stock.ts'
import { hasItsContents } from './package-contents.ts'

export interface Shortage {
  product_id: number
  product_variation_id: number | null
  /** Pieces left in the cart, in all its lines. */
  amount: number
}

export interface Fitted {
  rows: ItemRow[]
  shortages: Shortage[]
}

/**
 * What of a cart can still be bought. Earlier lines keep theirs, gifts give way first; a package shrinks as a whole, or
 * goes when it is sold with other contents, and of what is bought along with a product only what is not offered any
 * more goes.
 */
export function fitToStock(before: readonly ItemRow[], stockroom: Stockroom, now: Date): Fitted {
  const gone = new Set(before.filter((row) => isLostService(row, stockroom, now)).map(({ id }) => id))
  const rows = before.filter(({ id }) => !gone.has(id))
  const lines = rows.filter((row) => row.parent_id === null || row.gift_id !== null)
  const fitted: ItemRow[] = []
  for (const line of lines.toSorted((one, other) => rankOf(one) - rankOf(other) || one.id - other.id)) {
    if (line.parent_id !== null && !fitted.some(({ id }) => id === line.parent_id)) continue
    const children = rows.filter((row) => row.parent_id === line.id && row.gift_id === null)
    const is_offered = stockroom.goods.get(line.product_id)?.is_active ?? false
    const is_itself = line.gift_id !== null || hasItsContents(stockroom, rows, line)
    const most = is_offered && is_itself ? mostOfLine(stockroom, line, children, fitted, now) : 0
    const amount = Math.min(line.amount, most)
    if (amount === 0) continue
    fitted.push({ ...line, amount }, ...children.map((child) => timesParent(child, amount)))
  }
  const after = fitted.toSorted((one, other) => one.id - other.id)
  return { rows: after, shortages: shortagesOf(before, after) }
}

const rankOf = ({ gift_id }: ItemRow): number => (gift_id === null ? 0 : 1)

function isLostService(row: ItemRow, stockroom: Stockroom, now: Date): boolean {
  const is_along = row.item_type === CART_ITEM_TYPES.service && row.parent_id !== null
  return is_along && mostOf(stockroom, stockKey(row), now) === 0
}

/** One for each product the shopper sees fewer of; what is inside a package goes by the package's name. */
function shortagesOf(before: readonly ItemRow[], after: readonly ItemRow[]): Shortage[] {
  const left = piecesByStock(after)
  return [...piecesByStock(before)].flatMap(([key, { row, amount: had }]) => {
    const amount = left.get(key)?.amount ?? 0
    const { product_id, product_variation_id } = row
    return amount < had ? [{ product_id, product_variation_id, amount }] : []
  })
}

export function piecesByStock(rows: readonly ItemRow[]): Map<string, { row: ItemRow; amount: number }> {
  const pieces = new Map<string, { row: ItemRow; amount: number }>()
  for (const row of rows) {
    if (row.item_type === CART_ITEM_TYPES.package_item) continue
    const amount = (pieces.get(stockKey(row))?.amount ?? 0) + row.amount
    pieces.set(stockKey(row), { row, amount })
  }
  return pieces
}
