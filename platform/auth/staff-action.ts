import { staffActions } from '#contract/staff.ts'
import type { Database } from '#platform/db/database.ts'
import { purge } from '#platform/db/purge.ts'
import { table } from '#platform/db/table.ts'
import { clientIp } from '#platform/http/client-ip.ts'
import type { Context } from '#platform/http/context.ts'
import type { Served } from '#platform/http/serve.ts'

/** Writes down who is about to change what, and in whose name; answers where, or null when nobody of the staff does. */
export async function noteStaffAction(
  context: Context,
  { name, call }: Served,
  input: { params?: unknown; body?: unknown },
): Promise<number | null> {
  const { sql, caller, now, request_id } = context
  if (caller.user_id === null || name.startsWith('GET ')) return null
  const body = call.access === 'staff' && caller.customer_id === null ? (input.body ?? null) : null
  const [row] = await sql<{ id: number }[]>`insert into staff_action ${sql({
    user_id: caller.user_id,
    customer_id: caller.customer_id,
    call: name,
    params: sql.json((input.params ?? {}) as never),
    body: body === null ? null : sql.json(body as never),
    request_id,
    client_ip: clientIp(context),
    created_at: now,
  })} returning id`
  return row?.id ?? null
}

/** As long as somebody can still claim something because of it: § 629 of the Czech Civil Code. */
export const ACTIONS_KEPT_YEARS = 3

export async function purgeStaffActions(sql: Database, now: Date): Promise<number> {
  const before = new Date(now)
  before.setUTCFullYear(now.getUTCFullYear() - ACTIONS_KEPT_YEARS)
  return purge(sql, 'staff_action', sql`created_at < ${before}`)
}

export const staffActionTable = table({
  resource: staffActions,
  from: ({ sql }) => sql`staff_action action join staff_user on staff_user.id = action.user_id`,
  visible: ({ sql }) => sql`true`,
  columns: ({ sql }) => ({
    id: sql`action.id`,
    user_id: sql`action.user_id`,
    user_full_name: sql`staff_user.first_name || ' ' || staff_user.last_name`,
    customer_id: sql`action.customer_id`,
    call: sql`action.call`,
    params: sql`action.params`,
    body: sql`action.body`,
    created_at: sql`action.created_at`,
  }),
  embeds: {},
  default_sort: [{ field: 'id', descending: true }],
})
