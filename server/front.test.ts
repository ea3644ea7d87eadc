import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'
import { readProxies } from './client-address.ts'
import { createFront, MOST_OF_SENDER } from './front.ts'

const echo = async (request: Request) => new Response(`got "${await request.text()}"`)
const released = Promise.withResolvers<void>()
let begun = 0
const server = createFront({
  files: () => new Map(),
  public_url: 'http://localhost',
  onError: () => {},
  before: null,
  isOwnHost: (hostname) => hostname !== 'evil.example',
  mounts: [
    ['/livez', () => new Response('ok')],
    [
      '/shop-api/held',
      async () => {
        begun++
        await released.promise
        return new Response('served')
      },
    ],
    ['/shop-api', () => new Response('platform')],
    ['/echo/copied', async (request) => echo(new Request(request.url, request))],
    ['/echo', echo],
    ['/copied', (request) => new Response(new Request(request.url, request).headers.get('x-client-ip'))],
    ['/', (request) => new Response(request.headers.get('x-client-ip'))],
  ],
})
let origin: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('the front', () => {
  it('names the other end of the socket, whatever a visitor claims to be [AUTH-23]', async () => {
    for (const path of ['/', '/copied']) {
      expect(await (await fetch(origin + path)).text()).toBe('127.0.0.1')
      const claimed = await fetch(origin + path, { headers: { 'X-Client-IP': '203.0.113.1' } })
      expect(await claimed.text()).toBe('127.0.0.1')
    }
  })

  it.for([
    ['GET / HTTP/1.1', 'localhost', 200],
    ['GET /livez HTTP/1.1', 'evil.example', 200],
    ['GET / HTTP/1.1', 'evil.example', 421],
    ['GET http://evil.example/x HTTP/1.1', 'localhost', 421],
    ['GET //evil.example/x HTTP/1.1', 'localhost', 404],
    ['GET /%c0%af..%c0%af HTTP/1.1', 'localhost', 400],
    ['GET /x?a=%00 HTTP/1.1', 'localhost', 400],
    ['TRACE / HTTP/1.1', 'localhost', 405],
    ['GET / HTTP/1.1', 'a b', 400],
    ['GET / HTTP/1.1', 'evil:99999', 400],
    ['GET / HTTP/1.1', '[::1', 400],
    ['GET / HTTP/1.1', 'x/y', 400],
    ['GET / HTTP/1.1', 'user@evil', 400],
    ['GET / HTTP/1.1', '', 400],
    ['GET /a\\b HTTP/1.1', 'localhost', 400],
    ['GET / HTTP/1.1', '[0:0:0:0:0:0:0:1]:3000', 400],
  ] as const)('answers "%s" for the host "%s" with %i', async ([line, host, status]) => {
    expect((await raw(line, host)).status).toBe(status)
  })

  it.for([
    ['/livez', 200],
    ['/', 400],
    ['/shop-api/products', 400],
  ] as const)('answers "GET %s HTTP/1.0" without a host with %i', async ([path, status]) => {
    expect((await raw(`GET ${path} HTTP/1.0`, null)).status).toBe(status)
  })

  it.for(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'takes a %s that says nothing of a body for an empty one, also when it is copied',
    async (method) => {
      for (const path of ['/echo', '/echo/copied']) {
        expect(await raw(`${method} ${path} HTTP/1.1`, 'localhost')).toEqual({ status: 200, body: 'got ""' })
      }
    },
  )

  it('refuses in the words of the platform what would have been its own', async () => {
    const { status, body } = await raw('GET /shop-api/products/1%00 HTTP/1.1', 'localhost')
    expect(status).toBe(400)
    expect(JSON.parse(body)).toMatchObject({ status: 400, type: 'malformed', errors: [] })
  })

  it('serves 300 at once; who comes on top is told to come back [F10]', async () => {
    const held = Array.from({ length: 300 }, () => fetch(`${origin}/shop-api/held`))
    await vi.waitFor(() => expect(begun).toBe(300), { timeout: 60_000 })
    const surplus = await fetch(`${origin}/shop-api/products`)
    expect([surplus.status, surplus.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await surplus.json()).toMatchObject({ status: 503, type: 'unavailable' })
    expect((await fetch(`${origin}/livez`)).status).toBe(200)

    released.resolve()
    const served = await Promise.all(held.map(async (one) => (await one).text()))
    expect(new Set(served)).toEqual(new Set(['served']))
    await vi.waitFor(async () => expect((await fetch(`${origin}/shop-api/products`)).status).toBe(200), {
      timeout: 60_000,
    })
  })
})

describe('one network', () => {
  let taken = 0
  const served = Promise.withResolvers<void>()
  const shared = createFront({
    files: () => new Map(),
    public_url: 'http://localhost',
    onError: () => {},
    before: null,
    isOwnHost: () => true,
    trusted_proxies: readProxies('127.0.0.1'),
    mounts: [
      [
        '/held',
        async () => {
          taken++
          await served.promise
          return new Response('served')
        },
      ],
      ['/', () => new Response('page')],
    ],
  })
  afterAll(() => {
    shared.closeAllConnections()
    shared.close()
  })

  it('takes a part of the places at most, and has them again once it is served [F10]', async () => {
    shared.listen(0, '127.0.0.1')
    await once(shared, 'listening')
    const { port } = shared.address() as AddressInfo
    const ask = (path: string, address: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': address } })
    const held = Array.from({ length: MOST_OF_SENDER }, (_, number) => ask('/held', `2001:db8::${number}`))
    await vi.waitFor(() => expect(taken).toBe(MOST_OF_SENDER), { timeout: 60_000 })
    const surplus = await ask('/', '2001:db8::ffff')
    expect([surplus.status, surplus.headers.get('retry-after')]).toEqual([503, '1'])
    expect((await ask('/', '2001:db8:0:1::1')).status).toBe(200)

    served.resolve()
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual(held.map(() => 200))
    await vi.waitFor(async () => expect((await ask('/', '2001:db8::ffff')).status).toBe(200), {
      timeout: 60_000,
    })
  })
})

describe('a live shop', () => {
  const live = createFront({
    files: () => new Map(),
    public_url: 'https://shop.example',
    any_port: false,
    onError: () => {},
    before: null,
    isOwnHost: (hostname) => hostname === 'shop.example',
    mounts: [
      ['/livez', () => new Response('ok')],
      ['/', () => new Response('page')],
    ],
  })
  afterAll(() => void live.close())

  it('answers under its own port alone, which links of mails would carry on [S22] [B-17]', async () => {
    live.listen(0, '127.0.0.1')
    await once(live, 'listening')
    const { port } = live.address() as AddressInfo
    const asked = async (host: string, path = '/') => (await raw(`GET ${path} HTTP/1.1`, host, port)).status
    expect(await asked('shop.example')).toBe(200)
    expect(await asked('shop.example:443')).toBe(200)
    expect(await asked('shop.example:8443')).toBe(421)
    expect(await asked('shop.example:80')).toBe(421)
    expect(await asked('10.0.0.7:3000', '/livez')).toBe(200)
  })
})

/** What no polite client would send. */
async function raw(
  line: string,
  host: string | null,
  port = Number(new URL(origin).port),
): Promise<{ status: number; body: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${line}\r\n${host === null ? '' : `Host: ${host}\r\n`}Connection: close\r\n\r\n`)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), body }
}

describe('an encoding', () => {
  it.for([
    ['gzip, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.0, gzip;q=0', null],
    ['*;q=0', null],
    ['GZIP', 'gzip'],
    ['', null],
  ] as const)('for "%s" is %s', ([header, encoding]) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })

  it('is read in a moment, however many spaces a header has', () => {
    const started = performance.now()
    expect(acceptedEncoding(`gzip, br${' '.repeat(200_000)}x`)).toBe('gzip')
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
