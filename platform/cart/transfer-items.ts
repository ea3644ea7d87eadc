import { type Context, within } from '#platform/http/context.ts'
import { Failure, notFound } from '#platform/http/failure.ts'
import { type CartRow, hasCredits, isOpen, lockCartIfThere, requireHolder, touchCart } from './cart.ts'
import { type ItemRow, readItems, writeItems } from './cart-item.ts'
import { moveVouchers } from './cart-voucher.ts'
import { dropLostGifts, giveGifts } from './give-gift.ts'
import { attempt, ItemRefused } from './item-refused.ts'
import { keepShortages } from './kept-shortage.ts'
import { asWanted, type Basket, openBasket, placeItem, type Placed } from './place-item.ts'
import { creditAccountIds } from './resolve-item.ts'

/**
 * Empties one cart into another, at most up to what may be bought; tells what did not fit, by the place of the line
 * in the source. A source that is empty, gone or the target itself has nothing to give, so a second call is harmless.
 */
export async function transferItems(
  context: Context,
  target_id: string,
  source_id: string,
): Promise<Record<string, string>> {
  const { caller } = context
  // The staff must not mix what lies in its own browser into the cart of a customer.
  if (caller.user_id !== null) throw new Failure('forbidden')
  return context.sql.begin(async (tx) => {
    const inside = within(context, tx)
    // Whoever transfers the other way round at the same moment locks in the same order.
    const locked = new Map<string, CartRow | null>()
    for (const id of [...new Set([target_id, source_id])].toSorted()) {
      locked.set(id, await lockCartIfThere(tx, id))
    }
    const target = locked.get(target_id)
    if (!target || !isOpen(context, target)) throw notFound()
    requireHolder(context, target)
    const source = locked.get(source_id)
    if (!source || source_id === target_id || !isOpen(context, source)) return {}
    requireHolder(context, source)
    const errors = await move(inside, source, target)
    await touchCart(inside, target)
    return errors
  })
}

async function move(context: Context, source: CartRow, target: CartRow): Promise<Record<string, string>> {
  const rows = await readItems(context, source.id)
  const lines = rows.filter(({ parent_id }) => parent_id === null)
  const errors: Record<string, string> = {}
  const note = (index: number, refused: ItemRefused) => {
    errors[`items.${index}.${refused.field}`] = refused.text(context.language)
  }
  const basket = await openBasket(
    context,
    target,
    rows.map(({ product_id }) => product_id),
  )
  const before = basket.rows
  for (const [index, row] of lines.entries()) {
    if (row.gift_id !== null) continue
    const moved = attempt(() => moveLine(context, target, basket, rows, row))
    if (moved instanceof ItemRefused) note(index, moved)
    else if (moved.amount < row.amount) note(index, new ItemRefused('amount', 'maximum', moved.row.amount))
  }
  await writeItems(context, target.id, before, basket.rows)
  await moveVouchers(context, source, target)
  const gifts = rows.flatMap(({ id, parent_id, gift_id, amount }) =>
    gift_id === null ? [] : [{ root_id: parent_id ?? id, gift_id, amount }],
  )
  for (const [position, given] of (await giveGifts(context, target, gifts)).entries()) {
    const index = lines.findIndex(({ id }) => id === gifts[position]?.root_id)
    if (given instanceof ItemRefused) note(index, given)
  }
  const { sql } = context
  await sql`delete from cart_item where cart_id = ${source.id}`
  await sql`delete from cart_discount where cart_id = ${source.id}`
  await keepShortages(sql, target.id, [...target.shortages, ...source.shortages])
  await keepShortages(sql, source.id, [])
  await dropLostGifts(context, target)
  return errors
}

function moveLine(context: Context, target: CartRow, basket: Basket, rows: ItemRow[], row: ItemRow): Placed {
  const goods = basket.stockroom.goods.get(row.product_id)
  // What only this currency has no price of comes along: it is an ordinary line in another.
  if (!goods?.is_visible) throw new ItemRefused('product_id', 'product')
  const wanted = asWanted({ rows }, row)
  const may_use = creditAccountIds(goods, row.product_variation_id)
  const { customer_account_id } = wanted
  const keeps =
    hasCredits(context, target) && customer_account_id !== null && may_use.includes(customer_account_id)
  return placeItem(
    basket,
    { ...wanted, customer_account_id: keeps ? customer_account_id : null },
    { up_to_maximum: true },
  )
}
