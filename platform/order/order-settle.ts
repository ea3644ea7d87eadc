import { hasEnded } from '#contract/order-flag.ts'
import { ORDER_STATES, ORDER_STOCK_STATES } from '#contract/order-state.ts'
import type { Transaction } from '#platform/db/database.ts'
import { earnCredits } from './order-credit.ts'
import { putOrderEvent } from './order-event.ts'
import { issueInvoice } from './order-invoice.ts'
import { lockOrder, moveOrder, THE_SHOP, type Who } from './order-move.ts'
import { releaseReservation } from './order-stock.ts'

/** An order that is cancelled, or has come back unpaid, is not settled: whoever brings its money has to send it back. */
export type Settled = 'settled' | 'already' | 'cancelled' | 'unknown'

/** Marks an order as paid, with all that follows, once; whoever hears of the money may call it again. */
export async function settleOrder(
  tx: Transaction,
  order_id: number,
  paid_at: Date,
  now: Date = paid_at,
  who: Who = THE_SHOP,
): Promise<Settled> {
  const order = await lockOrder(tx, order_id)
  if (!order) return 'unknown'
  if (order.paid_at !== null) return 'already'
  if (hasEnded({ ...order, state: { id: order.state_id } })) return 'cancelled'
  const was_reserved = order.stock_state === ORDER_STOCK_STATES.reserved
  await tx`
    update customer_order set paid_at = ${paid_at},
      stock_state = ${was_reserved ? ORDER_STOCK_STATES.taken : order.stock_state}
    where id = ${order_id}`
  if (was_reserved) await releaseReservation(tx, order_id)
  // Money that comes with the delivery moves nothing any more.
  await moveOrder(tx, order, ORDER_STATES.processing, { ...who, mover: 'shop' }, now)
  await earnCredits(tx, order_id, now)
  await putOrderEvent(tx, order_id, 'paid', now)
  await issueInvoice(tx, order_id, now)
  return 'settled'
}
