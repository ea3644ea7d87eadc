import { createStorefront } from '#storefront/server.ts'
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
  const failures: unknown[] = []
  const storefront = await createStorefront({
    platform: { base_url: (origin) => origin, fetch: shop.platform.fetch },
    build: BUILD,
    show_stack: false,
    log: { error: (_event, fields) => failures.push(fields.error) },
  })

  function send(method: string, path: string, options: VisitOptions, body?: BodyInit): Promise<Response> {
    const headers = new Headers(options.headers)
    const cookies = Object.entries(options.cookies ?? {})
    if (cookies.length > 0) headers.set('cookie', cookies.map((pair) => pair.join('=')).join('; '))
    const url = new URL(path, options.origin ?? 'http://localhost')
    return storefront.fetch(new Request(url, { method, headers, body: body ?? null }))
  }

  return {
    ...shop,
    /** What pages failed on, for a test to look at. */
    failures,
    visit: (path: string, options: VisitOptions = {}) => send('GET', path, options),
    /** Sends what a page without scripts would. */
    submit: (path: string, form: Record<string, string>, options: VisitOptions = {}) =>
      send('POST', path, options, new URLSearchParams(form)),
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
