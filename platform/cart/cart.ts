import { randomBytes } from 'node:crypto'
import { CUSTOMER_CART_LIFETIME_S, GUEST_CART_LIFETIME_S } from '#contract/cart.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { purge } from '#platform/db/purge.ts'
import { type Context, within } from '#platform/http/context.ts'
import { Failure, notFound } from '#platform/http/failure.ts'
import type { KeptShortage } from './kept-shortage.ts'

export interface CartRow {
  id: string
  shop_id: number
  customer_id: number | null
  email: string | null
  shipping_method_id: number | null
  shipping_option_id: number | null
  payment_method_id: number | null
  has_shipping_address: boolean
  additional_data: Record<string, unknown>
  reservation_set: boolean
  shortages: KeptShortage[]
  updated_at: string
  ordered_at: string | null
  expiration_at: string
}

const columns = (sql: Database | Transaction) => sql`
  id, shop_id, customer_id, email, shipping_method_id, shipping_option_id, payment_method_id,
  has_shipping_address, additional_data, reservation_set, shortages, updated_at, ordered_at,
  expiration_at`

/** A cart of the caller; a visitor's belongs to whoever knows its id. */
export async function createCart(context: Context): Promise<CartRow> {
  const { sql, shop_id, caller, language, now } = context
  const [cart] = await sql<CartRow[]>`
    insert into cart (id, shop_id, customer_id, language, expiration_at, created_at, updated_at)
    values (${randomBytes(16).toString('hex')}, ${shop_id}, ${caller.customer_id}, ${language},
      ${expiration(caller.customer_id, now)}, ${now}, ${now})
    returning ${columns(sql)}`
  if (!cart) throw new Error('A cart was inserted and not returned')
  return cart
}

function expiration(customer_id: number | null, now: Date): Date {
  const lifetime = customer_id === null ? GUEST_CART_LIFETIME_S : CUSTOMER_CART_LIFETIME_S
  return new Date(now.getTime() + lifetime * 1000)
}

/** The cart, if it is there for this caller: 404 gone, 401 whose session is over, 403 somebody else's. */
export async function requireCart(context: Context, cart_id: string): Promise<CartRow> {
  const { sql } = context
  const [cart] = await sql<CartRow[]>`select ${columns(sql)} from cart where id = ${cart_id}`
  if (!cart || !isOpen(context, cart)) throw notFound()
  requireHolder(context, cart)
  return cart
}

export function isOpen({ shop_id, now }: Context, cart: CartRow): boolean {
  return (
    cart.shop_id === shop_id && cart.ordered_at === null && Date.parse(cart.expiration_at) > now.getTime()
  )
}

/** A customer whose session has run out must not hear that the cart is not theirs: they would lose it. */
export function requireHolder({ caller }: Context, cart: CartRow): void {
  if (cart.customer_id === null || cart.customer_id === caller.customer_id) return
  const is_nobody = caller.customer_id === null && caller.user_id === null
  throw new Failure(is_nobody ? 'unauthenticated' : 'forbidden')
}

/** Whose the order will be: a cart that login could not carry over is ordered by whoever is logged in. */
export const orderOwnerId = ({ caller }: Context, cart: CartRow): number | null =>
  cart.customer_id ?? caller.customer_id

/** Credits belong to a customer, and are spent in that customer's own cart. */
export const hasCredits = ({ caller }: Context, cart: CartRow): boolean =>
  cart.customer_id !== null && cart.customer_id === caller.customer_id

/** Locks a cart for the rest of the transaction; an ordered or expired one too, for the caller to judge. */
export async function lockCart(tx: Transaction, cart_id: string): Promise<CartRow> {
  const cart = await lockCartIfThere(tx, cart_id)
  if (!cart) throw notFound()
  return cart
}

export async function lockCartIfThere(tx: Transaction, cart_id: string): Promise<CartRow | null> {
  const [cart] = await tx<CartRow[]>`select ${columns(tx)} from cart where id = ${cart_id} for update`
  return cart ?? null
}

/** Changes a cart: alone with it, and all at once or not at all. Its life starts anew. */
export async function changeCart<Result>(
  context: Context,
  cart_id: string,
  change: (context: Context, cart: CartRow) => Promise<Result>,
): Promise<Result> {
  return context.sql.begin(async (tx) => {
    const cart = await lockCart(tx, cart_id)
    if (!isOpen(context, cart)) throw notFound()
    requireHolder(context, cart)
    const inside = within(context, tx)
    const done = await change(inside, cart)
    await touchCart(inside, cart)
    return done
  })
}

export async function touchCart({ sql, language, now }: Context, cart: CartRow): Promise<void> {
  await sql`
    update cart set updated_at = ${now}, language = ${language},
      expiration_at = ${expiration(cart.customer_id, now)}
    where id = ${cart.id}`
}

/** A customer's cart that was changed last; one with something in it goes before empty ones. */
export async function latestCartId(context: Context): Promise<string | null> {
  const { sql, caller, shop_id, now } = context
  if (caller.customer_id === null) return null
  const [cart] = await sql<{ id: string }[]>`
    select id from cart
    where customer_id = ${caller.customer_id} and shop_id = ${shop_id} and ordered_at is null
      and expiration_at > ${now}
    order by exists (select from cart_item where cart_id = cart.id) desc, updated_at desc, created_at desc, id
    limit 1`
  return cart?.id ?? null
}

/** An order was made of it: from now on it is there for nobody. */
export async function closeCart(tx: Transaction, cart_id: string, now: Date): Promise<void> {
  await tx`update cart set ordered_at = ${now}, updated_at = ${now} where id = ${cart_id}`
}

/** Nobody can open an expired cart any more, and nobody still asks whether it was ordered. */
export const purgeCarts = (sql: Database, now: Date): Promise<number> =>
  purge(sql, 'cart', sql`expiration_at <= ${now}`)
