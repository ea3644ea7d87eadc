import type { User, UserSession } from '#contract/auth.ts'
import type { Api } from '../api/client.ts'
import { clearCookie, setCookie } from '../api/cookie.ts'
import { ApiError } from '../api/request-error.ts'
import { livingUntil } from '../auth/session-cookies.ts'

/** The member of the staff behind a request, beside whoever is the customer, with the cookies to carry on. */
export interface StaffVisit {
  api: Api
  user: User | null
  set_cookies: string[]
}

export function staffCookies(session: UserSession, secure: boolean, now = Date.now()): string[] {
  const options = livingUntil(secure, now)
  return [
    setCookie('staff_access_token', session.access_token, options(session.access_expiration_at)),
    setCookie('staff_refresh_token', session.refresh_token, options(session.session_expiration_at)),
  ]
}

export function endedStaffCookies(secure: boolean): string[] {
  return [clearCookie('staff_access_token', { secure }), clearCookie('staff_refresh_token', { secure })]
}

export async function openStaffSession(
  cookies: Map<string, string>,
  guest: Api,
  as: (token: string) => Api,
  secure: boolean,
): Promise<StaffVisit> {
  const access_token = cookies.get('staff_access_token')
  const refresh_token = cookies.get('staff_refresh_token')
  if (access_token) {
    const user = await unlessRefused(() => as(access_token)('GET /auth/users/me', {}))
    if (user) return { api: as(access_token), user, set_cookies: [] }
  }
  if (!refresh_token) return { api: guest, user: null, set_cookies: [] }
  const session = await unlessRefused(() => guest('POST /auth/users/refresh', { body: { refresh_token } }))
  if (!session) return { api: guest, user: null, set_cookies: endedStaffCookies(secure) }
  return {
    api: as(session.access_token),
    user: session.user,
    set_cookies: staffCookies(session, secure),
  }
}

/** Null where the platform does not know the token; a platform that is away is another matter. */
async function unlessRefused<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ApiError && [401, 403, 422].includes(error.status)) return null
    throw error
  }
}
