import type { CustomerSession } from '#contract/auth.ts'
import type { CallAnswer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import type { Api } from '../api/client.ts'
import { setCookie } from '../api/cookie.ts'
import { ApiError } from '../api/request-error.ts'
import { endedSessionCookies, sessionCookies } from './session-cookies.ts'

/** A page that was only prepared may have found it, and the next one comes when the visitor has read this one. */
const LOST_SESSION_MAX_AGE_S = 60 * 60

export type SessionMe = CallAnswer<Calls['GET /auth/me'], { embed: ['customer'] }>

/** Who a request to the own server belongs to, with the cookies that its answer must carry on. */
export interface OpenSession {
  api: Api
  me: SessionMe | null
  set_cookies: string[]
}

/**
 * A visitor without cookies costs nothing. With an access token it is asked about once; when it is old or gone
 * and a refresh token is left, the session is renewed here, so that the page is drawn for its customer at once.
 */
export async function openSession(
  cookies: Map<string, string>,
  guest: Api,
  as: (token: string) => Api,
  secure = true,
): Promise<OpenSession> {
  const access_token = cookies.get('access_token')
  const refresh_token = cookies.get('refresh_token')
  if (access_token) {
    const me = await whoIs(as(access_token))
    if (me) return { api: as(access_token), me, set_cookies: [] }
  }
  if (!refresh_token)
    return { api: guest, me: null, set_cookies: access_token ? endedSessionCookies(secure) : [] }
  const session = await refresh(guest, refresh_token)
  if (!session) {
    const said = setCookie('notice', 'session_refresh_failed', { max_age: LOST_SESSION_MAX_AGE_S })
    return { api: guest, me: null, set_cookies: [...endedSessionCookies(secure), said] }
  }
  const api = as(session.access_token)
  return { api, me: await whoIs(api), set_cookies: sessionCookies(session, secure) }
}

async function whoIs(api: Api): Promise<SessionMe | null> {
  try {
    const me = await api('GET /auth/me', { query: { embed: ['customer'] } })
    return me.is_guest ? null : me
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

async function refresh(api: Api, refresh_token: string): Promise<CustomerSession | null> {
  try {
    return await api('POST /auth/refresh', { body: { refresh_token } })
  } catch (error) {
    // Only a clear refusal ends the session; a platform that does not answer does not.
    if (error instanceof ApiError && (error.status === 401 || error.status === 422)) return null
    throw error
  }
}
