import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { Urls } from '#contract/meta.ts'
import { apiOver, createApi } from './client.ts'
import { AbortedError, ApiError, failureText, NO_ANSWER } from './request-error.ts'
import { createSharedRefresh } from './shared-refresh.ts'
import { createTransport, timeoutFor, type TransportOptions } from './transport.ts'

const json = (body: unknown, status = 200) => Response.json(body, { status })
const refused = () => json({ status: 401, message: 'Expired', type: 'unauthenticated', errors: [] }, 401)

function options(fetch: TransportOptions['fetch'], more: Partial<TransportOptions> = {}): TransportOptions {
  return {
    base_url: 'https://shop.example/shop-api',
    fetch,
    language: 'sk',
    currency: 'EUR',
    tracking_id: 'tracking-1',
    ...more,
  }
}

/** A platform that answers when told to, and notes what it was asked. */
function slowPlatform() {
  const asked: Request[] = []
  const answers: ((response: Response) => void)[] = []
  const fetch = (request: Request) => {
    asked.push(request)
    return new Promise<Response>((resolve) => answers.push(resolve))
  }
  return { asked, answers, fetch }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('every request', () => {
  async function headersOf(more?: Partial<TransportOptions>) {
    const asked: Request[] = []
    const api = createApi(options((request) => (asked.push(request), json({ items: [] })), more))
    await api('GET /brands', { query: { page: 1, embed: ['urls'] } })
    return asked[0]
  }

  it('goes to the path and query of its call', async () => {
    expect((await headersOf())?.url).toBe('https://shop.example/shop-api/brands?page=1&embed=urls')
  })

  it('carries Language-Preference [API-01]', async () => {
    expect((await headersOf())?.headers.get('Language-Preference')).toBe('sk')
  })

  it('carries Currency-Preference [API-02]', async () => {
    expect((await headersOf())?.headers.get('Currency-Preference')).toBe('EUR')
  })

  it('carries X-Tracking-Id [API-03]', async () => {
    expect((await headersOf())?.headers.get('X-Tracking-Id')).toBe('tracking-1')
  })

  it('carries a Bearer token where cookies are not sent, and cookies otherwise [AUTH-24]', async () => {
    const withToken = await headersOf({ token: 'secret' })
    expect(withToken?.headers.get('Authorization')).toBe('Bearer secret')
    expect(withToken?.credentials).toBe('omit')
    const withCookies = await headersOf()
    expect(withCookies?.headers.has('Authorization')).toBe(false)
    expect(withCookies?.credentials).toBe('same-origin')
  })

  it('carries an Idempotency-Key where one is given', async () => {
    const seen: (string | null)[] = []
    const api = createApi(options((request) => (seen.push(request.headers.get('Idempotency-Key')), json({}))))
    await api('GET /shop', {})
    await api('GET /shop', { idempotency_key: 'order-1' })
    expect(seen).toEqual([null, 'order-1'])
  })

  it('follows a change of the currency', async () => {
    const seen: (string | null)[] = []
    let currency: 'CZK' | 'EUR' = 'CZK'
    const given = options((request) => (seen.push(request.headers.get('Currency-Preference')), json({})))
    const api = createApi(Object.defineProperty(given, 'currency', { get: () => currency }))
    await api('GET /shop', {})
    currency = 'EUR'
    await api('GET /shop', {})
    expect(seen).toEqual(['CZK', 'EUR'])
  })

  it('sends its body as JSON and gives back nothing for an empty answer', async () => {
    const asked: Request[] = []
    const send = createTransport(
      options((request) => (asked.push(request), new Response(null, { status: 204 }))),
    )
    expect(await send('POST', '/visits', { body: { product_id: 1 } })).toBeUndefined()
    expect(asked[0]?.headers.get('Content-Type')).toBe('application/json')
    expect(await asked[0]?.json()).toEqual({ product_id: 1 })
  })

  it('is typed by the contract: embeds and only shape the answer', () => {
    const api = apiOver(async () => ({}))
    const brand = () =>
      api('GET /brands/{id}', { params: { id: 1 }, query: { only: ['name'], embed: ['urls'] } })
    expectTypeOf<Awaited<ReturnType<typeof brand>>>().toExtend<{ name: string; urls: Urls }>()
    expectTypeOf<Awaited<ReturnType<typeof brand>>>().not.toHaveProperty('slug')
    // @ts-expect-error a brand is read by its id
    void api('GET /brands/{id}', {}).catch(() => {})
  })
})

describe('a failure', () => {
  const failing = (response: Response) => createTransport(options(() => response))('GET', '/shop')

  it('says the first validation message, else the server message, else the default [API-20]', async () => {
    const errors = [
      { field: 'email', message: 'E-mail chybí' },
      { field: 'phone', message: 'Telefon chybí' },
    ]
    const texts = await Promise.all(
      [
        json({ status: 422, message: 'Neplatné údaje', type: 'validation', errors }, 422),
        json({ status: 409, message: 'Neplatné údaje', type: 'conflict', errors: [] }, 409),
        json({ status: 500, message: '', type: 'server_error', errors: [] }, 500),
        new Response('<h1>Bad gateway</h1>', { status: 502 }),
      ].map((response) => failing(response).catch((error: unknown) => failureText(error, 'Výchozí'))),
    )
    expect(texts).toEqual(['E-mail chybí', 'Neplatné údaje', 'Výchozí', 'Výchozí'])
  })

  it('keeps its status and body', async () => {
    const body = { status: 404, message: 'Nic', type: 'not_found', errors: [] }
    await expect(failing(json(body, 404))).rejects.toMatchObject({ name: 'ApiError', status: 404, body })
  })

  it('is what a broken network or a page of a proxy is', async () => {
    const broken = createTransport(options(() => Promise.reject(new TypeError('fetch failed'))))
    await expect(broken('GET', '/shop')).rejects.toMatchObject({ name: 'ApiError', status: NO_ANSWER })
    await expect(failing(new Response('<h1>Hi</h1>'))).rejects.toMatchObject({ status: NO_ANSWER })
  })
})

describe('a timeout', () => {
  it.each([
    ['GET', '/brands', false, 15_000],
    ['PATCH', '/carts/1', false, 15_000],
    ['GET', '/orders', false, 15_000],
    ['POST', '/orders', false, 30_000],
    ['POST', '/gopay-requests', false, 30_000],
    ['POST', '/csob/payment', false, 30_000],
    ['GET', '/brands', true, 5_000],
    ['POST', '/orders', true, 30_000],
    ['POST', '/orders/1/payments', true, 30_000],
    ['GET', '/orders', true, 5_000],
  ] as const)(
    'of %s %s (on the server: %s) comes after %d ms and aborts the request [API-24]',
    async (method, path, on_server, after) => {
      const platform = slowPlatform()
      const failed = vi.fn()
      const done = createTransport(options(platform.fetch, { on_server }))(method, path).catch(failed)
      expect(timeoutFor(method, path, on_server)).toBe(after)
      await vi.advanceTimersByTimeAsync(after - 1)
      expect(failed).not.toHaveBeenCalled()
      expect(platform.asked[0]?.signal.aborted).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      await done
      expect(failed).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ name: 'ApiError', status: 408 }),
      )
      expect(platform.asked[0]?.signal.aborted).toBe(true)
    },
  )

  it('leaves no timer behind once answered', async () => {
    await createTransport(options(() => json({})))('GET', '/shop')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a newer request to the same endpoint', () => {
  async function race(
    first: [Parameters<ReturnType<typeof createTransport>>],
    second: typeof first,
    more = {},
  ) {
    const platform = slowPlatform()
    const send = createTransport(options(platform.fetch, more))
    const ends = [send(...first[0]), send(...second[0])].map((end) => end.catch((error: unknown) => error))
    await vi.advanceTimersByTimeAsync(0)
    platform.answers.forEach((answer, index) => answer(json({ index })))
    return Promise.all(ends)
  }
  const superseded = [expect.any(AbortedError), { index: 1 }]
  const both = [{ index: 0 }, { index: 1 }]

  it('aborts the older one, whatever their queries [API-25] [F71]', async () => {
    const query = (search: string) => ({ query: { search } })
    expect(await race([['GET', '/search', query('č')]], [['GET', '/search', query('ča')]])).toEqual(
      superseded,
    )
    expect(
      await race(
        [['PATCH', '/carts/1/items/2', { body: { amount: 2 } }]],
        [['PATCH', '/carts/1/items/2', { body: { amount: 3 } }]],
      ),
    ).toEqual(superseded)
  })

  it('does not leave the older one on its way [API-25]', async () => {
    const platform = slowPlatform()
    const send = createTransport(options(platform.fetch))
    for (let times = 0; times < 2; times++) send('GET', '/search').catch(() => {})
    await vi.advanceTimersByTimeAsync(0)
    expect(platform.asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })

  it('aborts the second of three, though the first has ended by then [API-25]', async () => {
    const platform = slowPlatform()
    const send = createTransport(options(platform.fetch))
    const asked = () => send('GET', '/search').catch((error: unknown) => error)
    const [first, second] = [asked(), asked()]
    expect(await first).toBeInstanceOf(AbortedError)
    const third = asked()
    platform.answers.forEach((answer, index) => answer(json({ index })))
    expect(await Promise.all([second, third])).toEqual([expect.any(AbortedError), { index: 2 }])
  })

  it('leaves other items, methods and slots alone [API-25]', async () => {
    expect(await race([['PATCH', '/carts/1/items/2']], [['PATCH', '/carts/1/items/3']])).toEqual(both)
    expect(await race([['GET', '/carts/1']], [['PATCH', '/carts/1']])).toEqual(both)
    expect(
      await race([['GET', '/products', { slot: 'new' }]], [['GET', '/products', { slot: 'sale' }]]),
    ).toEqual(both)
  })

  it('never aborts an order or adding to the cart [API-25]', async () => {
    expect(await race([['POST', '/orders']], [['POST', '/orders']])).toEqual(both)
    expect(await race([['POST', '/carts/1/items']], [['POST', '/carts/1/items']])).toEqual(both)
    expect(await race([['POST', '/carts/1/items/batch']], [['POST', '/carts/1/items/batch']])).toEqual(both)
  })

  it('aborts nothing while a page is rendered on the server', async () => {
    expect(await race([['GET', '/products']], [['GET', '/products']], { on_server: true })).toEqual(both)
  })

  it('does not touch a request that has ended', async () => {
    const send = createTransport(options(() => json({ ok: true })))
    expect(await send('GET', '/shop')).toEqual({ ok: true })
    expect(await send('GET', '/shop')).toEqual({ ok: true })
  })
})

describe('an aborted request', () => {
  it('says nothing to the shopper [API-28]', async () => {
    const platform = slowPlatform()
    const caller = new AbortController()
    const end = createTransport(options(platform.fetch))('GET', '/shop', { signal: caller.signal })
    const failed = end.catch((error: unknown) => error)
    caller.abort()
    const error = await failed
    expect(error).toBeInstanceOf(AbortedError)
    expect(failureText(error, 'Výchozí')).toBeNull()
    expect(failureText(new ApiError(500, null), 'Výchozí')).toBe('Výchozí')
  })

  it('is not sent at all when the caller left before', async () => {
    const fetch = vi.fn(() => json({}))
    const end = createTransport(options(fetch))('GET', '/shop', { signal: AbortSignal.abort() })
    await expect(end).rejects.toBeInstanceOf(AbortedError)
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('an expired session', () => {
  /** Refuses the old token and takes the new one. */
  function expiring(renewed = true) {
    let token = 'old'
    const fetch = vi.fn((request: Request) =>
      request.headers.get('Authorization') === 'Bearer new' ? json({ ok: true }) : refused(),
    )
    const refresh = vi.fn(async () => {
      await Promise.resolve()
      if (renewed) token = 'new'
      return renewed
    })
    const given = options(fetch, { refresh })
    const send = createTransport(Object.defineProperty(given, 'token', { get: () => token }))
    return { fetch, refresh, send }
  }

  it('is refreshed once and the request retried once [AUTH-09]', async () => {
    const { fetch, refresh, send } = expiring()
    expect(await send('GET', '/auth/me')).toEqual({ ok: true })
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('gives the 401 back when the retry is refused as well [AUTH-09]', async () => {
    const fetch = vi.fn(refused)
    const refresh = vi.fn(async () => true)
    await expect(createTransport(options(fetch, { refresh }))('GET', '/auth/me')).rejects.toMatchObject({
      status: 401,
    })
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('is not retried when the refresh fails or throws [AUTH-09]', async () => {
    const { fetch, send } = expiring(false)
    await expect(send('GET', '/auth/me')).rejects.toMatchObject({ status: 401 })
    expect(fetch).toHaveBeenCalledTimes(1)
    const throwing = createTransport(options(refused, { refresh: () => Promise.reject(new Error('down')) }))
    await expect(throwing('GET', '/auth/me')).rejects.toMatchObject({ status: 401 })
  })

  it.each(['/auth/refresh', '/api/auth/refresh', '/api/auth/login', '/auth/users/login'])(
    'is not refreshed for %s, whose 401 speaks of the credentials [AUTH-05] [AUTH-10]',
    async (path) => {
      const { fetch, refresh, send } = expiring()
      await expect(send('POST', path)).rejects.toMatchObject({ status: 401 })
      expect(refresh).not.toHaveBeenCalled()
      expect(fetch).toHaveBeenCalledTimes(1)
    },
  )

  it('is refreshed once for several requests refused at once [AUTH-11]', async () => {
    const { fetch, refresh, send } = expiring()
    const ends = await Promise.all([send('GET', '/auth/me'), send('GET', '/orders'), send('GET', '/carts/1')])
    expect(ends).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledTimes(6)
  })

  it('is not refreshed again for a request sent before the refresh and refused after it [AUTH-11]', async () => {
    const refresh = vi.fn(async () => true)
    const shared = createSharedRefresh(refresh)
    const mark = shared.mark()
    expect(await shared.since(mark)).toBe(true)
    expect(await shared.since(mark)).toBe(true)
    expect(refresh).toHaveBeenCalledTimes(1)
    await shared.since(shared.mark())
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('is refreshed before the request when only the refresh token is left [AUTH-13]', async () => {
    const order: string[] = []
    let stale = true
    const send = createTransport(
      options(() => (order.push('request'), json({})), {
        refresh: async () => (order.push('refresh'), (stale = false), true),
        refresh_first: () => stale,
      }),
    )
    await send('GET', '/auth/me')
    await send('GET', '/auth/me')
    expect(order).toEqual(['refresh', 'request', 'request'])
  })
})
