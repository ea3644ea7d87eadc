import { describe, expect, it } from 'vitest'
import { canCancel } from '#contract/order-flag.ts'
import { ORDER_STATES, type OrderStateId } from '#contract/order-state.ts'
import { MOVES, type Mover, moveReason } from './order-machine.ts'

const STATES = Object.values(ORDER_STATES)
const targets = (from: OrderStateId, mover: Mover) =>
  STATES.filter((to) => moveReason(from, to, mover) !== null)

describe('the machine of order states', () => {
  it('names every move once, and none that stays where it is', () => {
    const names = MOVES.flatMap(({ from, to, movers }) => movers.map((mover) => `${from}>${to} ${mover}`))
    expect(new Set(names).size).toBe(names.length)
    expect(MOVES.filter(({ from, to }) => from === to)).toEqual([])
  })

  it('lets the buyer cancel exactly what the contract says, and nothing else [ORDER-05]', () => {
    for (const id of STATES) {
      const allowed = canCancel({ paid_at: null, cancelled_at: null, state: { id } })
      expect(targets(id, 'customer')).toEqual(allowed ? [ORDER_STATES.cancelled] : [])
    }
  })

  it('lets the staff cancel in any state before delivery [ORDER-05]', () => {
    const cancellable = STATES.filter((id) => targets(id, 'staff').includes(ORDER_STATES.cancelled))
    expect(cancellable).toEqual([1, 2, 3, 4, 5])
  })

  it('ends with a cancelled or returned order', () => {
    for (const mover of ['customer', 'staff', 'shop'] as const) {
      expect(targets(ORDER_STATES.cancelled, mover)).toEqual([])
      expect(targets(ORDER_STATES.returned, mover)).toEqual([])
    }
  })

  it('lets nobody say that an order is returned: that follows from its returns [TBD-15]', () => {
    for (const mover of ['customer', 'staff'] as const) {
      expect(STATES.filter((id) => targets(id, mover).includes(ORDER_STATES.returned))).toEqual([])
    }
  })

  it('starts work on an unpaid online order only when its money comes', () => {
    expect(targets(ORDER_STATES.awaiting_payment, 'staff')).toEqual([ORDER_STATES.cancelled])
    expect(moveReason(ORDER_STATES.awaiting_payment, ORDER_STATES.processing, 'shop')).toBe('paid')
  })
})
