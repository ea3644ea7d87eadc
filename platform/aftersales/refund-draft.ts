import type { z } from 'zod/mini'
import type { RefundItemBody, RefundItemPatch } from '#contract/refund.ts'
import { withoutTax } from '#contract/money.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { invalid, notFound } from '#platform/http/failure.ts'
import { creditAccountOf } from '#platform/order/order-credit.ts'
import { changeDraft, type RefundRow } from './refund.ts'
import { type AccountBody, nameAccount } from './refund-account.ts'
import { readCharges } from './refund-charge.ts'
import { readReturnLines, type ReturnLine } from './refund-line.ts'
import { readWaysBack, requireOption, type WayBack } from './refund-method.ts'
import { partOf, priceRefund } from './refund-price.ts'
import { refundText } from './refund-texts.ts'

type ItemBody = z.output<typeof RefundItemBody>
type ItemPatch = z.output<typeof RefundItemPatch>
type Speaker = Pick<Context, 'language'>
type Moment = Pick<Context, 'language' | 'now'>

export async function addRefundItem(
  context: Context,
  refund_id: number,
  hash: string | undefined,
  body: ItemBody,
): Promise<number> {
  return changeDraft(context, refund_id, hash, async (tx, draft) => {
    const id = await putItem(tx, context, draft, body)
    await priceDraft(tx, context, draft)
    return id
  })
}

/** Puts a line of the order into a draft whose order is locked. */
export async function putItem(
  tx: Transaction,
  speaker: Moment,
  draft: RefundRow,
  { order_item_id, amount, reason = null, preferred_resolve = null }: ItemBody,
): Promise<number> {
  const line = (await readReturnLines(tx, draft.order_id, speaker.now)).get(order_item_id)
  requireAmount(speaker, line, amount, 'order_item_id')
  requireNoReason(speaker, draft, { reason, preferred_resolve })
  await requireGrantable(tx, speaker, draft, preferred_resolve)
  const [item] = await tx<{ id: number }[]>`
    insert into refund_item (refund_id, order_item_id, amount, reason, preferred_resolve)
    values (${draft.id}, ${order_item_id}, ${amount}, ${reason}, ${preferred_resolve})
    on conflict do nothing returning id`
  if (!item) throw invalid('order_item_id', refundText(speaker.language, 'listed'))
  return item.id
}

export async function changeRefundItem(
  context: Context,
  { id, item_id }: { id: number; item_id: number },
  hash: string | undefined,
  patch: ItemPatch,
): Promise<void> {
  await changeDraft(context, id, hash, async (tx, draft) => {
    const [item] = await tx<{ order_item_id: number; amount: number }[]>`
      select order_item_id, amount from refund_item where id = ${item_id} and refund_id = ${id}`
    if (!item) throw notFound()
    requireNoReason(context, draft, patch)
    await requireGrantable(tx, context, draft, patch.preferred_resolve)
    if (patch.amount !== undefined) {
      const line = (await readReturnLines(tx, draft.order_id, context.now)).get(item.order_item_id)
      requireAmount(context, line, patch.amount, 'amount')
    }
    const { amount, reason, preferred_resolve } = patch
    await tx`
      update refund_item set
        amount = coalesce(${amount ?? null}, amount),
        reason = case when ${reason !== undefined}::boolean then ${reason ?? null} else reason end,
        preferred_resolve = case when ${preferred_resolve !== undefined}::boolean
          then ${preferred_resolve ?? null} else preferred_resolve end
      where id = ${item_id}`
    await priceDraft(tx, context, draft)
  })
}

export async function removeRefundItem(
  context: Context,
  { id, item_id }: { id: number; item_id: number },
  hash: string | undefined,
): Promise<void> {
  await changeDraft(context, id, hash, async (tx, draft) => {
    const removed = await tx`delete from refund_item where id = ${item_id} and refund_id = ${id}`
    if (removed.count === 0) throw notFound()
    await priceDraft(tx, context, draft)
  })
}

/** A line of another order, and one that does not exist, are both no line of this one. */
function requireAmount(
  { language }: Speaker,
  line: ReturnLine | undefined,
  amount: number,
  field: string,
): asserts line is ReturnLine {
  if (!line || line.max_amount === 0) throw invalid(field, refundText(language, 'not_returnable'))
  if (amount > line.max_amount) throw invalid('amount', refundText(language, 'too_many'))
}

function requireNoReason({ language }: Speaker, draft: RefundRow, { reason, preferred_resolve }: ItemPatch) {
  if (!draft.is_withdrawal) return
  if (reason != null) throw invalid('reason', refundText(language, 'no_reason'))
  if (preferred_resolve != null) throw invalid('preferred_resolve', refundText(language, 'no_reason'))
}

/** Credits need an account they can be booked to. */
async function requireGrantable(
  tx: Transaction,
  { language }: Speaker,
  { order_id }: RefundRow,
  wish: ItemPatch['preferred_resolve'],
): Promise<void> {
  if (wish !== 'store_credit' || (await creditAccountOf(tx, order_id))) return
  throw invalid('preferred_resolve', refundText(language, 'no_credits'))
}

interface MethodPatch extends AccountBody {
  shipping_method_id?: number | null | undefined
  shipping_option_id?: number | null | undefined
  has_shipping_address?: boolean | undefined
}

export async function chooseWayBack(
  context: Context,
  id: number,
  hash: string | undefined,
  patch: MethodPatch,
): Promise<void> {
  const { language } = context
  await changeDraft(context, id, hash, async (tx, draft) => {
    await nameAccount(tx, id, patch)
    const { shipping_method_id = draft.shipping_method_id, has_shipping_address } = patch
    await tx`
      update refund set has_shipping_address = ${has_shipping_address ?? draft.has_shipping_address}
      where id = ${id}`
    const method = await wayBackOf(tx, context, id, shipping_method_id)
    if (shipping_method_id !== null && !method?.can_use) {
      throw invalid('shipping_method_id', refundText(language, 'shipping_method'))
    }
    const is_same = shipping_method_id === draft.shipping_method_id
    // A place belongs to its carrier: another way back forgets it.
    const { shipping_option_id = is_same ? draft.shipping_option_id : null } = patch
    if (shipping_option_id !== null) await requireOption(tx, context, method, shipping_option_id)
    await tx`
      update refund set shipping_method_id = ${shipping_method_id}, shipping_option_id = ${shipping_option_id}
      where id = ${id}`
    await priceDraft(tx, context, { ...draft, shipping_method_id })
  })
}

export async function wayBackOf(
  tx: Transaction,
  speaker: Speaker,
  refund_id: number,
  shipping_method_id: number | null,
): Promise<WayBack | null> {
  if (shipping_method_id === null) return null
  const ways = await readWaysBack(tx, speaker, refund_id)
  return ways.find(({ id }) => id === shipping_method_id) ?? null
}

/** Counts a draft anew: what other refunds took meanwhile is no longer in it. */
export async function priceDraft(tx: Transaction, context: Moment, draft: RefundRow): Promise<void> {
  const lines = await readReturnLines(tx, draft.order_id, context.now)
  const chosen = await tx<{ id: number; order_item_id: number; amount: number }[]>`
    select id, order_item_id, amount from refund_item where refund_id = ${draft.id} order by order_item_id`
  const items = chosen.flatMap(({ id, order_item_id, amount }) => {
    const line = lines.get(order_item_id)
    if (!line || line.max_amount < amount) return []
    return [{ id, order_item_id, tax_rate: line.tax_rate, ...partOf(line, line.before, amount) }]
  })
  for (const { id, price, taxed_price, money_price, taxed_money_price, credit_amount } of items) {
    await tx`
      update refund_item set price = ${price}, taxed_price = ${taxed_price}, money_price = ${money_price},
        taxed_money_price = ${taxed_money_price}, credit_amount = ${credit_amount}
      where id = ${id}`
  }
  const way_back = await wayBackOf(tx, context, draft.id, draft.shipping_method_id)
  const { delivery, rounded_by } = await readCharges(tx, context, draft, { lines, items })
  const price = priceRefund(items, delivery, way_back, rounded_by)
  const taxed_shipping_price = way_back?.taxed_price ?? 0
  await tx`
    update refund set total_amount = ${chosen.reduce((sum, { amount }) => sum + amount, 0)},
      unique_amount = ${chosen.length}, taxed_items_price = ${price.taxed_items_price},
      taxed_credit_price = ${price.taxed_credit_price}, taxed_delivery_price = ${price.taxed_delivery_price},
      rounding = ${price.rounding},
      total_price = ${price.total_price}, taxed_total_price = ${price.taxed_total_price},
      tax_per_rate = ${tx.json(price.tax_per_rate.map((rate) => ({ ...rate })))},
      shipping_price = ${withoutTax(taxed_shipping_price, way_back?.tax_rate ?? 0)},
      taxed_shipping_price = ${taxed_shipping_price}
    where id = ${draft.id}`
}
