import { IMPERSONATION_LIFETIME_S } from '#contract/impersonation.ts'
import { CART_MAX_AGE_S } from './cart-age.ts'
import { type CookieOptions, serializeCookie } from './cookie-text.ts'

const DAY_S = 24 * 60 * 60

const TRACKING_COOKIE_MAX_AGE_S = 365 * DAY_S
const LOCALE_COOKIE_MAX_AGE_S = 365 * DAY_S
const CURRENCY_COOKIE_MAX_AGE_S = 365 * DAY_S
const CONSENT_COOKIE_MAX_AGE_S = 365 * DAY_S
const COMPARISON_COOKIE_MAX_AGE_S = 90 * DAY_S
/** Return url and source cart id: only for the way to a third-party login and back. */
const TEMPORARY_COOKIE_MAX_AGE_S = 900
/** Long enough to pay at a gateway and come back. */
const LATEST_ORDER_COOKIE_MAX_AGE_S = 2 * 60 * 60
/** An order of another day is in the buyer's mailbox. */
const ORDERING_CART_COOKIE_MAX_AGE_S = DAY_S
/** Long enough to get to the next page. */
const NOTICE_COOKIE_MAX_AGE_S = 60

/** Every cookie of the shop. How long a token lives is its session's affair, so that is given when it is set. */
export const COOKIES = {
  cart_id: { max_age: CART_MAX_AGE_S, same_site: 'Lax' },
  tracking_id: { max_age: TRACKING_COOKIE_MAX_AGE_S, same_site: 'Lax', secure: true },
  /** What the visitor agreed to, and under which id it is written down. */
  consent: { max_age: CONSENT_COOKIE_MAX_AGE_S, same_site: 'Lax' },
  locale: { max_age: LOCALE_COOKIE_MAX_AGE_S, same_site: 'Lax' },
  currency: { max_age: CURRENCY_COOKIE_MAX_AGE_S, same_site: 'Lax' },
  access_token: { same_site: 'Lax', secure: true, http_only: true },
  refresh_token: { same_site: 'Lax', secure: true, http_only: true },
  /** Tells scripts whose session there is to ask about; it opens nothing. */
  customer: { same_site: 'Lax' },
  /** Tells scripts which access token lives, without the token: another one after each refresh, gone with it. */
  access_mark: { same_site: 'Lax' },
  /** The staff's own session, beside that of a customer. */
  staff_access_token: { same_site: 'Strict', secure: true, http_only: true },
  staff_refresh_token: { same_site: 'Strict', secure: true, http_only: true },
  /** Whom the staff acts as, to be said on every page; it opens nothing. */
  acting_as: { max_age: IMPERSONATION_LIFETIME_S, same_site: 'Lax' },
  /** Ids of compared products; the browser's copy of a customer's list. */
  comparison: { max_age: COMPARISON_COOKIE_MAX_AGE_S, same_site: 'Lax' },
  /** The product whose heart led to login. */
  favorite_product: { max_age: TEMPORARY_COOKIE_MAX_AGE_S, same_site: 'Lax', http_only: true },
  /** The order just made, with the key that opens it, until its summary is left. */
  latest_order: { max_age: LATEST_ORDER_COOKIE_MAX_AGE_S, same_site: 'Lax' },
  /** The cart whose order form was shown last: where the answer to it is lost, what has become of it is asked. */
  ordering_cart: { max_age: ORDERING_CART_COOKIE_MAX_AGE_S, same_site: 'Lax', http_only: true },
  /** A refused order form of a page without scripts, to be shown again as it was typed. */
  order_form: { max_age: TEMPORARY_COOKIE_MAX_AGE_S, same_site: 'Lax', http_only: true },
  /** Any other refused form of a page without scripts. */
  refused_form: { max_age: TEMPORARY_COOKIE_MAX_AGE_S, same_site: 'Lax', http_only: true },
  /** Why a page without scripts has had a discount code refused, to be said on the cart. */
  refused_voucher: { max_age: NOTICE_COOKIE_MAX_AGE_S, same_site: 'Lax', http_only: true },
  /** Something to say on the next page, by its key: read and forgotten there. */
  notice: { max_age: NOTICE_COOKIE_MAX_AGE_S, same_site: 'Lax' },
  /** Proves that a visitor who comes back from a third party is the one who was sent there. */
  browser_secret: { max_age: TEMPORARY_COOKIE_MAX_AGE_S, same_site: 'Lax', http_only: true },
  return_url: { max_age: TEMPORARY_COOKIE_MAX_AGE_S, same_site: 'Lax', http_only: true },
  source_cart_id: { max_age: TEMPORARY_COOKIE_MAX_AGE_S, same_site: 'Lax', http_only: true },
} as const satisfies Record<string, CookieOptions>
export type CookieName = keyof typeof COOKIES

/** One of the shop's cookies with what is known of it; `options` adds or overrides. */
export function setCookie(name: CookieName, value: string, options: CookieOptions = {}): string {
  return serializeCookie(name, value, { ...COOKIES[name], ...options })
}

export function clearCookie(name: CookieName, options: CookieOptions = {}): string {
  return serializeCookie(name, '', { ...COOKIES[name], ...options, max_age: 0 })
}
