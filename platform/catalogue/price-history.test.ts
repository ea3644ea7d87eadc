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

/** Plans a discount to 80 from one day to another. */
const plan = async (from: Date, to: Date, since: Date) =>
  db`update product_price set discounted_taxed_price = 80_00, discounted_from = ${from}, discounted_to = ${to},
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
  it.each([
    ['extended', day(-9), day(20)],
    ['cut short, and then extended again', day(-9), day(2)],
  ])('that is %s goes on being announced after its first end [CATALOG-17] [L8]', async (how, from, to) => {
    await plan(from, day(-1), day(-10))
    if (how !== 'extended') await plan(from, day(-2), day(-6))
    await plan(from, to, day(-5))
    const extended = await product('PLAIN', embeds)
    expect(extended.discounted_taxed_price.value).toBe(80)
    expect(extended.taxed_lowest_price_30_days.value).toBe(100)
    expect(extended.discount_percents).toBe(20)
    expect(await history()).toEqual([
      { old_taxed_price: null, taxed_price: 100_00, open: false },
      { old_taxed_price: 100_00, taxed_price: 80_00, open: false },
      { old_taxed_price: 80_00, taxed_price: 100_00, open: true },
    ])
  })

  it('whose start was put off by more than 30 days is counted from the price asked meanwhile [CATALOG-17] [L8]', async () => {
    await plan(day(-45), day(-40), day(-50))
    await plan(day(-5), day(5), day(-48))
    const put_off = await product('PLAIN', embeds)
    expect(put_off.taxed_lowest_price_30_days.value).toBe(100)
    expect(put_off.discount_percents).toBe(20)
  })

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

  it('that grows step by step is counted from before its first step [CATALOG-18]', async () => {
    await ask(100_00, 80_00, day(-6))
    await ask(100_00, 60_00, day(-2))
    const stepped = await product('PLAIN', embeds)
    expect(stepped.taxed_lowest_price_30_days.value).toBe(100)
    expect(stepped.discount_percents).toBe(40)
  })

  it('is a new one after the price rose again [CATALOG-18]', async () => {
    await ask(100_00, 60_00, day(-9))
    await ask(100_00, 80_00, day(-6))
    await ask(100_00, 70_00, day(-2))
    const again = await product('PLAIN', embeds)
    expect(again.taxed_lowest_price_30_days.value).toBe(60)
    expect(again.discount_percents).toBeNull()
  })

  it('does not begin with a list price that was lowered for good [CATALOG-18]', async () => {
    await ask(80_00, null, day(-20))
    await ask(80_00, 60_00, day(-2))
    expect((await product('PLAIN', embeds)).taxed_lowest_price_30_days.value).toBe(80)
    await startWith(100_00)
    await ask(100_00, 80_00, day(-60))
    await ask(80_00, null, day(-50))
    await ask(80_00, 60_00, day(-2))
    expect((await product('PLAIN', embeds)).taxed_lowest_price_30_days.value).toBe(80)
  })

  it.each([
    [29.9, 50],
    [30.1, 100],
  ])(
    'looks back 30 days: %d days before it a price of 50 ended, so %d counts [CATALOG-18]',
    async (ago, lowest) => {
      await ask(50_00, null, day(-200))
      await ask(100_00, null, day(-10 - ago))
      await ask(100_00, 40_00, day(-10))
      expect((await product('PLAIN', embeds)).taxed_lowest_price_30_days.value).toBe(lowest)
    },
  )

  it('is counted as a look at every single hour would count it [CATALOG-18]', async () => {
    let grown = 0
    for (let seed = 1; seed <= 60; seed++) {
      const steps = randomSteps(seed)
      await startWith(100_00)
      const now = Date.now()
      // Half an hour off, so that what happens at full hours has happened.
      const at = (hour: number) => new Date(now - (hour + 0.5) * 3_600_000)
      for (const { hours_ago, list, discounted } of steps) await ask(list, discounted, at(hours_ago))
      const expected = lowestByTheHour(steps)
      const before = steps.at(-2)?.discounted ?? null
      if (expected !== null && before !== null && before < expected) grown++
      const { taxed_lowest_price_30_days: lowest } = await product('PLAIN', embeds)
      expect(lowest && lowest.value * 100, `seed ${seed}: ${JSON.stringify(steps)}`).toBe(expected)
    }
    expect(grown, 'discounts that grew step by step').toBeGreaterThan(10)
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

interface Step {
  hours_ago: number
  list: number
  discounted: number | null
}

/** The same steps for the same seed: list prices come and go, discounts begin, grow, shrink and end. */
function randomSteps(seed: number): Step[] {
  let state = seed * 2_654_435_761
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const hours = new Set(Array.from({ length: 2 + below(6) }, () => below(70 * 24)))
  let [list, discounted]: [number, number | null] = [100_00, null]
  return [...hours]
    .toSorted((one, other) => other - one)
    .map((hours_ago) => {
      const turn = below(8)
      if (turn === 0) [list, discounted] = [(8 + below(5)) * 10_00, null]
      else if (turn === 1) discounted = null
      else if (turn === 2) discounted = Math.min((discounted ?? list) + 5_00, list - 5_00)
      else discounted = Math.max((discounted ?? list) - (1 + below(3)) * 5_00, 5_00)
      return { hours_ago, list, discounted }
    })
}

/** Hour 0 is the present one; the year before the first step asked 100. */
function lowestByTheHour(steps: Step[]): number | null {
  const standing = (hour: number) =>
    steps.findLast(({ hours_ago }) => hours_ago >= hour) ?? { list: 100_00, discounted: null }
  const asked = (hour: number) => standing(hour).discounted ?? standing(hour).list
  const reduced = (hour: number) => standing(hour).discounted !== null
  if (!reduced(0)) return null
  let began = 0
  while (reduced(began + 1) && asked(began + 1) >= asked(began)) began++
  return Math.min(...Array.from({ length: 30 * 24 }, (_, back) => asked(began + 1 + back)))
}
