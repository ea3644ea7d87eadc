import type { TimelineActor } from '#contract/timeline.ts'

/** Staff acting as a customer acts for them. */
export function actorOf(who: { customer_id: number | null; user_id: number | null }): TimelineActor | null {
  if (who.customer_id !== null) return 'customer'
  return who.user_id === null ? null : 'staff'
}
