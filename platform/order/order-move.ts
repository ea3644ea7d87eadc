import { ORDER_STATES, type OrderStateId } from '#contract/order-state.ts'
import type { Transaction } from '#platform/db/database.ts'
import { type Caller, isStaff } from '#platform/http/context.ts'
import { type Mover, type MoveReason, moveReason } from './order-machine.ts'

export interface LockedOrder {
  id: number
  customer_id: number | null
  state_id: OrderStateId
  stock_state: number
  paid_at: string | null
  cancelled_at: string | null
}

/** The first lock of whatever changes an order; stock, discounts and credits come after it. */
export async function lockOrder(tx: Transaction, id: number): Promise<LockedOrder | null> {
  const [order] = await tx<LockedOrder[]>`
    select id, customer_id, state_id, stock_state, paid_at, cancelled_at
    from customer_order where id = ${id} for update`
  return order ?? null
}

export interface Who {
  mover: Mover
  customer_id: number | null
  user_id: number | null
}

export const THE_SHOP: Who = { mover: 'shop', customer_id: null, user_id: null }

/** Staff acting as a customer moves what the customer may, and is remembered beside them. */
export function whoMoves(caller: Caller): Who {
  const { customer_id, user_id } = caller
  return { mover: isStaff(caller) ? 'staff' : 'customer', customer_id, user_id }
}

/** Moves a locked order if the machine allows it, and writes down who did; answers whether it moved. */
export async function moveOrder(
  tx: Transaction,
  order: LockedOrder,
  to: OrderStateId,
  who: Who,
  now: Date,
): Promise<boolean> {
  const reason = moveReason(order.state_id, to, who.mover)
  if (reason === null) return false
  await tx`
    update customer_order set state_id = ${to},
      cancelled_at = case when ${to}::int = ${ORDER_STATES.cancelled} then ${now}::timestamptz end,
      delivered_at = case when ${to}::int = ${ORDER_STATES.delivered} then ${now}::timestamptz
        else delivered_at end
    where id = ${order.id}`
  await writeChange(tx, order.id, order.state_id, to, reason, who, now)
  return true
}

export async function writeChange(
  tx: Transaction,
  order_id: number,
  from: OrderStateId | null,
  to: OrderStateId,
  reason: MoveReason,
  who: Who,
  now: Date,
): Promise<void> {
  await tx`
    insert into order_state_change
      (order_id, from_state_id, to_state_id, reason, customer_id, user_id, created_at)
    values (${order_id}, ${from}, ${to}, ${reason}, ${who.customer_id}, ${who.user_id}, ${now})`
}
