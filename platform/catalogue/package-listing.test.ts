import { afterAll, describe, expect, it, vi } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { MODEL_TYPES } from '#contract/page.ts'
import { NO_INDEXES, openShopFeed, type ShopIndexes } from '#platform/feed/feed.ts'
import { VISITOR } from '#platform/http/context.ts'
import { createLog } from '#platform/http/log.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import { createRouter } from '#platform/http/router.ts'
import { createPreferences } from '#platform/shop/preferences.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { type Answer, filters } from '#tests/demo-shop.ts'
import { catalogueCalls } from './catalogue-calls.ts'

const { db } = await useSeededDatabase()
// A filter with a single choice is not offered: something has to be sold out already.
await db`update product set product_availability_id = (select id from product_availability where for_empty_stock)
  where code = 'SET-MATCHA'`
let now = new Date()
const errors: unknown[] = []
const feed = openShopFeed({
  sql: db,
  languages: LANGUAGES,
  onError: (error) => errors.push(error),
  now: () => now,
})
await feed.ready
afterAll(() => feed.close())

const preferences = createPreferences(db)
async function ask(path: string, indexes: ShopIndexes): Promise<Answer> {
  const router = createRouter({
    sql: db,
    log: createLog('silent'),
    metrics: createMetrics(),
    now: () => now,
    served: catalogueCalls({ indexes }),
    preferences,
    identify: async () => VISITOR,
    check_answers: true,
  })
  const response = await router.fetch(new Request(`http://localhost${path}`))
  expect(response.status, path).toBe(200)
  return response.json()
}

const packages = await db<{ id: number; code: string; product_availability_id: number }[]>`
  select id, code, product_availability_id from product where product_type in (1, 2, 3) order by id`
const ids = packages.map(({ id }) => id)
const fixed = packages.find(({ code }) => code === 'SET-FIXED')!
const [route] = await db<{ path: string }[]>`
  select path from page_route join category on category.id = model_id
  where model_type = 16 and language = 'cs' and category.code = 'gift-sets'`
const [stocked] = await db<{ slug: string }[]>`
  select localized_text(slug, 'cs') as slug from product_availability where id = ${fixed.product_availability_id}`

/** How many the filter promises in stock, and whether the set is among those it shows. */
async function inStock(indexes: ShopIndexes): Promise<{ count: number; holds: boolean }> {
  const listing = `/product-filters?path=${encodeURIComponent(route?.path ?? '')}`
  const offered = await ask(listing, indexes)
  const choices = offered.filters.find(({ code }: Answer) => code === 'availability')?.items ?? []
  const { count } = choices.find(({ value }: Answer) => value === stocked?.slug)
  const shown = await ask(`${listing}&availability=${stocked?.slug}`, indexes)
  expect(shown.pagination_data.items_count).toBe(count)
  return { count, holds: shown.items.some(({ id }: Answer) => id === fixed.id) }
}

async function isListedInStock(): Promise<boolean> {
  const wanted = filters(
    { field: 'id', operator: 'eq', value: fixed.id },
    { field: 'product_availability_id', operator: 'eq', value: fixed.product_availability_id },
  )
  const found = await ask(`/products?${wanted}`, feed)
  return found.items.length === 1
}

async function everywhere(wanted: { count: number; holds: boolean }): Promise<void> {
  expect(await isListedInStock()).toBe(wanted.holds)
  expect(await inStock({ ...NO_INDEXES, search: feed.search })).toEqual(wanted)
  await vi.waitFor(async () => expect(await inStock(feed)).toEqual(wanted), { timeout: 30_000, interval: 20 })
}

/** Waits until the index has packages under the availabilities that their cards show. */
const indexShows = (cards: Map<number, number>, told: string): Promise<void> =>
  vi.waitFor(
    () => {
      for (const [card, availability] of cards) {
        const answer = feed.facets?.query({
          scope: { product_ids: [card] },
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
        const shown = [...(answer?.counts.get('availability')?.keys() ?? [])]
        expect(shown, `${told}, package ${card}`).toEqual([availability])
      }
    },
    { timeout: 30_000, interval: 10 },
  )

const logged = async (): Promise<number> =>
  (await db<{ count: number }[]>`select count(*)::int as count from product_change`)[0]!.count

describe('the offer of a configurable package', () => {
  it('holds what is sold only in it, as the package counts it, of what its buyer may have [CATALOG-11] [CATALOG-21]', async () => {
    const choice = packages.find(({ code }) => code === 'SET-CHOICE')!
    const [page] = await db<{ path: string }[]>`
      select path from page_route
      where model_type = ${MODEL_TYPES.product} and model_id = ${choice.id} and language = 'cs'`
    const pieces = db`select product_id from package_item where package_product_id = ${choice.id}`
    const idsOf = (cards: Answer[]) => cards.map(({ id }) => id as number)
    const offer = async (indexes: ShopIndexes, query = '') => {
      const path = `/product-filters?path=${encodeURIComponent(page?.path ?? '')}&per_page=96${query}`
      const { items, products_in_package, pagination_data } = await ask(path, indexes)
      expect(pagination_data.items_count).toBe(items.length)
      return { offered: idsOf(items), chosen: idsOf(products_in_package) }
    }
    const { offered } = await offer(feed)
    const [first = 0, second = 0, third = 0] = offered
    const query = `&product_ids=${[first, first, second, third].join('_')}`
    await db`update product set is_hidden = true where id in (${pieces})`
    const both = [feed, { ...NO_INDEXES, search: feed.search }]
    for (const indexes of both) {
      expect(await offer(indexes, query)).toEqual({ offered, chosen: [first, first, second, third] })
    }
    expect((await ask(`/products/${choice.id}`, feed)).stock_state).toBeGreaterThan(0)
    await db`update product set is_active = false where id = ${second}`
    await db`update product set customer_groups_restriction = true where id = ${third}`
    const rest = { offered: offered.filter((id) => id !== second && id !== third), chosen: [first, first] }
    for (const indexes of both) expect(await offer(indexes, query)).toEqual(rest)
    await db`
      update product set is_hidden = false, is_active = true, customer_groups_restriction = false
      where id in (${pieces})`
  })
})

describe('the filter by availability', () => {
  it('loses a package with the last piece of a part, and finds it again when refilled [FILTER-10] [CATALOG-08]', async () => {
    const before = await inStock(feed)
    expect(before.holds).toBe(true)
    await everywhere(before)
    const [{ id: piece, stock_state } = { id: 0, stock_state: 0 }] = await db<
      { id: number; stock_state: number }[]
    >`select id, stock_state from product where code = 'TUMBLER-MIST'`
    // The set needs two of them, and no other set goes without it.
    await db`update product set stock_state = 1 where id = ${piece}`
    await everywhere({ count: before.count - 1, holds: false })
    await db`update product set stock_state = 2 where id = ${piece}`
    await everywhere(before)
    await db`update product set is_active = false where id = ${piece}`
    await everywhere({ count: before.count - 1, holds: false })
    await db`update product set is_active = true, stock_state = ${stock_state} where id = ${piece}`
    await everywhere(before)
  })

  it('loses a fixed package while nobody says which variation is in it, which no cart takes [CATALOG-10] [FILTER-10]', async () => {
    const before = await inStock(feed)
    const [item] = await db<{ id: number }[]>`
      insert into package_item (package_product_id, product_id, position)
      select ${fixed.id}, id, 99 from product where code = 'MUG' returning id`
    await everywhere({ count: before.count - 1, holds: false })
    expect((await ask(`/products/${fixed.id}`, feed)).stock_state).toBe(0)
    await db`update package_item set product_variation_id = (select id from product_variation where code = 'MUG-GREY-350')
      where id = ${item?.id ?? 0}`
    await everywhere(before)
    await db`delete from package_item where id = ${item?.id ?? 0}`
    await everywhere(before)
  })

  it.each([
    [
      'a text',
      (id: number) => db`
        insert into product_field (product_id, code, name, is_required)
        values (${id}, 'text', '{"cs": "Text"}'::jsonb, true)`,
    ],
    [
      'a text as a property',
      (id: number) => db`
        insert into product_choice (product_id, product_property_id)
        select ${id}, id from product_property where type = 4 limit 1`,
    ],
  ])(
    'loses a fixed package when a piece of it needs %s, until the package asks for it [CATALOG-10] [FILTER-10]',
    async (_what, need) => {
      const before = await inStock(feed)
      const [piece] = await db<{ id: number }[]>`select id from product where code = 'POT-MIST'`
      await need(piece!.id)
      await everywhere({ count: before.count - 1, holds: false })
      expect((await ask(`/products/${fixed.id}`, feed)).stock_state).toBe(0)
      const { items } = await ask(`/products/${fixed.id}/package-items?embed=is_offered`, feed)
      expect(items.filter(({ is_offered }: Answer) => !is_offered)).toMatchObject([{ product_id: piece!.id }])
      await need(fixed.id)
      await everywhere(before)
      for (const id of [piece!.id, fixed.id]) {
        await db`delete from product_field where product_id = ${id}`
        await db`delete from product_choice where product_id = ${id}`
      }
      await everywhere(before)
    },
  )

  it('loses a fixed package when a piece of it gets variations [CATALOG-10] [FILTER-10]', async () => {
    const before = await inStock(feed)
    const [variation] = await db<{ id: number; product_id: number }[]>`
      insert into product_variation (product_id, code, name)
      select id, 'POT-MIST-NEW', name from product where code = 'POT-MIST' returning id, product_id`
    const { id, product_id } = variation!
    await db`insert into product_price (product_id, product_variation_id, currency_id, taxed_price)
      select product_id, ${id}, currency_id, taxed_price from product_price where product_id = ${product_id}`
    await db`update product set default_product_variation_id = ${id} where id = ${product_id}`
    await everywhere({ count: before.count - 1, holds: false })
    await db`update product set default_product_variation_id = null where id = ${product_id}`
    await db`delete from product_variation where id = ${id}`
    await everywhere(before)
  })

  it('finds a package again when its piece comes on sale by the clock [FILTER-10]', async () => {
    const before = await inStock(feed)
    const day = 24 * 60 * 60_000
    await db`update product set purchasable_since = ${new Date(now.getTime() + day)} where code = 'POT-MIST'`
    await everywhere({ count: before.count - 1, holds: false })
    now = new Date(now.getTime() + 2 * day)
    await everywhere(before)
  })

  it('loses a configurable package as soon as its pieces no longer fill it [FILTER-10] [CATALOG-10]', async () => {
    const choice = packages.find(({ code }) => code === 'SET-CHOICE')!
    const [empty] = await db<{ id: number }[]>`select id from product_availability where for_empty_stock`
    await db`update product set stock_state = case when code = 'TIN-SENCHA' then 2 else 0 end
      where id in (select product_id from package_item where package_product_id = ${choice.id})`
    await indexShows(new Map([[choice.id, empty?.id ?? 0]]), 'two of three')
    await db`update product set stock_state = 3 where code = 'TIN-SENCHA'`
    await indexShows(new Map([[choice.id, choice.product_availability_id]]), 'three of three')
    await db`update product set stock_state = 2 where code = 'TIN-SENCHA'`
    await indexShows(new Map([[choice.id, empty?.id ?? 0]]), 'two of three again')
    await db`update product set stock_state = 1 where code = 'TIN-MINT'`
    await indexShows(new Map([[choice.id, choice.product_availability_id]]), 'two and one of three')
  })

  it.each([
    [
      'a text that nobody asks for in a package',
      'SET-CHOICE',
      (id: number) => db`
        insert into product_field (product_id, code, name, is_required)
        select distinct product_id, 'text', '{"cs": "Text"}'::jsonb, true
        from package_item where package_product_id = ${id}`,
      () => db`delete from product_field where code = 'text'`,
    ],
    [
      'a variation and it is not said which',
      'SET-COMPOSE',
      (id: number) => db`
        update package_item set position = position + 1000 * product_variation_id, product_variation_id = null
        where package_product_id = ${id} and product_variation_id is not null`,
      (id: number) => db`
        update package_item set position = position % 1000, product_variation_id = position / 1000
        where package_product_id = ${id} and position >= 1000`,
    ],
  ])(
    'loses a package whose pieces need %s [FILTER-10] [CATALOG-11] [CATALOG-12]',
    async (_what, code, need, forget) => {
      const { id, product_availability_id } = packages.find((one) => one.code === code)!
      const [empty] = await db<{ id: number }[]>`select id from product_availability where for_empty_stock`
      const shows = async (availability: number) => {
        await indexShows(new Map([[id, availability]]), code)
        expect((await ask(`/products/${id}`, feed)).product_availability_id).toBe(availability)
      }
      await shows(product_availability_id)
      await need(id)
      await shows(empty?.id ?? 0)
      await forget(id)
      await shows(product_availability_id)
    },
  )

  it('agrees with the cards of all packages, whatever becomes of their pieces [FILTER-10] [CATALOG-10]', async () => {
    let state = 7
    const below = (limit: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return Math.floor((state / 2 ** 32) * limit)
    }
    const pieces = await db<{ id: number; product_id: number; product_variation_id: number | null }[]>`
      select id, product_id, product_variation_id from package_item order by id`
    const availabilities = await db<{ id: number }[]>`
      select id from product_availability where in_catalog order by id`
    const seen = new Set<string>()
    await db`update product set stock_state = 1 where id in (select product_id from package_item)`
    await db`update product_variation set stock_state = 1
      where id in (select product_variation_id from package_item)`
    for (let turn = 0; turn < 80; turn++) {
      const { id, product_id, product_variation_id } = pieces[below(pieces.length)]!
      const table = db(product_variation_id === null ? 'product' : 'product_variation')
      const own = product_variation_id ?? product_id
      const since = new Date(now.getTime() + (below(2) === 0 ? -1 : 1) * 60 * 60_000)
      const edits = [
        db`update ${table} set stock_state = ${below(3)} where id = ${own}`,
        db`update ${table} set stock_state = 0
          where id in (select ${db(product_variation_id === null ? 'product_id' : 'product_variation_id')}
            from package_item where package_product_id = ${ids[below(ids.length)] ?? 0})`,
        db`update ${table} set stock_state = ${below(2) === 0 ? null : 4} where id = ${own}`,
        db`update ${table} set update_stock = not update_stock where id = ${own}`,
        db`update ${table} set purchasable_since = ${since} where id = ${own}`,
        db`update ${table} set product_availability_id = ${availabilities[below(availabilities.length)]!.id}
          where id = ${own}`,
        db`update product set is_active = not is_active where id = ${product_id}`,
        db`update package_item set count = ${1 + below(3)} where id = ${id}`,
        db`update product set flexible_package_number_of_items = ${1 + below(4)} where product_type = 2`,
        db`update product_availability set can_purchase = not can_purchase
          where id = ${availabilities[below(availabilities.length)]!.id} and not for_empty_stock`,
        db`update product set update_stock = not update_stock, stock_state = 0
          where id = ${ids[below(ids.length)] ?? 0}`,
      ]
      const edit = below(edits.length)
      await edits[edit]
      const asked = filters({ field: 'id', operator: 'in', value: ids })
      const { items } = await ask(`/products?${asked}&embed=product_availability`, NO_INDEXES)
      const cards = new Map<number, number>(
        items.map(({ id: card, product_availability_id }: Answer) => [card, product_availability_id]),
      )
      for (const { product_availability } of items) seen.add(String(product_availability.for_empty_stock))
      const rows = await db<{ id: number; settled: number }[]>`
        select id, settled_availability(id, product_type, price_variation_key, product_availability_id, ${now})
          as settled
        from product where id = any(${ids}::int[]) and is_active`
      expect(new Map(rows.map((row) => [row.id, row.settled])), `turn ${turn}, edit ${edit}`).toEqual(cards)
      await indexShows(cards, `turn ${turn}, edit ${edit}`)
    }
    expect([...seen].toSorted()).toEqual(['false', 'true'])
    expect(errors).toEqual([])
  }, 60_000)
})

describe('the log of changes', () => {
  it('gets nothing from stock that tells no package anything', async () => {
    await db`update product set stock_state = 40, update_stock = true
      where product_type not in (1, 2, 3)`
    const before = await logged()
    await db`update product set stock_state = 1
      where product_type not in (1, 2, 3) and id not in (select product_id from package_item)`
    await db`update product set stock_state = 39 where id in (select product_id from package_item)`
    expect(await logged()).toBe(before)
  })
})
