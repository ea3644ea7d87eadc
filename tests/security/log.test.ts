import { expect, it } from 'vitest'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import { createObserver } from '#server/observe.ts'
import { createStorefront } from '#storefront/server.ts'
import { useSeededDatabase } from '#tests/database.ts'

const { db } = await useSeededDatabase()
const lines: string[] = []
const log = createLog('debug', (line) => void lines.push(line))
const platform = createPlatform({ sql: db, log })
const storefront = await createStorefront({
  platform: { base_url: (origin) => origin, fetch: platform.fetch },
  build: { build_id: 'test', entry: '/entry.js', styles: [], fonts: [], preloads: () => [] },
  show_stack: false,
  log,
})
const observed = createObserver(log, createMetrics())('page', storefront.fetch)

const EMAIL = 'anezka.rehakova@example.com'
const PASSWORD = 'Zelený čaj o páté'
const PERSON = { first_name: 'Anežka', last_name: 'Řeháková', email: EMAIL }
const STREET = 'Pampelišková 77'

const cookies = new Map<string, string>()
const secrets: string[] = []

async function send(path: string, form?: Record<string, string>): Promise<Response> {
  const cookie = Array.from(cookies, (pair) => pair.join('=')).join('; ')
  const response = await observed(
    new Request(new URL(path, 'http://localhost'), {
      method: form ? 'POST' : 'GET',
      headers: { cookie, 'x-client-ip': '198.51.100.77' },
      body: form ? new URLSearchParams(form) : null,
    }),
  )
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
    if (/token|cart_id/.test(name) && value) secrets.push(value)
  }
  return response
}

/** What the platform says to a program. */
async function call(name: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const [method = '', path = ''] = name.split(' ')
  const sent = { ...headers, 'content-type': 'application/json' }
  return platform.fetch(
    new Request(`http://localhost${path}`, { method, headers: sent, body: JSON.stringify(body) }),
  )
}

it('a whole visit, with everything that can go wrong, leaves no secret and no person in the log [S62]', async () => {
  await send('/api/auth/register', { ...PERSON, password: PASSWORD, password_confirmation: PASSWORD })
  await send('/api/auth/login', { email: EMAIL, password: `${PASSWORD}?` })
  await send('/api/auth/login', { email: EMAIL, password: PASSWORD })
  const [product] = await db`select id from product where code = 'UNTRACKED'`
  await send('/api/cart/items', { item: JSON.stringify({ product_id: product?.id }), amount: '1' })
  const [made] = await db`select id from cart order by created_at desc limit 1`
  secrets.push(String(made?.id))
  for (const path of [
    '/',
    '/kosik',
    '/zakaznik',
    `/obnova-hesla?token=tajny-token-z-mailu&email=${EMAIL}`,
    '/x\r\ny',
  ]) {
    await send(path)
  }
  await call('POST /passwords/customer', { email: EMAIL })
  const address = { ...PERSON, street: STREET, city: 'Brno', post_code: '602 00', country_id: 1 }
  await call('POST /customer-addresses', address, { authorization: `Bearer ${cookies.get('access_token')}` })
  // What the database refuses, and what it does not know, is logged as an error.
  await db`alter table newsletter_request rename to newsletter_request_away`
  await db`alter table review rename to review_away`
  expect((await call('POST /newsletters', { email: EMAIL })).status).toBe(500)
  const review = { product_id: product?.id, rating: 5, name: 'Řeháková', comment: `Bydlím v ulici ${STREET}` }
  expect((await call('POST /reviews', review)).status).toBe(500)
  expect((await send('/zakaznik')).status).toBeLessThan(500)

  const text = lines.join('')
  expect(lines.some((line) => line.includes('"level":"error"'))).toBe(true)
  expect(lines.some((line) => line.includes('/obnova-hesla'))).toBe(true)
  expect(secrets.length).toBeGreaterThan(3)
  for (const secret of [...secrets, PASSWORD, EMAIL, 'Řeháková', STREET, 'tajny-token-z-mailu']) {
    expect(text, secret).not.toContain(secret)
    expect(text, secret).not.toContain(encodeURIComponent(secret))
  }
  for (const line of lines) expect(line.trimEnd()).not.toMatch(/[\r\n]/)
})
