import type { Database } from '#platform/db/database.ts'
import { type Caller, VISITOR } from '#platform/http/context.ts'
import { Failure } from '#platform/http/failure.ts'
import { ownersAreWelcome } from './session.ts'
import { tokenHash } from '#platform/http/token.ts'

/** Calls about tokens themselves: an old one in the request must not keep anybody from getting a new one. */
const ABOUT_TOKENS = /^\/auth\/(users\/)?(login|refresh|logout)$/
const BEARER = /^Bearer +([\w-]{16,512})$/i
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** Who asks, by Bearer token or by cookie; where both are sent, the Bearer token alone counts. */
export function createIdentify(sql: Database, now: () => Date): (request: Request) => Promise<Caller> {
  return async (request) => {
    const lenient = ABOUT_TOKENS.test(new URL(request.url).pathname)
    const token = tokenOf(request)
    if (token === null) return VISITOR
    const caller = token === MALFORMED ? null : await callerOf(sql, token, now())
    if (caller) return caller
    if (lenient) return VISITOR
    throw new Failure('unauthenticated', { headers: { 'www-authenticate': 'Bearer' } })
  }
}

const MALFORMED = Symbol('malformed')

function tokenOf(request: Request): string | typeof MALFORMED | null {
  const authorization = request.headers.get('authorization')
  if (authorization !== null) return BEARER.exec(authorization.trim())?.[1] ?? MALFORMED
  const cookie = accessCookie(request.headers.get('cookie'))
  if (cookie === null) return null
  if (!SAFE_METHODS.includes(request.method) && !isOwnOrigin(request)) throw new Failure('forbidden')
  return cookie
}

/** A browser adds cookies to whatever any site sends here, so a change made with them must come from ourselves. */
function isOwnOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  return origin === null || origin === new URL(request.url).origin
}

function accessCookie(header: string | null): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2)
    if (name === 'access_token' && value) return value
  }
  return null
}

async function callerOf(sql: Database, token: string, now: Date): Promise<Caller | null> {
  const [caller] = await sql<Caller[]>`
    select session.customer_id, session.user_id, session.id as session_id,
      array(
        select customer_group_id from customer_customer_group
        where customer_customer_group.customer_id = session.customer_id order by customer_group_id
      ) as customer_group_ids
    from session_token join session on session.id = session_token.session_id
    left join customer on customer.id = session.customer_id
    left join staff_user on staff_user.id = session.user_id
    where session_token.access_hash = ${tokenHash(token)} and session_token.access_expiration_at > ${now}
      and session.ended_at is null and session.session_expiration_at > ${now} and ${ownersAreWelcome(sql)}`
  return caller ? { ...caller } : null
}
