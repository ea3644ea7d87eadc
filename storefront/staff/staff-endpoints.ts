import { IMPERSONATION_LIFETIME_S } from '#contract/impersonation.ts'
import { fullName } from '#contract/customer.ts'
import { setCookie } from '../api/cookie.ts'
import { parseCookies } from '../api/cookie-text.ts'
import { ApiError } from '../api/request-error.ts'
import { type Asked, failed, shown, withCookies } from '../auth/auth-answer.ts'
import { sessionFailure } from '../auth/form-failure.ts'
import { endedSessionCookies, keepsSecureCookies, sessionCookies } from '../auth/session-cookies.ts'
import { echoed } from '../echoed.ts'
import { pathFor } from '../route-match.ts'
import { endedStaffCookies, openStaffSession, staffCookies } from './staff-session.ts'

/** POST /api/auth/staff-login {email, password} */
async function logStaffIn({ form, api, url, language, page }: Asked): Promise<Response> {
  const { email = '', password = '' } = form
  try {
    const session = await api('POST /auth/users/login', { body: { email, password } })
    const cookies = staffCookies(session, keepsSecureCookies(url))
    return page
      ? page(pathFor('staff', language), cookies)
      : withCookies(Response.json(session.user), cookies)
  } catch (error) {
    if (!page) return failed(error)
    return page(pathFor('staff', language, {}, { error: sessionFailure(error), email: echoed(email) }))
  }
}

/** POST /api/auth/staff-logout */
async function logStaffOut({ request, api, url, language, page }: Asked): Promise<Response> {
  const refresh_token = parseCookies(request.headers.get('cookie')).get('staff_refresh_token')
  const cookies = endedStaffCookies(keepsSecureCookies(url))
  if (refresh_token) await api('POST /auth/users/logout', { body: { refresh_token } }).catch(() => {})
  return page ? page(pathFor('staff', language), cookies) : noContent(cookies)
}

/**
 * POST /api/auth/impersonate {customerId}. The customer's own cart is taken up; nothing of this browser goes into it.
 */
async function impersonate({ request, form, api, as, url, language, page }: Asked): Promise<Response> {
  const secure = keepsSecureCookies(url)
  try {
    const staff = await openStaffSession(parseCookies(request.headers.get('cookie')), api, as, secure)
    const session = await staff.api('POST /auth/impersonate', {
      body: { customerId: Number(form.customerId) },
    })
    const { customer } = await as(session.access_token)('GET /auth/me', { query: { embed: ['customer'] } })
    const cookies = [
      ...staff.set_cookies,
      ...endedSessionCookies(secure),
      ...sessionCookies(session, secure),
      // A name may hold signs that no cookie takes, such as the joiners of some scripts.
      setCookie('acting_as', customer ? fullName(customer).replaceAll(/\p{C}/gu, '') : '', {
        max_age: IMPERSONATION_LIFETIME_S,
        secure,
      }),
    ]
    return page
      ? page(pathFor('customer-dashboard', language), cookies)
      : withCookies(Response.json(shown(session)), cookies)
  } catch (error) {
    if (!page) return failed(error)
    return page(pathFor('staff', language, {}, { error: impersonationFailure(error) }))
  }
}

/** POST /api/auth/impersonate-end: back to the staff's own screen. */
async function endImpersonation({ request, api, url, language, page }: Asked): Promise<Response> {
  const refresh_token = parseCookies(request.headers.get('cookie')).get('refresh_token')
  const secure = keepsSecureCookies(url)
  if (refresh_token) await api('POST /auth/logout', { body: { refresh_token } }).catch(() => {})
  const cookies = endedSessionCookies(secure)
  return page ? page(pathFor('staff', language), cookies) : noContent(cookies)
}

export const staffEndpoints: Record<string, (asked: Asked) => Promise<Response>> = {
  '/api/auth/staff-login': logStaffIn,
  '/api/auth/staff-logout': logStaffOut,
  '/api/auth/impersonate': impersonate,
  '/api/auth/impersonate-end': endImpersonation,
}

function noContent(cookies: string[]): Response {
  return withCookies(new Response(null, { status: 204 }), cookies)
}

export const IMPERSONATION_FAILURES = ['not_staff', 'no_customer', 'not_possible', 'general_error'] as const
export type ImpersonationFailure = (typeof IMPERSONATION_FAILURES)[number]

function impersonationFailure(error: unknown): ImpersonationFailure {
  if (!(error instanceof ApiError)) return 'general_error'
  if ([401, 403].includes(error.status)) return 'not_staff'
  if ([404, 422].includes(error.status)) return 'no_customer'
  return error.status === 409 ? 'not_possible' : 'general_error'
}
