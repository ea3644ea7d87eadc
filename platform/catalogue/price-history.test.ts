import { beforeEach, describe, expect, it } from 'vitest'
import { openDemoShop } from '#tests/demo-shop.ts'

const { db, idOf, product } = await openDemoShop()
const product_id = await idOf('product', 'PLAIN')

const day = (days: number) => new Date(Date.now() + days * 86_400_000)

/** Starts the product's prices anew with one price asked for a year. */
async function startWith(taxed_price: number) {
  await db`delete from price_history where product_id = ${product_id}`
  await db`delete from product_price where product_id = ${product_id} and currency_id = 1`
  await db`insert into product_price (product_id, currency_id, taxed_price, valid_from)
    values (${product_id}, 1, ${taxed_price}, ${day(-365)})`
}

const ask = async (taxed_price: number, discounted: number | null, since: Date) =>
  db`update product_price set taxed_price = ${taxed_price}, discounted_taxed_price = ${discounted},
      valid_from = ${since}
    where product_id = ${product_id} and currency_id = 1`

const history = () => db<{ old_taxed_price: number | null; taxed_price: number; open: boolean }[]>`
  select old_taxed_price, taxed_price, valid_to is null as open from price_history
  where product_id = ${product_id} and currency_id = 1 order by valid_from`

const embeds = '?embed=discount_percents,taxed_lowest_price_30_days,discounted_taxed_price'

beforeEach(() => startWith(100_00))

describe('the price history', () => {
  it('begins with the first price and keeps old and new of every change [CATALOG-18]', async () => {
    await ask(120_00, null, day(-100))
    await ask(120_00, 90_00, day(-5))
    expect(await history()).toEqual([
      { old_taxed_price: null, taxed_price: 100_00, open: false },
      { old_taxed_price: 100_00, taxed_price: 120_00, open: false },
      { old_taxed_price: 120_00, taxed_price: 90_00, open: true },
    ])
  })

  it('is not written by a change that leaves the price as it was [CATALOG-18]', async () => {
    await db`update product_price set taxed_price = taxed_price where product_id = ${product_id}`
    expect(await history()).toHaveLength(1)
  })

  it('knows beforehand when a discount begins and ends [CATALOG-18]', async () => {
    await db`update product_price set discounted_taxed_price = 80_00, discounted_from = ${day(2)},
        discounted_to = ${day(4)}
      where product_id = ${product_id} and currency_id = 1`
    expect(await history()).toEqual([
      { old_taxed_price: null, taxed_price: 100_00, open: false },
      { old_taxed_price: 100_00, taxed_price: 80_00, open: false },
      { old_taxed_price: 80_00, taxed_price: 100_00, open: true },
    ])
    expect((await product('PLAIN', embeds)).discounted_taxed_price).toBeNull()
    await db`update product_price set discounted_taxed_price = null, discounted_from = null, discounted_to = null
      where product_id = ${product_id} and currency_id = 1`
    expect(await history()).toEqual([{ old_taxed_price: null, taxed_price: 100_00, open: true }])
  })
})

describe('an announced discount', () => {
  it('is not counted from a price raised just before it [CATALOG-18]', async () => {
    await ask(200_00, null, day(-20))
    await ask(200_00, 100_00, day(-3))
    const raised = await product('PLAIN', embeds)
    expect(raised.taxed_lowest_price_30_days.value).toBe(100)
    expect(raised.discount_percents).toBeNull()
  })

  it('is counted from the lowest price of the 30 days before it, not from older ones [CATALOG-18]', async () => {
    await ask(50_00, null, day(-300))
    await ask(200_00, null, day(-200))
    await ask(160_00, null, day(-20))
    await ask(180_00, null, day(-15))
    await ask(200_00, 120_00, day(-3))
    const sale = await product('PLAIN', embeds)
    expect(sale.taxed_lowest_price_30_days.value).toBe(160)
    expect(sale.discount_percents).toBe(25)
  })

  it('cannot be announced for something never sold for more [CATALOG-18]', async () => {
    await db`delete from price_history where product_id = ${product_id}`
    await db`delete from product_price where product_id = ${product_id} and currency_id = 1`
    await db`insert into product_price (product_id, currency_id, taxed_price, discounted_taxed_price)
      values (${product_id}, 1, 100_00, 50_00)`
    expect(await product('PLAIN', embeds)).toMatchObject({
      discount_percents: null,
      taxed_lowest_price_30_days: null,
    })
  })
})
