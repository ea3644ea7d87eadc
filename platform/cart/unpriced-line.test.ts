import { describe, expect, it } from 'vitest'
import { GIFT_RULE_TYPES, GIFT_TYPES } from '#contract/gift.ts'
import { cartShop } from '#tests/cart-shop.ts'

const { call, db, newCart, idOf } = await cartShop()
const [plain, untracked, engraved] = (await Promise.all(
  ['PLAIN', 'UNTRACKED', 'ENGRAVED'].map((code) => idOf('product', code)),
)) as [number, number, number]
const euro = { currency: 'EUR' }
await db`
  delete from product_price using currency where currency.id = currency_id and currency.code = 'EUR'
    and product_id = any(${[plain, engraved]}::int[])`

async function cartWith(...items: object[]): Promise<string> {
  const cart = await newCart()
  const { answer } = await call(`POST /carts/${cart}/items/batch`, { items })
  expect(answer._errors).toEqual({})
  return cart
}
const itemsOf = async (cart: string, asking = {}) =>
  (await call(`GET /carts/${cart}/items?paginate=false&embed=is_priced`, undefined, asking)).answer.items
const cartOf = async (cart: string, asking = {}) =>
  (await call(`GET /carts/${cart}`, undefined, asking)).answer

describe('a line without a price in the chosen currency', () => {
  it('stands in its place to be seen and taken out, and is in no sum [CART-37] [CART-53]', async () => {
    const cart = await cartWith({ product_id: plain, amount: 2 }, { product_id: untracked, amount: 1 })
    const [first, second] = await itemsOf(cart, euro)
    expect(first).toMatchObject({ product_id: plain, amount: 2, is_priced: false })
    expect([first.taxed_unit_price.value, first.taxed_total_price.value]).toEqual([0, 0])
    expect(second).toMatchObject({ product_id: untracked, is_priced: true })
    const shown = await cartOf(cart, euro)
    expect([shown.amount, shown.unique_amount]).toEqual([3, 2])
    expect(shown.taxed_items_price).toEqual(second.taxed_total_price)
    expect((await call(`DELETE /carts/${cart}/items/${first.id}`, undefined, euro)).status).toBe(204)
    expect(await itemsOf(cart, euro)).toMatchObject([{ product_id: untracked }])
  })

  it('is an ordinary one again in a currency that has its price [CART-53]', async () => {
    const cart = await cartWith({ product_id: plain, amount: 2 })
    await cartOf(cart, euro)
    const [line] = await itemsOf(cart)
    expect([line.is_priced, line.taxed_total_price.value > 0]).toEqual([true, true])
  })

  it('earns no gift, and a gift without a price is not given [CART-37] [DISC-09]', async () => {
    const giftOf = async (product_id: number, code: string) => {
      const [row] = await db<{ id: number }[]>`
        insert into gift ${db({ code, product_id, type: 1, limit: 5 })} returning id`
      return row?.id ?? 0
    }
    const [gift, unpriced_gift] = [await giftOf(untracked, 'any-cart'), await giftOf(engraved, 'no-euro')]
    const cart = await cartWith({ product_id: plain, amount: 1 }, { gift_id: unpriced_gift, amount: 1 })
    const earned = async (asking = {}) =>
      (await call(`GET /carts/${cart}/gifts?paginate=false`, undefined, asking)).answer.items.map(
        ({ id }: { id: number }) => id,
      )
    expect(await itemsOf(cart)).toHaveLength(2)
    expect(await itemsOf(cart, euro)).toMatchObject([{ product_id: plain }])
    expect(await earned()).toEqual(expect.arrayContaining([gift, unpriced_gift]))
    expect(await earned(euro)).toEqual([])
    await call(`POST /carts/${cart}/items`, { product_id: untracked, amount: 1 }, euro)
    expect(await earned(euro)).toContain(gift)
    expect(await earned(euro)).not.toContain(unpriced_gift)
    const asked = await call(`POST /carts/${cart}/items`, { gift_id: unpriced_gift, amount: 1 }, euro)
    expect(asked.status).toBe(422)
  })

  it('has no related gift hung on it that another line has earned [CART-37] [DISC-10]', async () => {
    const [category] = await db<{ category_id: number }[]>`
      select category_id from product_category where product_id = ${plain} limit 1`
    const category_id = category?.category_id ?? 0
    await db`insert into product_category ${db({ product_id: untracked, category_id })} on conflict do nothing`
    const [gift] = await db<{ id: number }[]>`
      insert into gift ${db({ code: 'related', product_id: untracked, type: GIFT_TYPES.related_gift, limit: 5 })}
      returning id`
    const gift_id = gift?.id ?? 0
    const type = GIFT_RULE_TYPES.category_in_cart
    await db`insert into gift_rule ${db({ gift_id, type, condition: 'eq', amount: category_id })}`
    const cart = await cartWith({ product_id: plain, amount: 1 }, { product_id: untracked, amount: 1 })
    expect((await call(`POST /carts/${cart}/items`, { gift_id, amount: 1 }, euro)).status).toBe(201)
    expect(await itemsOf(cart, euro)).toMatchObject([
      { product_id: plain, items: [] },
      { product_id: untracked, items: [{ gift_id }] },
    ])
  })
})
