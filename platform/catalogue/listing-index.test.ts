import { afterAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { type Caller, VISITOR } from '#platform/http/context.ts'
import { createLog } from '#platform/http/log.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import { createRouter } from '#platform/http/router.ts'
import { NO_INDEXES, openShopFeed, type ShopIndexes } from '#platform/feed/feed.ts'
import { createPreferences } from '#platform/shop/preferences.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { catalogueCalls } from './catalogue-calls.ts'

const { db } = await useSeededDatabase()
const groups = await db<{ id: number }[]>`select id from customer_group order by id`
const [{ id: special = 0 } = {}] = groups
await db`insert into customer_price (product_id, product_variation_id, customer_group_id, currency_id, taxed_price)
  select product_id, product_variation_id, ${special}, currency_id, taxed_price * 7 / 10 from product_price
  where product_id % 3 = 0 on conflict do nothing`
const feed = openShopFeed({
  sql: db,
  languages: LANGUAGES,
  onError: (error) => {
    throw error
  },
})
await feed.ready
afterAll(() => feed.close())

const ROUTES = await db<{ language: string; path: string; model_type: number }[]>`
  select language, path, model_type from page_route
  where kind = 'model' and model_type in (15, 16) and language in ('cs', 'sk', 'en')
  order by language, path`
const SEARCHES: Record<string, { path: string; query_name: string }> = (
  await db<{ route_settings: { search: typeof SEARCHES } }[]>`select route_settings from shop limit 1`
)[0]!.route_settings.search
const LISTS = await db<{ language: string; path: string }[]>`
  select language, '/product-lists/' || localized_text(slug, language) as path
  from product_list cross join unnest(array['cs', 'sk', 'en']) language order by 1, 2`
const WORDS = ['caj', 'hrnek', 'sencha', 'cup', 'tea', 'konvice', 's']
const SORTS = ['recommended', 'bestselling', 'cheapest', 'dearest', 'newest', 'name']

interface Asked {
  path: string
  language: string
  currency: string
  caller: Caller
}

const preferences = createPreferences(db)
const now = new Date()

async function ask(indexes: ShopIndexes, { path, language, currency, caller }: Asked): Promise<Response> {
  const router = createRouter({
    sql: db,
    log: createLog('silent'),
    metrics: createMetrics(),
    now: () => now,
    served: catalogueCalls({ indexes }),
    preferences,
    identify: async () => caller,
    check_answers: true,
  })
  const headers = { 'language-preference': language, 'currency-preference': currency }
  return router.fetch(new Request(`http://localhost${path}`, { headers }))
}

/** The same numbers in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
const random = createRandom(11)
const one = <Item>(items: readonly Item[]) => items[random(items.length)] as Item

interface Filters {
  filters: { code: string; items?: { value: string; is_selected: boolean }[] }[]
  items: { id: number }[]
}

/** A listing with choices that it really offers. */
async function randomListing(turn: number): Promise<Asked> {
  const language = one(['cs', 'sk', 'en'])
  const own = <Row extends { language: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.language === language)
  const search = SEARCHES[language]
  const query = new URLSearchParams()
  if (turn % 4 === 3 && search) query.set(search.query_name, one(WORDS))
  const path =
    turn % 4 === 3 && search ? search.path : turn % 10 === 4 ? one(own(LISTS)).path : one(own(ROUTES)).path
  const caller = { ...VISITOR, customer_group_ids: groups.filter(() => random(2) === 0).map(({ id }) => id) }
  const asked = { language, currency: one(['CZK', 'EUR']), caller }
  const plain = `/product-filters?path=${encodeURIComponent(path)}&${query}`
  const offered = (await (await ask(feed, { ...asked, path: plain })).json()) as Partial<Filters>
  for (const { code, items } of offered.filters ?? []) {
    if (items && items.length > 0 && random(4) === 0) {
      query.set(code, [...new Set([one(items).value, one(items).value])].join('_'))
    }
  }
  if (random(3) === 0) query.set('min_price', String(random(400)))
  if (random(3) === 0) query.set('max_price', String(random(3000)))
  query.set('sort', one(SORTS))
  if (random(4) === 0) query.set('page', '2')
  else if (random(6) === 0) {
    query.set('from', '1')
    query.set('to', '3')
  }
  return { ...asked, path: `/product-filters?path=${encodeURIComponent(path)}&${query}` }
}

describe('a listing answered from memory', () => {
  it('is exactly the one that the database answers, for everyone, everywhere [FILTER-10] [CUST-14]', async () => {
    let [found, filtered] = [0, 0]
    for (let turn = 0; turn < 40; turn++) {
      const asked = await randomListing(turn)
      const fromMemory = await ask(feed, asked)
      const fromDatabase = await ask({ ...NO_INDEXES, search: feed.search }, asked)
      const told = JSON.stringify(asked)
      expect(fromMemory.status, told).toBe(fromDatabase.status)
      const answer = (await fromMemory.json()) as Filters
      expect(answer, told).toEqual(await fromDatabase.json())
      if (fromMemory.status !== 200) continue
      found += answer.items.length
      const chosen = answer.filters.some(({ items }) => items?.some(({ is_selected }) => is_selected))
      if (chosen && answer.items.length > 0) filtered++
    }
    expect(found).toBeGreaterThan(100)
    expect(filtered).toBeGreaterThan(5)
  })

  it('counts the products of every category and brand as the database does [CATALOG-01]', async () => {
    const [{ id = 0 } = {}] = await db<{ id: number }[]>`
      select category_id as id from product_category group by 1 order by count(*) desc limit 1`
    const [{ id: brand = 0 } = {}] = await db<{ id: number }[]>`
      select parent_id as id from brand where parent_id is not null limit 1`
    const paths = [
      '/categories/tree',
      '/categories',
      '/categories?sort=-products_count',
      `/categories/${id}`,
      '/brands?embed=products_count&paginate=false',
      `/brands/${brand}?embed=products_count`,
    ]
    for (const path of paths) {
      for (const customer_group_ids of [[], groups.map((group) => group.id)]) {
        const asked = { path, language: 'cs', currency: 'CZK', caller: { ...VISITOR, customer_group_ids } }
        const [counted, plain] = await Promise.all(
          [feed, NO_INDEXES].map(async (indexes) => (await ask(indexes, asked)).json()),
        )
        expect(JSON.stringify(counted)).toMatch(/"products_count":[1-9]/)
        expect(counted).toEqual(plain)
      }
    }
  })
})
