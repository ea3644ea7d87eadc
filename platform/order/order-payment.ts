import { ORDER_STATES, ORDER_STOCK_STATES } from '#contract/order-state.ts'
import { isPaidLater, type PaymentServiceCode } from '#contract/payment-service.ts'
import type { Transaction } from '#platform/db/database.ts'
import { putOrderEvent } from './order-event.ts'
import { type LockedOrder, moveOrder, type Who } from './order-move.ts'
import { releaseReservation } from './order-stock.ts'

export interface OtherPayment {
  payment_method_id: number
  /** In the language of the order. */
  name: string
  payment_service: PaymentServiceCode
}

/** The one of the order itself, and those after it: whoever changes it to and fro would flood a mailbox. */
export const MOST_CONFIRMATIONS = 4

/** Whether a locked order may still be turned to a way that its buyer is written about. */
export async function mayConfirmAgain(tx: Transaction, order_id: number): Promise<boolean> {
  const [{ count = 0 } = {}] = await tx<{ count: number }[]>`
    select count(*)::int as count from order_event where order_id = ${order_id} and kind = 'created'`
  return count < MOST_CONFIRMATIONS
}

/**
 * Has a locked order paid in another way of the same price, so that its sums and its taxes stay. One that was to be
 * paid at once and now waits for a transfer is an order like any other that does.
 */
export async function changePayment(
  tx: Transaction,
  order: LockedOrder,
  { payment_method_id, name, payment_service }: OtherPayment,
  who: Who,
  now: Date,
): Promise<void> {
  await tx`
    update order_payment set payment_method_id = ${payment_method_id}, name = ${name},
      payment_service = ${payment_service}
    where order_id = ${order.id}`
  if (!isPaidLater(payment_service)) return
  if (order.state_id === ORDER_STATES.awaiting_payment) {
    if (order.stock_state === ORDER_STOCK_STATES.reserved) {
      await releaseReservation(tx, order.id)
      await tx`
        update customer_order set stock_state = ${ORDER_STOCK_STATES.taken} where id = ${order.id}`
    }
    await moveOrder(tx, order, ORDER_STATES.new, { ...who, mover: 'shop' }, now)
  }
  // The confirmation says how to pay, so it goes out once more.
  await putOrderEvent(tx, order.id, 'created', now)
}
