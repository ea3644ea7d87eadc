import { afterAll } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { createPlatform } from '#platform/app.ts'
import type { SocialClients } from '#platform/auth/social-client.ts'
import type { Database } from '#platform/db/database.ts'
import { NO_INDEXES, openShopFeed, type ShopIndexes } from '#platform/feed/feed.ts'
import { createLog } from '#platform/http/log.ts'
import { createStorefront } from '#storefront/server.ts'
import { useSeededDatabase } from './database.ts'
import { startPlatform } from './platform.ts'

export interface VisitOptions {
  cookies?: Record<string, string> | undefined
  headers?: Record<string, string>
  origin?: string
}

const BUILD = {
  build_id: 'test',
  entry: '/assets/entry.js',
  styles: [],
  fonts: [],
  preloads: () => [],
}

/** Storefront and platform joined without a network, on a shop with people and nothing to sell. */
export async function startShop() {
  const shop = await startPlatform()
  return { ...shop, ...(await joinStorefront(shop.platform)) }
}

/** The same with the whole demo shop in it. */
export async function startSeededShop({
  show_stack = false,
  is_indexed = false,
  social = {},
}: { show_stack?: boolean; is_indexed?: boolean; social?: SocialClients } = {}) {
  const { db } = await useSeededDatabase()
  const indexes = is_indexed ? await standingIndexes(db) : NO_INDEXES
  const platform = createPlatform({ sql: db, log: createLog('silent'), indexes, social, check_answers: true })
  return { db, platform, ...(await joinStorefront(platform, show_stack)) }
}

/** What a running process has in memory, once it has read everything. */
async function standingIndexes(sql: Database): Promise<ShopIndexes> {
  const feed = openShopFeed({
    sql,
    languages: LANGUAGES,
    onError: (error) => {
      throw error
    },
  })
  afterAll(() => feed.close())
  await feed.ready
  return feed
}

type Router = ReturnType<typeof createPlatform>
type Platform = Pick<Router, 'fetch'> & Partial<Router>

export async function joinStorefront(platform: Platform, show_stack = false, remembers = false) {
  const failures: unknown[] = []
  const noted: string[] = []
  const storefront = await createStorefront({
    platform: { base_url: (origin) => origin, fetch: platform.ask ?? platform.fetch },
    build: BUILD,
    // Whether something works is asked here, not how fast a busy machine is.
    patience: 20,
    show_stack,
    remembers,
    log: { info: (event) => noted.push(event), error: (_event, fields) => failures.push(fields.error) },
  })

  function send(method: string, path: string, asked: VisitOptions, body?: BodyInit): Promise<Response> {
    const headers = new Headers(asked.headers)
    const cookies = Object.entries(asked.cookies ?? {})
    if (cookies.length > 0) headers.set('cookie', cookies.map((pair) => pair.join('=')).join('; '))
    const url = new URL(path, asked.origin ?? 'http://localhost')
    return storefront.fetch(new Request(url, { method, headers, body: body ?? null }))
  }

  return {
    /** Tells a storefront that remembers of a change. */
    forget: storefront.forget,
    /** After a change of what all pages share, which a storefront keeps for a moment. */
    forgetAll: storefront.forgetAll,
    draw: storefront.draw,
    /** What pages failed on, for a test to look at. */
    failures,
    /** Sends any request, with the visitor's cookies. */
    send: (request: Request, { cookies = {}, headers = {} }: VisitOptions = {}) => {
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
      const pairs = Object.entries(cookies).map((pair) => pair.join('='))
      if (pairs.length > 0) request.headers.set('cookie', pairs.join('; '))
      return storefront.fetch(request)
    },
    /** What the log says besides. */
    noted,
    visit: (path: string, options: VisitOptions = {}) => send('GET', path, options),
    /** Sends what a page without scripts would. */
    submit: (path: string, form: Record<string, string>, options: VisitOptions = {}) =>
      send('POST', path, options, new URLSearchParams(form)),
    /** Sends what another program would, in any form. */
    post: (path: string, body: BodyInit | undefined, options: VisitOptions = {}) =>
      send('POST', path, options, body),
    /** Sends what a script would. */
    ask: (path: string, body: unknown, options: VisitOptions = {}) =>
      send(
        'POST',
        path,
        { ...options, headers: { ...options.headers, 'content-type': 'application/json' } },
        JSON.stringify(body),
      ),
  }
}

/** The cookies an answer sets, with their attributes. */
export function cookiesOf(response: Response): Record<string, { value: string; attributes: string[] }> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split('; ')
      const at = pair.indexOf('=')
      return [pair.slice(0, at), { value: pair.slice(at + 1), attributes }]
    }),
  )
}
