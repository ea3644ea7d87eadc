import type { InterfaceLanguage } from '#contract/language.ts'
import type { Urls } from '#contract/meta.ts'
import type { CurrencyCode } from '#contract/money.ts'
import type { Breadcrumb, MetaTag, PageType } from '#contract/page.ts'
import type { Layout, RouteName } from './routes.ts'

/** Every screen there is: fixed routes, the types of looked-up pages, packages, search and the error page. */
export type PageName = RouteName | PageType | 'package' | 'search' | 'error'

export interface Head {
  title: string
  meta_tags: MetaTag[]
  structured_data: Record<string, unknown>[]
  /** Path with the language prefix and only the query that makes a page of its own. */
  canonical: string
  /** Of a page that is indexed: the same one in every language. */
  alternate_urls: Urls
  noindex: boolean
}

/** Everything a screen is drawn from. The same object on the server, in the HTML and in `_payload.json`. */
export interface Page<Data = unknown> {
  name: PageName
  language: InterfaceLanguage
  layout: Layout
  status: number
  head: Head
  breadcrumbs: Breadcrumb[]
  /** Where the language is switched, with the query of what is chosen on the page. */
  alternate_urls: Urls
  scroll_to_top: boolean
  /** The moment the page speaks of: what depends on time must read the same on the server and in the browser. */
  drawn_at: string
  data: Data
}

export interface PageRedirect {
  redirect: { destination: string; status_code: number }
}

/** What `_payload.json` holds: the page with the currency of its prices, or where it moved; and the build that drew it. */
export type Payload = { build_id: string } & ({ currency: CurrencyCode; page: Page } | PageRedirect)

export function isRedirect<T extends object>(answer: T | PageRedirect): answer is PageRedirect {
  return 'redirect' in answer
}

const PAYLOAD_FILE = '_payload.json'

/** `/caje` → `/caje/_payload.json`, `/` → `/_payload.json`; the query stays. */
export function payloadUrl(pathname: string, search: string): string {
  return `${pathname === '/' ? '' : pathname}/${PAYLOAD_FILE}${search}`
}

/** The path of the page whose payload is asked for; any other path is its own. */
export function pagePath(pathname: string): string {
  return pathname.endsWith(`/${PAYLOAD_FILE}`) ? pathname.slice(0, -PAYLOAD_FILE.length - 1) || '/' : pathname
}
