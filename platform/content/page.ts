import { INTERFACE_LANGUAGES, withLanguage } from '#contract/language.ts'
import type { Urls } from '#contract/meta.ts'
import { type ModelType, type PageDescriptor, type PageKind } from '#contract/page.ts'
import { isVisible } from '#platform/db/read-table.ts'
import type { Context } from '#platform/http/context.ts'
import { notFound } from '#platform/http/failure.ts'
import { landingContexts } from '#platform/shop/landing.ts'
import { readCompany, readShopPage, type ShopPage } from '#platform/shop/shop.ts'
import { describePage, type FoundRoute, type PageDraft, pageLanguage, siteOf } from './page-draft.ts'
import { buildModelPage, MODEL_TABLES } from './page-model.ts'
import { BLOG_TEXTS, SEARCH_TEXTS } from './page-text.ts'
import { readShippingTerms } from './shipping-terms.ts'
import { type JsonLd, onlineStore, searchableSite, type Site, webPage } from './structured-data.ts'
import { returnPolicy, shippingServices } from './trade-data.ts'

interface Route {
  kind: PageKind
  model_type: ModelType | null
  model_id: number | null
  destination: string | null
  status_code: number
}

/** What stands at a path in the language of the request; nothing there, or nothing for this caller, is a 404. */
export async function findPage(
  context: Context,
  asked: string,
  keeps_currency: boolean,
): Promise<PageDescriptor> {
  const path = asked.normalize('NFC')
  const shop = await readShopPage(context)
  const language = pageLanguage(context)
  const site = siteOf(context, shop, withLanguage('/', language))
  const route = fixedRoute(context, shop, path) ?? (await readRoute(context, path))
  if (!route) throw notFound()
  const { kind, model_type, model_id, destination, status_code } = route
  if (kind === 'redirect') return redirectPage(destination ?? '/', status_code)
  const found: FoundRoute = { kind, model_type, model_id }
  const draft = await draftOf(context, shop, site, found, keeps_currency)
  const page = describePage(context, site, found, { ...draft, image: draft.image ?? shop.logo })
  return { ...page, status_code }
}

/** Home, blog and search stand where the shop's settings say, in every language. */
function fixedRoute(context: Context, { route_settings }: ShopPage, path: string): Route | null {
  const language = pageLanguage(context)
  const kind =
    path === '/'
      ? 'homepage'
      : path === route_settings.blog[language].path
        ? 'blog-list'
        : path === route_settings.search[language].path
          ? 'search'
          : null
  return kind && { kind, model_type: null, model_id: null, destination: null, status_code: 200 }
}

async function readRoute(context: Context, path: string): Promise<Route | null> {
  const { sql, shop_id } = context
  const [route] = await sql<Route[]>`
    select kind, model_type, model_id, destination, status_code from page_route
    where shop_id = ${shop_id} and language = ${pageLanguage(context)} and path = ${path}`
  return route ?? null
}

function redirectPage(destination: string, status_code: number): PageDescriptor {
  return {
    kind: 'redirect',
    model_type: null,
    model_id: null,
    page_type: null,
    breadcrumbs: [],
    title: '',
    meta_tags: [],
    structured_data: [],
    alternate_urls: {},
    redirect: { destination, status_code },
    status_code,
  }
}

async function draftOf(
  context: Context,
  shop: ShopPage,
  site: Site,
  route: FoundRoute,
  keeps_currency: boolean,
): Promise<PageDraft> {
  const { search, blog } = shop.route_settings
  const language = pageLanguage(context)
  const blog_text = BLOG_TEXTS[context.language]
  const blog_url = withLanguage(blog[language].path, language)
  if (route.kind === 'model' && route.model_type !== null && route.model_id !== null) {
    const place = { site, blog: { name: blog_text.name, url: blog_url } }
    const [draft, alternate_urls] = await Promise.all([
      buildModelPage[route.model_type](context, place, route.model_id),
      alternatesOf(context, route.model_type, route.model_id, keeps_currency),
    ])
    return { ...draft, alternate_urls }
  }
  if (route.kind === 'blog-list') {
    const page = { ...blog_text, url: blog_url }
    return {
      ...fixedDraft(page),
      structured_data: [webPage(site, 'Blog', page)],
      alternate_urls: inEveryLanguage((one) => blog[one].path),
    }
  }
  if (route.kind === 'search') {
    const page = { ...SEARCH_TEXTS[context.language], url: withLanguage(search[language].path, language) }
    return {
      ...fixedDraft(page),
      structured_data: [webPage(site, 'SearchResultsPage', page)],
      alternate_urls: inEveryLanguage((one) => search[one].path),
      noindex: true,
    }
  }
  return {
    url: withLanguage('/', language),
    title: shop.meta_title ?? shop.name,
    description: shop.meta_description,
    og_type: 'website',
    image: null,
    breadcrumbs: [],
    structured_data: await homeData(context, shop, site),
    alternate_urls: inEveryLanguage(() => '/'),
  }
}

async function homeData(context: Context, shop: ShopPage, site: Site): Promise<JsonLd[]> {
  const [company, terms] = await Promise.all([readCompany(context), readShippingTerms(context)])
  const language = pageLanguage(context)
  const { path, query_name } = shop.route_settings.search[language]
  return [
    onlineStore(site, shop, company, {
      return_policy: returnPolicy(terms?.country ?? shop.country_alpha2),
      shipping_services: shippingServices(terms, context.currency),
      languages: INTERFACE_LANGUAGES,
    }),
    searchableSite(site, { url: withLanguage(path, language), parameter: query_name }),
  ]
}

function fixedDraft({ name, description, url }: { name: string; description: string; url: string }) {
  return {
    url,
    title: name,
    description,
    og_type: 'website' as const,
    image: null,
    breadcrumbs: [{ name, url }],
  }
}

function inEveryLanguage(path: (language: (typeof INTERFACE_LANGUAGES)[number]) => string): Urls {
  return Object.fromEntries(INTERFACE_LANGUAGES.map((one) => [one, withLanguage(path(one), one)]))
}

/** The same page in the languages of the interface, but for those in which it would not be found. */
async function alternatesOf(
  context: Context,
  model_type: ModelType,
  model_id: number,
  keeps_currency: boolean,
): Promise<Urls> {
  const { sql, shop_id } = context
  const landing = keeps_currency ? null : await landingContexts(context)
  const shown = INTERFACE_LANGUAGES.map((language) => {
    const there = landing && language !== pageLanguage(context) ? landing[language] : { ...context, language }
    return sql`(language = ${language} and ${isVisible(there, MODEL_TABLES[model_type], model_id)})`
  }).reduce((all, one) => sql`${all} or ${one}`)
  const routes = await sql<{ language: keyof Urls; path: string }[]>`
    select language, path from page_route
    where kind = 'model' and status_code = 200 and shop_id = ${shop_id}
      and model_type = ${model_type} and model_id = ${model_id} and (${shown})
    order by array_position(${INTERFACE_LANGUAGES}::text[], language)`
  return Object.fromEntries(routes.map(({ language, path }) => [language, withLanguage(path, language)]))
}
