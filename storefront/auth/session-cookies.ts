import type { CustomerSession } from '#contract/auth.ts'
import { clearCookie, setCookie } from '../api/cookie.ts'

/** Tokens go where scripts cannot read them; the platform decides how long each lives. */
export function sessionCookies(session: CustomerSession, now = Date.now()): string[] {
  const lifetime = (until: string) => ({ max_age: Math.max(0, Math.floor((Date.parse(until) - now) / 1000)) })
  return [
    setCookie('access_token', session.access_token, lifetime(session.access_expiration_at)),
    setCookie('refresh_token', session.refresh_token, lifetime(session.session_expiration_at)),
  ]
}

export function endedSessionCookies(): string[] {
  return [clearCookie('access_token'), clearCookie('refresh_token')]
}
