import { beforeEach, describe, expect, it } from 'vitest'
import { canPurchase } from '#contract/stock.ts'
import { keepCarts } from '#platform/cart/keep-carts.ts'
import type { Fragment } from '#platform/db/table.ts'
import { createLog } from '#platform/http/log.ts'
import { createMerchantFeeds } from '#platform/merchant/merchant-feed.ts'
import type { Answer } from './demo-shop.ts'
import { openOrderShop } from './order-scene.ts'

const { db, call, ask, order, fill } = await openOrderShop()
const log = createLog('silent')
const feeds = createMerchantFeeds({ sql: db, log })
const now = () => new Date()

const GREY = 'MUG-GREY-350'
const idOf = async (table: string, code: string): Promise<number> =>
  (await db<{ id: number }[]>`select id from ${db(table)} where code = ${code}`)[0]!.id
const mug = await idOf('product', 'MUG')
const grey = await idOf('product_variation', GREY)
const fixed = await idOf('product', 'SET-FIXED')
const [route] = await db<{ path: string }[]>`
  select path from page_route where model_type = 9 and model_id = ${mug} and language = 'cs'`
await db`insert into package_item (package_product_id, product_id, product_variation_id, position)
  values (${fixed}, ${mug}, ${grey}, 99)`

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)
const ofProduct = (change: Fragment) => db`update product set ${change} where id = ${mug}`
const ofGrey = (change: Fragment) => db`update product_variation set ${change} where id = ${grey}`
const availability = (code: string) =>
  db`product_availability_id = (select id from product_availability where code = ${code})`

const hideGrey = (is_hidden: boolean) => db`
  update product_property_attribute set is_hidden = ${is_hidden} where id = (
    select max(product_property_attribute_id) from product_variation_property
    where product_variation_id = ${grey})`

const answered = async (name: string): Promise<boolean> => canPurchase(await ask(name), now())
async function added(body: object): Promise<boolean> {
  const { id } = await ask('POST /carts')
  return (await call(`POST /carts/${id}/items`, { amount: 1, ...body })).status === 201
}

/** Every place that says whether the grey mug can be bought, or a set with it. */
const PLACES: Record<string, () => Promise<boolean>> = {
  card: () => answered(`GET /products/${mug}?embed=product_availability`),
  variation: () => answered(`GET /product-variations/${grey}?embed=product_availability`),
  cart: () => added({ product_id: mug, product_variation_id: grey }),
  order: async () => (await order(await fill({ lines: [{ code: 'MUG', variation: GREY }] }))).status === 201,
  'structured data': async () => {
    const { structured_data } = await ask(`GET /pages?path=${route?.path}`)
    const group = structured_data.find((one: Answer) => one['@type'] === 'ProductGroup')
    const own = group.hasVariant.find(({ url }: Answer) => url.endsWith(`?variation=${grey}`))
    return own.offers.availability === 'https://schema.org/InStock'
  },
  feed: async () => {
    const response = await feeds.fetch(new Request('http://localhost/feeds/google-cs-czk.xml'))
    const own = (await response.text()).split('<item>').find((item) => item.includes(`>${mug}-${grey}<`))
    return own?.includes('<g:availability>in_stock<') ?? false
  },
  'card of a set': () => answered(`GET /products/${fixed}?embed=product_availability`),
  'filter of sets': async () =>
    !(await db<{ out: boolean }[]>`select package_is_sold_out(${fixed}, now()) as out`)[0]?.out,
  'set in the cart': () => added({ product_id: fixed }),
}

async function expectBought(is_bought: boolean, except: Record<string, boolean> = {}): Promise<void> {
  const said: Record<string, boolean> = {}
  for (const [place, ask_there] of Object.entries(PLACES)) said[place] = await ask_there()
  const wanted = Object.fromEntries(Object.keys(PLACES).map((place) => [place, is_bought]))
  expect(said).toEqual({ ...wanted, ...except })
}

beforeEach(async () => {
  await hideGrey(false)
  await db`update product set stock_state = 40 where id in (
    select product_id from package_item where package_product_id = ${fixed})`
  await db`update product_variation set stock_state = 40 where product_id = ${mug}`
  await db`update product_variation set product_availability_id = null, purchasable_since = null, is_active = true
    where product_id = ${mug}`
  const untracked = db`update_stock = false, stock_state = null, purchasable_since = null`
  await ofProduct(db`${availability('in-stock')}, ${untracked}`)
})

describe('a variation', () => {
  it('without an availability of its own has that of its product, everywhere [CATALOG-05] [CATALOG-08]', async () => {
    await expectBought(true)
    await ofProduct(availability('not-for-sale'))
    await expectBought(false)
    await ofGrey(availability('in-stock'))
    await expectBought(true)
  })

  it('is sold out by its stock, and refilled follows its product again [CATALOG-08]', async () => {
    await ofGrey(db`stock_state = 0`)
    const [out] = await db`select for_empty_stock from product_availability where id = (
      select product_availability_id from product_variation where id = ${grey})`
    expect(out?.for_empty_stock).toBe(true)
    await ofGrey(db`stock_state = 40`)
    await expectBought(true)
    await ofProduct(availability('not-for-sale'))
    await expectBought(false)
  })

  it('is sold when both it and its product are on sale, everywhere [TBD-75]', async () => {
    await ofProduct(db`purchasable_since = ${inDays(2)}`)
    await expectBought(false)
    await ofGrey(db`purchasable_since = ${inDays(-2)}`)
    await expectBought(false)
    await ofProduct(db`purchasable_since = ${inDays(-1)}`)
    await expectBought(true)
    await ofGrey(db`purchasable_since = ${inDays(2)}`)
    await expectBought(false, { card: true })
  })

  it('that is inactive or has a hidden attribute is in no set that is sold [CATALOG-10] [CATALOG-21]', async () => {
    const set = ['card of a set', 'filter of sets', 'set in the cart']
    const sold = () => Promise.all(set.map((place) => PLACES[place]?.()))
    expect(await sold()).toEqual([true, true, true])
    await ofGrey(db`is_active = false`)
    expect(await sold()).toEqual([false, false, false])
    await ofGrey(db`is_active = true`)
    await hideGrey(true)
    expect(await sold()).toEqual([false, false, false])
  })

  it('leaves the carts when its product is no longer for sale [RT-09]', async () => {
    const cart = await fill({ lines: [{ code: 'MUG', variation: GREY }] })
    await db`delete from stock_drop`
    await ofProduct(db`purchasable_since = ${inDays(1)}`)
    const sent: string[] = []
    await keepCarts({
      sql: db,
      log,
      publish: async (all) => void sent.push(...all.map(({ event }) => event)),
    })
    expect(sent).toContain('cart-item-sold-out-message')
    expect((await ask(`GET /carts/${cart}/items`)).items).toEqual([])
  })

  it.each([
    ['its product is for sale no more', () => ofProduct(availability('not-for-sale'))],
    ['its product is to come', () => ofProduct(db`purchasable_since = ${inDays(1)}`)],
    ['it is inactive', () => ofGrey(db`is_active = false`)],
    ['its attribute is hidden', () => hideGrey(true)],
  ])('tells its sets when %s [FILTER-10]', async (_case, change) => {
    await db`delete from product_change`
    await change()
    const changed = await db<{ product_id: number }[]>`select product_id from product_change`
    expect(changed.map(({ product_id }) => product_id)).toContain(fixed)
  })
})

describe('a product with variations', () => {
  it('is asked for no stock of its own, which stays as it is written [CATALOG-05] [CATALOG-08]', async () => {
    await ofProduct(db`update_stock = true, stock_state = 0`)
    await expectBought(true)
    expect(await db`select update_stock, stock_state from product where id = ${mug}`).toEqual([
      { update_stock: true, stock_state: 0 },
    ])
  })

  it('is sold out with all its variations [CATALOG-05]', async () => {
    await ofProduct(db`update_stock = true, stock_state = 7`)
    await db`update product_variation set stock_state = 0 where product_id = ${mug}`
    await db`update product_variation set product_availability_id = null where product_id = ${mug}`
    await expectBought(false)
  })

  it('cannot be bought while it offers none of them [CATALOG-05] [CATALOG-21]', async () => {
    await db`update product_variation set is_active = false where product_id = ${mug}`
    expect(await PLACES['card']?.()).toBe(false)
  })

  it('is no longer marked as sold out once it gets them [CATALOG-08]', async () => {
    const plain = await idOf('product', 'PLAIN')
    await db`update product set update_stock = true, stock_state = 0 where id = ${plain}`
    const marked = await db`select for_empty_stock from product_availability where id = (
      select product_availability_id from product where id = ${plain})`
    expect(marked).toEqual([{ for_empty_stock: true }])
    await db.begin(async (tx) => {
      const [own] = await tx`
        insert into product_variation (product_id, code, name, update_stock) values
          (${plain}, 'PLAIN-1', '{"cs": "Jedna"}', false) returning id`
      await tx`update product set default_product_variation_id = ${own?.['id']} where id = ${plain}`
      const now_marked = await tx`select for_refilled_stock from product_availability where id = (
        select product_availability_id from product where id = ${plain})`
      expect(now_marked).toEqual([{ for_refilled_stock: true }])
    })
  })

  it('keeps being not for sale once it gets them [CATALOG-08]', async () => {
    const plain = await idOf('product', 'UNTRACKED')
    await db`update product set ${availability('not-for-sale')} where id = ${plain}`
    await db`
      with own as (
        insert into product_variation (product_id, code, name, update_stock) values
          (${plain}, 'UNTRACKED-1', '{"cs": "Jedna"}', false) returning id)
      select id from own`
    await db`update product set default_product_variation_id = (
      select id from product_variation where product_id = ${plain}) where id = ${plain}`
    const [kept] = await db`select code from product_availability where id = (
      select product_availability_id from product where id = ${plain})`
    expect(kept?.code).toBe('not-for-sale')
  })

  it('is told to come on the day of the first variation that is left [TBD-75]', async () => {
    const [far, near] = [inDays(9), inDays(5)]
    await db`update product_variation set purchasable_since = ${far} where product_id = ${mug}`
    await ofGrey(db`purchasable_since = ${near}`)
    const since = async () => (await ask(`GET /products/${mug}`)).purchasable_since
    expect(new Date(await since())).toEqual(near)
    await ofGrey(db`stock_state = 0`)
    expect(new Date(await since())).toEqual(far)
  })
})
