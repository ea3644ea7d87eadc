import { describe, expect, it } from 'vitest'
import { canCancelComplaint, COMPLAINT_STATES, isOpenComplaint } from '#contract/complaint.ts'
import { COMPLAINT_MOVES, mayMoveComplaint } from './complaint-machine.ts'

const STATES = Object.values(COMPLAINT_STATES)

describe('the machine of complaints', () => {
  it('names every move once, and none that stays where it is', () => {
    const names = COMPLAINT_MOVES.map(({ from, to }) => `${from}>${to}`)
    expect(new Set(names).size).toBe(names.length)
    expect(COMPLAINT_MOVES.filter(({ from, to }) => from === to)).toEqual([])
  })

  it('lets the customer cancel while it is new, and nothing else [COMPL-03]', () => {
    for (const state of STATES) {
      const targets = STATES.filter((to) => mayMoveComplaint(state, to, 'customer'))
      expect(targets).toEqual(canCancelComplaint({ state }) ? [COMPLAINT_STATES.cancelled] : [])
    }
  })

  it('ends where a complaint is no longer open, and is never new again [COMPL-03]', () => {
    for (const state of STATES) {
      const targets = STATES.filter((to) => mayMoveComplaint(state, to, 'staff'))
      expect(targets.length > 0, String(state)).toBe(isOpenComplaint({ state }))
      expect(targets).not.toContain(COMPLAINT_STATES.new)
    }
  })
})
