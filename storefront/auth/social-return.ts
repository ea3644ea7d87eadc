import { SOCIAL_PROVIDERS, socialCallbackPath, type SocialProvider } from '#contract/auth.ts'
import { DEFAULT_LANGUAGE, type InterfaceLanguage } from '#contract/language.ts'
import type { Api } from '../api/client.ts'
import { clearCookie } from '../api/cookie.ts'
import { parseCookies } from '../api/cookie-text.ts'
import { cartIdIn } from '../cart/cart-cookie.ts'
import { isCartLost } from '../cart/read-cart.ts'
import { NO_STORE } from '../no-store.ts'
import type { Notes } from '../own-request.ts'
import { splitLanguage } from '../route-match.ts'
import { localPath } from '../ui/safe-url.ts'
import { seeOther } from './auth-answer.ts'
import { beginSession } from './begin-session.ts'
import { openSession } from './session.ts'
import { keepsSecureCookies } from './session-cookies.ts'
import { isDenied, type SocialFailure, socialFailure } from './social-failure.ts'
import { socialFailurePath } from './social-start.ts'

export const NO_CART_TO_TRANSFER = 'third-party login: no cart can be transferred'

interface Returned {
  request: Request
  url: URL
  provider: SocialProvider
  /** What a provider sends back by a form instead of a link. */
  form: Record<string, string>
  apiIn: (language: InterfaceLanguage, cookies: Map<string, string>) => Promise<(token?: string) => Api>
  log: Notes
}

/** Whose address of return a path is. */
export const returningFrom = (pathname: string): SocialProvider | undefined =>
  SOCIAL_PROVIDERS.find((provider) => socialCallbackPath(provider) === pathname)

/** The visitor comes back from a third party: the code becomes a session, and they land where they started. */
export async function endSocialLogin(returned: Returned): Promise<Response> {
  const { request, url, form } = returned
  if (request.method === 'POST') return asLink(url, form)
  if (request.method !== 'GET') {
    return new Response(null, { status: 405, headers: { allow: 'GET, POST', ...NO_STORE } })
  }
  const cookies = parseCookies(request.headers.get('cookie'))
  const return_to = localPath(cookies.get('return_url'))
  const language = return_to ? splitLanguage(new URL(return_to, url).pathname).language : DEFAULT_LANGUAGE
  const secure = keepsSecureCookies(url)
  const as = await returned.apiIn(language, cookies)
  const used = (['return_url', 'source_cart_id', 'browser_secret'] as const).map((name) =>
    clearCookie(name, { secure }),
  )
  const before = await openSession(cookies, as(), as, secure).catch(() => ({
    api: as(),
    me: null,
    set_cookies: [],
  }))
  const refuse = (failure: SocialFailure | 'rate_limited') =>
    seeOther(socialFailurePath(language, return_to, before.me !== null, failure), [
      ...before.set_cookies,
      ...used,
    ])

  const { code, state, error, iss, user } = Object.fromEntries(url.searchParams)
  if (error !== undefined) return refuse(isDenied(error) ? 'social_refused' : 'social_failed')
  const browser_secret = cookies.get('browser_secret')
  if (!code || !state || !browser_secret) return refuse('social_expired')
  if (!return_to) return refuse('invalid_return_url')
  try {
    const { provider, log } = returned
    const body = { provider, code, state, browser_secret, ...(iss ? { iss } : {}), ...(user ? { user } : {}) }
    const session = await before.api('POST /socialite/callback', { body })
    if (before.me) await endFormer(before.api)
    const api = as(session.access_token)
    const kept = withSourceCart(cookies)
    if (!(await hasItems(api, cartIdIn(kept)))) log.info(NO_CART_TO_TRANSFER, { provider })
    const notices = before.me ? [] : (['logged_in'] as const)
    const begun = { session, api, cookies: kept, secure, notices, is_page: true, language, log }
    const { set_cookies, cart_path } = await beginSession(begun)
    return seeOther(cart_path ?? return_to, [...used, ...set_cookies])
  } catch (failure) {
    return refuse(socialFailure(failure))
  }
}

/** A form from another site brings no cookies; the link it becomes does. */
function asLink(url: URL, form: Record<string, string>): Response {
  const brought = ['code', 'state', 'error', 'iss', 'user'].flatMap((name) =>
    form[name] ? [[name, form[name]]] : [],
  )
  return seeOther(`${url.pathname}?${new URLSearchParams(brought)}`)
}

/** The cart that was there when the visitor left counts, whatever has become of the browser's since. */
function withSourceCart(cookies: Map<string, string>): Map<string, string> {
  const source_cart_id = cookies.get('source_cart_id')
  return source_cart_id ? new Map(cookies).set('cart_id', source_cart_id) : cookies
}

async function hasItems(api: Api, cart_id: string | null): Promise<boolean> {
  if (!cart_id) return false
  try {
    const query = { only: ['id'], per_page: 1 } as const
    const { items } = await api('GET /carts/{cart_id}/items', { params: { cart_id }, query })
    return items.length > 0
  } catch (error) {
    return !isCartLost(error)
  }
}

/** Whoever was logged in has another session now. */
async function endFormer(api: Api): Promise<void> {
  await api('POST /auth/logout', { body: {} }).catch(() => {})
}
