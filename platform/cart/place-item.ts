import { canPurchase } from '#contract/stock.ts'
import type { Context } from '#platform/http/context.ts'
import type { CartRow } from './cart.ts'
import { readStockroom, stockKey, type Stockroom } from './cart-goods.ts'
import { childrenOf, type ItemRow, readItems, timesParent } from './cart-item.ts'
import { mostOfLine } from './item-stock.ts'
import { ItemRefused } from './item-refused.ts'
import { hasItsContents } from './package-contents.ts'
import { fieldsKey, type WantedLine } from './resolve-item.ts'

/** A cart in hand: the rows as they shall be written, and what the shop has of them. */
export interface Basket {
  rows: ItemRow[]
  stockroom: Stockroom
  now: Date
}

/** The cart's rows with all the shop has of them, and of what is about to come in. */
export async function openBasket(context: Context, cart: CartRow, product_ids: number[]): Promise<Basket> {
  const rows = await readItems(context, cart.id)
  const stockroom = await readStockroom(context, [
    ...rows.map(({ product_id }) => product_id),
    ...product_ids,
  ])
  return { rows, stockroom, now: context.now }
}

/** More than anybody buys; without an end one cart could grow to the whole catalogue. */
export const MAX_CART_LINES = 200
/** With what belongs to the lines: contents of packages and services. */
export const MAX_CART_ROWS = 1000

export interface Placed {
  row: ItemRow
  /** Pieces that were added; fewer than wanted only where that was allowed. */
  amount: number
}

type Placing = { parent_id?: number | null; up_to_maximum?: boolean }

/** Puts a line in, onto the same line where there is one. Refuses what would be too much. */
export function placeItem(basket: Basket, wanted: WantedLine, placing: Placing = {}): Placed {
  const twin = basket.rows.find((row) => isSame(basket.rows, row, wanted))
  const before = twin?.amount ?? 0
  const asked = before + wanted.amount
  const most = mostOfLine(
    basket.stockroom,
    wanted,
    wanted.children,
    besideLine(basket.rows, twin),
    basket.now,
  )
  if (asked > most && !(placing.up_to_maximum && most > before)) throw tooMuch(basket, wanted, most)
  const amount = Math.min(asked, most)
  if (twin) {
    return { row: changeAmount(basket, twin, amount), amount: amount - before }
  }
  const lines = basket.rows.filter(({ parent_id }) => parent_id === null).length
  if (lines >= MAX_CART_LINES || basket.rows.length + wanted.children.length >= MAX_CART_ROWS) {
    throw new ItemRefused('product_id', 'full')
  }
  return { row: insertLine(basket, { ...wanted, amount }, placing.parent_id ?? null), amount }
}

/** Gives a line another amount, and its children theirs. A smaller amount needs no asking. */
export function requireAmount(basket: Basket, row: ItemRow, amount: number): ItemRow {
  if (amount > row.amount) {
    const most = maxAmount(basket, row)
    if (amount > most) throw tooMuch(basket, row, most)
  }
  return changeAmount(basket, row, amount)
}

export function maxAmount({ rows, stockroom, now }: Basket, row: ItemRow): number {
  if (row.gift_id === null && !hasItsContents(stockroom, rows, row)) return 0
  return mostOfLine(stockroom, row, childrenOf(rows, row), besideLine(rows, row), now)
}

export function removeTree(basket: Basket, row: ItemRow): void {
  basket.rows = withoutTree(basket.rows, row)
}

/** A line put together with another that has become the same. */
export function joinTwin(basket: Basket, row: ItemRow): ItemRow {
  const twin = basket.rows.find(
    (other) => other.id !== row.id && isSame(basket.rows, other, asWanted(basket, row)),
  )
  if (!twin) return row
  // A gift that stands with the other has still been earned.
  basket.rows = basket.rows.map((one) =>
    one.parent_id === twin.id && one.gift_id !== null ? { ...one, parent_id: row.id } : one,
  )
  removeTree(basket, twin)
  return changeAmount(basket, row, row.amount + twin.amount)
}

export function asWanted({ rows }: Pick<Basket, 'rows'>, row: ItemRow): WantedLine {
  const { item_type, product_id, product_variation_id, gift_id, amount, amount_per_package } = row
  return {
    item_type,
    product_id,
    product_variation_id,
    gift_id,
    amount,
    amount_per_package,
    customer_account_id: row.customer_account_id,
    product_fields: row.product_fields,
    // A gift that stands with its product comes and goes by its own rules.
    children: childrenOf(rows, row)
      .filter((child) => child.gift_id === null)
      .map((child) => asWanted({ rows }, child)),
  }
}

function changeAmount(basket: Basket, row: ItemRow, amount: number): ItemRow {
  const changed = { ...row, amount }
  basket.rows = basket.rows.map((one) => {
    if (one.id === row.id) return changed
    return one.parent_id === row.id ? timesParent(one, amount) : one
  })
  return changed
}

function insertLine(basket: Basket, wanted: WantedLine, parent_id: number | null): ItemRow {
  const id = Math.min(0, ...basket.rows.map((row) => row.id)) - 1
  const { children, ...line } = wanted
  const row: ItemRow = { ...line, id, parent_id, payload: null }
  const inside = children.map(({ children: _children, ...child }, index): ItemRow => {
    const per_piece = child.amount_per_package ?? child.amount
    return { ...child, id: id - 1 - index, parent_id: id, amount: per_piece * wanted.amount, payload: null }
  })
  basket.rows = [...basket.rows, row, ...inside]
  return row
}

function withoutTree(rows: ItemRow[], root: { id: number } | undefined): ItemRow[] {
  return root ? rows.filter((row) => row.id !== root.id && row.parent_id !== root.id) : rows
}

/** What takes its own beside a line: the gift that stands with it as well. */
function besideLine(rows: ItemRow[], line: { id: number } | undefined): ItemRow[] {
  return line
    ? rows.filter((row) => row.id !== line.id && (row.parent_id !== line.id || row.gift_id !== null))
    : rows
}

function isSame(rows: ItemRow[], row: ItemRow, wanted: WantedLine): boolean {
  if (wanted.gift_id !== null) return row.gift_id === wanted.gift_id
  if (row.parent_id !== null || stockKey(row) !== stockKey(wanted)) return false
  return lineKey(asWanted({ rows }, row)) === lineKey(wanted)
}

/** Lines with the same key are one line. */
function lineKey(wanted: WantedLine): string {
  const { item_type, gift_id, customer_account_id, product_fields, children } = wanted
  const inside = children.map((child) => `${lineKey(child)}*${child.amount_per_package}`).toSorted()
  return [
    item_type,
    stockKey(wanted),
    gift_id,
    customer_account_id,
    fieldsKey(product_fields),
    ...inside,
  ].join('|')
}

function tooMuch({ stockroom, now }: Basket, line: WantedLine | ItemRow, most: number): ItemRefused {
  if (most > 0) return new ItemRefused('amount', 'maximum', most)
  const item = stockroom.stock.get(stockKey(line))
  const is_empty = item?.update_stock === true && item.stock_state === 0
  const is_offered = item !== undefined && canPurchase(item, now)
  return new ItemRefused('amount', is_empty || is_offered ? 'sold_out' : 'unavailable')
}
