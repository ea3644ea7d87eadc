import type { CustomerSession } from '#contract/auth.ts'
import { clearCookie, setCookie } from '../api/cookie.ts'

/** Tokens go where scripts cannot read them; the platform decides how long each lives. */
export function sessionCookies(session: CustomerSession, secure = true, now = Date.now()): string[] {
  const options = livingUntil(secure, now)
  return [
    setCookie('access_token', session.access_token, options(session.access_expiration_at)),
    setCookie('refresh_token', session.refresh_token, options(session.session_expiration_at)),
    setCookie('customer', String(session.customer_id), options(session.session_expiration_at)),
    setCookie(
      'access_mark',
      String(Date.parse(session.access_expiration_at)),
      options(session.access_expiration_at),
    ),
  ]
}

/** A cookie ends with the token in it. */
export function livingUntil(secure: boolean, now: number) {
  return (until: string) => ({
    secure,
    max_age: Math.max(0, Math.floor((Date.parse(until) - now) / 1000)),
  })
}

export function endedSessionCookies(secure = true): string[] {
  return [
    clearCookie('access_token', { secure }),
    clearCookie('refresh_token', { secure }),
    clearCookie('customer', { secure }),
    clearCookie('access_mark', { secure }),
    clearCookie('acting_as', { secure }),
    // The list itself is the customer's, and waits in their account.
    clearCookie('comparison'),
    // A cart waits there as well; whoever comes next starts with an empty one.
    clearCookie('cart_id', { secure }),
    // They open an order with its name and address to anybody who sits down here.
    clearCookie('latest_order', { secure }),
    clearCookie('ordering_cart', { secure }),
  ]
}

/** Browsers keep secure cookies of localhost, but drop those of any other host that is not behind HTTPS. */
export function keepsSecureCookies(url: URL): boolean {
  return url.protocol === 'https:' || url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
}
