import { afterEach, describe, expect, it, vi } from 'vitest'
import { messagesFor } from '#storefront/i18n/messages-for.ts'
import { createStorefront, type StorefrontOptions } from '#storefront/server.ts'
import { readPage } from '#tests/page-html.ts'
import { startSeededShop } from '#tests/shop.ts'

const shop = await startSeededShop()
const BUILD = { build_id: 'test', entry: '/entry.js', styles: [], fonts: [], preloads: () => [] }

function storefrontOver(fetch: StorefrontOptions['platform']['fetch']) {
  return createStorefront({
    platform: { base_url: (origin) => origin, fetch },
    build: BUILD,
    show_stack: false,
    log: { info: () => {}, error: () => {} },
  })
}

afterEach(() => void vi.useRealTimers())

describe('a platform that does not answer', () => {
  it.for([
    ['/', 'cs'],
    ['/sk/caje?page=2', 'sk'],
    ['/en/login', 'en'],
  ] as const)(
    'leaves the visitor of %s with words and another try, never a blank page [F11]',
    async (asked) => {
      const [path, language] = asked
      const storefront = await storefrontOver(() => Promise.reject(new Error('connection refused')))
      const response = await storefront.fetch(new Request(`http://localhost${path}`))
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      const page = await readPage(response)
      const texts = messagesFor(language)
      expect(page.status).toBe(503)
      expect(page.main).toContain(texts['error_page.unavailable'])
      expect(page.html).toMatch(new RegExp(`<a href="" [^>]*>${texts['action.retry']}</a>`))
      expect(page.html).not.toContain('connection refused')
    },
  )

  it('after it has answered once still shows the whole frame, and offers another try [F11]', async () => {
    let away = false
    const storefront = await storefrontOver((request) =>
      away ? Promise.reject(new Error('gone')) : shop.platform.fetch(request),
    )
    expect((await storefront.fetch(new Request('http://localhost/blog'))).status).toBe(200)
    away = true
    const response = await storefront.fetch(new Request('http://localhost/caje'))
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    const page = await readPage(response)
    expect(page.status).toBe(503)
    expect(page.html).toContain('data-menu-item')
    expect(page.main).toContain('Zkusit znovu')
  })

  it('shows the frame in the currency of whoever asks, not of whoever came last [F11] [SHOP-01]', async () => {
    let away = false
    const storefront = await storefrontOver((request) =>
      away ? Promise.reject(new Error('gone')) : shop.platform.fetch(request),
    )
    const ask = (path: string, currency: string) =>
      storefront.fetch(
        new Request(`http://localhost${path}`, { headers: { cookie: `currency=${currency}` } }),
      )
    await ask('/blog', 'EUR')
    await ask('/blog', 'CZK')
    away = true
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    vi.advanceTimersByTime(60 * 60_000)
    const response = await ask('/caje/_payload.json', 'EUR')
    expect(await response.json()).toMatchObject({ currency: 'EUR', page: { status: 503 } })
  })

  it.for([
    ['for five seconds', 5000, Infinity],
    ['within the eight seconds of a page, though each time within five', 8000, 4900],
  ] as const)('%s is away for a moment, not broken [F10] [F11]', async ([, patience_ms, answer_ms]) => {
    const body = { default_currency_id: 1, items: [{ id: 1, code: 'CZK' }] }
    const storefront = await storefrontOver(
      () =>
        new Promise((answer) => {
          if (answer_ms < Infinity) setTimeout(answer, answer_ms, { status: 200, body })
        }),
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const drawn = storefront.fetch(new Request('http://localhost/'))
    await vi.advanceTimersByTimeAsync(patience_ms)
    const response = await drawn
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  })
})

describe('a call to a platform that does not answer', () => {
  const BROWSER = { accept: 'text/html,*/*;q=0.8', 'content-type': 'application/x-www-form-urlencoded' }
  const send = async (headers: Record<string, string>) => {
    const storefront = await storefrontOver(() => Promise.reject(new Error('connection refused')))
    const body = new URLSearchParams({ item: '{"product_id":1}', amount: '1', language: 'sk' })
    const init = { method: 'POST', headers: { origin: 'http://localhost', ...headers }, body }
    return storefront.fetch(new Request('http://localhost/api/cart/items', init))
  }

  it('leaves who has sent a form with words in their language, and the way back to it [F11]', async () => {
    const response = await send({ ...BROWSER, referer: 'http://localhost/sk/caje?a="&page=2' })
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    const page = await readPage(response)
    const texts = messagesFor('sk')
    expect(page.status).toBe(503)
    expect(page.main).toContain(texts['error_page.unavailable'])
    expect(page.html).toContain(`<a href="/sk/caje?a=%22&amp;page=2" class`)
    expect(page.html).not.toContain('connection refused')
  })

  it('tells a script that it may ask again [F11]', async () => {
    const response = await send({ accept: 'application/json' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.text()).toBe('')
  })

  it('never calls a withdrawal refused that nobody has answered in time [F11]', async () => {
    const storefront = await storefrontOver(() => new Promise(() => {}))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const person = { first_name: 'Jana', last_name: 'Nováková', email: 'jana@example.com' }
    const body = new URLSearchParams({ ...person, order_code: '2026000001', language: 'sk' })
    const init = { method: 'POST', headers: { ...BROWSER, origin: 'http://localhost' }, body }
    const sent = storefront.fetch(new Request('http://localhost/api/withdrawal/send', init))
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await sent).status).toBe(503)
  })
})

describe('what a page is sent with', () => {
  it('is a policy without a single exception, and nothing a cache could mix up [F66]', async () => {
    const { visit, submit } = await startSeededShop()
    const open = await visit('/caje')
    expect(open.headers.get('content-security-policy')).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self'; frame-src https://www.youtube-nocookie.com; object-src 'none'; base-uri 'none'; " +
        "form-action 'self'; frame-ancestors 'none'",
    )
    expect(Object.fromEntries(open.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      vary: 'Cookie',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    const html = await open.text()
    expect(html).not.toMatch(/ style="/)
    expect(html).not.toMatch(/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))/)
    const secure = await visit('/caje', { origin: 'https://localhost' })
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=31536000')
    const login = await submit('/api/auth/login', { email: 'petr@example.com', password: 'Vitrine-demo-1' })
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const own = await visit('/caje', { headers: { cookie } })
    expect(own.headers.get('cache-control')).toBe('no-store')
  })

  it('shows a customer of a group the categories of that group, and nobody else', async () => {
    const { db, visit, submit } = await startSeededShop()
    const [row] =
      await db`select name ->> 'cs' as name from category where customer_groups_restriction limit 1`
    const login = await submit('/api/auth/login', { email: 'petr@example.com', password: 'Vitrine-demo-1' })
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const [own, other] = await Promise.all([visit('/', { headers: { cookie } }), visit('/')])
    expect((await readPage(own)).html).toContain(row?.name)
    expect((await readPage(other)).html).not.toContain(row?.name)
  })
})

describe('the host of a request', () => {
  it('decides the default currency; Slovak pages are in euros everywhere [SHOP-01]', async () => {
    const { visit } = await startSeededShop()
    const shown = async (origin: string, path: string, cookies = {}) => {
      const { main } = await readPage(await visit(path, { origin, cookies }))
      return main.includes('€') ? 'EUR' : main.includes('Kč') ? 'CZK' : 'none'
    }
    expect(await shown('http://vitrine.example.cz', '/caje')).toBe('CZK')
    expect(await shown('http://vitrine.example.sk', '/caje')).toBe('EUR')
    expect(await shown('http://vitrine.example.cz', '/sk/caje')).toBe('EUR')
    expect(await shown('http://vitrine.example.sk', '/caje', { currency: 'CZK' })).toBe('CZK')
  })
})

describe('odd queries', () => {
  it.for([
    '/caje?a=%00',
    '/caje?brand=%00',
    '/hledani?q=%00',
    `/caje?${'x'.repeat(150)}=1`,
    '/caje?page=1&page=2',
    '/caje?sort=%F0%9F%8D%B5',
    `/hledani?q=${'a'.repeat(9000)}`,
    '/caje?min_price=NaN&max_price=-1',
    '/caje?product_ids=1__2',
  ])('%s is a page or a 404, never a failure', async (path) => {
    expect([200, 404]).toContain((await shop.visit(path)).status)
  })

  it('behind the last page of a listing stands the last one, by its own address to indexes, which never see half-lists', async () => {
    const behind = await readPage(await shop.visit('/caje?page=9999'))
    expect(behind.status).toBe(200)
    const search = new URL(behind.links('canonical')[0]?.href ?? '').search
    expect(search).toMatch(/^\?page=\d$/)
    expect((await readPage(await shop.visit(`/caje${search}`))).main).toBe(behind.main)
    const ranged = await readPage(await shop.visit('/caje?from=1&to=9'))
    expect(ranged.main, 'with all before it').toMatch(/Zobrazeno 1–(\d+) z celkem \1 /)
    expect((await shop.visit('/blog?page=999999')).status).toBe(404)
    const range = await readPage(await shop.visit('/caje?from=1&to=2'))
    expect(range.meta('robots')).toContain('noindex')
  })
})
