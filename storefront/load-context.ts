import type { InterfaceLanguage } from '#contract/language.ts'
import type { Urls } from '#contract/meta.ts'
import type { CurrencyCode } from '#contract/money.ts'
import type { MetaTag, PageDescriptor } from '#contract/page.ts'
import type { Api } from './api/client.ts'
import type { SessionMe } from './auth/session.ts'
import type { HeldCart } from './cart/held-cart.ts'
import type { CheckoutMemory } from './checkout/checkout-memory.ts'
import type { Translator } from './i18n/translator.ts'
import type { PageName, PageRedirect } from './page.ts'
import type { RefusedForm } from './refused-form.ts'
import type { StaffVisit } from './staff/staff-session.ts'
import type { ShopData } from './shop-data.ts'

/** What a screen's data is loaded from. Only screens behind login may read `me`: all others are the same for everyone. */
export interface LoadContext {
  api: Api
  now: Date
  language: InterfaceLanguage
  currency: CurrencyCode
  /** The currency in which the visitor sees the pages of a language. */
  currencyIn: (language: InterfaceLanguage) => Promise<CurrencyCode>
  origin: string
  /** Path without the language prefix. */
  path: string
  query: URLSearchParams
  params: Record<string, string>
  descriptor: PageDescriptor | null
  shop: ShopData
  translator: Translator
  me: SessionMe | null
  /** What this visitor compares: for the screen of that name alone, which nobody else is shown. */
  compared_ids: () => Promise<number[]>
  /** For the staff's own screen alone. */
  staff: () => Promise<StaffVisit>
  /** For the screens of the cart and checkout alone. */
  cart: HeldCart
  /** For the cart, the address and the summary alone. */
  checkout: CheckoutMemory
  /** What a form without scripts came back with; see refusedForm. */
  refused_form: RefusedForm | null
}

/** What a loader may say besides its data. */
export interface Loaded<Data> {
  data: Data
  /** The screen that draws the data, where it is not the one the address alone would name. */
  screen?: PageName
  title?: string
  breadcrumbs?: { name: string; url: string }[]
  /** The same page in the languages of the interface, where they do not share the words of its path. */
  alternate_urls?: Urls
  /** What is chosen on the page as the query that means the same in each language. */
  alternate_queries?: Urls
  /** The part of the query that makes a page of its own: the second page of a listing, not its sorting. */
  canonical_query?: string
  /** Parameters that the page is drawn from. With any other in its address it is shown, but not kept. */
  known_query?: readonly string[]
  noindex?: boolean
  status?: number
  /** Of a screen that the platform has no descriptor for. */
  meta_tags?: MetaTag[]
  structured_data?: Record<string, unknown>[]
}

export type Loader<Data = unknown> = (context: LoadContext) => Promise<Loaded<Data> | PageRedirect>
