import { COMPLAINT_STATES } from '#contract/complaint.ts'
import { REFUND_STATES } from '#contract/refund.ts'
import type { Transaction } from '#platform/db/database.ts'
import { isBought } from './return-obstacle.ts'

/**
 * Whether nothing that was bought stays with the customer, once this refund or complaint is settled as well.
 * An approved refund counts: it can only be paid out.
 */
export async function isNothingLeft(
  tx: Transaction,
  order_id: number,
  { refund_id = null, complaint_id = null }: { refund_id?: number | null; complaint_id?: number | null },
): Promise<boolean> {
  const left = await tx`
    select from order_item line where line.order_id = ${order_id} and ${isBought(tx)}
      and line.amount > (
        select coalesce(sum(item.amount), 0) from refund_item item join refund on refund.id = item.refund_id
        where item.order_item_id = line.id
          and (refund.state in (${REFUND_STATES.approved}, ${REFUND_STATES.paid_out})
            or refund.id = ${refund_id}::int)
      ) + (
        select coalesce(sum(item.amount), 0) from complaint_item item
        join complaint on complaint.id = item.complaint_id
        where item.order_item_id = line.id and item.settled_price is not null
          and item.final_resolve = 'money_back' and (complaint.state = ${COMPLAINT_STATES.resolved} or complaint.id = ${complaint_id}::int))
    limit 1`
  return left.length === 0
}
