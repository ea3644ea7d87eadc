import { ORDER_STATES, type OrderStateId } from './order-state.ts'
import { type PaymentStatus, PAYMENT_STATUSES } from './payment.ts'
import { isPaidLater, type PaymentService } from './payment-service.ts'

interface Dated {
  paid_at: string | null
  cancelled_at: string | null
}

interface Serviced {
  payment?: { payment_service: PaymentService } | null
}

export function isPaid(order: Pick<Dated, 'paid_at'>): boolean {
  return order.paid_at !== null
}

export function isCancelled(order: Pick<Dated, 'cancelled_at'>): boolean {
  return order.cancelled_at !== null
}

export function paymentService(order: Serviced): PaymentService | null {
  return order.payment?.payment_service ?? null
}

/** An order without a payment method has nothing to be paid online. */
export function isToBePaidLater(order: Serviced): boolean {
  return isPaidLater(paymentService(order) ?? 0)
}

export function canComplain(order: Dated): boolean {
  return isPaid(order) && !isCancelled(order)
}

/** Whether no money is taken any more for an order that nobody has paid. */
export function hasEnded(order: Pick<Dated, 'cancelled_at'> & { state?: { id: OrderStateId } }): boolean {
  return isCancelled(order) || order.state?.id === ORDER_STATES.returned
}

/** Paying, also once more: what is unpaid, neither cancelled nor returned, and was to be paid online. */
export function canPayOnline(order: Dated & Serviced & { state?: { id: OrderStateId } }): boolean {
  return !isPaid(order) && !hasEnded(order) && !isToBePaidLater(order)
}

/** In which nobody has begun to work on the order, so that the buyer may still change their mind. */
export const CHANGEABLE_STATES: readonly OrderStateId[] = [ORDER_STATES.new, ORDER_STATES.awaiting_payment]

/** By the customer; staff may cancel later as well. */
export function canCancel(order: Dated & { state?: { id: OrderStateId } }): boolean {
  if (isPaid(order) || isCancelled(order) || order.state == null) return false
  return CHANGEABLE_STATES.includes(order.state.id)
}

/** The order id a return carries when the gateway did not say which order it was. */
export const UNKNOWN_ORDER_ID = -1

interface Completed {
  orderId: number
  /** Null where the visitor may not read the order. */
  order: (Pick<Dated, 'paid_at'> & Serviced) | null
  /** `payment_status` of the address; anyone can type it. */
  queryStatus?: string | null
}

export function completedPaymentStatus({ orderId, order, queryStatus }: Completed): PaymentStatus {
  const actual = actualStatus(orderId, order)
  const stated = PAYMENT_STATUSES.find((status) => status === queryStatus)
  if (!stated || !order) return stated ?? actual
  const isContradicted = (stated === 'success') !== (actual === 'success')
  return isContradicted ? actual : stated
}

function actualStatus(orderId: number, order: Completed['order']): PaymentStatus {
  if (orderId === UNKNOWN_ORDER_ID || !order) return 'unknown'
  return !isPaid(order) && !isToBePaidLater(order) ? 'error' : 'success'
}
