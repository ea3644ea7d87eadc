import type { ComplaintState, ComplaintType } from '#contract/complaint.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import type { Context } from '#platform/http/context.ts'
import { actorOf } from './timeline-actor.ts'

interface Change {
  at: string
  from_state: ComplaintState | null
  state: ComplaintState
  note: string | null
  customer_id: number | null
  user_id: number | null
  complaint: { id: number; document_number: string; type: ComplaintType }
}

/** The filing of each complaint about an order, and its every step since. */
export async function complaintEntries({ sql }: Context, order_id: number): Promise<TimelineEntry[]> {
  const changes = await sql<Change[]>`
    select change.created_at as at, from_state, to_state as state, note, customer_id, user_id,
      json_build_object('id', complaint.id, 'document_number', document_number, 'type', type) as complaint
    from complaint join complaint_state_change change on change.complaint_id = complaint.id
    where complaint.order_id = ${order_id} order by change.id`
  return changes.map(({ at, from_state, state, note, complaint, ...who }) =>
    from_state === null
      ? { kind: 'complaint', at, complaint }
      : { kind: 'complaint_state', at, by: actorOf(who), complaint, state, note },
  )
}
