import { ORDER_STATES, type OrderStateId } from '#contract/order-state.ts'

/** Who moves an order: its buyer, the staff, or the shop by itself. */
export type Mover = 'customer' | 'staff' | 'shop'

export type MoveReason =
  | 'created'
  | 'paid'
  | 'payment_changed'
  | 'accepted'
  | 'prepared'
  | 'handed_over'
  | 'delivered'
  | 'cancelled'
  | 'returned'

interface Move {
  from: OrderStateId
  to: OrderStateId
  reason: MoveReason
  movers: readonly Mover[]
}

const S = ORDER_STATES

/** All an order may ever do; what is not listed cannot happen. */
export const MOVES: readonly Move[] = [
  { from: S.new, to: S.processing, reason: 'paid', movers: ['shop'] },
  { from: S.awaiting_payment, to: S.processing, reason: 'paid', movers: ['shop'] },
  // Paid by transfer after all: nothing of it is waited for at a gateway any more.
  { from: S.awaiting_payment, to: S.new, reason: 'payment_changed', movers: ['shop'] },
  // Paid on delivery or by invoice: the staff begins before there is money.
  { from: S.new, to: S.processing, reason: 'accepted', movers: ['staff'] },
  { from: S.processing, to: S.ready_for_pickup, reason: 'prepared', movers: ['staff'] },
  { from: S.processing, to: S.shipped, reason: 'handed_over', movers: ['staff'] },
  { from: S.ready_for_pickup, to: S.delivered, reason: 'delivered', movers: ['staff'] },
  { from: S.shipped, to: S.delivered, reason: 'delivered', movers: ['staff'] },
  // It follows from goods that were settled piece by piece, and is nobody's word.
  { from: S.processing, to: S.returned, reason: 'returned', movers: ['shop'] },
  { from: S.ready_for_pickup, to: S.returned, reason: 'returned', movers: ['shop'] },
  { from: S.shipped, to: S.returned, reason: 'returned', movers: ['shop'] },
  { from: S.delivered, to: S.returned, reason: 'returned', movers: ['shop'] },
  { from: S.new, to: S.cancelled, reason: 'cancelled', movers: ['customer', 'staff', 'shop'] },
  { from: S.awaiting_payment, to: S.cancelled, reason: 'cancelled', movers: ['customer', 'staff', 'shop'] },
  { from: S.processing, to: S.cancelled, reason: 'cancelled', movers: ['staff'] },
  { from: S.ready_for_pickup, to: S.cancelled, reason: 'cancelled', movers: ['staff'] },
  { from: S.shipped, to: S.cancelled, reason: 'cancelled', movers: ['staff'] },
]

/** By what right the mover takes an order from one state to another; null where there is none. */
export function moveReason(from: OrderStateId, to: OrderStateId, mover: Mover): MoveReason | null {
  const move = MOVES.find((one) => one.from === from && one.to === to && one.movers.includes(mover))
  return move?.reason ?? null
}
