import type { ReducedItem } from '#contract/complaint-patch.ts'
import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { invalid } from '#platform/http/failure.ts'
import { giveCreditsBack, withdrawEarned } from '#platform/order/order-credit.ts'
import { issuePartialCreditNote } from '#platform/order/order-invoice.ts'
import { type LockedOrder, whoMoves } from '#platform/order/order-move.ts'
import { markReturned } from '#platform/order/order-return.ts'
import { readCancelledBack, refundPayment, tellAmountUnknown } from '#platform/payment/payment.ts'
import { complaintText } from './complaint-texts.ts'
import { priceReductions, type SettledItem } from './complaint-reduction.ts'
import { isNothingLeft } from './nothing-left.ts'
import { readRounding } from './refund-charge.ts'
import { readReturnLines } from './refund-line.ts'
import { type PaidOut, readPaidBack } from './refund-payout.ts'
import { addParts, partOf, priceRefund } from './refund-price.ts'

export interface ComplaintPaidOut extends PaidOut {
  /** In minor units; null where none goes back, or nobody has counted it yet. */
  money: number | null
}

const NOTHING_PAID: ComplaintPaidOut = { credit_note: null, money_way: null, money: null }

/**
 * Settles a complaint that ends with money back, as a return of the same pieces would be: by the way it came,
 * with credits and a credit note. A cancelled order has settled all of it by itself.
 */
export async function payComplaintOut(
  tx: Transaction,
  { caller, now, language }: Context,
  { id: order_id, paid_at, cancelled_at }: LockedOrder,
  {
    id: complaint_id,
    reduced_items = [],
  }: { id: number; reduced_items?: readonly ReducedItem[] | undefined },
): Promise<ComplaintPaidOut> {
  if (cancelled_at !== null) {
    if (reduced_items.length > 0) throw invalid('reduced_items', complaintText(language, 'not_reduced'))
    return NOTHING_PAID
  }
  const wanted = await tx<{ order_item_id: number; name: string; amount: number; tax_rate: number }[]>`
    select order_item_id, concat_ws(', ', line.name, line.variation_name) as name, item.amount,
      line.tax_rate::float8 as tax_rate
    from complaint_item item join order_item line on line.id = item.order_item_id
    where complaint_id = ${complaint_id} and final_resolve = 'money_back' order by order_item_id`
  const lines = await readReturnLines(tx, order_id, now)
  const reduced = await priceReductions(tx, language, complaint_id, lines, reduced_items)
  await writeSettled(tx, complaint_id, reduced)
  const is_unpriced = await tellUnpriced(tx, order_id, complaint_id, now)
  const returned = wanted.flatMap((item) => {
    const line = lines.get(item.order_item_id)
    return line ? [{ ...item, ...partOf(line, line.before, item.amount) }] : []
  })
  const items = [...returned, ...reduced]
  if (items.length === 0) return is_unpriced ? unpricedWay(tx, order_id) : NOTHING_PAID
  const { whole, before } = await readPaidBack(tx, order_id)
  await writeSettled(tx, complaint_id, returned)
  // Stock is locked before credits, as by whoever orders.
  if (returned.length > 0 && (await isNothingLeft(tx, order_id, { complaint_id }))) {
    await markReturned(tx, order_id, whoMoves(caller), now)
  }
  const credits = returned.map(({ order_item_id, credit_amount: amount }) => ({ order_item_id, amount }))
  await giveCreditsBack(tx, order_id, credits, now)
  const after = before + addParts(items).taxed_money_price
  await withdrawEarned(tx, order_id, { whole, before, after }, now)
  const rounded_by = await readRounding(tx, order_id, { lines, items })
  const back = priceRefund(items, [], null, rounded_by)
  const { taxed_credit_price, rounding, taxed_total_price, tax_per_rate: recap } = back
  await tx`update complaint set rounding = ${rounding} where id = ${complaint_id}`
  const paid = items.map(({ name, amount, tax_rate, price, taxed_price }) => ({
    name,
    amount,
    tax_rate,
    price,
    taxed_price,
  }))
  const note = { lines: paid, taxed_credit_price, rounding, recap, taxed_total_price }
  const credit_note = await issuePartialCreditNote(tx, order_id, note, now)
  if (taxed_total_price === 0) return { ...NOTHING_PAID, credit_note }
  const key = `complaint:${complaint_id}`
  const due = { order_id, amount: taxed_total_price, key, approved_by: caller.user_id }
  const by = await refundPayment(tx, due, now)
  if (paid_at === null) return { ...NOTHING_PAID, credit_note }
  return { credit_note, money_way: by === 'gateway' ? 'sent' : 'to_account', money: taxed_total_price }
}

/** Money nobody has counted yet goes to an account too, where no gateway could give it back. */
async function unpricedWay(tx: Transaction, order_id: number): Promise<ComplaintPaidOut> {
  const { by } = await readCancelledBack(tx, order_id)
  return { ...NOTHING_PAID, money_way: by === 'hand' ? 'to_account' : null }
}

/** What a part of a package is worth is for a person to say, and how much a price is reduced by, unless it was said. */
async function tellUnpriced(
  tx: Transaction,
  order_id: number,
  complaint_id: number,
  now: Date,
): Promise<boolean> {
  const [unpriced] = await tx<{ complaint: string; goods: string }[]>`
    select document_number as complaint, string_agg(item.amount || ' × ' || concat_ws(', ', line.name, line.variation_name), ', '
      order by line.id) as goods
    from complaint join complaint_item item on item.complaint_id = complaint.id
    join order_item line on line.id = item.order_item_id
    where complaint.id = ${complaint_id} and ((final_resolve = 'price_reduction' and settled_price is null)
      or (final_resolve = 'money_back' and order_item_type = ${CART_ITEM_TYPES.package_item}))
    group by document_number`
  if (unpriced) await tellAmountUnknown(tx, { order_id, ...unpriced }, now)
  return unpriced !== undefined
}

/** What goes back of the same lines later is counted from here. */
async function writeSettled(
  tx: Transaction,
  complaint_id: number,
  items: readonly SettledItem[],
): Promise<void> {
  for (const item of items) {
    await tx`
      update complaint_item set settled_price = ${item.price}, settled_taxed_price = ${item.taxed_price},
        settled_money_price = ${item.money_price}, settled_taxed_money_price = ${item.taxed_money_price},
        settled_credit_amount = ${item.credit_amount}
      where complaint_id = ${complaint_id} and order_item_id = ${item.order_item_id}`
  }
}
