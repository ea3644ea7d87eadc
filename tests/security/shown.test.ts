import { describe, expect, it } from 'vitest'
import { MODEL_TYPES } from '#contract/page.ts'
import { served } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { readOutbox } from '#platform/mail/outbox.ts'
import { mailNextEvent } from '#platform/order-mail/order-mail-worker.ts'
import { buyOrder } from '#tests/bought-order.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { readPage } from '#tests/page-html.ts'
import { startSeededShop } from '#tests/shop.ts'
import { shopperIn } from '#tests/shopper.ts'

const shop = await startSeededShop()
const { db, visit, platform } = shop
const own = await buyOrder(db, { customer: 'jana@example.com' })
await buyOrder(db, { customer: 'petr@example.com' })

async function call(path: string, token?: string, body?: unknown): Promise<{ status: number; text: string }> {
  const response = await platform.fetch(
    new Request(`http://localhost${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
  return { status: response.status, text: await response.text() }
}
const login = { email: 'jana@example.com', password: 'Vitrine-demo-1' }
const { access_token: token }: Answer = JSON.parse((await call('/auth/login', undefined, login)).text)

describe('an answer', () => {
  /** What stands in columns that keep secrets, as text and as an answer would write bytes. */
  async function secrets(): Promise<string[]> {
    const columns = await db<{ place: string; name: string }[]>`
      select quote_ident(table_name) as place, quote_ident(column_name) as name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(hash|token|secret)$' and table_name <> 'schema_migration'`
    expect(columns.length).toBeGreaterThan(5)
    const found = await Promise.all(
      columns.map(({ place, name }) =>
        db.unsafe(`select distinct ${name}::text as value from ${place} where ${name} is not null`),
      ),
    )
    const values = found.flat().map(({ value }) => String(value).replace(/^\\x/, ''))
    return values.filter((value) => value.length >= 16)
  }

  it('to a customer holds no hash, no token and nobody else, in whatever list and with whatever is embedded [S35]', async () => {
    const hidden = await secrets()
    expect(hidden).toContain(own.hash)
    const others = await db<{ email: string }[]>`
      select email from customer where email <> 'jana@example.com'
      union select email from staff_user`
    const lists = served.filter(({ name, call: one }) => /^GET \/[\w-]+$/.test(name) && one.list)
    expect(lists.length).toBeGreaterThan(20)
    const [{ id = 0 } = {}] = await db<
      { id: number }[]
    >`select id from customer where email = 'jana@example.com'`
    const asked = [
      '/auth/me',
      `/customers/${id}`,
      `/orders/${own.id}`,
      ...lists.map(({ name, call: one }) => {
        const embeds = Object.keys(one.list?.embeds ?? {})
        return `${name.slice('GET '.length)}${embeds.length > 0 ? `?embed=${embeds.join()}` : ''}`
      }),
    ]
    for (const path of asked) {
      const { status, text } = await call(path, token)
      if (status !== 200) expect([401, 403, 422], path).toContain(status)
      expect(
        hidden.filter((secret) => text.includes(secret)),
        path,
      ).toEqual([])
      expect(
        others.filter(({ email }) => text.includes(email)),
        path,
      ).toEqual([])
    }
  })
})

describe('a page that is opened by a secret in its address', () => {
  it.each([
    ['/obnova-hesla', '?token=tajny-odkaz'],
    ['/kosik/souhrn', `?order_id=${own.id}&hash=${own.hash}`],
    ['/odstoupeni-od-smlouvy', `?order_id=${own.id}&hash=${own.hash}`],
  ])(
    '%s loads nothing from elsewhere, and tells nobody but the shop its whole address [S11]',
    async (path, query) => {
      const response = await visit(path + query)
      expect(response.status).toBe(200)
      expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'self'")
      expect(policy).toMatch(/connect-src 'self'(;| wss?:)/)
      const { html } = await readPage(response)
      const loaded = [...html.matchAll(/<(?:script|img|iframe|source|video)[^>]*\ssrc(?:set)?="([^"]*)"/g)]
      const linked = [
        ...html.matchAll(/<link[^>]*rel="(?:stylesheet|preload|modulepreload|icon)"[^>]*href="([^"]*)"/g),
      ]
      expect(loaded.length + linked.length).toBeGreaterThan(0)
      for (const [, address = ''] of [...loaded, ...linked]) expect(address).toMatch(/^(\/(?!\/)|data:)/)
      // Links that lead away carry neither the secret nor the page's address.
      for (const [, address = ''] of html.matchAll(/<a[^>]*href="(https?:[^"]*)"/g)) {
        expect(address).not.toMatch(/tajny-odkaz|hash=/)
      }
    },
  )
})

describe('a product whose name holds marks of markup, pictures and 300 characters', () => {
  const odd = `Čaj "Bílý" <b>&amp; 'Sůl'</b></script><img src=x onerror=alert(1)> 🍵 =HYPERLINK("x") ${'dlouhý '.repeat(32)}konec`

  it('is written as text in its title, its data, its page, the cart and the mail [B-85] [B-86]', async () => {
    expect(odd.length).toBeGreaterThan(300)
    await db`update product set name = jsonb_build_object('cs', ${odd}::text), meta_title = null where code = 'PLAIN'`
    const [route] = await db<{ path: string; id: number }[]>`
      select path, product.id from page_route route join product on product.id = route.model_id
      where route.kind = 'model' and route.model_type = ${MODEL_TYPES.product} and route.language = 'cs' and product.code = 'PLAIN'`
    const shopper = shopperIn(shop)
    const page = await readPage(await shopper.visit(route?.path ?? ''))
    expect(page.title).toContain('Čaj "Bílý" <b>&amp; \'Sůl\'</b>')
    const data = page.structured_data.map((block) => JSON.stringify(block))
    expect(data.some((block) => block.includes(JSON.stringify(odd).slice(1, 60)))).toBe(true)
    const item = JSON.stringify({ product_id: route?.id })
    await shopper.send('/api/cart/items', { item, amount: '1', language: 'cs' })
    const cart = await readPage(await shopper.visit('/kosik'))
    await buyOrder(db, { is_paid: false })
    const options = { sql: db, log: createLog('silent'), public_url: 'https://vitrine.example' }
    while (await mailNextEvent(options, new Date()));
    const [mail] = await readOutbox(db, 'karel@example.com')
    for (const html of [page.html, cart.html, mail?.html ?? '']) {
      expect(html).not.toContain('<img src=x')
      expect(html).not.toContain("'Sůl'</b>")
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    }
    expect(mail?.text).toContain('<img src=x onerror=alert(1)>')
  })
})
