import { COMPLAINT_STATES, type ComplaintState } from '#contract/complaint.ts'

export type ComplaintMover = 'customer' | 'staff'

interface Move {
  from: ComplaintState
  to: ComplaintState
  movers: readonly ComplaintMover[]
}

const S = COMPLAINT_STATES

/** All a complaint may ever do; what is not listed cannot happen. What is decided stays decided. */
export const COMPLAINT_MOVES: readonly Move[] = [
  { from: S.new, to: S.received, movers: ['staff'] },
  // Where photographs say enough, nothing has to be sent.
  { from: S.new, to: S.in_progress, movers: ['staff'] },
  { from: S.received, to: S.in_progress, movers: ['staff'] },
  { from: S.in_progress, to: S.accepted, movers: ['staff'] },
  { from: S.in_progress, to: S.rejected, movers: ['staff'] },
  { from: S.accepted, to: S.resolved, movers: ['staff'] },
  { from: S.new, to: S.cancelled, movers: ['customer', 'staff'] },
  { from: S.received, to: S.cancelled, movers: ['staff'] },
  { from: S.in_progress, to: S.cancelled, movers: ['staff'] },
]

export function mayMoveComplaint(from: ComplaintState, to: ComplaintState, mover: ComplaintMover): boolean {
  return COMPLAINT_MOVES.some((move) => move.from === from && move.to === to && move.movers.includes(mover))
}
