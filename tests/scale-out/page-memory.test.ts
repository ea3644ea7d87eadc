import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { MODEL_TYPES } from '#contract/page.ts'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { shopperAmong, type ServerProcess, startServer } from '#tests/server-process.ts'

const { db, url: DATABASE_URL } = await useSeededDatabase()
const WAIT = { timeout: 90_000, interval: 50 }
/** The Czech address of a product or category. */
async function pathOf(model: 'product' | 'category', id: number): Promise<string> {
  const [route] = await db<{ path: string }[]>`
    select path from page_route where model_id = ${id} and model_type = ${MODEL_TYPES[model]} and language = 'cs'`
  return route?.path ?? ''
}
const idOf = async (code: string) => (await db`select id from product where code = ${code}`)[0]?.id as number
/** The smallest category: the product is on its first page. */
const [smallest] = await db<{ category_id: number }[]>`
  select category_id from product_category listed
  where category_id in (select category_id from product_category where product_id = ${await idOf('PLAIN')})
  group by category_id order by count(*) limit 1`
const id = await idOf('PLAIN')
const path = await pathOf('product', id)
const category_path = await pathOf('category', smallest?.category_id ?? 0)
const cold_path = await pathOf('product', await idOf('UNTRACKED'))

let shop: ServerProcess
beforeAll(async () => {
  shop = await startServer({ DATABASE_URL })
  // Listings begin from SQL and go over to the indexes once they stand: until then a page may still change by itself.
  await vi.waitFor(
    async () => {
      const { text } = await shop.ask('/shop-api/search?q=sencah')
      expect((JSON.parse(text) as { products: { total: number } }).products.total).toBeGreaterThan(0)
    },
    { ...WAIT, timeout: 90_000 },
  )
})

const recalled = () => shop.metric('vitrine_pages_from_memory_total')
/** Every page that is looked up by its path asks for it once. */
const drawn = () => shop.metric('vitrine_request_duration_seconds_count{name="GET /pages"')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** Asks until the page comes from memory, as it has been drawn. */
async function standing(target: string) {
  return vi.waitFor(async () => {
    const before = await recalled()
    const answer = await shop.ask(target)
    expect(answer.status).toBe(200)
    expect(await recalled()).toBe(before + 1)
    return answer
  }, WAIT)
}

const COOKIES = [
  `cart_id=${'a'.repeat(32)}`,
  `consent=1.${randomUUID()}.1; tracking_id=${randomUUID()}`,
  `comparison=${id}; locale=en`,
  'customer=1; access_mark=2; acting_as=Jana; notice=logged_out',
  'latest_order=1.secret; order_form=%7B%7D; return_url=%2Fmuj-ucet',
]

describe('a page from memory', () => {
  it.each(COOKIES)('is the same bytes for a visitor with %s', async (cookie) => {
    const bare = await standing(path)
    const before = await recalled()
    const own = await shop.ask(path, { headers: { cookie } })
    expect(await recalled()).toBe(before + 1)
    expect(own.body.equals(bare.body)).toBe(true)
    for (const { headers } of [bare, own]) {
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    }
  })

  it('is never given to a session, nor made from one', async () => {
    const bare = await standing(path)
    const jana = shopperAmong([shop])
    await jana.submit('/api/auth/login', { email: 'jana@example.com', password: DEMO_PASSWORD })
    expect([...jana.cookies.keys()]).toEqual(expect.arrayContaining(['access_token', 'refresh_token']))
    const before = await recalled()
    const own = await jana.send(path)
    expect(own.headers['cache-control']).toBe('no-store')
    const cold = await jana.send(category_path)
    expect(cold.headers['cache-control']).toBe('no-store')
    for (const cookie of ['access_token=forged', 'currency=CZK; refresh_token=forged']) {
      const { headers } = await shop.ask(path, { headers: { cookie } })
      expect(headers['cache-control']).toBe('no-store')
    }
    expect(await recalled()).toBe(before)
    expect((await standing(path)).body.equals(bare.body)).toBe(true)
  })

  it('says the same packed in any way, to HEAD, and that the browser has it already', async () => {
    const bare = await standing(path)
    const etag = String(bare.headers.etag)
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const headers = { 'accept-encoding': encoding }
      const first = await shop.ask(path, { headers })
      const again = await shop.ask(path, { headers })
      for (const answer of [first, again]) {
        expect(answer.headers).toMatchObject({ 'content-encoding': encoding, etag })
        expect(answer.headers['content-length']).toBe(String(answer.body.length))
        expect(unpack(answer.body).equals(bare.body)).toBe(true)
      }
      const head = await shop.ask(path, { method: 'HEAD', headers })
      expect(head).toMatchObject({ status: 200, text: '' })
      expect(head.headers['content-length']).toBe(again.headers['content-length'])
      const known = await shop.ask(path, { headers: { ...headers, 'if-none-match': etag } })
      expect(known).toMatchObject({ status: 304, text: '' })
      expect(known.headers).toMatchObject({ etag, vary: bare.headers.vary })
    }
    expect(bare.headers.vary).toBe('Cookie, Accept-Encoding')
    const stale = await shop.ask(path, { headers: { 'if-none-match': 'W/"another"' } })
    expect(stale.body.equals(bare.body)).toBe(true)
  })

  it('is drawn once for fifty who come at once', async () => {
    await standing(path)
    const [before, from_memory] = [await drawn(), await recalled()]
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => shop.ask(cold_path, { headers: { 'accept-encoding': 'br' } })),
    )
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1)
    expect(await drawn()).toBe(before + 1)
    expect(await recalled()).toBeLessThan(from_memory + 50)
  })
})

describe('a change in the database', () => {
  /** The page is in memory, then something is changed, then the page must say so within the time. */
  async function follows(target: string, change: () => Promise<unknown>, says: (text: string) => boolean) {
    expect(says(plain((await standing(target)).text)), 'said before it was changed').toBe(false)
    await change()
    await vi.waitFor(async () => expect(says(plain((await shop.ask(target)).text))).toBe(true), WAIT)
    expect(says(plain((await standing(target)).text)), 'the new page is kept').toBe(true)
  }

  it('of a price is seen on the product and in its category', async () => {
    const change = () => db`update product_price set taxed_price = 77700 where product_id = ${id}`
    await standing(category_path)
    await follows(path, change, (text) => text.includes('777 Kč') || text.includes('777,00 Kč'))
    await vi.waitFor(
      async () => expect(plain((await shop.ask(category_path)).text)).toMatch(/777(,00)? Kč/),
      WAIT,
    )
  })

  it('of the stock is seen on the product', async () => {
    const change = () => db`update product set stock_state = 0, reserved_state = 0 where id = ${id}`
    const before = (await standing(path)).text
    await follows(path, change, (text) => text !== plain(before))
    const after = (await standing(path)).text
    await db`update product set stock_state = 50 where id = ${id}`
    await vi.waitFor(async () => expect((await shop.ask(path)).text).not.toBe(after), WAIT)
  })

  it('of a category is seen in the menu of every page', async () => {
    const change = () => db`
      update category set name = jsonb_set(name, '{cs}', '"Čaje odjinud"')
      where code = 'tea'`
    await follows('/blog', change, (text) => text.includes('Čaje odjinud'))
  })

  it('of a banner is seen on the home page', async () => {
    const change = () => db`update banner set name = jsonb_set(name, '{cs}', '"Nový pruh"')`
    await follows('/', change, (text) => text.includes('Nový pruh'))
  })

  it('by a review is seen on the product', async () => {
    const change = () => db`
      insert into review (product_id, name, comment, rating, language, state)
      values (${id}, 'Jana', 'Vůně jako po dešti', 5, 'cs', 'published')`
    await follows(path, change, (text) => text.includes('Vůně jako po dešti'))
  })

  it('is not missed by a process whose line to the database was cut [F15]', async () => {
    const change = async () => {
      const cut = await db`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'vitrine' and query ilike 'listen%'`
      expect(cut.count).toBeGreaterThan(0)
      await db`update product_price set taxed_price = 88800 where product_id = ${id}`
    }
    await follows(path, change, (text) => /888(,00)? Kč/.test(text))
  })
})
