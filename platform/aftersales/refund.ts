import { ADDRESS_TYPES } from '#contract/address.ts'
import type { Language } from '#contract/language.ts'
import { canRefund, canWithdraw, REFUND_DRAFT_LIFETIME_S, type RefundState } from '#contract/refund.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { purge } from '#platform/db/purge.ts'
import { type Context, isStaff } from '#platform/http/context.ts'
import { Failure, notFound } from '#platform/http/failure.ts'
import { requireOrder } from '#platform/order/order.ts'
import { lockOrder } from '#platform/order/order-move.ts'
import { inTransaction } from '#platform/order/order-transaction.ts'
import { type RefundText, refundText } from './refund-texts.ts'
import { isBought } from './return-obstacle.ts'

export interface RefundRow {
  id: number
  order_id: number
  is_withdrawal: boolean
  state: RefundState
  shipping_method_id: number | null
  shipping_option_id: number | null
  has_shipping_address: boolean
  submitted_at: string | null
}

export const refuse = (language: Language, text: RefundText) =>
  new Failure('conflict', { sentence: refundText(language, text) })

/** A draft that has expired is gone, though nobody has swept it away yet. */
async function find({ sql, shop_id, now }: Context, id: number): Promise<RefundRow | undefined> {
  const [refund] = await sql<RefundRow[]>`
    select id, order_id, is_withdrawal, state, shipping_method_id, shipping_option_id, has_shipping_address,
      submitted_at
    from refund where id = ${id} and shop_id = ${shop_id}
      and (expiration_at is null or expiration_at > ${now})`
  return refund
}

/** The refund, for whoever holds its order. */
export async function requireRefund(context: Context, id: number, hash?: string): Promise<RefundRow> {
  const { caller } = context
  const refund = await find(context, id)
  if (refund) {
    await requireOrder(context, refund.order_id, hash)
    return refund
  }
  // As an order nobody has: whoever shows neither session nor hash is asked to.
  if (hash === undefined && caller.customer_id === null) throw new Failure('unauthenticated')
  throw notFound()
}

/** The staff may read what was sent to it; a draft is its buyer's alone. */
export async function requireReadableRefund(context: Context, id: number, hash?: string): Promise<RefundRow> {
  if (!isStaff(context.caller)) return requireRefund(context, id, hash)
  const refund = await find(context, id)
  if (!refund?.submitted_at) throw notFound()
  return refund
}

const expirationAt = (now: Date) => new Date(now.getTime() + REFUND_DRAFT_LIFETIME_S * 1000)

/** More open drafts than anybody needs: the oldest give way. */
const MOST_DRAFTS = 20

export async function startRefund(
  context: Context,
  order_id: number,
  is_withdrawal: boolean,
): Promise<number> {
  const { now } = context
  return change(context, async (tx) => {
    await requireReturnable(tx, context, order_id, is_withdrawal, now)
    await tx`
      delete from refund where order_id = ${order_id} and submitted_at is null and id not in (
        select id from refund where order_id = ${order_id} and submitted_at is null
        order by id desc limit ${MOST_DRAFTS - 1})`
    return writeDraft(tx, order_id, is_withdrawal, now)
  })
}

/** With the addresses the goods went to, until somebody says another one. */
export async function writeDraft(
  tx: Transaction,
  order_id: number,
  is_withdrawal: boolean,
  now: Date,
): Promise<number> {
  const [draft] = await tx<{ id: number }[]>`
    insert into refund (shop_id, order_id, is_withdrawal, created_at, expiration_at)
    select shop_id, id, ${is_withdrawal}, ${now}, ${expirationAt(now)} from customer_order where id = ${order_id}
    returning id`
  if (!draft) throw new Error(`There is no order ${order_id} to be returned`)
  await tx`
    insert into refund_address (refund_id, type, customer_address_id, first_name, last_name, phone, dial_code,
      street, city, post_code, country_id, is_company, company_name, company_identification_number,
      company_vat_number)
    select ${draft.id}, case type when ${ADDRESS_TYPES.shipping} then 'shipping' else 'billing' end,
      customer_address_id, first_name, last_name, phone, dial_code, street, city, post_code, country_id,
      is_company, company_name, company_identification_number, company_vat_number
    from order_address where order_id = ${order_id}`
  await tx`
    update refund set has_shipping_address = exists (
      select from refund_address where refund_id = refund.id and type = 'shipping')
    where id = ${draft.id}`
  return draft.id
}

/** Locks the order, and with it everything that goes back from it. */
export async function requireReturnable(
  tx: Transaction,
  { language }: Pick<Context, 'language'>,
  order_id: number,
  is_withdrawal: boolean,
  at: Date,
): Promise<void> {
  await lockOrder(tx, order_id)
  const [order] = await tx<{ cancelled_at: string | null; delivered_at: string | null }[]>`
    select cancelled_at, delivered_at from customer_order where id = ${order_id}`
  if (!order) throw notFound()
  if (order.cancelled_at !== null) throw refuse(language, 'cancelled')
  if (is_withdrawal && !canWithdraw(order, at)) throw refuse(language, 'too_late')
  if (!is_withdrawal && !canRefund(order)) throw refuse(language, 'not_delivered')
}

/** Works on a draft under the lock of its order. */
export async function changeDraft<Result>(
  context: Context,
  id: number,
  hash: string | undefined,
  work: (tx: Transaction, draft: RefundRow) => Promise<Result>,
): Promise<Result> {
  const { order_id } = await requireRefund(context, id, hash)
  return change(context, async (tx) => {
    await lockOrder(tx, order_id)
    const draft = await lockRefund(tx, id)
    if (!draft) throw notFound()
    if (draft.submitted_at !== null) throw refuse(context.language, 'submitted')
    await tx`update refund set expiration_at = ${expirationAt(context.now)} where id = ${id}`
    return work(tx, draft)
  })
}

export async function lockRefund(tx: Transaction, id: number): Promise<RefundRow | null> {
  const [refund] = await tx<RefundRow[]>`
    select id, order_id, is_withdrawal, state, shipping_method_id, shipping_option_id, has_shipping_address,
      submitted_at
    from refund where id = ${id} for update`
  return refund ?? null
}

export const change = <Result>(
  { sql, language }: Context,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> => inTransaction(sql, refundText(language, 'busy'), work)

export async function discardDraft(context: Context, id: number, hash?: string): Promise<void> {
  await changeDraft(context, id, hash, async (tx) => {
    await tx`delete from refund where id = ${id}`
  })
}

/** Drafts nobody has sent in time. */
export const purgeRefunds = (sql: Database, now: Date): Promise<number> =>
  purge(sql, 'refund', sql`submitted_at is null and expiration_at <= ${now}`)

/** What goes back of the money of a refund: all of a cancelled order, which gives it back by itself, dearer delivery too. */
export async function totalBack(
  tx: Transaction,
  refund: Pick<RefundRow, 'id' | 'order_id'>,
): Promise<number> {
  const [total] = await tx<{ own: number; whole: number; is_cancelled: boolean }[]>`
    select refund.taxed_total_price as own, customer_order.taxed_total_price as whole,
      cancelled_at is not null as is_cancelled
    from refund join customer_order on customer_order.id = refund.order_id where refund.id = ${refund.id}`
  if (!total) throw new Error(`There is no refund ${refund.id} to give money back for`)
  return total.is_cancelled && (await isWholeOrder(tx, refund)) ? total.whole : total.own
}

/** Whether this refund alone takes everything of its order back. */
async function isWholeOrder(tx: Transaction, refund: Pick<RefundRow, 'id' | 'order_id'>): Promise<boolean> {
  const left = await tx`
    select from order_item line
    left join refund_item item on item.order_item_id = line.id and item.refund_id = ${refund.id}
    where line.order_id = ${refund.order_id} and ${isBought(tx)}
      and coalesce(item.amount, 0) < line.amount limit 1`
  return left.length === 0
}
