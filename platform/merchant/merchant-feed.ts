import { withLanguage } from '#contract/language.ts'
import type { Currency, CurrencyCode } from '#contract/money.ts'
import type { Database } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import type { Log } from '#platform/http/log.ts'
import { streamed } from '#platform/http/streamed.ts'
import { landingCurrency, visitorContext } from '#platform/shop/landing.ts'
import { createPreferences } from '#platform/shop/preferences.ts'
import { readShopPage } from '#platform/shop/shop.ts'
import { readDeliveries } from './delivery.ts'
import { type Catalogue, type Feed, FEEDS } from './feed-list.ts'
import type { FeedShop, FeedWriter } from './feed-writer.ts'
import { google } from './google.ts'
import { heureka } from './heureka.ts'
import { readOffers } from './read-offers.ts'
import { zbozi } from './zbozi.ts'

const WRITERS: Record<Catalogue, FeedWriter> = {
  'heureka-cz': heureka,
  'heureka-sk': heureka,
  zbozi,
  google,
}

export interface MerchantFeedOptions {
  sql: Database
  log: Log
  now?: () => Date
}

interface Host {
  hostname: string
  currency: CurrencyCode
}

/** `/feeds/{name}.xml`: everything for sale, for those who compare prices. */
export function createMerchantFeeds({ sql, log, now = () => new Date() }: MerchantFeedOptions) {
  const preferences = createPreferences(sql)
  const absent = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })

  return {
    fetch: async (request: Request): Promise<Response> => {
      const url = new URL(request.url)
      const name = /^\/feeds\/([a-z-]+)\.xml$/.exec(url.pathname)?.[1] ?? ''
      const feed = Object.hasOwn(FEEDS, name) ? FEEDS[name] : undefined
      if (!feed) return absent()
      const asked = visitorContext({ sql, log, now: now() }, request, await preferences(request))
      const origin = await landingOrigin(asked, feed, url)
      const context = await feedContext(asked, feed)
      if (!origin || !context) return absent()
      return streamed(writeFeed(context, feed, origin), {
        type: 'application/xml; charset=utf-8',
        headers: {
          'cache-control': 'public, max-age=900',
          'last-modified': context.now.toUTCString(),
          'x-robots-tag': 'noindex',
        },
        onError: (error) => log.error('feed broke off', { error, feed: name }),
      })
    },
  }
}

async function* writeFeed(context: Context, feed: Feed, origin: string): AsyncGenerator<string> {
  const writer = WRITERS[feed.catalogue]
  const [{ name, meta_description }, deliveries] = await Promise.all([
    readShopPage(context),
    readDeliveries(context),
  ])
  const shop: FeedShop = {
    feed,
    name,
    description: meta_description ?? name,
    home: new URL(withLanguage('/', feed.language), origin).href,
    currency: context.currency,
    deliveries,
    now: context.now,
  }
  yield writer.head(shop)
  for await (const offers of readOffers(context, { catalogue: feed.catalogue, origin })) {
    yield offers.map((offer) => writer.item(shop, offer)).join('')
  }
  yield writer.tail
}

/** The language, currency and taxes of the feed, whatever the host that was asked stands for. */
async function feedContext(context: Context, feed: Feed): Promise<Context | null> {
  const { sql } = context
  const [[currency], [country]] = await Promise.all([
    sql<Currency[]>`select id, code, symbol, decimal_places from currency where code = ${feed.currency}`,
    sql<{ id: number }[]>`select id from country where alpha2 = ${feed.country}`,
  ])
  return currency && country
    ? { ...context, language: feed.language, currency, country_id: country.id }
    : null
}

/** Pages must show a newcomer the price of the feed, so they stand at a host whose currency is the same. */
async function landingOrigin({ sql, shop_id }: Context, feed: Feed, url: URL): Promise<string | null> {
  const hosts = await sql<Host[]>`
    select hostname, currency.code as currency from shop_hostname
    join currency on currency.id = shop_hostname.currency_id
    where shop_id = ${shop_id} order by position, hostname`
  const shows = ({ currency }: Host) => landingCurrency(feed.language, currency) === feed.currency
  const asked = hosts.find(({ hostname }) => hostname === url.hostname) ?? hosts[0]
  if (asked && shows(asked)) return url.origin
  const other = hosts.find(shows)
  return other ? `${url.protocol}//${other.hostname}` : null
}
