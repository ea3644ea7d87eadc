import { DEFAULT_LANGUAGE, isInterfaceLanguage, type InterfaceLanguage } from '#contract/language.ts'
import { type CurrencyCode, DEFAULT_CURRENCY, parseCurrency } from '#contract/money.ts'
import { refundEndpoints } from './aftersales/refund-endpoints.ts'
import { withdrawalEndpoints } from './aftersales/withdrawal-endpoints.ts'
import { complaintEndpoints, complaintUploads } from './aftersales/complaint-endpoints.ts'
import { BrokenForm, boundaryOf, formParts } from './aftersales/complaint-multipart.ts'
import { UPLOAD_LIMITS } from './aftersales/complaint-upload.ts'
import type { Api } from './api/client.ts'
import { setCookie } from './api/cookie.ts'
import { parseCookies } from './api/cookie-text.ts'
import { authEndpoint, authEndpoints } from './auth/auth-endpoints.ts'
import { openSession } from './auth/session.ts'
import { endSocialLogin, returningFrom } from './auth/social-return.ts'
import { startSocialLogin } from './auth/social-start.ts'
import { unlinkProvider } from './auth/social-unlink.ts'
import { cartEndpoints } from './cart/cart-endpoints.ts'
import { PRICE_BOUNDS } from './catalogue/price-bound.ts'
import { checkoutEndpoints } from './checkout/checkout-endpoints.ts'
import { customerEndpoints } from './customer/customer-endpoints.ts'
import { chooseConsent, CONSENT_STYLE_PATH, consentStyle } from './consent/consent-endpoint.ts'
import { keepsSecureCookies } from './auth/session-cookies.ts'
import { newsletterEndpoints, ONE_CLICK_PATH, oneClick } from './newsletter/newsletter-endpoints.ts'
import { NO_STORE } from './no-store.ts'
import { orderEndpoints } from './order/order-endpoints.ts'
import { type Notes, type OwnAnswer, type OwnRequest, ownResponse } from './own-request.ts'
import { payAgain } from './payment/pay-endpoint.ts'
import { endPayment, readReturned } from './payment/payment-return.ts'
import { PAYMENT_RETURN } from './payment/return-path.ts'
import { sendReview } from './review/review-endpoint.ts'
import { localPath } from './ui/safe-url.ts'
import { changeComparison, changeFavorites } from './wishlist/list-endpoints.ts'

const MAX_FORM_BYTES = 20_000

export type ApiFor = (
  origin: string,
  language: InterfaceLanguage,
  currency: CurrencyCode,
  token?: string,
  /** The request whose browser the platform is to know of. */
  visitor?: Request,
) => Api

/** The currency a visitor of this address sees prices in. */
export type CurrencyFor = (
  url: URL,
  language: InterfaceLanguage,
  cookies: Map<string, string>,
) => Promise<CurrencyCode>

/** The storefront's own calls: what only the server that sets cookies can do. Null: not one of them. */
export async function ownApi(
  request: Request,
  url: URL,
  apiFor: ApiFor,
  currencyFor: CurrencyFor,
  settings: { automatic_login: boolean },
  log: Notes,
): Promise<Response | null> {
  if (!url.pathname.startsWith('/api/')) return null
  const provider = returningFrom(url.pathname)
  if (provider) {
    const form = request.method === 'POST' ? await readForm(request) : {}
    if (form instanceof Response) return form
    const apiIn = async (language: InterfaceLanguage, cookies: Map<string, string>) => {
      const currency = await currencyOrDefault(currencyFor, url, language, cookies)
      return (token?: string) => apiFor(url.origin, language, currency, token, request)
    }
    return endSocialLogin({ request, url, provider, form, apiIn, log })
  }
  if (RETURNS.includes(url.pathname)) return returnFromGateway(request, url, apiFor)
  if (url.pathname === CONSENT_STYLE_PATH) return consentStyle(request)
  if (url.pathname === ONE_CLICK_PATH) {
    return oneClick(request, url, (language) =>
      apiFor(url.origin, language, DEFAULT_CURRENCY, undefined, request),
    )
  }
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'POST', ...NO_STORE } })
  if (!isSameSite(request, url)) return new Response(null, { status: 403, headers: NO_STORE })
  if (complaintUploads[url.pathname]) return takeUpload(request, url, apiFor, currencyFor, log)
  const form = await readForm(request)
  if (form instanceof Response) return form
  switch (url.pathname) {
    case '/api/currency': {
      const currency = parseCurrency(form.currency)
      if (!currency) return new Response(null, { status: 422, headers: NO_STORE })
      return back(request, url, setCookie('currency', currency), PRICE_BOUNDS)
    }
    case '/api/locale': {
      if (!isInterfaceLanguage(form.language ?? ''))
        return new Response(null, { status: 422, headers: NO_STORE })
      return back(request, url, setCookie('locale', form.language ?? ''))
    }
    default: {
      const asked = form.language ?? request.headers.get('language-preference') ?? ''
      const language = isInterfaceLanguage(asked) ? asked : DEFAULT_LANGUAGE
      const apiIn = (currency: CurrencyCode) => (token?: string) =>
        apiFor(url.origin, language, currency, token, request)
      const serve = endpoints[url.pathname]
      const cookies = parseCookies(request.headers.get('cookie'))
      if (!serve) {
        const currency = TAKES_CART.includes(url.pathname)
          ? await currencyOrDefault(currencyFor, url, language, cookies)
          : DEFAULT_CURRENCY
        const as = apiIn(currency)
        return authEndpoint(request, url, form, as(), as, settings, log)
      }
      // A page that shows money says in which currency: another tab may have chosen another one since.
      const shown = parseCurrency(form.currency)
      const api = apiIn(shown ?? (await currencyFor(url, language, cookies)))
      const secure = keepsSecureCookies(url)
      const session = await openSession(cookies, api(), api, secure)
      const { origin } = url
      const from = pageOf(request, url)
      // A button on a card says in its address what it wants.
      const said = { ...Object.fromEntries(url.searchParams), ...form }
      const answer = await serve({ ...session, form: said, cookies, language, origin, from, secure, log })
      return ownResponse(isForm(request), answer, session.set_cookies)
    }
  }
}

/** Of the calls about sessions, those that take the visitor's cart along, which is priced in their currency. */
const TAKES_CART = ['/api/auth/login', '/api/auth/register']

/** While the platform is away a session still begins and ends in its own way. */
const currencyOrDefault = (currencyFor: CurrencyFor, ...asked: Parameters<CurrencyFor>) =>
  currencyFor(...asked).catch(() => DEFAULT_CURRENCY)

/** A form with files: never read as a whole. Its language stands in its address, which comes before the fields. */
async function takeUpload(
  request: Request,
  url: URL,
  apiFor: ApiFor,
  currencyFor: CurrencyFor,
  log: Notes,
): Promise<Response> {
  const serve = complaintUploads[url.pathname]
  const boundary = boundaryOf(request.headers.get('content-type'))
  if (!serve || !boundary || !request.body) return new Response(null, { status: 415, headers: NO_STORE })
  const asked = url.searchParams.get('language') ?? ''
  const language = isInterfaceLanguage(asked) ? asked : DEFAULT_LANGUAGE
  const cookies = parseCookies(request.headers.get('cookie'))
  const currency = await currencyFor(url, language, cookies)
  const api = (token?: string) => apiFor(url.origin, language, currency, token, request)
  const secure = keepsSecureCookies(url)
  const session = await openSession(cookies, api(), api, secure)
  const parts = formParts(request.body, boundary, UPLOAD_LIMITS)
  const { origin } = url
  const from = pageOf(request, url)
  try {
    const answer = await serve({ ...session, parts, cookies, language, origin, from, secure, log })
    const is_script = /\bapplication\/json\b/i.test(request.headers.get('accept') ?? '')
    return ownResponse(!is_script, answer, session.set_cookies)
  } catch (error) {
    if (!(error instanceof BrokenForm)) throw error
    return new Response(null, { status: error.status, headers: { ...NO_STORE, connection: 'close' } })
  }
}

const RETURNS = [PAYMENT_RETURN, `${PAYMENT_RETURN}/gopay`, `${PAYMENT_RETURN}/csob`]

/**
 * Other sites may make this call: a bank's form comes from the bank, without cookies. It changes nothing by itself; the
 * platform asks the gateway.
 */
async function returnFromGateway(request: Request, url: URL, apiFor: ApiFor): Promise<Response> {
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return new Response(null, { status: 405, headers: { allow: 'GET, POST', ...NO_STORE } })
  }
  const form = request.method === 'POST' ? await readForm(request) : {}
  if (form instanceof Response) return form
  const asked = url.searchParams.get('language') ?? form.language ?? ''
  const language = isInterfaceLanguage(asked) ? asked : DEFAULT_LANGUAGE
  const api = (token?: string) => apiFor(url.origin, language, DEFAULT_CURRENCY, token, request)
  const cookies = parseCookies(request.headers.get('cookie'))
  const session = await openSession(cookies, api(), api, keepsSecureCookies(url))
  const answer = await endPayment(session.api, readReturned(url, form, language))
  const is_script = /^application\/json\b/i.test(request.headers.get('content-type') ?? '')
  return ownResponse(
    !is_script,
    { location: answer.location, status: 200, body: answer },
    session.set_cookies,
  )
}

const endpoints: Record<string, (asked: OwnRequest) => Promise<OwnAnswer>> = {
  ...cartEndpoints,
  ...checkoutEndpoints,
  ...customerEndpoints,
  ...orderEndpoints,
  ...refundEndpoints,
  ...withdrawalEndpoints,
  ...complaintEndpoints,
  ...newsletterEndpoints,
  '/api/auth/social': startSocialLogin,
  '/api/customer/pairing': unlinkProvider,
  '/api/consent': chooseConsent,
  '/api/comparison': changeComparison,
  '/api/favorites': changeFavorites,
  '/api/payment': payAgain,
  '/api/reviews': sendReview,
}
/** Whatever takes a form of ours, and nothing from another site. */
export const OWN_PATHS = ['/api/currency', '/api/locale'].concat(
  Object.keys({ ...endpoints, ...complaintUploads, ...authEndpoints }),
)

function isForm(request: Request): boolean {
  return /^application\/x-www-form/i.test(request.headers.get('content-type') ?? '')
}

/** A browser says where a request comes from; another site must not act for our visitor. */
function isSameSite(request: Request, url: URL): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  return origin === null || origin === url.origin
}

/** Scripts send JSON, a page without them sends a form: both become the same flat record. */
async function readForm(request: Request): Promise<Record<string, string> | Response> {
  const refuse = (status: number) => new Response(null, { status, headers: NO_STORE })
  const type = request.headers.get('content-type') ?? ''
  const json = /^application\/json\b/i.test(type)
  if (!json && !/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return request.body && type ? refuse(415) : {}
  }
  const text = await readText(request)
  if (text === null) return refuse(413)
  if (!json) return plainForm(Object.fromEntries(new URLSearchParams(text))) ?? refuse(400)
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return refuse(400)
    const fields = Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    )
    return plainForm(Object.fromEntries(fields)) ?? refuse(400)
  } catch {
    return refuse(400)
  }
}

/** Null: something in it is no text, half a letter or a NUL, which neither an address nor the database takes. */
function plainForm(form: Record<string, string>): Record<string, string> | null {
  const texts = Object.entries(form).flat()
  return texts.every((text) => text.isWellFormed() && !text.includes('\0')) ? form : null
}

/** Stops reading at the limit: what a length header says, or leaves out, is not to be trusted. */
async function readText(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_FORM_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** A form goes back to the page it stands on; a script only wants to know that it worked. */
function back(request: Request, url: URL, cookie: string, let_go: readonly string[] = []): Response {
  const headers = { ...NO_STORE, 'set-cookie': cookie }
  if (!isForm(request)) {
    return new Response(null, { status: 204, headers })
  }
  const { pathname, searchParams } = new URL(pageOf(request, url) ?? '/', url)
  for (const name of let_go) searchParams.delete(name)
  const location = searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
  return new Response(null, { status: 303, headers: { ...headers, location } })
}

/** The page a call was made from, as far as the browser tells. */
export function pageOf(request: Request, url: URL): string | null {
  const referer = request.headers.get('referer')
  const from = referer && URL.canParse(referer) ? new URL(referer) : null
  return from?.origin === url.origin ? localPath(from.pathname + from.search) : null
}
