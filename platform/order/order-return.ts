import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import { COMPLAINT_STATES } from '#contract/complaint.ts'
import { ORDER_STATES, ORDER_STOCK_STATES, type OrderStateId } from '#contract/order-state.ts'
import { REFUND_STATES } from '#contract/refund.ts'
import type { Transaction } from '#platform/db/database.ts'
import { putOrderEvent } from './order-event.ts'
import { type LockedOrder, lockOrder, moveOrder, type Who } from './order-move.ts'
import { lockStockOf, putBackStock, returnStock, type StockDemand, writeOffStock } from './order-stock.ts'

export interface ReturnedPieces {
  order_item_id: number
  amount: number
}

/** Goods the shop can sell again. A package is put back as its parts; what was never counted is not counted now. */
export async function putPiecesBack(
  tx: Transaction,
  order_id: number,
  pieces: readonly ReturnedPieces[],
): Promise<void> {
  await putBackStock(tx, await stockOfPieces(tx, order_id, pieces))
}

/** Pieces that lie in the stock as sellable turn out to be damaged; below zero, fewer than was said before. */
export async function recountDamaged(
  tx: Transaction,
  order_id: number,
  damaged: readonly ReturnedPieces[],
): Promise<void> {
  await writeOffStock(tx, await stockOfPieces(tx, order_id, damaged))
}

async function stockOfPieces(
  tx: Transaction,
  order_id: number,
  pieces: readonly ReturnedPieces[],
): Promise<StockDemand[]> {
  return tx<StockDemand[]>`
    select taken.product_id, taken.variation_key, sum(part.amount * back.amount / line.amount)::int as amount
    from unnest(${pieces.map(({ order_item_id }) => order_item_id)}::int[],
      ${pieces.map(({ amount }) => amount)}::int[]) back(order_item_id, amount)
    join order_item line on line.id = back.order_item_id and line.order_id = ${order_id}
    join order_item part on part.order_id = line.order_id and (part.id = line.id or
      (part.parent_id = line.id and part.order_item_type = ${CART_ITEM_TYPES.package_item}))
    join order_stock taken on taken.order_id = part.order_id and taken.product_id = part.product_id
      and taken.variation_key = coalesce(part.product_variation_id, 0)
    group by 1, 2 having sum(part.amount * back.amount / line.amount) <> 0`
}

/** What of an order's stock its returns have dealt with: sold again once they are approved, or damaged for good. */
async function returnedStock(tx: Transaction, order_id: number): Promise<StockDemand[]> {
  const pieces = await tx<ReturnedPieces[]>`
    select order_item_id, sum(
      case when state in (${REFUND_STATES.approved}, ${REFUND_STATES.paid_out}) then item.amount
      else damaged_amount end)::int as amount
    from refund_item item join refund on refund.id = item.refund_id
    where refund.order_id = ${order_id} and state <> ${REFUND_STATES.rejected}
    group by 1`
  return stockOfPieces(tx, order_id, pieces)
}

/** Everything an order still holds can be sold again: it lies in the shop, or is on its way there. */
export async function putRestBack(tx: Transaction, { id, stock_state }: LockedOrder): Promise<void> {
  await lockStockOf(tx, id)
  const is_reserved = stock_state === ORDER_STOCK_STATES.reserved
  if (!is_reserved && stock_state !== ORDER_STOCK_STATES.taken) return
  await returnStock(tx, id, is_reserved, await returnedStock(tx, id))
  await tx`update customer_order set stock_state = ${ORDER_STOCK_STATES.returned} where id = ${id}`
}

/** The goods have not left the shop. */
export const UNSENT_STATES: readonly OrderStateId[] = [
  ORDER_STATES.new,
  ORDER_STATES.awaiting_payment,
  ORDER_STATES.processing,
  ORDER_STATES.ready_for_pickup,
]

/**
 * An order of which nothing is left is returned, where its state knows such a step; one that never left gives up all it
 * holds. Answers whether it moved.
 */
export async function markReturned(tx: Transaction, order_id: number, who: Who, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, order_id)
  const moves = { ...who, mover: 'shop' as const }
  if (!order || !(await moveOrder(tx, order, ORDER_STATES.returned, moves, now))) return false
  if (UNSENT_STATES.includes(order.state_id)) await putRestBack(tx, order)
  await putOrderEvent(tx, order_id, 'state_changed', now)
  return true
}

/**
 * Whether something was given back for a part of the goods; such an order is not given back as a whole. The return
 * that would give it back as a whole does not count.
 */
export async function hasGivenBack(
  tx: Transaction,
  order_id: number,
  but_refund_id: number | null,
): Promise<boolean> {
  const found = await tx`
    select from refund where order_id = ${order_id} and id is distinct from ${but_refund_id}::int
      and state in (${REFUND_STATES.received}, ${REFUND_STATES.approved}, ${REFUND_STATES.paid_out})
    union all
    select from complaint join complaint_item item on item.complaint_id = complaint.id
    where order_id = ${order_id} and (final_resolve = 'money_back' or settled_price is not null)
      and state in (${COMPLAINT_STATES.accepted}, ${COMPLAINT_STATES.resolved})
    limit 1`
  return found.length > 0
}
