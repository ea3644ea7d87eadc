import type { Context } from '#platform/http/context.ts'
import type { CartRow } from './cart.ts'
import { placeGift, readCartGifts, requireGiftFits } from './cart-gift.ts'
import { readStockroom } from './cart-goods.ts'
import { type ItemRow, writeItems } from './cart-item.ts'
import { attempt, ItemRefused } from './item-refused.ts'
import type { Basket } from './place-item.ts'
import { readPricedCart } from './read-priced-cart.ts'

export interface WantedGift {
  gift_id: number
  amount: number
}

/** Puts gifts in that the cart has earned; answers the id of the line of each, or why it is not given. */
export async function giveGifts(
  context: Context,
  cart: CartRow,
  wanted: WantedGift[],
): Promise<(number | ItemRefused)[]> {
  if (wanted.length === 0) return []
  const read = await readPricedCart(context, cart)
  const gifts = await readCartGifts(context, [...wanted.map(({ gift_id }) => gift_id), ...giftIds(read.rows)])
  const known = new Map(gifts.map((gift) => [gift.id, gift]))
  const product_ids = [...read.rows, ...gifts].map(({ product_id }) => product_id)
  const stockroom = await readStockroom(read.context, product_ids)
  const basket: Basket = { rows: read.rows, stockroom, now: context.now }
  const given = wanted.map(({ gift_id, amount }) =>
    attempt(() => {
      const gift = known.get(gift_id)
      const held = giftIds(basket.rows).filter((id) => id !== gift_id)
      const others = held.flatMap((id) => known.get(id) ?? [])
      const before = basket.rows.find((row) => row.gift_id === gift_id)?.amount ?? 0
      if (gift) requireGiftFits(gift, others, before + amount)
      return placeGift(basket, { gift, merit: read.merit, unpriced: read.unpriced, amount })
    }),
  )
  const ids = await writeItems(context, cart.id, read.rows, basket.rows)
  return given.map((one) => (one instanceof ItemRefused ? one : (ids.get(one.row.id) ?? one.row.id)))
}

const giftIds = (rows: ItemRow[]) => [...new Set(rows.flatMap(({ gift_id }) => gift_id ?? []))]

/** A gift goes with what earned it, in the same transaction. */
export async function dropLostGifts(context: Context, cart: CartRow): Promise<void> {
  const { sql } = context
  const [gift] = await sql`select from cart_item where cart_id = ${cart.id} and gift_id is not null limit 1`
  if (!gift) return
  const { lost_gifts } = await readPricedCart(context, cart)
  const ids = lost_gifts.map(({ id }) => id)
  if (ids.length > 0) {
    await sql`delete from cart_item where cart_id = ${cart.id} and id = any(${ids}::int[])`
  }
}
