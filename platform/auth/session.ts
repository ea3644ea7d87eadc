import { ACCESS_TOKEN_LIFETIME_S, REFRESH_GRACE_S, SESSION_LIFETIME_S } from '#contract/auth.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { purge, PURGE_BATCH } from '#platform/db/purge.ts'
import { clientIp } from '#platform/http/client-ip.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, notFound } from '#platform/http/failure.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { newToken, tokenHash } from '#platform/http/token.ts'

/** A customer, a member of the staff, or the one acting as the other. */
export type Owner = { customer_id: number; user_id?: number } | { user_id: number }

/** What both kinds of session show of themselves; the only place tokens are readable. */
export interface IssuedSession {
  id: number
  client_ip: string | null
  user_agent: string | null
  access_token: string
  refresh_token: string
  access_expiration_at: string
  session_expiration_at: string
}

interface SessionRow {
  id: number
  client_ip: string | null
  user_agent: string | null
  session_expiration_at: string
}

const MAX_USER_AGENT_LENGTH = 400
/** Far more than tabs need that are opened again all at once: what each is traded for stays with the session. */
export const MAX_REFRESHES = 60
export const REFRESHES_WINDOW_S = 15 * 60

const refreshes = createRateLimit({ name: 'refresh', limit: MAX_REFRESHES, window_s: REFRESHES_WINDOW_S })

export async function openSession(
  context: Context,
  sql: Transaction,
  owner: Owner,
  lifetime_s = SESSION_LIFETIME_S,
): Promise<IssuedSession> {
  const { now, request } = context
  const user_agent = request.headers.get('user-agent')?.slice(0, MAX_USER_AGENT_LENGTH) ?? null
  const [session] = await sql<SessionRow[]>`
    insert into session ${sql({
      ...owner,
      client_ip: clientIp(context),
      user_agent,
      created_at: now,
      last_used_at: now,
      session_expiration_at: after(now, lifetime_s),
    })} returning *`
  if (!session) throw new Error('The session was not written')
  return issue(sql, session, now, null)
}

interface TradedToken {
  id: number
  session_id: number
  previous_id: number | null
  used_at: string | null
  /** What it was traded for has been traded as well. */
  is_overtaken: boolean
}

/**
 * Trades a refresh token for new tokens. The last one that was traded may come once more within the grace: it is a
 * second tab of the same browser and gets tokens of its own. Any other used token is a copy in other hands, and the
 * whole session ends.
 */
export async function refreshSession(
  context: Context,
  kind: 'customer' | 'staff',
  refresh_token: string,
): Promise<{ session: IssuedSession; owner_id: number }> {
  const { now } = context
  const refresh_hash = tokenHash(refresh_token)
  const known = await tokenOf(context.sql, refresh_hash)
  // A theft ends the session, however often it was refreshed.
  if (known && !isStolen(known, now)) await refreshes.take(context, String(known.session_id))
  const refreshed = await context.sql.begin(async (sql) => {
    const [found] = await sql<(SessionRow & { owner_id: number })[]>`
      select session.*, coalesce(session.customer_id, session.user_id) as owner_id
      from session_token join session on session.id = session_token.session_id
      left join customer on customer.id = session.customer_id
      left join staff_user on staff_user.id = session.user_id
      where session_token.refresh_hash = ${refresh_hash}
        and session.ended_at is null and session.session_expiration_at > ${now}
        and ${kind === 'customer' ? sql`session.customer_id is not null` : sql`session.customer_id is null`}
        and ${ownersAreWelcome(sql)}
      for update of session`
    // Read once the session is locked: another tab may have traded the same token a moment ago.
    const token = await tokenOf(sql, refresh_hash)
    if (!found || !token) return null
    if (isStolen(token, now)) {
      await sql`update session set ended_at = ${now} where id = ${found.id}`
      context.log.warn('a used refresh token came back', { session_id: found.id })
      return null
    }
    // A browser keeps one pair only. What another tab was given for the same token has nobody to use it any more.
    await sql`
      update session_token set used_at = ${now}
      where used_at is null and (id = ${token.id} or previous_id = ${token.previous_id})`
    await sql`update session set last_used_at = ${now} where id = ${found.id}`
    return { session: await issue(sql, found, now, token.id), owner_id: found.owner_id }
  })
  if (!refreshed) throw new Failure('unauthenticated')
  return refreshed
}

async function tokenOf(sql: Database | Transaction, refresh_hash: Buffer): Promise<TradedToken | null> {
  const [token] = await sql<TradedToken[]>`
    select id, session_id, previous_id, used_at, exists (
      select from session_token next where next.previous_id = session_token.id and next.used_at is not null
    ) as is_overtaken
    from session_token where refresh_hash = ${refresh_hash}`
  return token ?? null
}

function isStolen({ used_at, is_overtaken }: TradedToken, now: Date): boolean {
  if (used_at === null) return false
  return is_overtaken || Date.parse(used_at) + REFRESH_GRACE_S * 1000 < now.getTime()
}

/** A stale or unknown token leaves nothing to end. Whoever of the staff leaves acts as nobody any more. */
export async function endSession(
  context: Context,
  kind: 'customer' | 'staff',
  refresh_token: string | undefined,
): Promise<void> {
  const { sql, now, caller, request_id } = context
  const call = kind === 'customer' ? 'POST /auth/logout' : 'POST /auth/users/logout'
  await sql`
    with ended as (
      update session set ended_at = ${now}
      where ended_at is null
        and ${kind === 'customer' ? sql`customer_id is not null` : sql`customer_id is null`}
        and (id = ${caller.session_id} or id in (
          select session_id from session_token where refresh_hash = ${tokenHash(refresh_token ?? '')}))
      returning id, customer_id, user_id
    ), left_behind as (
      update session set ended_at = ${now} from ended
      where ended.customer_id is null and session.user_id = ended.user_id
        and session.customer_id is not null and session.ended_at is null
      returning session.id, session.customer_id, session.user_id
    )
    insert into staff_action (user_id, customer_id, call, params, request_id, client_ip, created_at)
    select user_id, customer_id, ${call}, '{}'::jsonb, ${request_id}, ${clientIp(context)}, ${now}
    from (select * from ended union all select * from left_behind) session
    -- What a member of the staff asks for in person is noted with the call.
    where user_id is not null and id is distinct from ${caller.session_id}`
}

/** Also one in which the staff acts as the customer, and the one that asks. */
export async function endOwnSession({ sql, caller, now }: Context, id: number): Promise<void> {
  const { count } = await sql`
    update session set ended_at = ${now}
    where id = ${id} and customer_id = ${caller.customer_id} and ended_at is null
      and session_expiration_at > ${now}`
  if (count === 0) throw notFound()
}

/** The one the customer sits at stays. */
export async function endOtherSessions(
  sql: Transaction,
  customer_id: number,
  session_id: number | null,
  now: Date,
): Promise<void> {
  await sql`
    update session set ended_at = ${now}
    where customer_id = ${customer_id} and ended_at is null and id is distinct from ${session_id}`
}

/**
 * For what takes long: a new password may have ended the session since the request came. Asked once the customer's row
 * is locked, which whoever sets a password locks first.
 */
export async function requireOpenSession({ caller }: Context, sql: Transaction): Promise<void> {
  const open = await sql`select from session where id = ${caller.session_id} and ended_at is null`
  if (open.length === 0) throw new Failure('unauthenticated')
}

/** Whoever was blocked or left is out at the next request, not when a token happens to end. */
export function ownersAreWelcome(sql: Context['sql'] | Transaction) {
  return sql`(session.customer_id is null or (customer.is_active and not customer.is_blocked))
    and (session.user_id is null or staff_user.is_active)`
}

/** With the addresses they came from. */
export async function purgeSessions(sql: Database, now: Date): Promise<number> {
  await purgeTokens(sql, now)
  return purge(sql, 'session', sql`session_expiration_at < ${after(now, -SESSION_LIFETIME_S)}`)
}

/**
 * Every used token of a session tells of a theft when it comes back, for as long as there is something to steal. The
 * last ones go first: with each go those that it was traded for, which may be too many at once.
 */
const purgeTokens = (sql: Database, now: Date): Promise<number> =>
  purge(
    sql,
    'session_token',
    sql`session_id in (
      select id from session
      where (ended_at is not null or session_expiration_at < ${now})
        and exists (select from session_token token where token.session_id = session.id)
      limit ${PURGE_BATCH})`,
    sql`order by id desc`,
  )

async function issue(
  sql: Transaction,
  session: SessionRow,
  now: Date,
  previous_id: number | null,
): Promise<IssuedSession> {
  const access_token = newToken()
  const refresh_token = newToken()
  const until = Date.parse(session.session_expiration_at)
  const access_expiration_at = new Date(Math.min(after(now, ACCESS_TOKEN_LIFETIME_S).getTime(), until))
  await sql`
    insert into session_token (session_id, access_hash, refresh_hash, access_expiration_at, previous_id)
    values (${session.id}, ${tokenHash(access_token)}, ${tokenHash(refresh_token)}, ${access_expiration_at},
      ${previous_id})`
  return {
    id: session.id,
    client_ip: session.client_ip,
    user_agent: session.user_agent,
    access_token,
    refresh_token,
    access_expiration_at: access_expiration_at.toISOString(),
    session_expiration_at: session.session_expiration_at,
  }
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}
