import type { CustomerSession } from '#contract/auth.ts'
import type { SuccessKey } from '#contract/error-keys.ts'
import type { Api } from '../api/client.ts'
import { clearCookie, setCookie } from '../api/cookie.ts'
import { carryCart } from '../cart/carry-cart.ts'
import { joinConsent } from '../consent/consent-endpoint.ts'
import type { Notes } from '../own-request.ts'
import { carryOver } from '../wishlist/carry-over.ts'
import { sessionCookies } from './session-cookies.ts'

interface Begun {
  session: CustomerSession
  /** Asks as whoever has just logged in. */
  api: Api
  /** What the visitor's browser kept until now. */
  cookies: Map<string, string>
  secure: boolean
  /** What is said on the next page. */
  notices: readonly SuccessKey[]
  log: Notes
}

/** Everything that follows from a login, whichever way it came: cookies, the visitor's cart and lists, a message. */
export async function beginSession(begun: Begun): Promise<string[]> {
  const { session, api, cookies, secure, notices } = begun
  const [cart] = await Promise.all([carryCart(begun), joinConsent(api, cookies)])
  return [
    ...sessionCookies(session, secure),
    ...(cookies.has('acting_as') ? [clearCookie('acting_as', { secure })] : []),
    ...(await carryOver(api, session.customer_id, cookies)),
    ...cart.set_cookies,
    setCookie('notice', [...notices, ...(cart.has_failed ? ['cart_transfer_error'] : [])].join('.')),
  ]
}
