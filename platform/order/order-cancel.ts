import { canCancel } from '#contract/order-flag.ts'
import { ORDER_STATES } from '#contract/order-state.ts'
import type { Transaction } from '#platform/db/database.ts'
import { returnCredits } from './order-credit.ts'
import { putOrderEvent } from './order-event.ts'
import { issueCreditNote } from './order-invoice.ts'
import { lockOrder, moveOrder, type Who } from './order-move.ts'
import { hasGivenBack, putRestBack } from './order-return.ts'
import { countSales } from './order-stock.ts'
import { returnDiscounts } from './order-voucher.ts'

export type Cancelled = 'cancelled' | 'already' | 'refused'

/** Gives back stock, voucher uses and credits. The order's lock and its state see to it that this is done once. */
export async function cancelOrder(
  tx: Transaction,
  order_id: number,
  who: Who,
  now: Date,
  by_refund_id: number | null = null,
): Promise<Cancelled> {
  const order = await lockOrder(tx, order_id)
  if (!order) return 'refused'
  if (order.cancelled_at !== null) return 'already'
  if (who.mover !== 'staff' && !canCancel({ ...order, state: { id: order.state_id } })) return 'refused'
  // Of an order nobody has paid nothing was given back but goods.
  if (order.paid_at !== null && (await hasGivenBack(tx, order_id, by_refund_id))) return 'refused'
  if (!(await moveOrder(tx, order, ORDER_STATES.cancelled, who, now))) return 'refused'
  await putRestBack(tx, order)
  await countSales(tx, order_id, -1)
  await returnDiscounts(tx, order_id)
  await returnCredits(tx, order_id, now)
  await putOrderEvent(tx, order_id, 'cancelled', now)
  await issueCreditNote(tx, order_id, now)
  return 'cancelled'
}
