import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { openShopFeed } from '#platform/feed/feed.ts'
import { VISITOR } from '#platform/http/context.ts'
import { type Answer, openDemoShop } from '#tests/demo-shop.ts'

const { db, ask, idOf, product, salon } = await openDemoShop()
const errors: unknown[] = []
const feed = openShopFeed({ sql: db, languages: LANGUAGES, onError: (error) => errors.push(error) })
await feed.ready
afterAll(() => feed.close())

const mug = await idOf('product', 'MUG')
const [route] = await db<{ path: string }[]>`
  select path from page_route
  where model_type = 16 and language = 'cs' and model_id = ${await idOf('category', 'mugs')}`

/** Whether a listing of the mug alone between two prices holds it, in crowns. */
function inIndex(min: number, max: number, caller = VISITOR): boolean {
  const answer = feed.facets?.query({
    scope: { product_ids: [mug] },
    groups: caller.customer_group_ids,
    selected: new Map(),
    facets: [],
    currency_id: 1,
    price: { min: min * 100, max: max * 100 },
    language: 'cs',
    sort: 'cheapest',
    offset: 0,
    limit: 1,
  })
  expect(answer?.min_price).toBe(answer?.max_price)
  return answer?.total === 1
}

const listed = (query: string, caller = VISITOR): Promise<Answer> =>
  ask(`/product-filters?path=${encodeURIComponent(route?.path ?? '')}&per_page=96&${query}`, { caller })
const idsOf = ({ items }: Answer): number[] => items.map(({ id }: Answer) => id)

/** The card, the filter by SQL and the one of the index all go by this price. */
async function expectShown(crowns: number, caller = VISITOR): Promise<void> {
  const { price_range } = await product('MUG', '?embed=price_range', { caller })
  expect(price_range.taxed_min_price.value).toBe(crowns)
  expect(idsOf(await listed(`min_price=${crowns}&max_price=${crowns}`, caller))).toContain(mug)
  await vi.waitFor(() => expect(inIndex(crowns, crowns, caller)).toBe(true), {
    timeout: 30_000,
    interval: 20,
  })
  expect(errors).toEqual([])
}

const charge = (code: string, crowns: number) =>
  db`update product_price set taxed_price = ${crowns * 100}, discounted_taxed_price = null
    where currency_id = 1 and variation_key = (select id from product_variation where code = ${code})`

describe('a product with variations', () => {
  afterEach(async () => {
    await charge('MUG-OCHRE-350', 450)
    await db`update product_property_attribute set is_hidden = true where code = 'prototype-ochre'`
    await db`update product_variation set is_hidden = false where product_id = ${mug}`
  })

  it('is filtered by the price its card shows, the lowest on offer [FILTER-04] [FILTER-10]', async () => {
    await expectShown(360)
    expect(idsOf(await listed('max_price=400'))).toContain(mug)
    expect(idsOf(await listed('min_price=400'))).not.toContain(mug)
    await charge('MUG-GREY-250', 205)
    await expectShown(205)
    const bounds = (await listed('sort=cheapest')).filters.find(({ code }: Answer) => code === 'price')
    expect(bounds.price_range.min).toBe(205)
    await charge('MUG-GREY-250', 390)
  })

  it('has no price of what is sold out, while anything is left [FILTER-04] [CATALOG-17]', async () => {
    const left = (pieces: number) =>
      db`update product_variation set stock_state = ${pieces} where code = 'MUG-GREEN-250'`
    await charge('MUG-GREEN-250', 205)
    await expectShown(360)
    await left(3)
    await expectShown(205)
    await left(0)
    await expectShown(360)
    await charge('MUG-GREEN-250', 390)
  })

  it('is sorted by the price its card shows [FILTER-08]', async () => {
    for (const caller of [VISITOR, salon]) {
      const { items } = await listed('sort=cheapest', caller)
      const shown = items.map(
        ({ price_range, customer_taxed_price, discounted_taxed_price, taxed_price }: Answer) =>
          (price_range?.taxed_min_price ?? customer_taxed_price ?? discounted_taxed_price ?? taxed_price)
            .value,
      )
      expect(shown).toEqual(shown.toSorted((one: number, other: number) => one - other))
      expect(idsOf({ items })).toContain(mug)
    }
  })

  it('has the lowest price of the customer group where that is less [FILTER-04] [CUST-14]', async () => {
    await db`insert into customer_price (product_id, product_variation_id, customer_group_id, currency_id, taxed_price)
      select product_id, id, ${salon.customer_group_ids[0] ?? 0}, 1, 31000 from product_variation
      where code = 'MUG-GREY-250'`
    await expectShown(310, salon)
    await expectShown(360)
  })

  it('costs nothing that nobody can choose [CATALOG-03] [FILTER-04]', async () => {
    await charge('MUG-OCHRE-350', 99)
    await expectShown(360)
    await db`update product_property_attribute set is_hidden = false where code = 'prototype-ochre'`
    await expectShown(99)
    await db`update product_property_attribute set is_hidden = true where code = 'prototype-ochre'`
    await expectShown(360)
    await db`update product_variation set is_hidden = true where code = 'MUG-BLUE-350'`
    await expectShown(390)
  })

  it('goes by the default one where it offers none [FILTER-04]', async () => {
    await db`update product_variation set is_hidden = true where product_id = ${mug}`
    expect((await product('MUG', '?embed=price_range')).price_range).toBeNull()
    expect(idsOf(await listed('min_price=450&max_price=450'))).toContain(mug)
    await vi.waitFor(() => expect(inIndex(450, 450)).toBe(true), { timeout: 30_000, interval: 20 })
  })
})
