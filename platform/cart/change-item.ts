import { CART_ITEM_TYPES, type CartItemBody, type CartItemPatch } from '#contract/cart-item.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, invalid, notFound } from '#platform/http/failure.ts'
import { type CartRow, changeCart, hasCredits } from './cart.ts'
import { readCartGifts } from './cart-gift.ts'
import { type ItemRow, readItems, writeItems } from './cart-item.ts'
import { dropLostGifts, giveGifts, type WantedGift } from './give-gift.ts'
import { attempt, ItemRefused } from './item-refused.ts'
import { forgetReturned, forgetSeenShortages } from './kept-shortage.ts'
import { type Basket, joinTwin, openBasket, placeItem, removeTree, requireAmount } from './place-item.ts'
import { requireAccount, resolveProduct } from './resolve-item.ts'

export interface Added {
  /** Lines that came in or grew, in the order of the items that were sent. */
  ids: number[]
  /** `items.{index}.{field}` → what is wrong. */
  errors: Record<string, string>
}

/** Adds items one by one: what cannot be added is told, the rest is in. */
export async function addItems(context: Context, cart_id: string, bodies: CartItemBody[]): Promise<Added> {
  return changeCart(context, cart_id, async (inside, cart) => {
    const results = await placeAll(inside, cart, bodies)
    const errors = results.flatMap((one, index) =>
      one instanceof ItemRefused
        ? [[`items.${index}.${one.field}`, one.text(context.language)] as const]
        : [],
    )
    return {
      ids: results.flatMap((one) => (one instanceof ItemRefused ? [] : [one])),
      errors: Object.fromEntries(errors),
    }
  })
}

export async function addItem(context: Context, cart_id: string, body: CartItemBody): Promise<number> {
  return changeCart(context, cart_id, async (inside, cart) => {
    const [placed] = await placeAll(inside, cart, [body])
    if (placed === undefined) throw new Error('An item was neither placed nor refused')
    if (placed instanceof ItemRefused) throw asFailure(context, placed)
    return placed
  })
}

async function placeAll(
  context: Context,
  cart: CartRow,
  bodies: CartItemBody[],
): Promise<(number | ItemRefused)[]> {
  const basket = await openBasket(
    context,
    cart,
    bodies.flatMap((body) => [body, ...(body.items ?? [])]).flatMap(({ product_id }) => product_id ?? []),
  )
  const before = basket.rows
  const terms = { stockroom: basket.stockroom, has_credits: hasCredits(context, cart) }
  const placed = bodies.map((body) =>
    attempt(() => (isGiftBody(body) ? requirePlain(body) : placeItem(basket, resolveProduct(terms, body)))),
  )
  const ids = await writeItems(context, cart.id, before, basket.rows)
  await forgetReturned(context.sql, cart, { before, after: basket.rows })
  // Gifts come last: what is bought in the same breath may earn them.
  const given = (await giveGifts(context, cart, placed.filter(isGiftBody))).values()
  await dropLostGifts(context, cart)
  return placed.map((one) => {
    if (one instanceof ItemRefused) return one
    if (isGiftBody(one)) return given.next().value ?? new ItemRefused('gift_id', 'gift')
    return ids.get(one.row.id) ?? one.row.id
  })
}

const isGiftBody = (body: object): body is WantedGift => 'gift_id' in body && body.gift_id !== undefined

/** A gift is taken as it is: nothing is filled in, goes with it or pays it by credits. */
function requirePlain<Body extends CartItemBody>(body: Body): Body {
  if (body.customer_account_id) throw new ItemRefused('customer_account_id', 'credits')
  if (body.items?.length || body.product_fields?.length) throw new ItemRefused('gift_id', 'gift')
  return body
}

export async function changeItem(
  context: Context,
  { cart_id, id }: { cart_id: string; id: number },
  change: CartItemPatch,
): Promise<number> {
  return changeCart(context, cart_id, async (inside, cart) => {
    const basket = await openBasket(inside, cart, [])
    const before = basket.rows
    const row = requireRow(basket, id)
    const changed = attempt(() => applyChange(inside, cart, basket, row, change))
    if (changed instanceof ItemRefused) throw asFailure(context, changed)
    if (row.gift_id !== null && change.amount !== undefined) {
      const [gift] = await readCartGifts(inside, [row.gift_id])
      if (gift && gift.limit !== null && change.amount > gift.limit) {
        throw asFailure(context, new ItemRefused('amount', 'gift_limit', gift.limit))
      }
    }
    await writeItems(inside, cart.id, before, basket.rows)
    await forgetSeenShortages(inside.sql, cart)
    await dropLostGifts(inside, cart)
    return id
  })
}

function applyChange(
  context: Context,
  cart: CartRow,
  basket: Basket,
  row: ItemRow,
  { amount, customer_account_id }: CartItemPatch,
): void {
  if (row.amount_per_package !== null) throw new ItemRefused('amount', 'locked')
  let current = row
  if (customer_account_id !== undefined && customer_account_id !== row.customer_account_id) {
    const goods = basket.stockroom.goods.get(row.product_id)
    if (!goods || row.gift_id !== null) throw new ItemRefused('customer_account_id', 'credits')
    const has_credits = hasCredits(context, cart)
    current = {
      ...row,
      customer_account_id: requireAccount(
        { has_credits },
        goods,
        row.product_variation_id,
        customer_account_id,
      ),
    }
    basket.rows = basket.rows.map((one) => (one.id === row.id ? current : one))
    current = joinTwin(basket, current)
  }
  if (amount !== undefined) requireAmount(basket, current, amount)
}

export async function removeItem(
  context: Context,
  { cart_id, id }: { cart_id: string; id: number },
): Promise<void> {
  return changeCart(context, cart_id, async (inside, cart) => {
    const rows = await readItems(inside, cart.id)
    const basket: Basket = { rows, stockroom: { goods: new Map(), stock: new Map() }, now: context.now }
    const row = requireRow(basket, id)
    if (row.item_type === CART_ITEM_TYPES.package_item) {
      throw asFailure(context, new ItemRefused('id', 'locked'))
    }
    removeTree(basket, row)
    await writeItems(inside, cart.id, rows, basket.rows)
    await forgetSeenShortages(inside.sql, cart)
    await dropLostGifts(inside, cart)
  })
}

function requireRow(basket: Basket, id: number): ItemRow {
  const row = basket.rows.find((one) => one.id === id)
  if (!row) throw notFound()
  return row
}

function asFailure({ language }: Context, refused: ItemRefused): Failure {
  return invalid(refused.field, refused.text(language))
}
