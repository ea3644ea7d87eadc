import { randomUUID } from 'node:crypto'
import { INTERFACE_LANGUAGES, type InterfaceLanguage, LOCALES } from '#contract/language.ts'
import { type CurrencyCode, parseCurrency } from '#contract/money.ts'
import { createApi } from './api/client.ts'
import { parseCookies } from './api/cookie.ts'
import { ownApi } from './own-api.ts'
import { openSession } from './auth/session.ts'
import { keepsSecureCookies } from './auth/session-cookies.ts'
import { onBehalfOf } from './auth/visitor-headers.ts'
import type { BuildInfo } from './build-info.ts'
import { MESSAGES_MAX_AGE_S, messagesFor } from './i18n/messages-for.ts'
import { isRedirect, PAYLOAD_FILE, type PageRedirect } from './page.ts'
import { loadPageComponent, PAGE_NAMES } from './page-components.ts'
import { renderPage } from './render-page.tsx'
import { errorPage, type Resolved, resolvePage, translatorFor } from './resolve-page.ts'
import { splitLanguage } from './route-match.ts'
import { PAGE_HEADERS } from './security-headers.ts'
import { loadShopData, type ShopData } from './shop-data.ts'
import { destinationOf } from './ui/safe-url.ts'
import { readCompared } from './wishlist/customer-list.ts'

export interface StorefrontOptions {
  /** Where the platform answers: in this process, or another one over HTTP. */
  platform: { base_url: (origin: string) => string; fetch: (request: Request) => Promise<Response> }
  build: BuildInfo
  /** Shows stack traces on error pages: never in live mode. */
  show_stack: boolean
  log: { error: (event: string, fields: Record<string, unknown>) => void }
}

const SHOP_DATA_TTL_MS = 1000
const NO_STORE = { 'cache-control': 'no-store' }

export async function createStorefront(options: StorefrontOptions) {
  const { build } = options
  await Promise.all(PAGE_NAMES.map(loadPageComponent))
  const shops = new Map<string, { at: number; data: Promise<ShopData> }>()

  function apiFor(
    origin: string,
    language: InterfaceLanguage,
    currency: CurrencyCode,
    token?: string,
    visitor?: Request,
  ) {
    const { fetch } = options.platform
    return createApi({
      base_url: options.platform.base_url(origin),
      fetch: visitor ? onBehalfOf(visitor, fetch) : fetch,
      language,
      currency,
      tracking_id: 'server',
      on_server: true,
      ...(token ? { token } : {}),
    })
  }

  /** The menu and footer of a language and currency are shared by all pages; they are read once a second at most. */
  function shopData(origin: string, language: InterfaceLanguage, currency: CurrencyCode): Promise<ShopData> {
    const key = `${origin} ${language} ${currency}`
    const known = shops.get(key)
    if (known && Date.now() - known.at < SHOP_DATA_TTL_MS) return known.data
    const data = loadShopData(apiFor(origin, language, currency), currency)
    shops.set(key, { at: Date.now(), data })
    data.catch(() => shops.delete(key))
    return data
  }

  async function servePage(request: Request, url: URL, as: 'html' | 'payload'): Promise<Response> {
    const cookies = parseCookies(request.headers.get('cookie'))
    const { language } = splitLanguage(url.pathname)
    const currency = parseCurrency(cookies.get('currency')) ?? (language === 'sk' ? 'EUR' : 'CZK')
    const session = await openSession(
      cookies,
      apiFor(url.origin, language, currency),
      (token) => apiFor(url.origin, language, currency, token),
      keepsSecureCookies(url),
    )
    const context = { language, currency, origin: url.origin }
    let answer: Resolved | PageRedirect
    try {
      answer = await resolvePage(url, {
        ...context,
        api: session.api,
        shop: (one) => shopData(url.origin, one, currency),
        me: async () => session.me,
        compared_ids: () => readCompared(session.api, session.me !== null, cookies.get('comparison')),
      })
    } catch (error) {
      const incident_id = randomUUID()
      options.log.error('page failed', { incident_id, path: url.pathname, error })
      const stack = options.show_stack && error instanceof Error ? (error.stack ?? null) : null
      answer = await failedPage(language, currency, url.origin, { incident_id, stack })
    }
    const response = as === 'html' ? html(answer, url) : payload(answer)
    // A customer may have prices and pages of their own: nothing of it is kept on the way.
    if (session.me || session.set_cookies.length > 0) response.headers.set('cache-control', 'no-store')
    for (const cookie of session.set_cookies) response.headers.append('set-cookie', cookie)
    response.headers.set('vary', 'Cookie')
    return response
  }

  async function failedPage(
    language: InterfaceLanguage,
    currency: CurrencyCode,
    origin: string,
    details: { incident_id: string; stack: string | null },
  ): Promise<Resolved> {
    const shop = await shopData(origin, language, currency)
    return errorPage(500, { language, shop, translator: translatorFor(language) }, details)
  }

  function html(answer: Resolved | PageRedirect, url: URL): Response {
    if (isRedirect(answer)) return redirect(answer, url.origin)
    const headers = {
      ...PAGE_HEADERS,
      'cache-control': answer.page.head.noindex ? 'no-store' : 'public, max-age=0, must-revalidate',
    }
    return new Response(renderPage(answer, build, url.origin), { status: answer.page.status, headers })
  }

  function payload(answer: Resolved | PageRedirect): Response {
    const body = isRedirect(answer) ? answer : { page: answer.page }
    const headers = { ...NO_STORE, 'x-robots-tag': 'noindex' }
    return Response.json({ build_id: build.build_id, ...body }, { headers })
  }

  return {
    fetch: async (request: Request): Promise<Response> => {
      const url = new URL(request.url)
      const own = await ownApi(request, url, apiFor)
      if (own) return own
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
      }
      const file = servedFile(url, build.build_id)
      if (file) return file
      if (url.pathname.endsWith(`/${PAYLOAD_FILE}`)) {
        url.pathname = url.pathname.slice(0, -PAYLOAD_FILE.length - 1) || '/'
        return servePage(request, url, 'payload')
      }
      return servePage(request, url, 'html')
    },
  }
}

/** A destination a merchant mistyped must never become a script, and headers take no letters beyond Latin-1. */
function redirect({ redirect: { destination, status_code } }: PageRedirect, origin: string): Response {
  const target = destinationOf(destination, origin)
  if (!target) return new Response(null, { status: 404, headers: NO_STORE })
  const location = target.kind === 'local' ? target.path : target.url
  return new Response(null, { status: status_code, headers: { location, ...NO_STORE } })
}

function servedFile(url: URL, build_id: string): Response | null {
  if (url.pathname === '/builds/latest.json') return Response.json({ build_id }, { headers: NO_STORE })
  const build = /^\/builds\/meta\/([\w-]+)\.json$/.exec(url.pathname)
  if (build) {
    if (build[1] !== build_id) return new Response(null, { status: 404, headers: NO_STORE })
    return Response.json(
      { build_id },
      { headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
    )
  }
  const messages = /^\/_i18n\/([^/]+)\/messages\.json$/.exec(url.pathname)
  if (!messages) return null
  const language = INTERFACE_LANGUAGES.find((one) => one === messages[1] || LOCALES[one] === messages[1])
  if (!language) return new Response(null, { status: 404, headers: NO_STORE })
  return Response.json(messagesFor(language), {
    headers: { 'cache-control': `public, max-age=${MESSAGES_MAX_AGE_S}` },
  })
}
