import type { CustomerSession } from '#contract/auth.ts'
import type { ErrorKey, SuccessKey } from '#contract/error-keys.ts'
import type { InterfaceLanguage } from '#contract/language.ts'
import type { Api } from '../api/client.ts'
import { clearCookie, setCookie } from '../api/cookie.ts'
import { carryCart } from '../cart/carry-cart.ts'
import type { CartResult } from '../cart/cart-result.ts'
import { joinConsent } from '../consent/consent-endpoint.ts'
import { type Notes, RESULT_PARAMETER } from '../own-request.ts'
import { pathFor } from '../route-match.ts'
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
  /** Another page follows, perhaps without scripts to say anything. */
  is_page: boolean
  language: InterfaceLanguage
  log: Notes
}

interface Started {
  set_cookies: string[]
  /** Where a page says that something of the cart stayed behind; null while nothing did, and where a script says it. */
  cart_path: string | null
}

const LOST: CartResult & ErrorKey = 'cart_transfer_error'

/** Everything that follows from a login, whichever way it came: cookies, the visitor's cart and lists, a message. */
export async function beginSession(begun: Begun): Promise<Started> {
  const { session, api, cookies, secure, notices, is_page, language } = begun
  const [{ set_cookies, has_failed }] = await Promise.all([carryCart(begun), joinConsent(api, cookies)])
  const is_left_to_script = has_failed && !is_page
  return {
    set_cookies: [
      ...sessionCookies(session, secure),
      ...(cookies.has('acting_as') ? [clearCookie('acting_as', { secure })] : []),
      ...(await carryOver(api, session.customer_id, cookies)),
      ...set_cookies,
      setCookie('notice', [...notices, ...(is_left_to_script ? [LOST] : [])].join('.')),
    ],
    cart_path: has_failed && is_page ? pathFor('cart', language, {}, { [RESULT_PARAMETER]: LOST }) : null,
  }
}
