import { describe, expect, it } from 'vitest'
import { createHealth } from '#server/health.ts'
import { MOST_LAG_MS, watchLoop } from '#server/loop-lag.ts'
import { refusingWhile } from '#server/while-away.ts'
import { messagesFor } from '#storefront/i18n/messages-for.ts'
import { createStorefront } from '#storefront/server.ts'
import { readPage } from '#tests/page-html.ts'

const BUILD = { build_id: 'test', entry: '/entry.js', styles: [], fonts: [], preloads: () => [] }

describe('while the database is away', () => {
  let is_away = true
  const answer = refusingWhile(
    () => is_away,
    () => Promise.resolve(new Response('served')),
  )
  const ask = (language: string) =>
    answer(new Request('http://localhost/orders', { headers: { 'language-preference': language } }))

  it('calls are refused at once, in the words of the shopper, with a time to come back [F11]', async () => {
    const refused = await ask('en')
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({
      type: 'unavailable',
      message: 'For a moment we cannot take orders or save anything. Please try again in a minute.',
    })
    expect(await (await ask('cs')).text()).toContain('Objednávky teď na chvíli nepřijímáme')
    is_away = false
    expect(await (await ask('cs')).text()).toBe('served')
    is_away = true
  })

  it.each([
    ['/', 'cs'],
    ['/sk/caje', 'sk'],
    ['/en/login', 'en'],
  ] as const)('the page %s says that orders are not taken for a moment [F11]', async (path, language) => {
    const storefront = await createStorefront({
      platform: { base_url: (origin) => origin, fetch: answer },
      build: BUILD,
      show_stack: false,
      log: { info: () => {}, error: () => {} },
    })
    const page = await readPage(await storefront.fetch(new Request(`http://localhost${path}`)))
    expect(page.status).toBe(503)
    expect(page.main).toContain(messagesFor(language)['error_page.unavailable_text'])
  })
})

describe('/readyz', () => {
  it('says whether to send visitors here [F11] [F20]', async () => {
    let [is_away, has_lagged] = [false, false]
    const health = createHealth({
      isAway: () => is_away,
      hasLagged: () => has_lagged,
      counted: async () => [],
      show_metrics: false,
    })
    expect(health.ready().status).toBe(200)
    has_lagged = true
    expect([health.ready().status, await health.ready().text()]).toEqual([503, 'too busy\n'])
    is_away = true
    expect(await health.ready().text()).toBe('no database\n')
    health.drain()
    expect(await health.ready().text()).toBe('stopping\n')
    expect(health.live().status).toBe(200)
  })

  it('learns of a second in which nothing was done [F20]', () => {
    const loop = watchLoop()
    expect(loop.hasLagged()).toBe(false)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, MOST_LAG_MS + 400)
    expect(loop.hasLagged()).toBe(true)
    loop.close()
  })
})
