import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { openShopFeed } from '#platform/feed/feed.ts'
import { type Answer, filters } from '#tests/demo-shop.ts'
import { openOrderShop } from '#tests/order-scene.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let ahead_ms = 0
const now = () => new Date(Date.now() + ahead_ms)
const { db, ask, ordered, setStock, logStaffIn } = await openOrderShop({ now })
const staff = { token: await logStaffIn() }
const errors: unknown[] = []
const feed = openShopFeed({ sql: db, languages: LANGUAGES, onError: (error) => errors.push(error), now })
await feed.ready
afterAll(() => feed.close())

const [mug = { id: 0, product_availability_id: 0 }] = await db<
  { id: number; product_availability_id: number }[]
>`select id, product_availability_id from product where code = 'MUG'`
const availabilities = await db<{ id: number; code: string; slug: string }[]>`
  select id, code, localized_text(slug, 'cs') as slug from product_availability`
const codes = new Map(availabilities.map(({ id, code }) => [id, code]))
const slugs = new Map(availabilities.map(({ code, slug }) => [code, slug]))
const [route] = await db<{ path: string }[]>`
  select path from page_route join category on category.id = model_id
  where model_type = 16 and language = 'cs' and category.code = 'mugs'`

function inIndex(): (string | undefined)[] {
  const answer = feed.facets?.query({
    scope: { product_ids: [mug.id] },
    groups: [],
    selected: new Map(),
    facets: ['availability'],
    currency_id: 1,
    price: { min: null, max: null },
    language: 'cs',
    sort: 'recommended',
    offset: 0,
    limit: 1,
  })
  return [...(answer?.counts.get('availability')?.keys() ?? [])].map((id) => codes.get(id))
}

/** Which of these availabilities the mug is found by in the list of products. */
async function listedBy(operator: 'eq' | 'neq', ids: number[]): Promise<(string | undefined)[]> {
  const found = await Promise.all(
    ids.map(async (value) => {
      const wanted = filters(
        { field: 'id', operator: 'eq', value: mug.id },
        { field: 'product_availability_id', operator, value },
      )
      const { items } = await ask(`GET /products?${wanted}`)
      return items.map(() => codes.get(value))
    }),
  )
  return found.flat()
}

/** The mug's card, the list of products, plain SQL and the index all say the same. */
async function expectShown(code: string): Promise<void> {
  const ids = availabilities.map(({ id }) => id)
  expect(await listedBy('eq', ids)).toEqual([code])
  expect(await listedBy('neq', ids)).toHaveLength(ids.length - 1)
  const card = await ask(`GET /products/${mug.id}?embed=product_availability`)
  expect(codes.get(card.product_availability_id)).toBe(code)
  expect(card.product_availability.id).toBe(card.product_availability_id)
  const listed = await ask(
    `GET /product-filters?path=${route?.path}&availability=${slugs.get(code)}&per_page=96`,
  )
  expect(listed.items.map(({ id }: Answer) => id)).toContain(mug.id)
  await vi.waitFor(() => expect(inIndex()).toEqual([code]), { timeout: 30_000, interval: 20 })
  expect(errors).toEqual([])
}

const logged = async (): Promise<number> =>
  (await db<{ count: number }[]>`select count(*)::int as count from product_change`)[0]!.count

describe('a product with variations', () => {
  beforeEach(async () => {
    await db`update product_variation set stock_state = case when code = 'MUG-GREY-350' then 2 else 0 end,
        is_hidden = false
      where product_id = ${mug.id}`
  })

  it('is sold out with the last piece of its last variation, and back when an order is cancelled [CATALOG-05] [CATALOG-08] [FILTER-10]', async () => {
    await expectShown('in-stock')
    const line = { code: 'MUG', variation: 'MUG-GREY-350' }
    const { id, hash } = await ordered({ lines: [{ ...line, amount: 2 }] })
    await expectShown('sold-out')
    await ask(`POST /orders/${id}/cancel?hash=${hash}`)
    await expectShown('in-stock')
  })

  it('follows the stock that the staff writes [CATALOG-08] [FILTER-10]', async () => {
    const [variation] = await db<{ id: number }[]>`
      select id from product_variation where code = 'MUG-GREEN-350'`
    const body = { product_id: mug.id, product_variation_id: variation?.id }
    await setStock('MUG-GREY-350', 0)
    await expectShown('sold-out')
    await ask('PUT /staff/stock', { ...body, stock_state: 5 }, staff)
    await expectShown('in-stock')
    await ask('PUT /staff/stock', { ...body, stock_state: 0 }, staff)
    await expectShown('sold-out')
  })

  it('has the best availability of those that can be bought, in the order of the shop [CATALOG-08]', async () => {
    const become = (code: string, availability: string) =>
      db`update product_variation set stock_state = 5,
          product_availability_id = (select id from product_availability where code = ${availability})
        where code = ${code}`
    await become('MUG-GREY-350', 'not-for-sale')
    await become('MUG-GREEN-350', 'last-pieces')
    await expectShown('last-pieces')
    await become('MUG-GREEN-250', 'on-order')
    await expectShown('on-order')
    await db`update product_availability set can_purchase = false where code = 'on-order'`
    await expectShown('last-pieces')
    await db`update product_availability set can_purchase = true where code = 'on-order'`
    await expectShown('on-order')
    await become('MUG-GREY-350', 'in-stock')
    await expectShown('in-stock')
  })

  it('does not count variations that nobody can choose [CATALOG-03] [CATALOG-08]', async () => {
    await setStock('MUG-OCHRE-350', 5)
    await setStock('MUG-GREY-350', 0)
    await expectShown('sold-out')
    await db`update product_property_attribute set is_hidden = false where code = 'prototype-ochre'`
    await expectShown('in-stock')
    await db`update product_property_attribute set is_hidden = true where code = 'prototype-ochre'`
    await expectShown('sold-out')
    await setStock('MUG-BLUE-250', 5)
    await expectShown('in-stock')
    await db`update product_variation set is_hidden = true where code = 'MUG-BLUE-250'`
    await expectShown('sold-out')
  })

  it('is as available as what is on sale, until better comes on sale by the clock [CATALOG-05] [CATALOG-08] [FILTER-10]', async () => {
    const become = (code: string, availability: string, days: number | null) =>
      db`update product_variation set stock_state = 5, purchasable_since = ${days && new Date(now().getTime() + days * DAY_MS)},
          product_availability_id = (select id from product_availability where code = ${availability})
        where code = ${code}`
    await become('MUG-GREY-350', 'in-stock', 2)
    await expectShown('in-stock')
    await become('MUG-GREEN-350', 'last-pieces', 1)
    await expectShown('last-pieces')
    ahead_ms += DAY_MS
    await expectShown('last-pieces')
    ahead_ms += DAY_MS
    await expectShown('in-stock')
    await become('MUG-GREY-350', 'in-stock', 1)
    await expectShown('last-pieces')
    // None is sold before its product is, so the day of the product makes both equal.
    await db`update product set purchasable_since = ${new Date(now().getTime() + 2 * DAY_MS)} where id = ${mug.id}`
    await expectShown('in-stock')
    await db`update product set purchasable_since = null where id = ${mug.id}`
    await expectShown('last-pieces')
    await become('MUG-GREY-350', 'in-stock', null)
    await become('MUG-GREEN-350', 'last-pieces', null)
  })

  it('keeps its own availability where it offers none [CATALOG-08]', async () => {
    await db`update product_variation set is_hidden = true where product_id = ${mug.id}`
    await expectShown(codes.get(mug.product_availability_id) ?? '')
  })

  it('is no news while pieces are left [FILTER-10]', async () => {
    await setStock('MUG-GREY-350', 9)
    const before = await logged()
    await setStock('MUG-GREY-350', 3)
    expect(await logged()).toBe(before)
  })
})
