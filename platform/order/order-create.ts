import { createHash } from 'node:crypto'
import type { OrderBody } from '#contract/order-form.ts'
import { isPaidLater } from '#contract/payment-service.ts'
import { countTakenEmail } from '#platform/auth/taken-email.ts'
import { requireStrongPassword } from '#platform/auth/weak-password.ts'
import { closeCart, isOpen, lockCart, requireHolder } from '#platform/cart/cart.ts'
import { readPricedCart, type ReadCart } from '#platform/cart/read-priced-cart.ts'
import { readStockroom } from '#platform/cart/cart-goods.ts'
import { stockDemand } from '#platform/cart/item-stock.ts'
import { isLineLost } from '#platform/db/careful-begin.ts'
import type { Transaction } from '#platform/db/database.ts'
import { readLostCodes } from '#platform/discount/cart-discount.ts'
import { type Context, within } from '#platform/http/context.ts'
import { Failure, notFound } from '#platform/http/failure.ts'
import { subscribe } from '#platform/newsletter/newsletter.ts'
import { type FilledAddress, readCartAddresses, writeOrderAddresses } from './order-address.ts'
import { AccountExists, emailOf, hashNewPassword, holdCaller, makeAccount } from './order-buyer.ts'
import { formErrors, refuseOn, seenErrors, stockErrors } from './order-check.ts'
import { CREDITS_CONSTRAINT, limitEarnings, spendCredits } from './order-credit.ts'
import { putOrderEvent } from './order-event.ts'
import { readFrozenLines, writeOrderItems } from './order-freeze.ts'
import { settleOrder } from './order-settle.ts'
import { countSales, isShort, lockStock, type StockKey, takeStock } from './order-stock.ts'
import { orderText } from './order-texts.ts'
import { inTransaction } from './order-transaction.ts'
import { DISCOUNT_CONSTRAINT, useDiscounts } from './order-voucher.ts'
import { type ChosenOption, writeOrder, writeOrderParts } from './order-write.ts'

/** Every point at which the machine may stop; between any two of them nothing may be half done. */
export const ORDER_STEPS = [
  'cart_locked',
  'checked',
  'account_made',
  'order_written',
  'items_written',
  'stock_locked',
  'stock_taken',
  'discounts_counted',
  'credits_spent',
  'cart_closed',
  'before_commit',
  'committed',
] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

/** Told of each step as it is reached. */
export type ReachStep = (step: OrderStep) => Promise<void>

interface Asked {
  body: OrderBody
  idempotency_key: string | null
  reach: ReachStep
}

/** Orders a cart, once: whoever sends the same cart again gets the same order. */
export async function createOrder(context: Context, asked: Asked): Promise<number> {
  const { body, reach } = asked
  const { language } = context
  const password_hash = await hashNewPassword(context, body)
  const orderOrFind = () =>
    inTransaction(context.sql, orderText(language, 'busy'), (tx) =>
      orderOnce(context, tx, asked, password_hash),
    )
  try {
    // Whether a line that broke took the order with it is known to the cart alone, under its lock.
    const id = await orderOrFind().catch((error: unknown) => {
      if (!isLineLost(error)) throw error
      return orderOrFind()
    })
    await reach('committed')
    return id
  } catch (error) {
    if (error instanceof AccountExists) await countTakenEmail(context)
    throw asConflict(context, error)
  }
}

async function orderOnce(
  context: Context,
  tx: Transaction,
  asked: Asked,
  password_hash: string | null,
): Promise<number> {
  const { body, reach } = asked
  const { now } = context
  const inside = within(context, tx)
  const cart = await lockCart(tx, body.cart_id)
  if (cart.shop_id !== context.shop_id) throw notFound()
  requireHolder(context, cart)
  if (cart.ordered_at !== null) return orderedBefore(context, tx, asked)
  if (!isOpen(context, cart)) throw notFound()
  // Where login could not carry a visitor's cart over, its order is the customer's all the same.
  const buyer_id = cart.customer_id ?? (await holdCaller(context, tx))
  await reach('cart_locked')

  const read = await readPricedCart(inside, cart)
  const [addresses, option, email, codes, frozen] = await Promise.all([
    readCartAddresses(inside, cart.id),
    readOption(inside, read),
    emailOf(inside, cart),
    lostCodes(inside, read),
    readFrozenLines(inside, cart.id),
  ])
  refuseOn('validation', formErrors(read, { email, addresses, has_option: option !== null }))
  refuseOn('conflict', stockErrors(read, now))
  refuseOn('conflict', codes)
  if (body.seen) refuseOn('conflict', seenErrors(read, body.seen, await methodNames(inside, read, body.seen)))
  if (email === null) throw new Error('An order was checked and has no e-mail')
  await reach('checked')

  const customer_id = buyer_id ?? (await accountOf(context, tx, body, { email, password_hash, addresses }))
  await reach('account_made')
  const service = read.payment_method?.payment_service ?? 0
  const awaits_payment = read.total.taxed_price > 0 && !isPaidLater(service)
  const { idempotency_key } = asked
  const request_hash = fingerprint(body)
  const order_id = await writeOrder(
    tx,
    { read, body, email, customer_id, idempotency_key, request_hash, awaits_payment },
    now,
  )
  await reach('order_written')
  const used = read.discounts.filter(({ is_used }) => is_used)
  const [itemIds] = await Promise.all([
    writeOrderItems(tx, order_id, read.lines, frozen),
    writeOrderParts(tx, order_id, read, { option, used }),
    writeOrderAddresses(tx, order_id, read, { addresses, option, now }),
  ])
  if (body.newsletter) {
    const gender = body.gender_oriented_product_preference ?? null
    await subscribe(context, tx, { email, customer_id, gender })
  }
  await reach('items_written')

  // What many wait for is locked last and held for the fewest statements.
  const demand = demandOf(read)
  await lockStock(tx, keysOf(read))
  await reach('stock_locked')
  if (await isShort(tx, demand)) refuseOn('conflict', stockErrors(await readAgain(inside, read), now))
  const stock_state = await takeStock(tx, order_id, demand, awaits_payment)
  await countSales(tx, order_id, 1)
  await reach('stock_taken')
  const spent = await useDiscounts(tx, used, { order_id, customer_id, email })
  refuseOn(
    'conflict',
    spent.map(({ code, name }) => ({
      field: 'discounts',
      message: orderText(context.language, 'discount_spent', { code: code ?? name }),
    })),
  )
  await reach('discounts_counted')
  if (customer_id !== null) {
    if (read.earned.length > 0) await limitEarnings(tx, { order_id, customer_id })
    const credits = read.lines.flatMap((line) =>
      line.credits.map((one) => ({ ...one, order_item_id: itemIds.get(line.id) ?? 0 })),
    )
    await spendCredits(tx, { id: order_id, customer_id }, credits, now)
  }
  await reach('credits_spent')
  await Promise.all([
    tx`update customer_order set stock_state = ${stock_state} where id = ${order_id}`,
    closeCart(tx, cart.id, now),
    putOrderEvent(tx, order_id, 'created', now),
  ])
  await reach('cart_closed')
  if (read.total.taxed_price === 0) await settleOrder(tx, order_id, now)
  await reach('before_commit')
  return order_id
}

async function orderedBefore({ language }: Context, tx: Transaction, asked: Asked): Promise<number> {
  const { body, idempotency_key } = asked
  const [order] = await tx<{ id: number; idempotency_key: string | null; request_hash: Buffer }[]>`
    select id, idempotency_key, request_hash from customer_order where cart_id = ${body.cart_id}`
  if (!order) throw notFound()
  const is_same_key = idempotency_key !== null && order.idempotency_key === idempotency_key
  if (is_same_key && !order.request_hash.equals(fingerprint(body))) {
    throw new Failure('conflict', { sentence: orderText(language, 'key_used') })
  }
  return order.id
}

/** Tells one request from another; a password leaves no trace here. */
function fingerprint(body: OrderBody): Buffer {
  const { cart_id, note, gender_oriented_product_preference, create_new_account, newsletter } = body
  const parts = [cart_id, note ?? null, gender_oriented_product_preference ?? null, !!create_new_account]
  return createHash('sha256')
    .update(JSON.stringify([...parts, newsletter ?? false]))
    .digest()
}

async function accountOf(
  context: Context,
  tx: Transaction,
  body: OrderBody,
  buyer: { email: string; password_hash: string | null; addresses: readonly FilledAddress[] },
): Promise<number | null> {
  const billing = buyer.addresses.find(({ type }) => type === 'billing')
  if (buyer.password_hash === null || !billing) return null
  const { email, password_hash } = buyer
  if (body.password !== undefined) requireStrongPassword(context, 'password', body.password, email)
  const preference = body.gender_oriented_product_preference ?? 0
  return makeAccount(context, tx, { email, password_hash, billing, preference })
}

function demandOf({ stockroom, rows }: ReadCart) {
  return [...stockDemand(stockroom, rows)].map(([key, amount]) => {
    const [product_id, variation] = key.split('/')
    return { product_id: Number(product_id), variation_key: Number(variation || 0), amount }
  })
}

/** Everything sold is locked, also what has no stock: its sales are counted. */
const keysOf = ({ rows }: ReadCart): StockKey[] =>
  rows.map((row) => ({ product_id: row.product_id, variation_key: row.product_variation_id ?? 0 }))

async function readAgain(context: Context, read: ReadCart): Promise<ReadCart> {
  const ids = read.rows.map(({ product_id }) => product_id)
  return { ...read, stockroom: await readStockroom({ ...read.context, sql: context.sql }, ids) }
}

async function readOption(
  { sql }: Context,
  { cart, shipping_method }: ReadCart,
): Promise<ChosenOption | null> {
  if (!shipping_method?.has_options || cart.shipping_option_id === null) return null
  const [option] = await sql<ChosenOption[]>`
    select id, name, code from shipping_option
    where id = ${cart.shipping_option_id} and shipping_method_id = ${shipping_method.id} and is_active`
  return option ?? null
}

/** A code the shopper counts on and that does not count any more stops the order: it would cost more. */
async function lostCodes(context: Context, read: ReadCart) {
  const codes = await readLostCodes(context, read)
  return codes.map(({ code }) => ({
    field: 'discounts',
    message: orderText(context.language, 'discount_gone', { code }),
  }))
}

async function methodNames(
  { sql, language }: Context,
  { cart }: ReadCart,
  seen: NonNullable<OrderBody['seen']>,
): Promise<Map<string, string>> {
  const shipping = [cart.shipping_method_id, seen.shipping_method_id]
  const places = [cart.shipping_option_id, seen.shipping_option_id ?? null]
  const payment = [cart.payment_method_id, seen.payment_method_id]
  const rows = await sql<{ key: string; name: string }[]>`
    select 'shipping_method_id/' || id as key, localized_text(name, ${language}) as name from shipping_method
    where id = any(${shipping}::int[])
    union all
    select 'shipping_option_id/' || id, name from shipping_option where id = any(${places}::int[])
    union all
    select 'payment_method_id/' || id, localized_text(name, ${language}) from payment_method
    where id = any(${payment}::int[])`
  return new Map(rows.map(({ key, name }) => [key, name]))
}

/** The database's own limits, should anything slip past the checks above. */
function asConflict({ language }: Context, error: unknown): unknown {
  const constraint = error instanceof Error && 'constraint_name' in error ? error.constraint_name : null
  const refused = (field: string, text: Parameters<typeof orderText>[1]) => {
    const message = orderText(language, text, { code: '' })
    return new Failure('conflict', { sentence: message, errors: [{ field, message }], cause: error })
  }
  if (constraint === CREDITS_CONSTRAINT) return refused('customer_accounts', 'credits_spent')
  if (constraint === DISCOUNT_CONSTRAINT) return refused('discounts', 'discount_spent')
  return error
}
