import { expect, it } from 'vitest'
import { REFUND_STATES, type RefundState } from '#contract/refund.ts'
import { canMoveRefund } from './refund-machine.ts'

const STATES = Object.values(REFUND_STATES)

it.each<[RefundState, RefundState[]]>([
  [REFUND_STATES.created, [REFUND_STATES.received, REFUND_STATES.approved, REFUND_STATES.rejected]],
  [REFUND_STATES.received, [REFUND_STATES.approved, REFUND_STATES.rejected]],
  [REFUND_STATES.approved, [REFUND_STATES.paid_out]],
  [REFUND_STATES.rejected, []],
  [REFUND_STATES.paid_out, []],
])('a refund in the state %i moves to %j, and nowhere else [ENT-67]', (from, targets) => {
  expect(STATES.filter((to) => canMoveRefund(from, to))).toEqual(targets)
})
