import { describe, expect, it } from 'vitest'
import {
  canCancel,
  canComplain,
  canPayOnline,
  completedPaymentStatus,
  isCancelled,
  isPaid,
  isToBePaidLater,
  paymentService,
  UNKNOWN_ORDER_ID,
} from './order-flag.ts'
import { ORDER_STATES, type OrderStateId } from './order-state.ts'
import type { PaymentService } from './payment-service.ts'

const MOMENT = '2026-11-15T10:00:00Z'

function order(service: PaymentService | null, dates: { paid_at?: string; cancelled_at?: string } = {}) {
  return {
    paid_at: null,
    cancelled_at: null,
    ...dates,
    payment: service === null ? null : { payment_service: service },
  }
}

describe('an order', () => {
  it('is paid when paid_at is set [ORDER-04]', () => {
    expect(isPaid({ paid_at: MOMENT })).toBe(true)
    expect(isPaid({ paid_at: null })).toBe(false)
  })

  it('is cancelled when cancelled_at is set [ORDER-05]', () => {
    expect(isCancelled({ cancelled_at: MOMENT })).toBe(true)
    expect(isCancelled({ cancelled_at: null })).toBe(false)
  })

  it.each([
    [0, true],
    [1, true],
    [2, false],
    [3, true],
    [4, false],
    [5, true],
    [6, true],
    [7, false],
    [8, false],
    ['gopay', false],
    ['csob', false],
    [null, true],
  ] as const)('with payment service %s is to be paid later: %s [ORDER-06]', (service, later) => {
    expect(isToBePaidLater(order(service))).toBe(later)
  })

  it('shows the storefront its flags [ORDER-12] [ENT-42]', () => {
    const paid = order('csob', { paid_at: MOMENT })
    expect([isPaid(paid), isToBePaidLater(paid), paymentService(paid)]).toEqual([true, false, 'csob'])
    const waiting = order(3)
    expect([isPaid(waiting), isToBePaidLater(waiting), paymentService(waiting)]).toEqual([false, true, 3])
  })

  it.each([
    [{}, false],
    [{ paid_at: MOMENT }, true],
    [{ cancelled_at: MOMENT }, false],
    [{ paid_at: MOMENT, cancelled_at: MOMENT }, false],
  ])('with %o may be complained about: %s [COMPL-01]', (dates, allowed) => {
    expect(canComplain(order(1, dates))).toBe(allowed)
  })

  it('is paid online again only while unpaid, neither cancelled nor returned, and meant to be paid online', () => {
    expect(canPayOnline(order(4))).toBe(true)
    expect(canPayOnline(order('csob'))).toBe(true)
    expect(canPayOnline(order(4, { paid_at: MOMENT }))).toBe(false)
    expect(canPayOnline(order(4, { cancelled_at: MOMENT }))).toBe(false)
    expect(canPayOnline({ ...order(4), state: { id: ORDER_STATES.returned } })).toBe(false)
    expect(canPayOnline(order(1))).toBe(false)
  })

  it('is cancelled by the customer only while new or awaiting payment, and unpaid', () => {
    const inState = (id: OrderStateId, dates = {}) => canCancel({ ...order(1, dates), state: { id } })
    expect(([1, 2, 3, 4, 5, 6, 7, 8] as const).filter((id) => inState(id))).toEqual([1, 2])
    expect(inState(1, { paid_at: MOMENT })).toBe(false)
    expect(inState(1, { cancelled_at: MOMENT })).toBe(false)
    expect(canCancel(order(1))).toBe(false)
  })
})

describe('the payment status of a completed order', () => {
  const unpaid = order(4)
  const paid = order(4, { paid_at: MOMENT })

  it.each(['success', 'error', 'unknown'] as const)(
    'is %s when the query says so [ORDER-07]',
    (queryStatus) => {
      expect(completedPaymentStatus({ orderId: 5, order: null, queryStatus })).toBe(queryStatus)
      expect(completedPaymentStatus({ orderId: UNKNOWN_ORDER_ID, order: null, queryStatus })).toBe(
        queryStatus,
      )
    },
  )

  it('waits for the gateway when the query says unknown and nothing is paid yet [ORDER-07]', () => {
    expect(completedPaymentStatus({ orderId: 5, order: unpaid, queryStatus: 'unknown' })).toBe('unknown')
  })

  it('does not believe a query that the order contradicts [ORDER-07]', () => {
    expect(completedPaymentStatus({ orderId: 5, order: unpaid, queryStatus: 'success' })).toBe('error')
    expect(completedPaymentStatus({ orderId: 5, order: paid, queryStatus: 'error' })).toBe('success')
    expect(completedPaymentStatus({ orderId: 5, order: paid, queryStatus: 'nonsense' })).toBe('success')
  })

  it.each(['error', 'unknown'])(
    'is no longer the %s of the gateway once the order is to be paid later [ORDER-07] [ORDER-10]',
    (queryStatus) => {
      expect(completedPaymentStatus({ orderId: 5, order: order(1), queryStatus })).toBe('success')
    },
  )

  it('is unknown for order -1 [ORDER-08]', () => {
    expect(UNKNOWN_ORDER_ID).toBe(-1)
    expect(completedPaymentStatus({ orderId: -1, order: unpaid })).toBe('unknown')
    expect(completedPaymentStatus({ orderId: -1, order: paid })).toBe('unknown')
  })

  it('is error when unpaid and not to be paid later [ORDER-09]', () => {
    expect(completedPaymentStatus({ orderId: 5, order: unpaid })).toBe('error')
    expect(completedPaymentStatus({ orderId: 5, order: order('gopay') })).toBe('error')
  })

  it('is success otherwise: paid, or to be paid later [ORDER-10]', () => {
    expect(completedPaymentStatus({ orderId: 5, order: paid })).toBe('success')
    expect(completedPaymentStatus({ orderId: 5, order: order(1) })).toBe('success')
    expect(completedPaymentStatus({ orderId: 5, order: order(3), queryStatus: null })).toBe('success')
  })
})
