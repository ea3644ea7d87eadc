import { describe, expect, it } from 'vitest'
import { messagesFor } from '#storefront/i18n/messages-for.ts'
import { createStorefront } from '#storefront/server.ts'
import { readPage } from '#tests/page-html.ts'
import { startSeededShop } from '#tests/shop.ts'

const shop = await startSeededShop()
const BUILD = { build_id: 'test', entry: '/entry.js', styles: [], fonts: [], preloads: () => [] }

describe('a platform that does not answer', () => {
  it('leaves the visitor with an error page in their language, never with a blank one [SEO-04]', async () => {
    const storefront = await createStorefront({
      platform: {
        base_url: (origin) => origin,
        fetch: () => Promise.reject(new Error('connection refused')),
      },
      build: BUILD,
      show_stack: false,
      log: { info: () => {}, error: () => {} },
    })
    for (const [path, language] of [
      ['/', 'cs'],
      ['/sk/caje', 'sk'],
      ['/en/login', 'en'],
    ] as const) {
      const page = await readPage(await storefront.fetch(new Request(`http://localhost${path}`)))
      expect(page.status).toBe(500)
      expect(page.main).toContain(messagesFor(language)['error_page.server_error'])
      expect(page.html).not.toContain('connection refused')
    }
  })

  it('after it has answered once still shows the whole frame, and offers another try', async () => {
    const { platform } = await startSeededShop()
    let away = false
    const storefront = await createStorefront({
      platform: {
        base_url: (origin) => origin,
        fetch: (request) => (away ? Promise.reject(new Error('gone')) : platform.fetch(request)),
      },
      build: BUILD,
      show_stack: false,
      log: { info: () => {}, error: () => {} },
    })
    expect((await storefront.fetch(new Request('http://localhost/blog'))).status).toBe(200)
    away = true
    const page = await readPage(await storefront.fetch(new Request('http://localhost/caje')))
    expect(page.status).toBe(500)
    expect(page.html).toContain('data-menu-item')
    expect(page.main).toContain('Zkusit znovu')
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

  it('a page beyond the last one is not found, and indexes never see half-lists', async () => {
    expect((await shop.visit('/caje?page=9999')).status).toBe(404)
    expect((await shop.visit('/blog?page=999999')).status).toBe(404)
    const range = await readPage(await shop.visit('/caje?from=1&to=2'))
    expect(range.meta('robots')).toContain('noindex')
  })
})
