import { sessions } from '#contract/auth.ts'
import { table } from '#platform/db/table.ts'

/** One's own sessions that still work. Where the staff sits that acts as the customer is not theirs to know. */
export const sessionTable = table({
  resource: sessions,
  from: ({ sql }) => sql`session`,
  visible: ({ sql, caller, now }) => sql`(
    session.customer_id = ${caller.customer_id} and session.ended_at is null
    and session.session_expiration_at > ${now}
  )`,
  columns: ({ sql, caller }) => ({
    id: sql`session.id`,
    client_ip: sql`case when session.user_id is null then session.client_ip end`,
    user_agent: sql`case when session.user_id is null then session.user_agent end`,
    created_at: sql`session.created_at`,
    last_used_at: sql`session.last_used_at`,
    session_expiration_at: sql`session.session_expiration_at`,
    is_current: sql`session.id is not distinct from ${caller.session_id}::int`,
    is_impersonated: sql`session.user_id is not null`,
  }),
  embeds: {},
  default_sort: [{ field: 'last_used_at', descending: true }],
})
