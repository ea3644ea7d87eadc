import { randomUUID } from 'node:crypto'
import type { InterfaceLanguage } from '#contract/language.ts'
import { type CurrencyCode, parseCurrency } from '#contract/money.ts'
import { apiOver } from './api/client.ts'
import { ApiError, isUnanswered, TIMED_OUT } from './api/request-error.ts'
import { parseCookies } from './api/cookie-text.ts'
import { type Asked, createTransport } from './api/transport.ts'
import { ownApi, pageOf } from './own-api.ts'
import { heldCart } from './cart/held-cart.ts'
import { checkoutMemory } from './checkout/checkout-memory.ts'
import { type OpenSession, openSession } from './auth/session.ts'
import { keepsSecureCookies } from './auth/session-cookies.ts'
import { onBehalfOf } from './auth/visitor-headers.ts'
import type { BuildInfo } from './build-info.ts'
import { createAnswerMemory } from './cache/answer-memory.ts'
import { isSharedPath, pageTags } from './cache/page-tags.ts'
import { NO_STORE } from './no-store.ts'
import { isRedirect, pagePath, type PageRedirect } from './page.ts'
import { type PageAnswer, responseOf } from './page-answer.ts'
import { loadWholePage, PAGE_NAMES } from './page-components.ts'
import { refusedFormIn } from './refused-form.ts'
import { renderPage } from './render-page.tsx'
import { errorPage, type Resolved, resolvePage, translatorFor } from './resolve-page.ts'
import { splitLanguage } from './route-match.ts'
import { pageBytes } from './page-bytes.ts'
import { pageHeaders } from './security-headers.ts'
import { openStaffSession } from './staff/staff-session.ts'
import { isFilePath, servedFile } from './served-file.ts'
import { createShops } from './shops.ts'
import { plainError, RETRY_LATER } from './shell/plain-error.ts'
import { destinationOf } from './ui/safe-url.ts'
import { readCompared } from './wishlist/customer-list.ts'

export interface StorefrontOptions {
  /** Where the platform answers: in this process, or another one over HTTP. */
  platform: { base_url: (origin: string) => string; fetch: (request: Request) => Promise<Asked> }
  /** Whether what pages share is kept until `forget` is told of its change. */
  remembers?: boolean
  build: BuildInfo
  /** The public key of the socket at `/app/{key}`; null switches live updates off. */
  realtime_key?: string | null
  /** Whether registration is followed by a login. */
  automatic_login?: boolean
  /** How many times the usual time answers and pages may take. */
  patience?: number
  /** Shows stack traces on error pages: never in live mode. */
  show_stack: boolean
  /** The clock that all processes follow. */
  now?: () => Date
  log: Record<'info' | 'error', (event: string, fields: Record<string, unknown>) => void>
}

/** Slow parts must not add up to a visitor who waits for ever. */
const PAGE_DEADLINE_MS = 8000
/** A page of which nothing but itself is known yet. */
const UNTOLD = { set_cookies: [], tags: null, body: null }

const chosenCurrency = (cookies: Map<string, string>) => parseCurrency(cookies.get('currency'))

export async function createStorefront(options: StorefrontOptions) {
  const { build, patience = 1, now = () => new Date() } = options
  const settings = { automatic_login: options.automatic_login ?? true }
  const answers = options.remembers ? createAnswerMemory() : null
  await Promise.all(PAGE_NAMES.map(loadWholePage))

  function transportFor(
    origin: string,
    language: InterfaceLanguage,
    currency: CurrencyCode,
    token?: string,
    visitor?: Request,
  ) {
    const { fetch } = options.platform
    return createTransport({
      base_url: options.platform.base_url(origin),
      fetch: visitor ? onBehalfOf(visitor, fetch) : fetch,
      language,
      currency,
      tracking_id: 'server',
      on_server: true,
      patience,
      ...(token ? { token } : {}),
    })
  }

  const apiFor = (...asked: Parameters<typeof transportFor>) => apiOver(transportFor(...asked))

  /** For what is the same for all visitors without a session. */
  function sharedApi(origin: string, language: InterfaceLanguage, currency: CurrencyCode) {
    const send = transportFor(origin, language, currency)
    return apiOver(answers ? answers.over(send, `${origin} ${language} ${currency}`) : send)
  }

  const shops = createShops(sharedApi, answers !== null)

  async function currencyFor(url: URL, language: InterfaceLanguage, cookies: Map<string, string>) {
    return chosenCurrency(cookies) ?? (language === 'sk' ? 'EUR' : await shops.hostCurrency(url))
  }

  /** The page at an address, or its payload, for whoever has these cookies. */
  async function draw(address: URL, cookie_header: string | null): Promise<PageAnswer> {
    const path = pagePath(address.pathname)
    const is_payload = path !== address.pathname
    const url = new URL(address)
    url.pathname = path
    const { language } = splitLanguage(path)
    let set_cookies: string[] = []
    let personal = false
    let asked_currency: CurrencyCode | null = null
    let answer: Resolved | PageRedirect | null
    const resolve = async () => {
      const cookies = parseCookies(cookie_header)
      const currency = await currencyFor(url, language, cookies)
      asked_currency = currency
      const api = (token?: string) => apiFor(url.origin, language, currency, token)
      const is_shared = isSharedPath(url.pathname)
      const guest = is_shared ? sharedApi(url.origin, language, currency) : api()
      const session = await openSession(cookies, guest, api, keepsSecureCookies(url))
      set_cookies = session.set_cookies
      personal = session.me !== null
      return resolvePage(url, {
        currency,
        currencyIn: (one) => currencyFor(url, one, cookies),
        apiIn: (other) => apiFor(url.origin, language, other),
        has_chosen_currency: chosenCurrency(cookies) !== null,
        origin: url.origin,
        now: now(),
        api: is_shared && hasNoGroup(session) ? guest : session.api,
        shop: () => shops.read(url, language, currency, session),
        me: async () => session.me,
        compared_ids: () => readCompared(session.api, session.me !== null, cookies.get('comparison')),
        staff: async () => {
          const staff = await openStaffSession(cookies, api(), api, keepsSecureCookies(url))
          set_cookies = [...set_cookies, ...staff.set_cookies]
          return staff
        },
        cart: heldCart(session, cookies, keepsSecureCookies(url)),
        checkout: checkoutMemory(cookies),
        refused_form: refusedFormIn(cookies),
      })
    }
    try {
      answer = await withDeadline(PAGE_DEADLINE_MS * patience, () =>
        resolve().catch((error: unknown) => {
          // The session, or its token, has ended since it was opened: it is opened anew, once.
          if (personal && error instanceof ApiError && error.status === 401) return resolve()
          throw error
        }),
      )
    } catch (error) {
      const incident_id = randomUUID()
      options.log.error('page failed', { incident_id, path: url.pathname, error })
      const stack = options.show_stack && error instanceof Error ? (error.stack ?? null) : null
      const shop = shops.lastGood(language, asked_currency)
      const context = { language, translator: translatorFor(language) }
      const status = isUnavailable(error) ? 503 : 500
      answer = shop && errorPage(status, { ...context, shop }, { incident_id, stack })
      if (!answer) return plainError(status, language, incident_id, build.styles, url)
    }
    const drawn = is_payload ? payload(answer) : html(answer, url)
    drawn.headers.vary = 'Cookie'
    // A customer may have prices and pages of their own: nothing of it is kept on the way.
    if (personal || set_cookies.length > 0) drawn.headers['cache-control'] = 'no-store'
    else if (!isRedirect(answer) && isKnown(url.searchParams, answer.known_query)) {
      drawn.tags = pageTags(answer.page)
    }
    drawn.set_cookies = set_cookies
    return drawn
  }

  function html(answer: Resolved | PageRedirect, url: URL): PageAnswer {
    if (isRedirect(answer)) return redirect(answer, url.origin)
    const headers = {
      ...pageHeaders(url),
      'cache-control': answer.page.head.noindex ? 'no-store' : 'public, max-age=0, must-revalidate',
      ...(answer.page.status === 503 ? RETRY_LATER : {}),
    }
    const realtime_key = options.realtime_key ?? null
    const body = pageBytes(renderPage(answer, { build, realtime_key }, url.origin))
    return { ...UNTOLD, status: answer.page.status, headers, body }
  }

  function payload(answer: Resolved | PageRedirect): PageAnswer {
    const told = isRedirect(answer) ? answer : { currency: answer.shop.currency, page: answer.page }
    const headers = { ...NO_STORE, 'content-type': 'application/json', 'x-robots-tag': 'noindex' }
    const body = Buffer.from(JSON.stringify({ build_id: build.build_id, ...told }))
    return { ...UNTOLD, status: 200, headers, body }
  }

  /** Words for whoever has sent a form, and a way back to it; a script reads the status. */
  function failedCall(request: Request, url: URL, error: unknown): Response {
    const incident_id = randomUUID()
    options.log.error('call failed', { incident_id, path: url.pathname, error })
    const status = isUnavailable(error) ? 503 : 500
    const headers = { ...NO_STORE, ...(status === 503 ? RETRY_LATER : {}) }
    if (!request.headers.get('accept')?.includes('text/html')) return new Response(null, { status, headers })
    const from = pageOf(request, url) ?? '/'
    const { language } = splitLanguage(from)
    return responseOf(plainError(status, language, incident_id, build.styles, url, from))
  }

  return {
    /** Whether a page is the same for everyone who sees the same prices, and may be kept by its tags. */
    isShared: (pathname: string) => !isFilePath(pathname) && isSharedPath(pathname),
    draw,
    /** Lets go of what is kept of the shop, after it has changed. */
    forget: (tags: readonly string[]) => answers?.forget(tags),
    forgetAll: () => {
      answers?.forgetAll()
      shops.forget()
    },
    fetch: async (request: Request): Promise<Response> => {
      const url = new URL(request.url)
      try {
        const own = await ownApi(request, url, apiFor, currencyFor, settings, options.log)
        if (own) return own
      } catch (error) {
        return failedCall(request, url, error)
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
      }
      const file = servedFile(url, build.build_id)
      if (file) return file
      return responseOf(await draw(url, request.headers.get('cookie')))
    },
  }
}

/** Whoever is in no group is shown what visitors are shown, so it need not be read for them alone. */
function hasNoGroup({ me }: OpenSession): boolean {
  return (me?.customer?.customer_group_ids ?? []).length === 0
}

/** Addresses that differ in what a page does not read are endless, and must not fill anybody's memory. */
function isKnown(query: URLSearchParams, known: readonly string[] = []): boolean {
  return [...query.keys()].every((name) => known.includes(name))
}

/** Whether the platform has said, or shown by its silence, that it cannot answer for now; it will again. */
function isUnavailable(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof ApiError && error.status === 503)
}

async function withDeadline<T>(limit_ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    const message = `The page took more than ${limit_ms} ms`
    timer = setTimeout(() => reject(new ApiError(TIMED_OUT, { message })), limit_ms)
  })
  try {
    return await Promise.race([work(), deadline])
  } finally {
    clearTimeout(timer)
  }
}

/** A destination a merchant mistyped must never become a script, and headers take no letters beyond Latin-1. */
function redirect({ redirect: { destination, status_code } }: PageRedirect, origin: string): PageAnswer {
  const target = destinationOf(destination, origin)
  if (!target) return { ...UNTOLD, status: 404, headers: { ...NO_STORE } }
  const location = target.kind === 'local' ? target.path : target.url
  return { ...UNTOLD, status: status_code, headers: { location, ...NO_STORE } }
}
