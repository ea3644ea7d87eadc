import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language.ts'
import { createFront } from '#server/front.ts'
import { BODY_GRACE_MS } from '#server/slow-body.ts'
import { OWN_PATHS } from '#storefront/own-api.ts'
import { pathFor, routeEntries } from '#storefront/route-match.ts'
import { ODD_COOKIES, ODD_PATHS, ODD_QUERIES, RAW_HEADS } from './bad-input-address.ts'
import { cookiesOf, startSeededShop } from './shop.ts'

const shop = await startSeededShop({ is_indexed: true })
const { db, visit, submit } = shop
const prefixOf = (language: InterfaceLanguage) => (language === 'cs' ? '' : `/${language}`)

async function logIn(): Promise<Record<string, string>> {
  const response = await submit('/api/auth/login', { email: 'jana@example.com', password: 'Vitrine-demo-1' })
  return Object.fromEntries(Object.entries(cookiesOf(response)).map(([name, { value }]) => [name, value]))
}
const jana = await logIn()

/** Nothing of ours breaks, nothing of the inside shows, and nobody is led away. */
async function hold(what: string, response: Response): Promise<Response> {
  expect(shop.failures.splice(0), what).toEqual([])
  expect(response.status, what).toBeLessThan(500)
  const location = response.headers.get('location')
  if (location !== null) expect(location, what).toMatch(/^\/(?![/\\])/)
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  expect(response.headers.get('content-security-policy'), what).toContain("default-src 'self'")
  expect(response.headers.get('x-content-type-options'), what).toBe('nosniff')
  const html = await response.clone().text()
  expect(html, what).not.toMatch(/node_modules|\.tsx?:\d|postgres|syntax error/i)
  expect(html, what).not.toContain('<script>alert(1)')
  return response
}

describe.each(INTERFACE_LANGUAGES)('pages in %s', (language) => {
  it.each(ODD_PATHS)('[%s] %s is answered by one rule', async (_row, path, answers) => {
    for (const cookies of [{}, jana]) {
      const response = await hold(path, await visit(prefixOf(language) + path, { cookies }))
      expect(answers, path).toContain(response.status)
      // Whatever stands for nothing is kept by nobody on the way, least of all as a file.
      if (response.status === 404) expect(response.headers.get('cache-control'), path).toContain('no-store')
    }
  })

  it('[B-1] [B-2] [B-4] [B-5] an order, a refund and a complaint are found by a number alone', async () => {
    const screens = routeEntries().filter(([, { paths }]) => paths[language].includes('{id}'))
    expect(screens.length).toBeGreaterThan(1)
    for (const [name] of screens) {
      for (const id of ['abc', '1e3', '0', '-1', '007', '1.0', '１２', '1%20or%201=1', '9'.repeat(400)]) {
        const path = pathFor(name, language, { id: 'NUMBER' }).replace('NUMBER', id)
        const response = await hold(path, await visit(path, { cookies: jana }))
        expect([301, 302, 303, 404], path).toContain(response.status)
      }
    }
  })

  it('[B-28] [B-35] [B-64] [B-65] [B-67] [B-68] listings and search take any query', async () => {
    const [category] = await db<{ path: string }[]>`
      select path from page_route where model_type = 16 and language = ${language} order by model_id limit 1`
    const [known] = await db<{ path: string }[]>`
      select route_settings -> 'search' -> ${language}::text ->> 'path' as path from shop limit 1`
    const search = prefixOf(language) + (known?.path ?? '')
    // All rows are asked in one language or another: the words differ, the rules do not.
    const turn = INTERFACE_LANGUAGES.indexOf(language)
    const queries = ODD_QUERIES.filter((_, place) => place % INTERFACE_LANGUAGES.length === turn)
    for (const [row, query] of queries) {
      for (const path of [prefixOf(language) + category?.path, search]) {
        const target = `${path}?${query}`
        const response = await hold(`[${row}] ${target.slice(0, 100)}`, await visit(target))
        expect([200, 301, 302, 404], target.slice(0, 100)).toContain(response.status)
      }
    }
  })

  it('[B-34] [B-88] [B-89] odd cookies are nobody’s, and are taken for none', async () => {
    const names = ['cart_id', 'currency', 'locale', 'access_token', 'refresh_token', 'comparison', 'checkout']
    for (const path of [pathFor('home', language), pathFor('cart', language)]) {
      for (const value of ODD_COOKIES) {
        const cookies = Object.fromEntries(
          names.map((name) => [name, encodeURI(value).replaceAll(';', '%3B')]),
        )
        const response = await hold(`${path} ${value}`, await visit(path, { cookies }))
        expect([200, 302, 303], `${path} ${value}`).toContain(response.status)
      }
    }
  })
})

describe('the storefront’s own calls', () => {
  const paths = OWN_PATHS.concat('/api/payment-return', '/api/nothing')

  it.each(paths)('[B-22] [B-29] [B-70] %s takes any body without breaking', async (path) => {
    const odd: [BodyInit, string, readonly number[]][] = [
      ['x'.repeat(30_000), 'application/x-www-form-urlencoded', [403, 404, 413, 415]],
      ['[]', 'application/json', [400, 404, 415]],
      [
        '{"__proto__":{"isAdmin":true}}',
        'application/json',
        [200, 204, 303, 400, 401, 403, 404, 409, 415, 422],
      ],
      ['x', 'text/plain', [404, 415]],
      // Half a letter, and no letter at all.
      [JSON.stringify({ item_id: '\ud800' }), 'application/json', [400, 415]],
      ['item_id=%00', 'application/x-www-form-urlencoded', [400, 415]],
    ]
    for (const [body, type, answers] of odd) {
      const response = await shop.post(path, body, { headers: { 'content-type': type } })
      expect(answers, `${path} ${type}`).toContain((await hold(`${path} ${type}`, response)).status)
    }
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  })

  // Banks send payers back from their own site, by either method.
  const guarded = paths.filter((path) => path !== '/api/payment-return')

  it.each(guarded)('[S12] %s takes nothing from another site', async (path) => {
    const from: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://localhost' },
    ]
    for (const headers of from) {
      const response = await submit(path, { language: 'cs' }, { cookies: jana, headers })
      expect(response.status, `${path} ${JSON.stringify(headers)}`).toBe(403)
    }
  })

  it.each(guarded)('[S15] %s changes nothing by a GET', async (path) => {
    expect((await visit(path, { cookies: jana })).status).toBe(405)
  })
})

describe('the wire', () => {
  const server = createFront({
    files: () => new Map(),
    before: null,
    public_url: 'http://localhost',
    isOwnHost: (hostname) => hostname === 'localhost',
    onError: (error) => shop.failures.push(error),
    mounts: [
      [
        '/shop-api',
        (request) => shop.platform.fetch(new Request(request.url.replace('/shop-api', ''), request)),
      ],
      ['/', (request) => shop.send(request)],
    ],
  })
  let port = 0
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  /** Sends bytes as they are, and reads until the other end has had enough. */
  async function send(bytes: string): Promise<number | null> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(bytes, 'latin1')
    let text = ''
    const ended = once(socket, 'close')
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      if (text.includes('\r\n\r\n')) socket.end()
    })
    await ended
    return text ? Number(text.split(' ')[1]) : null
  }

  it.each(RAW_HEADS)('[%s] %.60j is answered, and the server goes on', async (_row, head, answers) => {
    expect(answers).toContain(
      await send(`${head}\r\n${head.includes('Connection') ? '' : 'Connection: close\r\n'}\r\n`),
    )
    expect(shop.failures.splice(0)).toEqual([])
    expect(
      await send('GET /shop-api/brands?per_page=1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
    ).toBe(200)
  })

  it('[B-38] a slow sender is given seconds, not minutes', () => {
    expect(server.headersTimeout).toBeLessThanOrEqual(15_000)
    // Of a body that hardly comes; `server/slow-body.test.ts` holds what sends one to it.
    expect(BODY_GRACE_MS).toBeLessThanOrEqual(30_000)
  })

  it('[B-50] what follows a refused request is never read as a second one', async () => {
    const head =
      'POST /shop-api/reviews HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked'
    expect(
      await send(`${head}\r\n\r\n0\r\n\r\nGET /shop-api/brands HTTP/1.1\r\nHost: localhost\r\n\r\n`),
    ).toBe(400)
  })
})
