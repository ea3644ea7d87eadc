import { ACCOUNT_OPERATIONS } from '#contract/loyalty.ts'
import { COMPLAINT_STATES } from '#contract/complaint.ts'
import { REFUND_STATES } from '#contract/refund.ts'
import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import type { Transaction } from '#platform/db/database.ts'
import { addParts, type FrozenLine, type PaidLine, paidLines, type Part } from './refund-price.ts'
import { GIVEN_BACK, isBought, isKept, packagesPaidInPart } from './return-obstacle.ts'

/** Parts of a package go with the package, and what was never sent does not come back. */
export const NEVER_ALONE: readonly number[] = [CART_ITEM_TYPES.package_item, CART_ITEM_TYPES.no_send_gift]

export interface ReturnLine extends PaidLine {
  /** What went back before, by refunds that are neither drafts nor rejected and by complaints that were settled. */
  before: Part
  /** Pieces that can still go back. */
  max_amount: number
  is_bought: boolean
}

interface Row extends FrozenLine {
  order_item_type: number
  is_kept: boolean
  is_bought: boolean
  /** Pieces of complaints that are not settled yet, and packages with a part that was paid back. */
  complained_amount: number
}

/** The lines of an order with what of them may still go back, if it was wanted `at` a moment; the order is locked. */
export async function readReturnLines(
  tx: Transaction,
  order_id: number,
  at: Date,
): Promise<Map<number, ReturnLine>> {
  const rows = await tx<Row[]>`
    select line.id as order_item_id, order_item_type, tax_rate::float8 as tax_rate, line.amount,
      line.total_price as price, line.taxed_total_price as taxed_price,
      taxed_total_price_with_credits as taxed_price_with_credits, ${isKept(tx, at)} as is_kept,
      ${isBought(tx)} as is_bought, (
        select coalesce(-sum(used.amount), 0)::int from customer_account_usage used
        where used.order_item_id = line.id and used.operation = ${ACCOUNT_OPERATIONS.used}
      ) as credit_amount, (
        select coalesce(sum(item.amount), 0)::int
        from complaint_item item join complaint on complaint.id = item.complaint_id
        where item.order_item_id = line.id and item.final_resolve = 'money_back'
          and complaint.state = any(${GIVEN_BACK}::int[])
          and not (complaint.state = ${COMPLAINT_STATES.resolved} and item.settled_price is not null)
      ) + ${packagesPaidInPart(tx)} as complained_amount
    from order_item line join customer_order on customer_order.id = line.order_id
    where line.order_id = ${order_id} order by line.id`
  const returned = await tx<(Part & { order_item_id: number })[]>`
    select order_item_id, item.amount, price, taxed_price, money_price, taxed_money_price, credit_amount
    from refund_item item join refund on refund.id = item.refund_id
    where refund.order_id = ${order_id} and submitted_at is not null and state <> ${REFUND_STATES.rejected}
    union all
    select order_item_id, case when final_resolve = 'money_back' then item.amount else 0 end, settled_price, settled_taxed_price, settled_money_price,
      settled_taxed_money_price, settled_credit_amount
    from complaint_item item join complaint on complaint.id = item.complaint_id
    where complaint.order_id = ${order_id} and state = ${COMPLAINT_STATES.resolved} and settled_price is not null`
  const before = Map.groupBy(returned, ({ order_item_id }) => order_item_id)
  const known = new Map(rows.map((row) => [row.order_item_id, row]))
  const lines = paidLines(
    rows.map(
      ({ order_item_type: _type, is_kept: _kept, is_bought: _bought, complained_amount: _pieces, ...line }) =>
        line,
    ),
  )
  return new Map(
    lines.flatMap((line) => {
      const row = known.get(line.order_item_id)
      if (!row || NEVER_ALONE.includes(row.order_item_type)) return []
      const gone = addParts(before.get(line.order_item_id) ?? [])
      const left = Math.max(0, line.amount - gone.amount - row.complained_amount)
      const max_amount = row.is_kept ? 0 : left
      return [[line.order_item_id, { ...line, before: gone, max_amount, is_bought: row.is_bought }] as const]
    }),
  )
}
