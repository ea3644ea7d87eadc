import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PRODUCT_TYPES } from '#contract/product-type.ts'
import { createDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/http/log.ts'
import type { RealtimeMessage } from '#platform/realtime/message.ts'
import { cartShop } from '#tests/cart-shop.ts'
import { keepCarts, openCartKeeper } from './keep-carts.ts'

const shop = await cartShop()
const { db, call, newCart, idOf } = shop
const log = createLog('silent')
const WAIT = { timeout: 30_000, interval: 20 }

/** One round of keeping, some time after what was done before: everything there is to do, and what was said. */
async function keep(): Promise<{ channel: string; event: string; data: { name: string; amount: number } }[]> {
  const sent: RealtimeMessage[] = []
  const publish = async (messages: readonly RealtimeMessage[]) => void sent.push(...messages)
  shop.wait(1)
  while ((await keepCarts({ sql: db, log, publish, now: () => shop.clock.now })) > 0);
  shop.wait(1)
  return sent.map(({ data, ...message }) => ({ ...message, data: JSON.parse(data) }))
}

const setStock = (code: string, stock_state: number | null) =>
  db`update product set ${db({ stock_state, update_stock: true })} where code = ${code}`
const nameOf = async (code: string, language = 'cs') =>
  (await db`select localized_text(name, ${language}) as name from product where code = ${code}`)[0]?.name
const lines = async (cart: string): Promise<[number, number][]> =>
  (
    await db<{ product_id: number; amount: number }[]>`
      select product_id, amount from cart_item where cart_id = ${cart} order by id`
  ).map(({ product_id, amount }) => [product_id, amount])

/** Five of one and one of another, of which there is enough. */
async function cartOfTwo(): Promise<string> {
  await setStock('PLAIN', 10)
  await setStock('POT-MIST', 10)
  return cartWith([
    { code: 'PLAIN', amount: 5 },
    { code: 'POT-MIST', amount: 1 },
  ])
}

async function cartWith(items: { code: string; amount: number }[], language = 'cs'): Promise<string> {
  const cart = await newCart({ language })
  for (const { code, amount } of items) {
    const product_id = await idOf('product', code)
    const { status, answer } = await call(`POST /carts/${cart}/items`, { product_id, amount }, { language })
    expect(status, JSON.stringify(answer)).toBe(201)
  }
  return cart
}
beforeEach(async () => {
  await db`delete from cart`
  await db`delete from stock_drop`
})

const channelOf = (cart: string) => `private-shop.1.cart.${cart}`

describe('when stock falls', () => {
  it('a cart that holds more gets what is left, and is told so [RT-03] [RT-09]', async () => {
    await setStock('PLAIN', 10)
    const [short, enough] = [
      await cartWith([{ code: 'PLAIN', amount: 5 }]),
      await cartWith([{ code: 'PLAIN', amount: 3 }]),
    ]
    await setStock('PLAIN', 3)
    expect(await keep()).toEqual([
      {
        channel: channelOf(short),
        event: 'cart-item-amount-changed-message',
        data: { name: await nameOf('PLAIN'), amount: 3 },
      },
    ])
    expect(await lines(short)).toEqual(await lines(enough))
    expect(await keep()).toEqual([])
  })

  it('whoever was away meanwhile finds it told in the cart, until they change a line or go on [RT-02] [RT-03]', async () => {
    const cart = await cartOfTwo()
    await setStock('PLAIN', 3)
    await keep()
    await setStock('PLAIN', 2)
    await setStock('POT-MIST', 0)
    await keep()
    const told = async () => (await call(`GET /carts/${cart}?embed=shortages`)).answer.shortages
    const expected = [
      { name: await nameOf('PLAIN'), amount: 2 },
      { name: await nameOf('POT-MIST'), amount: 0 },
    ]
    expect(await told()).toEqual(expected)
    expect(await told()).toEqual(expected)
    await call(`POST /carts/${cart}/items`, { product_id: await idOf('product', 'SALE'), amount: 1 })
    expect(await told()).toEqual(expected)
    const [line] = (await call(`GET /carts/${cart}/items`)).answer.items
    await call(`PATCH /carts/${cart}/items/${line.id}`, { amount: 1 })
    expect(await told()).toEqual([])
    await setStock('PLAIN', 0)
    await keep()
    await call(`PATCH /carts/${cart}`, { email: 'jana@example.com' })
    // Made perhaps on a page that knew nothing of it yet.
    expect(await told()).toEqual([{ name: await nameOf('PLAIN'), amount: 0 }])
    await call(`PATCH /carts/${cart}`, { email: 'jana@example.com' })
    expect(await told()).toEqual([])
    await setStock('POT-MIST', 10)
  })

  it('what is put in again is not told to be missing any more [RT-02]', async () => {
    const cart = await cartOfTwo()
    await setStock('PLAIN', 0)
    await setStock('POT-MIST', 0)
    await keep()
    await setStock('PLAIN', 10)
    await call(`POST /carts/${cart}/items`, { product_id: await idOf('product', 'PLAIN'), amount: 1 })
    const { shortages } = (await call(`GET /carts/${cart}?embed=shortages`)).answer
    expect(shortages).toEqual([{ name: await nameOf('POT-MIST'), amount: 0 }])
    await setStock('POT-MIST', 10)
  })

  it('what two carts lack is told once in the cart they become, however often they are put together [RT-02] [CART-13]', async () => {
    await setStock('PLAIN', 10)
    const [source, target] = [
      await cartWith([{ code: 'PLAIN', amount: 2 }]),
      await cartWith([{ code: 'PLAIN', amount: 3 }]),
    ]
    await setStock('PLAIN', 0)
    await keep()
    const told = async (cart: string) => (await call(`GET /carts/${cart}?embed=shortages`)).answer.shortages
    for (let time = 0; time < 2; time++) {
      await call(`POST /carts/${target}/transfer-items`, { source_cart_id: source })
      expect(await told(target)).toEqual([{ name: await nameOf('PLAIN'), amount: 0 }])
      expect(await told(source)).toEqual([])
    }
    await setStock('PLAIN', 10)
  })

  it('what is sold out leaves the cart, in the language of the cart [RT-02] [RT-09]', async () => {
    await setStock('PLAIN', 10)
    const cart = await cartWith(
      [
        { code: 'PLAIN', amount: 1 },
        { code: 'POT-MIST', amount: 1 },
      ],
      'en',
    )
    await setStock('PLAIN', 0)
    const sent = await keep()
    expect(sent.filter(({ channel }) => channel === channelOf(cart))).toEqual([
      {
        channel: channelOf(cart),
        event: 'cart-item-sold-out-message',
        data: { name: await nameOf('PLAIN', 'en'), amount: 0 },
      },
    ])
    expect((await lines(cart)).map(([id]) => id)).toEqual([await idOf('product', 'POT-MIST')])
  })

  it.each([
    ['is switched off', db`is_active = false`, db`is_active = true`],
    [
      'is not sold before tomorrow',
      db`purchasable_since = now() + interval '1 day'`,
      db`purchasable_since = null`,
    ],
  ])('a product that %s leaves as well [RT-09] [F72]', async (_case, off, on) => {
    await setStock('PLAIN', 10)
    const cart = await cartWith([{ code: 'PLAIN', amount: 2 }])
    await db`update product set ${off} where code = 'PLAIN'`
    expect(await keep()).toMatchObject([{ channel: channelOf(cart), event: 'cart-item-sold-out-message' }])
    expect(await lines(cart)).toEqual([])
    await db`update product set ${on} where code = 'PLAIN'`
  })

  it('lines, packages and the same product beside them share what is left [RT-09]', async () => {
    await setStock('TUMBLER-MIST', 20)
    await setStock('POT-MIST', 20)
    await setStock('PLAIN', 20)
    const cart = await cartWith([
      { code: 'SET-FIXED', amount: 3 },
      { code: 'TUMBLER-MIST', amount: 4 },
    ])
    const [pot, tumbler, plain, fixed] = await Promise.all(
      ['POT-MIST', 'TUMBLER-MIST', 'PLAIN', 'SET-FIXED'].map((code) => idOf('product', code)),
    )
    await keep()
    await setStock('TUMBLER-MIST', 5)
    const sent = await keep()
    expect(await lines(cart)).toEqual([
      [fixed, 2],
      [pot, 2],
      [tumbler, 4],
      [plain, 2],
      [tumbler, 1],
    ])
    expect(sent.map(({ data }) => data).toSorted((one, other) => one.amount - other.amount)).toEqual([
      { name: await nameOf('TUMBLER-MIST'), amount: 1 },
      { name: await nameOf('SET-FIXED'), amount: 2 },
    ])
    await setStock('TUMBLER-MIST', 1)
    expect((await keep()).map(({ event, data }) => [event, data.name])).toEqual([
      ['cart-item-sold-out-message', await nameOf('SET-FIXED')],
    ])
    expect(await lines(cart)).toEqual([[tumbler, 1]])
  })

  it.each([
    [
      'a fixed set that holds more of a piece',
      'SET-FIXED',
      (id: number) => db`
      update package_item set count = count + 1 where package_product_id = ${id} and count = 1`,
    ],
    [
      'a configurable set that holds more pieces',
      'SET-CHOICE',
      (id: number) => db`
      update product set flexible_package_number_of_items = 4 where id = ${id}`,
    ],
    [
      'a composite set that has another part',
      'SET-COMPOSE',
      (id: number) => db`
      insert into package_part (package_product_id, code, name)
      values (${id}, 'ribbon', '{"cs": "Stuha"}'::jsonb)`,
    ],
    [
      'a set that is a plain product',
      'SET-FIXED',
      (id: number) => db`
      update product set product_type = ${PRODUCT_TYPES.normal} where id = ${id}`,
    ],
  ])('%s by now leaves the cart, and this is told [RT-09] [CART-37]', async (_, code, change) => {
    const language = 'cs'
    const product_id = await idOf('product', code)
    const pieces = await db<{ product_id: number; product_variation_id: number | null }[]>`
      select distinct on (coalesce(package_part_id, item.id)) item.product_id,
        coalesce(item.product_variation_id, default_product_variation_id) as product_variation_id
      from package_item item join product on product.id = item.product_id
      where package_product_id = ${product_id} order by coalesce(package_part_id, item.id), item.id`
    const items = code === 'SET-FIXED' ? undefined : pieces.slice(0, 3).map((one) => ({ ...one, amount: 1 }))
    for (const part of ['PLAIN', 'POT-MIST', 'TUMBLER-MIST']) await setStock(part, 10)
    const cart = await cartWith([{ code: 'PLAIN', amount: 1 }])
    const { status, answer } = await call(
      `POST /carts/${cart}/items`,
      { product_id, amount: 1, items },
      { language },
    )
    expect(status, JSON.stringify(answer)).toBe(201)
    await db`update package_item set position = position + 1 where package_product_id = ${product_id}`
    expect(await keep()).toEqual([])
    await change(product_id)
    const name = await nameOf(code)
    expect(await keep()).toEqual([
      { channel: channelOf(cart), event: 'cart-item-sold-out-message', data: { name, amount: 0 } },
    ])
    expect(await lines(cart)).toEqual([[await idOf('product', 'PLAIN'), 1]])
    const { shortages } = (await call(`GET /carts/${cart}?embed=shortages`)).answer
    expect(shortages).toEqual([{ name, amount: 0 }])
  })

  it('a set that was changed before an upgrade leaves the cart after it, and this is told [RT-09] [CART-37]', async () => {
    for (const part of ['PLAIN', 'POT-MIST', 'TUMBLER-MIST']) await setStock(part, 10)
    await db`update product set product_type = ${PRODUCT_TYPES.fixed_package} where code = 'SET-FIXED'`
    const cart = await cartWith([{ code: 'SET-FIXED', amount: 1 }])
    await keep()
    await db`drop function note_changed_sets, note_changed_contents, note_moved_contents cascade`
    await db`drop trigger product_contents_drop on product`
    const product_id = await idOf('product', 'SET-FIXED')
    await db`update package_item set count = count + 1 where package_product_id = ${product_id}`
    expect(await keep()).toEqual([])
    await db.file(new URL('../db/migrations/206_changed_set.sql', import.meta.url))
    const data = { name: await nameOf('SET-FIXED'), amount: 0 }
    expect(await keep()).toEqual([{ channel: channelOf(cart), event: 'cart-item-sold-out-message', data }])
    expect(await lines(cart)).toEqual([])
  })

  it('carts that were ordered or have expired stay as they are [RT-09]', async () => {
    await setStock('PLAIN', 10)
    const [ordered, expired] = [
      await cartWith([{ code: 'PLAIN', amount: 2 }]),
      await cartWith([{ code: 'PLAIN', amount: 2 }]),
    ]
    await db`update cart set ordered_at = now() where id = ${ordered}`
    await db`update cart set expiration_at = now() - interval '1 s' where id = ${expired}`
    await setStock('PLAIN', 0)
    expect(await keep()).toEqual([])
    expect([await lines(ordered), await lines(expired)].map((one) => one.length)).toEqual([1, 1])
  })

  it('nothing is noted when it rises or something else changes', async () => {
    await setStock('PLAIN', 10)
    await keep()
    await setStock('PLAIN', 50)
    await db`update product set sells_count = sells_count + 1, reserved_state = 1 where code = 'PLAIN'`
    await db`update product set stock_state = null where code = 'PLAIN'`
    const [noted] = await db`select count(*)::int as count from stock_drop`
    expect(noted?.count).toBe(0)
  })
})

describe('several keepers', () => {
  it('change each cart once and say so once [RT-09]', async () => {
    await setStock('PLAIN', 20)
    const carts = await Promise.all(Array.from({ length: 8 }, () => cartWith([{ code: 'PLAIN', amount: 3 }])))
    await keep()
    const sent: RealtimeMessage[] = []
    const options = {
      sql: db,
      log,
      publish: async (messages: RealtimeMessage[]) => void sent.push(...messages),
    }
    for (let left = 19; left >= 1; left--) await setStock('PLAIN', left)
    await Promise.all([1, 2, 3, 4].map(() => keepCarts(options)))
    await keep()
    expect(sent.map(({ channel }) => channel).toSorted()).toEqual(carts.map(channelOf).toSorted())
    for (const cart of carts) expect((await lines(cart)).map(([, amount]) => amount)).toEqual([1])
  })

  it('take over from one that died in the middle of its work [RT-09]', async () => {
    await setStock('PLAIN', 10)
    const cart = await cartWith([{ code: 'PLAIN', amount: 2 }])
    await keep()
    await setStock('PLAIN', 1)
    const dying = createDatabase(shop.url, { max: 2, application_name: 'dying keeper' })
    const stuck = Promise.withResolvers<void>()
    const dead = keepCarts({
      sql: dying,
      log,
      publish: () => {
        stuck.resolve()
        return new Promise(() => {})
      },
    }).catch(() => 'died')
    await stuck.promise
    expect(await keep()).toEqual([])
    await db`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dying keeper'`
    await vi.waitFor(async () => {
      await keep()
      const [noted] = await db`select count(*)::int as count from stock_drop`
      expect(noted?.count).toBe(0)
    }, WAIT)
    expect((await lines(cart)).map(([, amount]) => amount)).toEqual([1])
    void dead
    await dying.end({ timeout: 0 })
  })

  it('wait for a cart that is being changed, and come back to it [RT-09]', async () => {
    await setStock('PLAIN', 10)
    const cart = await cartWith([{ code: 'PLAIN', amount: 2 }])
    await keep()
    const locked = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const holder = db.begin(async (tx) => {
      await tx`select from cart where id = ${cart} for update`
      locked.resolve()
      await release.promise
    })
    await locked.promise
    await setStock('PLAIN', 1)
    const kept = keep()
    release.resolve()
    await holder
    expect(await kept).toMatchObject([{ channel: channelOf(cart), data: { amount: 1 } }])
  })
})

it('a cart that cannot be kept is tried again, but not for ever', async () => {
  await setStock('PLAIN', 10)
  await cartWith([{ code: 'PLAIN', amount: 2 }])
  await keep()
  await setStock('PLAIN', 1)
  const left = async () => (await db`select tries from stock_drop`).map(({ tries }) => tries)
  /** The clock stops at the second look, which is inside the cart. */
  const failing = () => {
    let looks = 0
    return keepCarts({
      sql: db,
      log,
      publish: async () => {},
      now: () => {
        if (looks++ > 0) throw new Error('no clock')
        return new Date()
      },
    })
  }
  for (const tries of [1, 2, 3, 4]) {
    expect(await failing()).toBe(0)
    expect(await left()).toEqual([tries])
  }
  expect(await failing()).toBe(1)
  expect(await left()).toEqual([])
})

it('a running keeper hears of a drop, keeps the cart and stops cleanly [RT-09]', async () => {
  await setStock('PLAIN', 10)
  const cart = await cartWith([{ code: 'PLAIN', amount: 2 }])
  await keep()
  const sent: RealtimeMessage[] = []
  const keeper = openCartKeeper({ sql: db, log, publish: async (messages) => void sent.push(...messages) })
  await setStock('PLAIN', 0)
  await vi.waitFor(() => expect(sent).toMatchObject([{ channel: channelOf(cart) }]), WAIT)
  await keeper.close()
})
