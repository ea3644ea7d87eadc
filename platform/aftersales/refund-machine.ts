import { REFUND_STATES, type RefundState } from '#contract/refund.ts'

const S = REFUND_STATES

/** All a submitted refund may ever do; what is not listed cannot happen. */
const REFUND_MOVES: readonly { from: RefundState; to: RefundState }[] = [
  { from: S.created, to: S.received },
  // Goods that never left need not arrive, and some are not worth sending back.
  { from: S.created, to: S.approved },
  { from: S.created, to: S.rejected },
  { from: S.received, to: S.approved },
  { from: S.received, to: S.rejected },
  { from: S.approved, to: S.paid_out },
]

export function canMoveRefund(from: RefundState, to: RefundState): boolean {
  return REFUND_MOVES.some((move) => move.from === from && move.to === to)
}
