import type { IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PageAnswer, responseOf } from '#storefront/page-answer.ts'
import {
  createPageMemory,
  FRESH_MS,
  type PageMemory,
  STALE_IF_ERROR_MS,
  STALE_MS,
  WANTED_MS,
} from './page-memory.ts'

let time: number
let drawn: string[]
let tags: string[] | null
let memory: PageMemory
let hold: Promise<void> | null
let failure: PageAnswer | Error | null
const errors: unknown[] = []

beforeEach(() => {
  ;[time, drawn, tags, hold, failure] = [0, [], ['7'], null, null]
  const draw = async ({ pathname, search }: URL, cookies: string | null): Promise<PageAnswer> => {
    drawn.push(pathname + search + (cookies ? ` (${cookies})` : ''))
    const text = `${pathname} drawn ${drawn.length}. ${'x'.repeat(2000)}`
    await hold
    if (failure instanceof Error) throw failure
    if (failure) return failure
    const headers = { vary: 'Cookie', 'content-type': 'text/html' }
    return { status: 200, headers, set_cookies: [], tags, body: Buffer.from(text) }
  }
  memory = createPageMemory({
    draw,
    fetch: async (request) => responseOf(await draw(new URL(request.url), request.headers.get('cookie'))),
    isShared: (pathname) => !pathname.startsWith('/kosik'),
    most_bytes: 40_000,
    onError: (error) => errors.push(error),
    now: () => time,
  })
})

afterEach(() => void vi.useRealTimers())

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await memory.fetch(new Request(`http://localhost${path}`, { headers }))
  return { response, text: await response.text() }
}
const recall = (path: string, headers: Record<string, string> = {}) =>
  memory.recall({ url: path, headers: { host: 'localhost', ...headers } } as unknown as IncomingMessage)
const settled = () => new Promise((done) => setImmediate(done))

const failed = (status: number, more: Partial<PageAnswer> = {}): PageAnswer => ({
  status,
  headers: {},
  set_cookies: [],
  tags: null,
  body: null,
  ...more,
})

it('keeps nothing that gives somebody a cookie, whatever it is tagged with', async () => {
  failure = failed(200, { body: Buffer.from('for one'), tags: ['7'], set_cookies: ['a=b'] })
  expect((await ask('/caje')).response.headers.get('set-cookie')).toBe('a=b')
  expect(recall('/caje')).toBeNull()
})

describe('a page that cannot be drawn anew', () => {
  it.each([failed(503), new Error('no database')])(
    'is shown as it was before, for a day [F11]',
    async (why) => {
      const { text } = await ask('/caje')
      failure = why
      time += 3 * FRESH_MS
      expect(recall('/caje')).toBeNull()
      const old = await ask('/caje')
      expect(old).toMatchObject({ response: { status: 200 }, text })
      memory.forget(['7'])
      time += 2 * STALE_MS
      expect((await ask('/caje')).text).toBe(text)
      expect((await ask('/kava')).response.status).toBeGreaterThanOrEqual(500)
      failure = null
      expect((await ask('/caje')).text).not.toBe(text)

      failure = why
      time += STALE_IF_ERROR_MS + 1
      expect((await ask('/caje')).response.status).toBeGreaterThanOrEqual(500)
    },
  )

  it('because it is gone is not shown any more [F11]', async () => {
    await ask('/caje')
    failure = failed(404)
    time += 3 * FRESH_MS
    expect((await ask('/caje')).response.status).toBe(404)
    failure = failed(503)
    expect((await ask('/caje')).response.status).toBe(503)
  })
})

describe('pages kept in memory', () => {
  it('are drawn once and written again as they are', async () => {
    const first = await ask('/caje')
    const second = await ask('/caje')
    expect(second.text).toBe(first.text)
    expect(recall('/caje')?.body?.toString()).toBe(first.text)
    expect(drawn).toEqual(['/caje'])
  })

  it('are compressed once for each encoding', async () => {
    const { text } = await ask('/caje')
    expect(recall('/caje', { 'accept-encoding': 'gzip, br' })).toBeNull()
    await ask('/caje', { 'accept-encoding': 'gzip, br' })
    await ask('/caje', { 'accept-encoding': 'gzip' })
    const br = recall('/caje', { 'accept-encoding': 'gzip, br' })
    const gzip = recall('/caje', { 'accept-encoding': 'gzip' })
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(text)
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(text)
    expect(br?.headers.join(' ')).toContain('vary Cookie, Accept-Encoding')
    expect(drawn).toHaveLength(1)
  })

  it('are compressed once for all who ask at the same moment', async () => {
    const headers = { 'accept-encoding': 'br' }
    const bodies = await Promise.all(
      Array.from({ length: 20 }, async () =>
        memory.fetch(new Request('http://localhost/caje', { headers })).then((answer) => answer.bytes()),
      ),
    )
    const [first] = bodies
    expect(bodies.every((body) => Buffer.compare(body, first ?? Buffer.alloc(0)) === 0)).toBe(true)
    const { text } = await ask('/caje')
    expect(memory.size.bytes).toBe(Buffer.byteLength(text) + (first?.length ?? 0))
  })

  it('need not be sent to a browser that has them', async () => {
    const { response } = await ask('/caje')
    const etag = response.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"/)
    expect(recall('/caje', { 'if-none-match': `"other", ${etag}` })).toMatchObject({
      status: 304,
      body: null,
    })
    expect((await ask('/caje', { 'if-none-match': etag })).response.status).toBe(304)
    expect(recall('/caje', { 'if-none-match': '"other"' })?.status).toBe(200)
  })

  it('are compared with what a browser has in a moment, however many spaces it sends', async () => {
    const { response } = await ask('/caje')
    const etag = response.headers.get('etag') ?? ''
    const started = performance.now()
    const spaces = ' '.repeat(200_000)
    expect(recall('/caje', { 'if-none-match': `"a"${spaces}"b", ${etag}` })?.status).toBe(304)
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it('are drawn anew in time when the clock was set back [F22]', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    const draw = vi.fn(async (): Promise<PageAnswer> => failed(200, { body: Buffer.from('x'), tags: ['7'] }))
    const own = createPageMemory({
      draw,
      fetch: async () => responseOf(await draw()),
      isShared: () => true,
      most_bytes: 40_000,
      onError: (error) => errors.push(error),
    })
    const visit = () => own.fetch(new Request('http://localhost/caje'))
    await visit()
    vi.setSystemTime(Date.now() - 60 * FRESH_MS)
    await visit()
    expect(draw).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(2 * FRESH_MS + 1)
    await visit()
    expect(draw).toHaveBeenCalledTimes(2)
  })

  it('are drawn from nothing that belongs to a visitor', async () => {
    await ask('/caje', { cookie: 'cart_id=secret; currency=EUR; comparison=1', 'x-client-ip': '203.0.113.1' })
    expect(drawn).toEqual(['/caje (currency=EUR)'])
  })

  it('are neither given to nor taken from anybody with a session', async () => {
    await ask('/caje')
    for (const cookie of ['access_token=a', 'currency=CZK; refresh_token=b']) {
      expect(recall('/caje', { cookie })).toBeNull()
      await ask('/caje', { cookie })
      await ask('/sk', { cookie })
    }
    expect(recall('/sk')).toBeNull()
    expect(drawn).toHaveLength(5)
  })

  it('are not kept where each visitor has their own', async () => {
    await ask('/kosik', { cookie: 'cart_id=mine' })
    expect(drawn).toEqual(['/kosik (cart_id=mine)'])
    expect(recall('/kosik')).toBeNull()
  })

  it('are apart by currency, and together whatever an advertisement adds', async () => {
    await ask('/caje')
    await ask('/caje', { cookie: 'currency=EUR' })
    await ask('/caje?utm_source=x&gclid=1')
    await ask('/caje?b=2&utm_medium=y&a=1')
    await ask('/caje?b=2&a=1')
    expect(drawn).toEqual(['/caje', '/caje (currency=EUR)', '/caje?b=2&a=1'])
  })

  it('are drawn from the query in the order it came, for the option chosen last counts [CATALOG-20]', async () => {
    await ask('/hrnek?size=l&color=grey')
    await ask('/hrnek?color=grey&size=l')
    expect(drawn).toEqual(['/hrnek?size=l&color=grey', '/hrnek?color=grey&size=l'])
  })

  it('are not kept when the answer does not say what it shows', async () => {
    tags = null
    expect((await ask('/nic')).response.headers.has('etag')).toBe(false)
    expect(recall('/nic')).toBeNull()
  })

  it('are drawn once for all who wait', async () => {
    const answers = await Promise.all([ask('/caje'), ask('/caje'), ask('/caje')])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    tags = null
    const lost = await Promise.all([ask('/nic'), ask('/nic')])
    expect(lost[0]?.text).toBe(lost[1]?.text)
    expect(drawn).toEqual(['/caje', '/nic'])
  })

  it('show the old one while the new one is drawn, but not for long', async () => {
    await ask('/caje')
    time = FRESH_MS + 1
    const release = Promise.withResolvers<void>()
    hold = release.promise
    expect(recall('/caje')?.body?.toString()).toContain('drawn 1.')
    expect(drawn).toHaveLength(2)
    time += FRESH_MS
    expect(recall('/caje')).toBeNull()
    release.resolve()
    expect((await ask('/caje')).text).toContain('drawn 2.')
  })

  it('are drawn anew at once where somebody has just asked for them, and forgotten elsewhere', async () => {
    await ask('/dlouho')
    time = WANTED_MS + 1
    await ask('/caje')
    memory.forget(['7'])
    await settled()
    expect(drawn).toEqual(['/dlouho', '/caje', '/caje'])
    expect(recall('/caje')?.body?.toString()).toContain('drawn 3.')
    expect(recall('/dlouho')).toBeNull()
  })

  it('make nobody look at an old page when the new one takes long', async () => {
    await ask('/caje')
    const release = Promise.withResolvers<void>()
    hold = release.promise
    memory.forget(['7'])
    time = STALE_MS
    expect(recall('/caje')?.body?.toString()).toContain('drawn 1.')
    time = STALE_MS + 1
    expect(recall('/caje')).toBeNull()
    release.resolve()
    await settled()
  })

  it('stay when something else has changed', async () => {
    await ask('/caje')
    memory.forget(['8', 'listing'])
    expect(drawn).toHaveLength(1)
    expect(recall('/caje')).not.toBeNull()
  })

  it('are not kept when they changed while they were drawn', async () => {
    const release = Promise.withResolvers<void>()
    hold = release.promise
    const asked = ask('/caje')
    await settled()
    memory.forget(['7'])
    release.resolve()
    expect((await asked).text).toContain('drawn 1.')
    expect(recall('/caje')).toBeNull()
    memory.forgetAll()
    await ask('/caje')
    expect(recall('/caje')).not.toBeNull()
  })

  it('take no more memory than they may, and endless queries do not push the others out', async () => {
    await ask('/caje')
    for (let page = 0; page < 50; page++) await ask(`/caje?strana=${page}`)
    expect(memory.size.bytes).toBeLessThanOrEqual(40_000)
    expect(recall('/caje')).not.toBeNull()
    expect(recall('/caje?strana=49')).not.toBeNull()
    expect(recall('/caje?strana=0')).toBeNull()
  })
})
