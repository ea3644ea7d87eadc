import { BRANDS_PATHS } from '#contract/brand-path.ts'
import { DEFAULT_LANGUAGE, INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language.ts'
import { PRODUCT_LIST_FOLDERS } from '#contract/product-list-path.ts'
import type { Database } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import type { Log } from '#platform/http/log.ts'
import { streamed } from '#platform/http/streamed.ts'
import { XML_HEAD } from '#platform/http/xml.ts'
import { landingContexts, visitorContext } from '#platform/shop/landing.ts'
import { createPreferences } from '#platform/shop/preferences.ts'
import { readShopPage } from '#platform/shop/shop.ts'
import { type Paths, readPages, readParts, type SitemapPart } from './sitemap-page.ts'
import { SECTIONS, type Section } from './sitemap-section.ts'
import { INDEX_TAGS, SITEMAP_TAGS, sitemapElement, urlElements } from './sitemap-xml.ts'

export interface SitemapOptions {
  sql: Database
  log: Log
  now?: () => Date
}

/** Counting what every file holds walks the whole catalogue, so one count serves all who ask within a minute. */
const PARTS_TTL_MS = 60_000
const FIXED = '/sitemaps/page.xml'
const FILE = /^\/sitemaps\/([a-z-]+)-(\d{1,6})\.xml$/

type Counted = [section: Section, parts: SitemapPart[]][]

/** `/sitemap.xml` names the files under `/sitemaps/`, which name every page that a newcomer may find. */
export function createSitemap({ sql, log, now = () => new Date() }: SitemapOptions) {
  const preferences = createPreferences(sql)
  const counts = new Map<string, { at: number; parts: Promise<Counted> }>()

  /** What exists depends on the currency of the host alone: without a price there is no page. */
  async function countParts(context: Context): Promise<Counted> {
    const contexts = await landingContexts(context)
    const { shop_id, currency } = contexts[DEFAULT_LANGUAGE]
    const key = `${shop_id} ${currency.code}`
    const known = counts.get(key)
    if (known && now().getTime() - known.at < PARTS_TTL_MS) return known.parts
    const parts = Promise.all(
      SECTIONS.map(async (one): Promise<Counted[number]> => [one, await readParts(one, contexts)]),
    )
    parts.catch(() => counts.delete(key))
    counts.set(key, { at: now().getTime(), parts })
    return parts
  }

  async function* writeIndex(origin: string, counted: Counted): AsyncGenerator<string> {
    yield XML_HEAD + INDEX_TAGS[0] + sitemapElement(origin, FIXED, null)
    for (const [{ name }, parts] of counted) {
      for (const { part, modified_at } of parts)
        yield sitemapElement(origin, `/sitemaps/${name}-${part}.xml`, modified_at)
    }
    yield INDEX_TAGS[1]
  }

  return {
    fetch: async (request: Request): Promise<Response> => {
      const { origin, pathname } = new URL(request.url)
      const context = visitorContext({ sql, log, now: now() }, request, await preferences(request))
      const parts = await written(origin, pathname, context)
      if (!parts) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
      return streamed(parts, {
        type: 'application/xml; charset=utf-8',
        headers: { 'cache-control': 'public, max-age=3600', 'x-robots-tag': 'noindex' },
        onError: (error) => log.error('sitemap broke off', { error, path: pathname }),
      })
    },
  }

  async function written(
    origin: string,
    pathname: string,
    context: Context,
  ): Promise<AsyncGenerator<string> | null> {
    if (pathname === '/sitemap.xml') return writeIndex(origin, await countParts(context))
    if (pathname === FIXED) return writeFixed(origin, context)
    const [, name, number] = FILE.exec(pathname) ?? []
    const section = SECTIONS.find((one) => one.name === name)
    if (!section) return null
    const pages = readPages(section, await landingContexts(context), Number(number))
    const first = await pages.next()
    return first.done ? null : writePages(origin, first.value, pages)
  }
}

type Pages = ReturnType<typeof readPages>

async function* writePages(origin: string, first: Parameters<typeof batch>[1], rest: Pages) {
  yield XML_HEAD + SITEMAP_TAGS[0] + batch(origin, first)
  for await (const pages of rest) yield batch(origin, pages)
  yield SITEMAP_TAGS[1]
}

function batch(origin: string, pages: Parameters<typeof urlElements>[1][]): string {
  return pages.map((page) => urlElements(origin, page)).join('')
}

/** Pages at fixed paths, and lists picked by the shop. */
async function* writeFixed(origin: string, context: Context): AsyncGenerator<string> {
  const { sql } = context
  const [{ route_settings }, lists] = await Promise.all([
    readShopPage(context),
    sql<{ slugs: Record<string, string> }[]>`select slug as slugs from product_list order by position, id`,
  ])
  const inEvery = (path: (language: InterfaceLanguage) => string): { paths: Paths } => ({
    paths: Object.fromEntries(INTERFACE_LANGUAGES.map((one) => [one, path(one)])),
  })
  const pages = [
    inEvery(() => '/'),
    inEvery((one) => BRANDS_PATHS[one]),
    inEvery((one) => route_settings.blog[one].path),
    ...lists.map(({ slugs }) =>
      inEvery((one) => `${PRODUCT_LIST_FOLDERS[one]}/${slugs[one] ?? slugs[DEFAULT_LANGUAGE]}`),
    ),
  ]
  yield XML_HEAD + SITEMAP_TAGS[0] + batch(origin, pages) + SITEMAP_TAGS[1]
}
