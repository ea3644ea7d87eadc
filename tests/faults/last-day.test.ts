import { describe, expect, it } from 'vitest'
import { cartShop } from '#tests/cart-shop.ts'
import { momentOf } from '#shop-file/moment.ts'

const { call, clock, db, idOf, newCart } = await cartShop()
const product_id = await idOf('product', 'PLAIN')
await db`update product set stock_state = 1000, reserved_state = 0 where id = ${product_id}`

const atLast = (day: string) => new Date(Date.parse(momentOf('valid_to', day) ?? '') - 1)
const atFirst = (day: string) => new Date(momentOf('valid_from', day) ?? '')
const a_moment_after = (time: Date) => new Date(time.getTime() + 1)
const a_moment_before = (time: Date) => new Date(time.getTime() - 1)

async function filledCart(): Promise<string> {
  const cart = await newCart()
  await call(`POST /carts/${cart}/items`, { product_id, amount: 2 })
  return cart
}
const total = async (cart: string) =>
  (await call(`GET /carts/${cart}`)).answer.taxed_total_price.value as number

describe.each([
  [
    'in the night when summer time ends',
    '2026-10-25',
    '2026-10-25T22:59:59.999Z',
    '2026-10-24T22:00:00.000Z',
  ],
  [
    'in the night when summer time begins',
    '2027-03-28',
    '2027-03-28T21:59:59.999Z',
    '2027-03-27T23:00:00.000Z',
  ],
  ['on a leap day', '2028-02-29', '2028-02-29T22:59:59.999Z', '2028-02-28T23:00:00.000Z'],
])('%s a day given alone is the whole day of Prague', (_, day, last, first) => {
  it('from its first moment to its last [F22]', () => {
    expect([atFirst(day).toISOString(), atLast(day).toISOString()]).toEqual([first, last])
  })

  it('for a voucher [F22] [CART-22]', async () => {
    const valid = { valid_from: momentOf('valid_from', day), valid_to: momentOf('valid_to', day) }
    await db`update discount set ${db(valid)} where code = 'SLEVA10'`
    const applied = async (now: Date) => {
      clock.now = now
      return (await call(`POST /carts/${await filledCart()}/discounts`, { code: 'SLEVA10' })).status < 300
    }
    expect(await applied(a_moment_before(atFirst(day)))).toBe(false)
    expect(await applied(atFirst(day))).toBe(true)
    expect(await applied(atLast(day))).toBe(true)
    expect(await applied(a_moment_after(atLast(day)))).toBe(false)
  })

  it('for a lower price [F22]', async () => {
    clock.now = atFirst(day)
    const usual = await total(await filledCart())
    const [from, to] = [momentOf('discounted_from', day), momentOf('discounted_to', day)]
    await db`
      update product_price set discounted_taxed_price = taxed_price / 2, discounted_from = ${from},
        discounted_to = ${to} where product_id = ${product_id}`
    const asked = async (now: Date) => {
      clock.now = now
      return total(await filledCart())
    }
    expect(await asked(a_moment_before(atFirst(day)))).toBe(usual)
    expect(await asked(atFirst(day))).toBe(usual / 2)
    expect(await asked(atLast(day))).toBe(usual / 2)
    expect(await asked(a_moment_after(atLast(day)))).toBe(usual)
    await db`
      update product_price set discounted_taxed_price = null, discounted_from = null, discounted_to = null
      where product_id = ${product_id}`
  })

  it('for a banner [F22]', async () => {
    const [banner] = await db<{ id: number }[]>`
      update banner set valid_from = ${momentOf('valid_from', day)}, valid_to = ${momentOf('valid_to', day)}
      where id = (select min(id) from banner where is_active) returning id`
    const isShown = async (now: Date) => {
      clock.now = now
      return (await call(`GET /banners/${banner?.id}`)).status === 200
    }
    expect(await isShown(a_moment_before(atFirst(day)))).toBe(false)
    expect(await isShown(atFirst(day))).toBe(true)
    expect(await isShown(atLast(day))).toBe(true)
    expect(await isShown(a_moment_after(atLast(day)))).toBe(false)
  })

  it('for goods to come [F22]', async () => {
    const since = momentOf('purchasable_since', day)
    await db`update product set purchasable_since = ${since} where id = ${product_id}`
    const isSold = async (now: Date) => {
      clock.now = now
      const cart = await newCart()
      return (await call(`POST /carts/${cart}/items`, { product_id, amount: 1 })).status < 300
    }
    expect(await isSold(a_moment_before(atFirst(day)))).toBe(false)
    expect(await isSold(atFirst(day))).toBe(true)
    await db`update product set purchasable_since = null where id = ${product_id}`
  })
})
