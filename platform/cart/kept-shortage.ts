import type { CartItemMessage } from '#contract/realtime.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { CartRow } from './cart.ts'
import type { ItemRow } from './cart-item.ts'
import { piecesByStock } from './fit-to-stock.ts'

/** What was taken out of a cart for want of stock, kept until its holder has seen it. */
export type KeptShortage = CartItemMessage & {
  /** Of the product in stock. */
  key: string
  at: string
}

/** The latest word on each product counts. */
export async function keepShortages(
  sql: Database | Transaction,
  cart_id: string,
  shortages: readonly KeptShortage[],
): Promise<void> {
  const latest = new Map(shortages.map((one) => [one.key, one]))
  await sql`update cart set shortages = ${sql.json([...latest.values()])} where id = ${cart_id}`
}

/** Whoever changes a cart has seen it as it was after the change before; what has left it since is yet to be told. */
export async function forgetSeenShortages(sql: Database | Transaction, cart: CartRow): Promise<void> {
  const unseen = cart.shortages.filter(({ at }) => Date.parse(at) > Date.parse(cart.updated_at))
  if (unseen.length < cart.shortages.length) await keepShortages(sql, cart.id, unseen)
}

/** What is put in again is not missing any more. */
export async function forgetReturned(
  sql: Database | Transaction,
  cart: CartRow,
  { before, after }: { before: readonly ItemRow[]; after: readonly ItemRow[] },
): Promise<void> {
  if (cart.shortages.length === 0) return
  const [had, has] = [piecesByStock(before), piecesByStock(after)]
  const missing = cart.shortages.filter(
    ({ key }) => (has.get(key)?.amount ?? 0) <= (had.get(key)?.amount ?? 0),
  )
  if (missing.length < cart.shortages.length) await keepShortages(sql, cart.id, missing)
}
