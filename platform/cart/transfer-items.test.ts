import { describe, expect, it } from 'vitest'
import { cartShop } from '#tests/cart-shop.ts'

const shop = await cartShop()
const { call, db, newCart, idOf } = shop
const product = (code: string) => idOf('product', code)
const [plain, max3, engraved, fixed, credit] = (await Promise.all(
  ['PLAIN', 'MAX3', 'ENGRAVED', 'SET-FIXED', 'CREDIT'].map(product),
)) as [number, number, number, number, number]
const jana = { token: await shop.logIn('jana@example.com') }
const petr = { token: await shop.logIn('petr@example.com') }

interface Item {
  product_id: number
  amount: number
  gift_id: number | null
  items: Item[]
}
async function filled(items: object[], asking = {}): Promise<string> {
  const cart = await newCart(asking)
  if (items.length > 0) {
    const { answer } = await call(`POST /carts/${cart}/items/batch`, { items }, asking)
    expect(answer._errors).toEqual({})
  }
  return cart
}
const transfer = (target: string, source_cart_id: string, asking = {}) =>
  call(`POST /carts/${target}/transfer-items`, { source_cart_id }, asking)
const itemsOf = async (cart: string, asking = {}): Promise<Item[]> =>
  (await call(`GET /carts/${cart}/items?paginate=false`, undefined, asking)).answer.items
const told = (items: Item[]) => items.map(({ product_id, amount }) => [product_id, amount])

describe('a transfer', () => {
  it('moves a guest’s items into the customer’s cart, joins what is the same, and empties the source [CART-13] [CART-06]', async () => {
    const text = [{ name: 'engraving', value: 'Anna' }]
    const source = await filled([
      { product_id: plain, amount: 2 },
      { product_id: engraved, amount: 1, product_fields: text },
      { product_id: fixed, amount: 1 },
    ])
    const target = await filled([{ product_id: plain, amount: 1 }], jana)
    const { status, answer } = await transfer(target, source, jana)
    expect(status).toBe(200)
    expect(answer._errors).toEqual({})
    expect(told(answer.items)).toEqual([
      [plain, 3],
      [engraved, 1],
      [fixed, 1],
    ])
    expect(answer.items[1].product_fields[0].value).toBe('Anna')
    expect(answer.items[2].items).toHaveLength(3)
    expect(await itemsOf(source)).toEqual([])
  })

  it('twice, or of nothing, is harmless [CART-13]', async () => {
    const source = await filled([{ product_id: plain, amount: 2 }])
    const target = await newCart(jana)
    for (const from of [source, source, target, await newCart(), 'e'.repeat(32)]) {
      const { status, answer } = await transfer(target, from, jana)
      expect([status, told(answer.items), answer._errors]).toEqual([200, [[plain, 2]], {}])
    }
  })

  it('keeps the maximum and tells what did not fit [CART-13] [API-21]', async () => {
    const source = await filled([
      { product_id: max3, amount: 2 },
      { product_id: plain, amount: 1 },
      { product_id: credit, amount: 1 },
    ])
    const target = await filled([{ product_id: max3, amount: 2 }], jana)
    await db`update product set is_active = false where code = 'CREDIT'`
    const { answer } = await transfer(target, source, jana)
    expect(told(answer.items)).toEqual([
      [max3, 3],
      [plain, 1],
    ])
    expect(answer._errors).toEqual({
      'items.0.amount': 'Do košíku se vejde nejvýše 3 ks.',
      'items.2.product_id': 'Tento produkt nenabízíme.',
    })
    expect(await itemsOf(source)).toEqual([])
    await db`update product set is_active = true where code = 'CREDIT'`
  })

  it('takes along what has no price in the currency of the request alone [CART-13] [CART-37]', async () => {
    const source = await filled([{ product_id: fixed, amount: 1 }])
    await db`
      delete from product_price using currency where currency.id = currency_id and currency.code = 'EUR'
        and product_id = ${fixed}`
    const target = await newCart(jana)
    const { answer } = await transfer(target, source, { ...jana, currency: 'EUR' })
    expect(answer._errors).toEqual({})
    expect(told(await itemsOf(target, jana))).toEqual([[fixed, 1]])
  })

  it('takes codes along that count, and gifts that are earned', async () => {
    const gift_id = await idOf('gift', 'gift-from-1500')
    const source = await filled([
      { product_id: plain, amount: 8 },
      { gift_id, amount: 1 },
    ])
    await call(`POST /carts/${source}/discounts`, { code: 'SLEVA10' })
    await call(`POST /carts/${source}/discounts`, { code: 'JEDNOU' })
    await db`update discount set used_orders = 1 where code = 'JEDNOU'`
    const target = await newCart(jana)
    const { answer } = await transfer(target, source, jana)
    expect(answer._errors).toEqual({})
    expect(answer.items.map((item: Item) => item.gift_id)).toEqual([null, gift_id])
    const read = (await call(`GET /carts/${target}`, undefined, jana)).answer
    expect(read.discounts.map(({ code }: { code: string }) => code)).toEqual(['SLEVA10'])
    const again = await filled([
      { product_id: plain, amount: 6 },
      { gift_id, amount: 1 },
    ])
    const second = await transfer(target, again, jana)
    expect(Object.keys(second.answer._errors)).toEqual(['items.1.amount'])
  })

  it('is of a guest’s cart or one’s own, into one’s own [CART-13] [X-10]', async () => {
    const own = await newCart(jana)
    const other = await filled([{ product_id: plain, amount: 1 }], petr)
    expect((await transfer(own, other, jana)).status).toBe(403)
    expect((await transfer(await newCart(), other)).status).toBe(401)
    expect((await transfer(other, await newCart(), jana)).status).toBe(403)
    expect((await transfer('e'.repeat(32), own, jana)).status).toBe(404)
    const second = await filled([{ product_id: plain, amount: 1 }], jana)
    expect((await transfer(own, second, jana)).answer.items).toHaveLength(1)
    expect(await itemsOf(other, petr)).toHaveLength(1)
  })

  it('is not for the staff acting as a customer [CART-07]', async () => {
    const acting = { token: await shop.actAs('jana@example.com') }
    const source = await filled([{ product_id: plain, amount: 1 }])
    expect((await transfer(await newCart(acting), source, acting)).status).toBe(403)
    expect(await itemsOf(source)).toHaveLength(1)
  })

  it('asked for many times at once moves everything once [CART-13]', async () => {
    const source = await filled([{ product_id: plain, amount: 2 }])
    const target = await newCart(jana)
    const results = await Promise.all(Array.from({ length: 8 }, () => transfer(target, source, jana)))
    expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(told(await itemsOf(target, jana))).toEqual([[plain, 2]])
  })

  it('in both directions at once locks nobody out', async () => {
    const [one, two] = [
      await filled([{ product_id: plain, amount: 1 }]),
      await filled([
        { product_id: engraved, amount: 1, product_fields: [{ name: 'engraving', value: 'A' }] },
      ]),
    ]
    const both = Array.from({ length: 6 }, (_, index) =>
      index % 2 === 0 ? transfer(one, two) : transfer(two, one),
    )
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual(both.map(() => 200))
    const pieces = [...(await itemsOf(one)), ...(await itemsOf(two))]
    expect(pieces.map(({ amount }) => amount)).toEqual([1, 1])
  })
})
