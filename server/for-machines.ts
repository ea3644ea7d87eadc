import type { Database } from '#platform/db/database.ts'
import { senderOf } from '#platform/http/client-ip.ts'
import type { Log } from '#platform/http/log.ts'
import { createMerchantFeeds } from '#platform/merchant/merchant-feed.ts'
import { createSitemap } from '#platform/sitemap/sitemap.ts'
import { robotsText } from '#storefront/robots.ts'
import { createFloodCount, type Flood } from '#platform/flood-guard.ts'
import { acceptedEncoding } from './accepted-encoding.ts'

/** A robot reads every file once in a while; whoever reads the same ones all the time is none. */
export const MACHINE_FLOODS = {
  '/sitemap.xml': { limit: 60, window_s: 10 * 60 },
  '/sitemaps': { limit: 300, window_s: 10 * 60 },
  '/feeds': { limit: 30, window_s: 10 * 60 },
} as const satisfies Record<string, Flood>

type Fetch = (request: Request) => Promise<Response>

/** What robots read: which pages there are, which they may open, and what is for sale. */
export function machineMounts(
  sql: Database,
  log: Log,
  now = () => new Date(),
): [prefix: string, fetch: Fetch][] {
  const sitemap = createSitemap({ sql, log, now }).fetch
  const feeds = createMerchantFeeds({ sql, log, now }).fetch
  const waitOf = createFloodCount()
  const sparing = (prefix: keyof typeof MACHINE_FLOODS, fetch: Fetch): [string, Fetch] => [
    prefix,
    reading(async (request) => {
      const wait_s = waitOf(prefix, senderOf({ request }), MACHINE_FLOODS[prefix], now())
      if (wait_s === 0) return fetch(request)
      const headers = { 'retry-after': String(wait_s), 'cache-control': 'no-store' }
      return new Response(null, { status: 429, headers })
    }),
  ]
  return [
    ['/robots.txt', reading(robots)],
    sparing('/sitemap.xml', sitemap),
    sparing('/sitemaps', sitemap),
    sparing('/feeds', feeds),
  ]
}

async function robots({ url }: Request): Promise<Response> {
  const { origin, pathname } = new URL(url)
  if (pathname !== '/robots.txt') return new Response(null, { status: 404 })
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' }
  return new Response(robotsText(origin), { headers })
}

/** Read only, and zipped on the way: whole files never stand in memory. */
function reading(fetch: Fetch): Fetch {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    }
    const response = await fetch(request)
    const headers = new Headers(response.headers)
    headers.set('x-content-type-options', 'nosniff')
    if (request.method === 'HEAD') {
      await response.body?.cancel()
      return new Response(null, { status: response.status, headers })
    }
    // Of the encodings only gzip can be made while it is read.
    const encodings = (request.headers.get('accept-encoding') ?? '').replaceAll(/\bbr\b/g, '')
    if (!response.body || acceptedEncoding(encodings) !== 'gzip') {
      return new Response(response.body, { status: response.status, headers })
    }
    headers.set('content-encoding', 'gzip')
    headers.append('vary', 'Accept-Encoding')
    return new Response(response.body.pipeThrough(new CompressionStream('gzip')), { headers })
  }
}
