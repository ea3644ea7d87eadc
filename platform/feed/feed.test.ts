import { afterAll, describe, expect, it, vi } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { paidColumn } from '#platform/catalogue/listing-by-sql.ts'
import { settledAvailability } from '#platform/facet/settled-availability.ts'
import { pricedProduct, productIsListed } from '#platform/catalogue/visibility.ts'
import { createDatabase } from '#platform/db/database.ts'
import { type Context, VISITOR } from '#platform/http/context.ts'
import { createLog } from '#platform/http/log.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { pruneChanges } from './change-log.ts'
import { FACET_SORTS, type FacetQuery, type FacetSort } from '#platform/facet/facet-document.ts'
import { openShopFeed } from './feed.ts'

const { db, url } = await useSeededDatabase()
const other = createDatabase(url, { max: 6 })
let now = new Date()
const errors: unknown[] = []
const feeds = [db, other].map((sql) =>
  openShopFeed({ sql, languages: LANGUAGES, onError: (error) => errors.push(error), now: () => now }),
)
await Promise.all(feeds.map(({ ready }) => ready))
afterAll(async () => {
  await Promise.all(feeds.map((feed) => feed.close()))
  await other.end({ timeout: 5 })
})

const currencies = await db<
  Context['currency'][]
>`select id, code, symbol, decimal_places from currency order by id`
const [first] = currencies
if (!first) throw new Error('The demo shop has no currency')
const groups = (await db<{ id: number }[]>`select id from customer_group order by id`).map(({ id }) => id)
const properties = await db<{ id: number; ids: number[] }[]>`
  select product_property_id as id, array_agg(distinct product_property_attribute_id) as ids
  from product_property_value group by 1 order by 1`
const brands = (await db<{ id: number }[]>`select id from brand order by id`).map(({ id }) => id)
const categories = (await db<{ id: number }[]>`select id from category order by id`).map(({ id }) => id)
const FACETS = ['brand', 'availability', ...properties.map(({ id }) => String(id))]

const plain: FacetQuery = {
  scope: {},
  groups: [],
  selected: new Map(),
  facets: FACETS,
  currency_id: first.id,
  price: { min: null, max: null },
  language: 'cs',
  sort: 'recommended',
  offset: 0,
  limit: 1000,
}

const ask = (query: Partial<FacetQuery>, feed = 0) => feeds[feed]?.facets?.query({ ...plain, ...query })
const allIds = (query: Partial<FacetQuery> = {}, feed = 0) => ask(query, feed)?.ids ?? []

/** Waits until every process sees it. */
const everywhere = (check: (feed: number) => void) =>
  vi.waitFor(() => feeds.forEach((_, feed) => check(feed)), { timeout: 30_000, interval: 20 })

function contextOf(query: FacetQuery): Context {
  const currency = currencies.find(({ id }) => id === query.currency_id) ?? first
  if (!currency) throw new Error('Unknown currency')
  return {
    shop_id: 1,
    language: query.language,
    currency,
    country_id: 1,
    sql: db,
    request: new Request('http://localhost/'),
    request_id: 'test',
    caller: { ...VISITOR, customer_group_ids: query.groups },
    now,
    log: createLog('silent'),
  }
}

/** The same answer from plain SQL: one query for the page, and one for the counts of each facet. */
async function answerBySql(query: FacetQuery) {
  const context = contextOf(query)
  const paid = paidColumn(context)
  const where = (but: string | null) => {
    let done = db`${productIsListed(context)}`
    const { category_id, brand_ids } = query.scope
    if (category_id !== undefined)
      done = db`${done} and exists (
        select from product_category link join category_closure closure on closure.descendant_id = link.category_id
        where link.product_id = product.id and closure.ancestor_id = ${category_id})`
    if (brand_ids) done = db`${done} and product.brand_id = any(${brand_ids}::int[])`
    for (const [facet, values] of query.selected) {
      if (facet === but || values.size === 0) continue
      const ids = [...values]
      if (facet === 'brand') done = db`${done} and product.brand_id = any(${ids}::int[])`
      else if (facet === 'availability')
        done = db`${done} and ${settledAvailability(context)} = any(${ids}::int[])`
      else
        done = db`${done} and exists (select from product_property_value value
          where value.product_id = product.id and value.product_property_attribute_id = any(${ids}::int[]))`
    }
    if (but !== 'price' && query.price.min !== null)
      done = db`${done} and ${paid} >= ${query.price.min}::bigint`
    if (but !== 'price' && query.price.max !== null)
      done = db`${done} and ${paid} <= ${query.price.max}::bigint`
    return done
  }
  const order: Record<FacetSort, ReturnType<typeof db>> = {
    given: db`1`,
    recommended: db`product.position`,
    bestselling: db`product.sells_count desc`,
    newest: db`product.created_at desc`,
    cheapest: db`${paid}`,
    dearest: db`${paid} desc`,
    name: db`localized_text(product.name, ${query.language}) collate ${db(`${query.language}-x-icu`)}`,
  }
  const rows = await db<{ id: number }[]>`
    select product.id from ${pricedProduct(context)} where ${where(null)}
    order by ${order[query.sort]}, product.id`
  const [range] = await db<{ min: number | null; max: number | null }[]>`
    select min(${paid}) as min, max(${paid}) as max from ${pricedProduct(context)} where ${where('price')}`
  const counts = new Map<string, Map<number, number>>()
  for (const facet of query.facets) {
    const value =
      facet === 'brand'
        ? db`product.brand_id`
        : facet === 'availability'
          ? settledAvailability(context)
          : db`value.product_property_attribute_id`
    const found = await db<{ value: number; count: number }[]>`
      select ${value} as value, count(distinct product.id)::int as count from ${pricedProduct(context)}
      left join product_property_value value
        on value.product_id = product.id and value.product_property_id::text = ${facet}
      where ${where(facet)} and ${value} is not null group by 1`
    counts.set(facet, new Map(found.map((row) => [row.value, row.count])))
  }
  return {
    total: rows.length,
    ids: rows.slice(query.offset, query.offset + query.limit).map(({ id }) => id),
    counts,
    min_price: range?.min ?? null,
    max_price: range?.max ?? null,
  }
}

function createRandom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

function randomQuery(below: (limit: number) => number): FacetQuery {
  const one = <Item>(items: readonly Item[]) => items[below(items.length)] as Item
  const selected = new Map<string, Set<number>>()
  for (const { id, ids } of properties)
    if (below(8) === 0) selected.set(String(id), new Set([one(ids), one(ids)]))
  if (below(4) === 0) selected.set('brand', new Set([one(brands), one(brands), one(brands)]))
  const scope = one([{}, {}, { category_id: one(categories) }, { brand_ids: [one(brands), one(brands)] }])
  return {
    ...plain,
    scope,
    groups: groups.filter(() => below(3) === 0),
    selected,
    currency_id: one(currencies).id,
    price: { min: below(3) === 0 ? below(1000_00) : null, max: below(3) === 0 ? below(4000_00) : null },
    language: one(LANGUAGES),
    sort: one(FACET_SORTS),
    offset: below(2) * 5,
    limit: 24,
  }
}

describe('the index fed from the database', () => {
  it('answers random listings exactly as plain SQL does [FILTER-10] [CUST-14]', async () => {
    await db`insert into customer_price (product_id, product_variation_id, customer_group_id, currency_id, taxed_price)
      select product_id, product_variation_id, ${groups[0] ?? 1}, currency_id, taxed_price * 7 / 10 from product_price
      where product_id % 3 = 0 on conflict do nothing`
    await db`update category set customer_groups_restriction = true where id = ${categories[4] ?? 1}`
    await db`insert into category_customer_group values (${categories[4] ?? 1}, ${groups[0] ?? 1}) on conflict do nothing`
    const member = { ...plain, groups: groups.slice(0, 1), sort: 'cheapest' } as const
    const wanted = await answerBySql(member)
    await everywhere((feed) => expect(ask(member, feed)).toEqual(wanted))
    const below = createRandom(5)
    let found = 0
    for (let turn = 0; turn < 60; turn++) {
      const query = randomQuery(below)
      const answer = ask(query)
      expect(answer, JSON.stringify({ ...query, selected: [...query.selected] })).toEqual(
        await answerBySql(query),
      )
      found += answer?.total ?? 0
    }
    expect(found).toBeGreaterThan(100)
  }, 60_000)

  it('sees hiding, showing, deleting and new values in every process', async () => {
    const [id = 0, another = 0] = allIds()
    await db`update product set is_hidden = true where id = ${id}`
    await everywhere((feed) => expect(allIds({}, feed)).not.toContain(id))
    await other`update product set is_hidden = false where id = ${id}`
    await everywhere((feed) => expect(allIds({}, feed)).toContain(id))
    const [{ id: property = 0, ids = [] } = {}] = properties
    await db`delete from product_property_value where product_id = ${id}`
    await db`insert into product_property_value (product_id, product_property_id, product_property_attribute_id)
      values (${id}, ${property}, ${ids[0] ?? 0})`
    const selected = new Map([[String(property), new Set([ids[0] ?? 0])]])
    await everywhere((feed) => expect(allIds({ selected }, feed)).toContain(id))
    await db`delete from product_price where product_id = ${another}`
    await everywhere((feed) => expect(allIds({}, feed)).not.toContain(another))
  })

  it('takes an edit of any kind into the indexes that stand, in every process [FILTER-10] [CONTENT-08]', async () => {
    const standing = feeds.map(({ facets, search }) => ({ facets, search }))
    const [id = 0] = allIds()
    const [brand = 0] = brands
    const [{ ids: [attribute = 0] = [] } = {}] = properties
    await db`update product set name = '{"cs":"Zvláštní zkumavka"}', position = -7 where id = ${id}`
    await other`update product_price set taxed_price = 77_777_700, discounted_taxed_price = null,
      discounted_from = null, discounted_to = null where product_id = ${id}`
    await db`update brand set name = '{"cs":"Jiná značka"}' where id = ${brand}`
    await other`update product_property_attribute set name = '{"cs":"Jiná hodnota"}' where id = ${attribute}`
    await everywhere((feed) => {
      expect(allIds({ price: { min: 77_777_700, max: 77_777_700 } }, feed)).toEqual([id])
      expect(allIds({ limit: 1 }, feed)).toEqual([id])
      const hits = feeds[feed]?.search?.of('product', 'cs').search('zvlastni zkumavka').hits
      expect(hits?.map((hit) => hit.id)).toContain(id)
      const filters = feeds[feed]?.filters?.get('cs')
      expect(filters?.brands).toContainEqual(expect.objectContaining({ id: brand, label: 'Jiná značka' }))
      expect(filters?.properties.flatMap(({ choices }) => choices)).toContainEqual(
        expect.objectContaining({ id: attribute, label: 'Jiná hodnota' }),
      )
    })
    for (const [feed, { facets, search }] of standing.entries()) {
      expect(feeds[feed]?.facets).toBe(facets)
      expect(feeds[feed]?.search).toBe(search)
    }
  })

  it('sees a product move with its category, and an availability leave the catalogue', async () => {
    const [link] = await db<{ category_id: number; product_id: number }[]>`
      select category_id, product_id from product_category
      join category on category.id = category_id where parent_id is not null and product_id = any(${allIds()}::int[])
      order by 1, 2 limit 1`
    const [top] = await db<{ id: number }[]>`
      insert into category (code, name, slug) values ('fresh', '{"cs":"Nová"}', '{"cs":"nova"}') returning id`
    if (!link || !top) throw new Error('The demo shop has no subcategory')
    await db`update category set parent_id = ${top.id} where id = ${link.category_id}`
    await everywhere((feed) =>
      expect(allIds({ scope: { category_id: top.id } }, feed)).toContain(link.product_id),
    )
    await db`update product_availability set in_catalog = false
      where id = (select product_availability_id from product where id = ${link.product_id})`
    const { ids } = await answerBySql(plain)
    expect(ids).not.toContain(link.product_id)
    await everywhere((feed) => expect(allIds({}, feed)).toEqual(ids))
  })

  it('restricts a product to the groups it is given to, as soon as it is [CUST-14]', async () => {
    const [id = 0] = allIds()
    const group = groups.at(-1) ?? 0
    await db`insert into product_customer_group values (${id}, ${group}) on conflict do nothing`
    await db`update product set customer_groups_restriction = true where id = ${id}`
    await everywhere((feed) => {
      expect(allIds({}, feed)).not.toContain(id)
      expect(allIds({ groups: [group] }, feed)).toContain(id)
    })
    await db`delete from product_customer_group where product_id = ${id}`
    await everywhere((feed) => expect(allIds({ groups: [group] }, feed)).not.toContain(id))
  })

  it('restricts what stands below a restricted category as well [CUST-14]', async () => {
    const [id = 0] = allIds()
    const group = groups.at(-1) ?? 0
    const [top] = await db<{ id: number }[]>`
      insert into category (code, name, slug, customer_groups_restriction)
      values ('club', '{"cs":"Klub"}', '{"cs":"klub"}', true) returning id`
    await db`insert into category_customer_group values (${top?.id ?? 0}, ${group})`
    await db`
      with below as (
        insert into category (code, name, slug, parent_id)
        values ('club-tea', '{"cs":"Klubové čaje"}', '{"cs":"klubove-caje"}', ${top?.id ?? 0}) returning id
      )
      update product set default_category_id = below.id from below where product.id = ${id}`
    expect((await answerBySql(plain)).ids).not.toContain(id)
    await everywhere((feed) => {
      expect(allIds({}, feed)).not.toContain(id)
      expect(allIds({ groups: [group] }, feed)).toContain(id)
    })
  })

  it('follows discounts that begin and end by the clock', async () => {
    const [id = 0] = allIds()
    const day = 24 * 60 * 60_000
    await db`update product_price set taxed_price = 900000, discounted_taxed_price = 1,
      discounted_from = ${new Date(now.getTime() + day)}, discounted_to = ${new Date(now.getTime() + 2 * day)}
      where product_id = ${id}`
    await everywhere((feed) => expect(allIds({ price: { min: 900000, max: 900000 } }, feed)).toContain(id))
    now = new Date(now.getTime() + 1.5 * day)
    await everywhere((feed) => expect(allIds({ sort: 'cheapest', limit: 1 }, feed)).toEqual([id]))
    now = new Date(now.getTime() + day)
    await everywhere((feed) => expect(allIds({ price: { min: 900000, max: 900000 } }, feed)).toContain(id))
  })

  it('misses nothing of transactions that commit in another order than they wrote', async () => {
    const [slow = 0, quick = 0] = allIds()
    const written = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const long = other.begin(async (transaction) => {
      await transaction`update product set position = -20 where id = ${slow}`
      written.resolve()
      await mayCommit.promise
    })
    await written.promise
    await db`update product set position = -10 where id = ${quick}`
    await everywhere((feed) => expect(allIds({ limit: 1 }, feed)).toEqual([quick]))
    mayCommit.resolve()
    await long
    await everywhere((feed) => expect(allIds({ limit: 2 }, feed)).toEqual([slow, quick]))
  })

  it('ends equal to the database after many writers at once', async () => {
    const ids = allIds()
    await Promise.all(
      [1, 2, 3, 4, 5].map(async (writer) => {
        const below = createRandom(writer)
        for (let turn = 0; turn < 15; turn++) {
          const id = ids[below(ids.length)] ?? 0
          await other`update product set position = ${below(50)}, sells_count = ${below(50)} where id = ${id}`
          await other`update product_price set taxed_price = ${1000 + below(500)}, discounted_taxed_price = null,
            discounted_from = null, discounted_to = null where product_id = ${id}`
        }
      }),
    )
    for (const sort of FACET_SORTS) {
      const wanted = await answerBySql({ ...plain, sort })
      await everywhere((feed) => expect(ask({ sort }, feed)).toEqual(wanted))
    }
  })

  it('catches up without notifications, and reads all anew when all may have changed', async () => {
    const [id = 0] = allIds()
    const before = feeds.map(({ facets }) => facets)
    // A writer whose notifications never come.
    await db.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`
      await transaction`update product set position = -99 where id = ${id}`
      await transaction`insert into product_change (product_id) values (${id})`
    })
    await everywhere((feed) => expect(allIds({ limit: 1 }, feed)).toEqual([id]))
    expect(feeds.map(({ facets }) => facets)).toEqual(before)
    await db`truncate product_list_item`
    await everywhere((feed) => expect(feeds[feed]?.facets).not.toBe(before[feed]))
    expect(allIds({ limit: 1 })).toEqual([id])
  })

  it('writes to the log only what listings read, and forgets it after an hour', async () => {
    const [{ count: before } = { count: 0 }] = await db<
      { count: number }[]
    >`select count(*) from product_change`
    await db`update product set stock_state = stock_state + 1 where stock_state > 0`
    const [{ count: after } = { count: 0 }] = await db<
      { count: number }[]
    >`select count(*) from product_change`
    expect(after).toBe(before)
    await db`update product_change set changed_at = now() - interval '2 hours' where seq % 2 = 0`
    await pruneChanges(db)
    const [{ count: kept } = { count: 0 }] = await db<
      { count: number }[]
    >`select count(*) from product_change`
    expect(kept).toBeGreaterThan(0)
    expect(kept).toBeLessThan(after)
    expect(errors).toEqual([])
  })
})
