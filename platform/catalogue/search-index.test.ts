import { afterAll, describe, expect, it, vi } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import type { SearchAnswer } from '#contract/search.ts'
import { createPlatform } from '#platform/app.ts'
import { createDatabase } from '#platform/db/database.ts'
import { openShopFeed } from '#platform/feed/feed.ts'
import { createLog } from '#platform/http/log.ts'
import { useSeededDatabase } from '#tests/database.ts'

const { db, url } = await useSeededDatabase()
const other = createDatabase(url, { max: 6 })
const errors: unknown[] = []
/** Two processes of one shop. */
const processes = [db, other].map((sql) => {
  const feed = openShopFeed({ sql, languages: LANGUAGES, onError: (error) => errors.push(error) })
  return {
    feed,
    platform: createPlatform({ sql, log: createLog('silent'), indexes: feed, check_answers: true }),
  }
})
await Promise.all(processes.map(({ feed }) => feed.ready))
afterAll(async () => {
  await Promise.all(processes.map(({ feed }) => feed.close()))
  await other.end({ timeout: 5 })
})

async function get<Answer>(path: string, language = 'cs', place = 0): Promise<Answer> {
  const request = new Request(`http://localhost${path}`, { headers: { 'language-preference': language } })
  const response = await processes[place]!.platform.fetch(request)
  expect(response.status, path).toBe(200)
  return (await response.json()) as Answer
}

const search = (q: string, language = 'cs', place = 0) =>
  get<SearchAnswer>(`/search?q=${encodeURIComponent(q)}`, language, place)
const names = async (q: string, language = 'cs') =>
  (await search(q, language)).products.items.map(({ name }) => name)

/** Waits until every process sees it. */
const everywhere = (check: (place: number) => Promise<void>) =>
  vi.waitFor(() => Promise.all(processes.map((_, place) => check(place))), { timeout: 30_000, interval: 20 })

const [plain] = await db<{ id: number; name: string; sku: string; ean: string }[]>`
  select id, name ->> 'cs' as name, sku, ean from product where code = 'PLAIN'`
if (!plain) throw new Error('The demo shop has no product PLAIN')

describe('GET /search', () => {
  it.each([
    ['cs', 'čokoláda', /čokolád/i],
    ['cs', 'cokolada', /čokolád/i],
    ['cs', 'hrnky', /hrn/i],
    ['cs', 'konvici', /konvi/i],
    ['cs', 'senc', /sencha/i],
    ['cs', 'cokolda', /čokolád/i],
    ['sk', 'čokoláda', /čokolád/i],
    ['sk', 'cokolada', /čokolád/i],
    ['sk', 'kanvicu', /kanvi/i],
    ['sk', 'senc', /sencha/i],
    ['sk', 'cokolda', /čokolád/i],
  ])('finds in %s for %s what is meant [CONTENT-08]', async (language, q, wanted) => {
    const found = await names(q, language)
    expect(found.length).toBeGreaterThan(0)
    for (const name of found.slice(0, 3)) expect(name).toMatch(wanted)
  })

  it.each(['cs', 'sk'])(
    'finds in %s a product by its code, its SKU and its EAN [CONTENT-08]',
    async (language) => {
      for (const code of ['plain', plain.sku, plain.ean]) {
        const { products, corrected, is_partial } = await search(code, language)
        expect(products.items[0]?.id, code).toBe(plain.id)
        expect({ corrected, is_partial }).toEqual({ corrected: null, is_partial: false })
      }
    },
  )

  it('says what it has understood, and what it could not find whole [CONTENT-08]', async () => {
    expect((await search('snecha')).corrected).toBe('sencha')
    expect(await search('sencha')).toMatchObject({ corrected: null, is_partial: false })
    const some = await search('sencha qwrtzx')
    expect(some.is_partial).toBe(true)
    expect(some.products.items[0]?.name).toMatch(/sencha/i)
    expect(await search('qwrtzx')).toMatchObject({ corrected: null, products: { items: [], total: 0 } })
  })

  it('finds categories without diacritics, brands and articles by their names [CONTENT-08]', async () => {
    const [category] = (await search('caje')).categories.items
    expect(category?.name).toMatch(/čaj/i)
    const [brand] = await db<{ name: string }[]>`
      select name ->> 'cs' as name from brand where is_active order by length(name ->> 'cs') desc limit 1`
    expect((await search(brand?.name ?? '')).brands.items[0]?.name).toBe(brand?.name)
    const [article] = await db<{ name: string }[]>`
      select name ->> 'cs' as name from article where is_active and published_at < now() order by id limit 1`
    expect((await search(article?.name ?? '')).articles.items.map(({ name }) => name)).toContain(
      article?.name,
    )
  })

  it('never shows a visitor what is kept for a customer group [CUST-14]', async () => {
    const kept = await db<{ id: number; name: string; ean: string }[]>`
      select id, name ->> 'cs' as name, ean from product
      where customer_groups_restriction and is_active and not is_hidden`
    expect(kept.length).toBeGreaterThan(0)
    for (const { id, name, ean } of kept) {
      for (const q of [name, ean]) {
        const { products, corrected } = await search(q)
        expect(products.items.map((one) => one.id)).not.toContain(id)
        expect(corrected).not.toBe(name)
      }
    }
  })

  it('lists on its page the same finds in the same order [FILTER-01]', async () => {
    const { products } = await search('zeleny caj')
    const listing = await get<{ items: { id: number }[]; pagination_data: { items_count: number } }>(
      '/product-filters?path=/hledani&q=zeleny%20caj',
    )
    expect(products.total).toBeGreaterThan(5)
    expect(listing.pagination_data.items_count).toBe(products.total)
    const ids = products.items.map(({ id }) => id)
    expect(listing.items.slice(0, ids.length).map(({ id }) => id)).toEqual(ids)
  })
})

describe('an edit', () => {
  it('is found in every process: names, codes, variations and brands [CONTENT-08]', async () => {
    await db`update product set name = name || '{"cs":"Krkavčí pírko"}', sku = 'RAVEN-7' where id = ${plain.id}`
    for (const q of ['krkavci pirka', 'raven7']) {
      await everywhere(async (place) =>
        expect((await search(q, 'cs', place)).products.items.map(({ id }) => id)).toEqual([plain.id]),
      )
    }
    const [brand] = await db<{ id: number }[]>`
      insert into brand (code, name, slug) values ('owl', '{"cs":"Sýček"}', '{"cs":"sycek"}') returning id`
    await db`update product set brand_id = ${brand?.id ?? 0} where id = ${plain.id}`
    await everywhere(async (place) => {
      const { products, brands } = await search('sycek', 'cs', place)
      expect(products.items.map(({ id }) => id)).toEqual([plain.id])
      expect(brands.items.map(({ id }) => id)).toEqual([brand?.id])
    })
    await other`update brand set name = '{"cs":"Puštík"}' where id = ${brand?.id ?? 0}`
    await everywhere(async (place) => {
      expect((await search('pustik', 'cs', place)).products.total).toBe(1)
      expect((await search('sycek', 'cs', place)).brands.total).toBe(0)
    })
    await db`insert into product_variation (product_id, code, name) values (${plain.id}, 'VAR-OWL', '{"cs":"Kulíšek"}')`
    await everywhere(async (place) => expect((await search('kulisek', 'cs', place)).products.total).toBe(1))
    await db`update product set is_hidden = true where id = ${plain.id}`
    await everywhere(async (place) => {
      const { products } = await search('var-owl', 'cs', place)
      expect(products.items.map(({ id }) => id)).not.toContain(plain.id)
    })
    expect(errors).toEqual([])
  })
})
