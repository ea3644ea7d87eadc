import { beforeEach, describe, expect, it } from 'vitest'
import { MODEL_TYPES } from '#contract/page.ts'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { cookiesOf, joinStorefront } from '#tests/shop.ts'

const { db } = await useSeededDatabase()
const platform = createPlatform({ sql: db, log: createLog('silent'), check_answers: true })
const asked: string[] = []
const { visit, submit, draw, forget } = await joinStorefront(
  {
    ...platform,
    ask: (request) => {
      asked.push(new URL(request.url).pathname)
      return platform.ask(request)
    },
  },
  false,
  true,
)

const [mug = { id: 0, path: '' }] = await db<{ id: number; path: string }[]>`
  select product.id, page_route.path from product_variation variation
  join product on product.id = variation.product_id
  join page_route on model_type = 9 and model_id = product.id and language = 'cs' and kind = 'model'
  where variation.code = 'MUG-GREY-350'`

/** But for its minute, which may end between two drawings. */
const textOf = async (path: string, cookies: Record<string, string> = {}) =>
  (await (await visit(path, { cookies })).text()).replaceAll('\u00a0', ' ').replace(/"drawn_at":"[^"]*"/, '')

async function logIn(email: string): Promise<Record<string, string>> {
  const response = await submit('/api/auth/login', { email, password: 'Vitrine-demo-1' })
  return Object.fromEntries(Object.entries(cookiesOf(response)).map(([name, { value }]) => [name, value]))
}

beforeEach(() => void asked.splice(0))

describe('a page that visitors share', () => {
  it('is drawn from what the platform has told before', async () => {
    const first = await textOf('/')
    asked.splice(0)
    expect(await textOf('/')).toBe(first)
    expect(asked).toEqual([])
  })

  it('reads anew what has changed, and no more', async () => {
    await textOf(mug.path)
    await db`update product_price set taxed_price = 1234500 where product_id = ${mug.id}`
    forget([String(mug.id)])
    asked.splice(0)
    expect(await textOf(mug.path)).toContain('12 345 Kč')
    expect(asked).toContain(`/products/${mug.id}`)
    expect(asked).not.toContain('/categories/tree')
  })

  it('is drawn for a customer in no group as for a visitor, and still kept by nobody on the way', async () => {
    const [plain] = await db<{ email: string }[]>`
      select email from customer where id not in (select customer_id from customer_customer_group)
        and password_hash is not null order by id limit 1`
    await textOf('/caje')
    const cookies = await logIn(plain?.email ?? '')
    asked.splice(0)
    const response = await visit('/caje', { cookies })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(asked).toEqual(['/auth/me'])
  })

  it('shows a customer of a group their own prices, and nobody else', async () => {
    const [salon] = await db<{ email: string }[]>`
      select email from customer join customer_customer_group link on link.customer_id = customer.id
      where password_hash is not null order by customer.id limit 1`
    const own = 'Vaše cena'
    expect(await textOf(mug.path)).not.toContain(own)
    expect(await textOf(mug.path, await logIn(salon?.email ?? ''))).toContain(own)
    expect(await textOf(mug.path)).not.toContain(own)
  })

  it('of an article carries its own id, by which it hears of goods that come back to it', async () => {
    const articles = await db<{ id: number; path: string }[]>`
      select article.id, path from article join page_route on model_type = ${MODEL_TYPES.article} and model_id = article.id
      where language = 'cs' and kind = 'model'`
    expect(articles.length).toBeGreaterThan(0)
    for (const { id, path } of articles) {
      expect((await draw(new URL(path, 'http://localhost'), null)).tags, path).toContain(String(id))
    }
  })

  it('tells what it shows, so that it may be kept, but not under parameters that it does not read', async () => {
    const isKept = async (path: string) => (await draw(new URL(path, 'http://localhost'), null)).tags !== null
    for (const path of ['/', '/caje', '/caje?page=1&sort=price', '/blog?page=1', mug.path]) {
      expect([path, await isKept(path)]).toEqual([path, true])
    }
    for (const path of ['/?ref=1', '/caje?page=1&ref=2', '/blog?q=x', `${mug.path}?ref=3`]) {
      expect([path, await isKept(path)]).toEqual([path, false])
    }
  })

  it('is written whole though another is written at the same time', async () => {
    const alone = [await textOf('/blog'), await textOf('/caje')]
    expect(await Promise.all([textOf('/blog'), textOf('/caje')])).toEqual(alone)
  })
})

describe('a cart', () => {
  it('is asked for every time', async () => {
    const made = await platform.fetch(new Request('http://localhost/carts', { method: 'POST' }))
    const { id } = (await made.json()) as { id: string }
    for (let turn = 0; turn < 2; turn++) await textOf('/kosik', { cart_id: id })
    expect(asked.filter((path) => path === `/carts/${id}`)).toHaveLength(2)
  })
})
