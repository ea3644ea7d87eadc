import { INTERFACE_LANGUAGES, type InterfaceLanguage, withLanguage } from '#contract/language.ts'
import type { Urls } from '#contract/meta.ts'
import type { CurrencyCode } from '#contract/money.ts'
import type { PageDescriptor } from '#contract/page.ts'
import type { Api } from './api/client.ts'
import type { SessionMe } from './auth/session.ts'
import type { HeldCart } from './cart/held-cart.ts'
import { pairsOf, withPairs } from './catalogue/choice-address.ts'
import type { CheckoutMemory } from './checkout/checkout-memory.ts'
import { pageScreen } from './api/page-screen.ts'
import { ApiError } from './api/request-error.ts'
import { createTranslator, type Translator } from './i18n/translator.ts'
import { messagesFor } from './i18n/messages-for.ts'
import type { LoadContext } from './load-context.ts'
import { isRedirect, type Page, type PageName, type PageRedirect } from './page.ts'
import { loaders } from './page-loaders.ts'
import type { RefusedForm } from './refused-form.ts'
import { guardRoute } from './route-guard.ts'
import { canonicalPath, matchRoute, pathFor, routeOf, splitLanguage, targetPath } from './route-match.ts'
import type { Layout, RouteName } from './routes.ts'
import type { StaffVisit } from './staff/staff-session.ts'
import { errorName } from './shell/error-name.ts'
import type { ShopData } from './shop-data.ts'

/** Who asks for the page: nobody in particular, unless the screen is behind login. */
export interface Visit {
  api: Api
  currency: CurrencyCode
  currencyIn: LoadContext['currencyIn']
  /** Whether the visitor chose it, for every language, or it is that of the language. */
  has_chosen_currency: boolean
  /** What everybody is shown in a currency. */
  apiIn: (currency: CurrencyCode) => Api
  origin: string
  now: Date
  shop: (language: InterfaceLanguage) => Promise<ShopData>
  /** Read only for screens whose access depends on it. */
  me: () => Promise<SessionMe | null>
  compared_ids: () => Promise<number[]>
  staff: () => Promise<StaffVisit>
  cart: HeldCart
  checkout: CheckoutMemory
  refused_form: RefusedForm | null
}

export interface Resolved {
  page: Page
  shop: ShopData
  translator: Translator
  /** See Loaded. */
  known_query?: readonly string[]
}

const translators = new Map<InterfaceLanguage, Translator>()

export function translatorFor(language: InterfaceLanguage): Translator {
  const translator = translators.get(language) ?? createTranslator(language, messagesFor(language))
  translators.set(language, translator)
  return translator
}

/** From an address to everything its screen is drawn from, or to where it moved. */
export async function resolvePage(url: URL, visit: Visit): Promise<Resolved | PageRedirect> {
  const canonical = canonicalPath(url.pathname)
  if (canonical !== url.pathname) {
    // Another spelling of a page that exists moves to the page; of one that does not, it is simply not found.
    const target = await resolvePage(new URL(canonical + url.search, url), visit)
    const known = isRedirect(target) || target.page.status < 400
    return known ? { redirect: { destination: canonical + url.search, status_code: 301 } } : target
  }
  const { language, path } = splitLanguage(url.pathname)
  const shop = await visit.shop(language)
  const base = {
    ...visit,
    language,
    path,
    query: url.searchParams,
    shop,
    translator: translatorFor(language),
  }
  const match = matchRoute(url.pathname)
  if (match)
    return fixedScreen(match.name, { ...base, params: match.params, descriptor: null, me: null }, visit)
  const search = shop.shop.route_settings.search[language]
  if (path === search.path) {
    const asked = url.searchParams.get(search.query_name)
    const urls = INTERFACE_LANGUAGES.map((one) => {
      const other = shop.shop.route_settings.search[one]
      const query = asked ? `?${new URLSearchParams({ [other.query_name]: asked })}` : ''
      return [one, withLanguage(other.path, one) + query]
    })
    const alternate_urls = Object.fromEntries(urls) as Page['alternate_urls']
    return draw('search', 'default', { ...base, params: {}, descriptor: null, me: null }, { alternate_urls })
  }
  const descriptor = await lookUp(visit.api, path, visit.has_chosen_currency)
  if (!descriptor) return errorPage(404, base, { sold_in: await otherCurrency(path, shop, visit) })
  const screen = pageScreen(descriptor)
  if (screen.screen === 'redirect') return { redirect: screen }
  const name = screen.screen === 'homepage' ? 'home' : screen.screen
  return draw(
    name,
    'default',
    { ...base, params: {}, descriptor, me: null },
    {
      alternate_urls: descriptor.alternate_urls,
    },
  )
}

async function fixedScreen(
  name: RouteName,
  context: LoadContext,
  visit: Visit,
): Promise<Resolved | PageRedirect> {
  const route = routeOf(name)
  const { language } = context
  const query_text = context.query.size > 0 ? `?${context.query}` : ''
  if (route.access !== 'public') {
    const me = await visit.me()
    const guard = guardRoute(route, me ?? { is_guest: true })
    if (!guard.allowed) {
      const wanted = pathFor(name, language, context.params) + query_text
      const query = guard.remember ? { return_to: wanted } : {}
      return { redirect: { destination: targetPath({ ...guard.target, query }, language), status_code: 302 } }
    }
    context = { ...context, me }
  }
  // Home is always there, but what others are told of it is the platform's to say.
  if (name === 'home') context = { ...context, descriptor: await lookUp(visit.api, context.path) }
  // What is shown to one visitor and never kept may be opened by its query: an order by its hash, a form by its step.
  const key = (one: InterfaceLanguage) => (route.noindex ? queryIn(one, context.query) : '')
  const urls = INTERFACE_LANGUAGES.map((one) => [one, pathFor(name, one, context.params) + key(one)])
  return draw(name, route.layout, context, {
    alternate_urls: Object.fromEntries(urls) as Page['alternate_urls'],
    noindex: route.noindex ?? false,
    scroll_to_top: route.scroll_to_top ?? true,
    breadcrumb: route.breadcrumb,
  })
}

/** A screen to go back to is wanted in the new language too. */
function queryIn(language: InterfaceLanguage, query: URLSearchParams): string {
  if (query.size === 0) return ''
  const [path = '', search] = (query.get('return_to') ?? '').split('?')
  const match = matchRoute(path)
  const others = new URLSearchParams(query)
  if (match) {
    others.set('return_to', pathFor(match.name, language, match.params) + (search ? `?${search}` : ''))
  }
  return `?${others}`
}

interface Drawn {
  alternate_urls: Page['alternate_urls']
  noindex?: boolean
  scroll_to_top?: boolean
  breadcrumb?: ReturnType<typeof routeOf>['breadcrumb']
}

async function draw(
  name: Exclude<PageName, 'error'>,
  layout: Layout,
  context: LoadContext,
  drawn: Drawn,
): Promise<Resolved | PageRedirect> {
  const { language, path, descriptor, shop, translator } = context
  const loaded = await loaders[name](context).catch((error: unknown) => {
    // What the platform cannot read in an address names no page either.
    if (error instanceof ApiError && [400, 404, 422].includes(error.status)) return null
    throw error
  })
  if (!loaded) return errorPage(404, context)
  if (isRedirect(loaded)) return loaded
  const own = drawn.breadcrumb && name !== 'home' ? translator.t(drawn.breadcrumb as 'breadcrumb.home') : null
  const title = loaded.title ?? descriptor?.title ?? own ?? shop.shop.name
  const address = withLanguage(path, language)
  const urls = loaded.alternate_urls ?? drawn.alternate_urls
  const noindex = loaded.noindex ?? drawn.noindex ?? false
  const page: Page = {
    name: loaded.screen ?? name,
    language,
    layout,
    status: loaded.status ?? descriptor?.status_code ?? 200,
    head: {
      title: title.includes(shop.shop.name) ? title : `${title} | ${shop.shop.name}`,
      meta_tags: loaded.meta_tags ?? descriptor?.meta_tags ?? [],
      structured_data: loaded.structured_data ?? descriptor?.structured_data ?? [],
      canonical: address + (loaded.canonical_query ? `?${loaded.canonical_query}` : ''),
      // What stands on a further page of a list is on another one, or on none, in other languages and currencies.
      alternate_urls: noindex || loaded.canonical_query ? {} : urls,
      noindex,
    },
    breadcrumbs: loaded.breadcrumbs ?? descriptor?.breadcrumbs ?? (own ? [{ name: own, url: address }] : []),
    alternate_urls: withQueries(urls, loaded.alternate_queries),
    scroll_to_top: drawn.scroll_to_top ?? true,
    drawn_at: thisMinute(context.now),
    data: loaded.data,
  }
  return { page, shop, translator, known_query: loaded.known_query ?? [] }
}

/** Whoever goes on in another language finds there what is chosen here. */
function withQueries(urls: Urls, queries: Urls = {}): Urls {
  const entries = Object.entries(urls).map(([language, url = '']) => [
    language,
    withPairs(url, pairsOf(queries[language as keyof Urls] ?? '')),
  ])
  return Object.fromEntries(entries)
}

/** Pages drawn within a minute are the same bytes. */
function thisMinute(now: Date): string {
  return `${now.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)}:00.000Z`
}

async function lookUp(api: Api, path: string, keeps_currency = false): Promise<PageDescriptor | null> {
  try {
    const query = { path: decodeURIComponent(path).normalize('NFC') }
    return await api('GET /pages', { query: keeps_currency ? { ...query, currency: 'chosen' } : query })
  } catch (error) {
    if (error instanceof URIError) return null
    if (error instanceof ApiError && [400, 404, 422].includes(error.status)) return null
    throw error
  }
}

type ShopCurrency = ShopData['currencies'][number]

/** The currency that a product has a price in, where it is not the one that the visitor sees. */
async function otherCurrency(path: string, shop: ShopData, visit: Visit): Promise<ShopCurrency | null> {
  const others = shop.currencies.filter(({ code }) => code !== visit.currency)
  const found = await Promise.all(others.map(({ code }) => lookUp(visit.apiIn(code), path)))
  return others.find((_, index) => found[index]) ?? null
}

interface ErrorContext {
  language: InterfaceLanguage
  shop: ShopData
  translator: Translator
}

export interface ErrorData {
  status: number
  incident_id: string | null
  stack: string | null
  sold_in: ShopCurrency | null
}

export function errorPage(status: number, context: ErrorContext, details: Partial<ErrorData> = {}): Resolved {
  const { language, shop, translator } = context
  const urls = INTERFACE_LANGUAGES.map((one) => [one, pathFor('home', one)])
  const data: ErrorData = { status, incident_id: null, stack: null, sold_in: null, ...details }
  const title = translator.t(errorName(status, data.sold_in))
  return {
    shop,
    translator,
    page: {
      name: 'error',
      language,
      layout: 'default',
      status,
      head: {
        title: `${title} | ${shop.shop.name}`,
        meta_tags: [],
        structured_data: [],
        canonical: pathFor('home', language),
        alternate_urls: {},
        noindex: true,
      },
      breadcrumbs: [],
      alternate_urls: Object.fromEntries(urls) as Page['alternate_urls'],
      scroll_to_top: true,
      drawn_at: thisMinute(new Date()),
      data,
    },
  }
}
