import { describe, expect, it } from 'vitest'
import { CUSTOMER_CART_LIFETIME_S, carts, GUEST_CART_LIFETIME_S } from '#contract/cart.ts'
import { fieldNames } from '#platform/http/selection.ts'
import { cartShop } from '#tests/cart-shop.ts'
import { closeCart, purgeCarts } from './cart.ts'

const shop = await cartShop()
const { call, db, newCart, idOf, clock } = shop
const jana = { token: await shop.logIn('jana@example.com') }
const petr = { token: await shop.logIn('petr@example.com') }
const plain = await idOf('product', 'PLAIN')
const NOBODYS = 'f'.repeat(32)
const after = (seconds: number) => new Date(clock.now.getTime() + seconds * 1000).toISOString()

describe('a cart', () => {
  it('is made with an unguessable id and nothing in it [CART-09] [CART-47]', async () => {
    const { status, answer } = await call('POST /carts')
    expect(status).toBe(201)
    expect(answer.id).toMatch(/^[0-9a-f]{32}$/)
    expect(answer.id).not.toBe(await newCart())
    expect(Object.keys(answer).toSorted()).toEqual([...fieldNames(carts)].toSorted())
    expect(answer).toMatchObject({
      amount: 0,
      total_amount: 0,
      unique_amount: 0,
      total_price: { value: 0 },
      tax_per_rate: [],
      discounts: [],
      shipping_method: null,
      payment_method: null,
      email: null,
      has_account: false,
      reservation_set: false,
    })
  })

  it('is read with its embeds [CART-10] [CART-44]', async () => {
    const cart = await newCart()
    const embeds = 'shipping_option,shipping_country_id,additional_data,free_shipping'
    const { answer } = await call(`GET /carts/${cart}?embed=${embeds}`)
    expect(answer).toMatchObject({
      id: cart,
      reservation_set: false,
      shipping_option: null,
      shipping_country_id: null,
      additional_data: {},
      free_shipping: { taxed_price: { value: 1200 }, taxed_missing_price: { value: 1200 } },
    })
    const narrow = await call(`GET /carts/${cart}?only=id,amount`)
    expect(narrow.answer).toEqual({ id: cart, amount: 0 })
  })

  it('is cleared away by DELETE [CART-11]', async () => {
    const cart = await newCart()
    await call(`POST /carts/${cart}/items`, { product_id: plain, amount: 1 })
    expect((await call(`DELETE /carts/${cart}`)).status).toBe(204)
    expect((await call(`GET /carts/${cart}`)).status).toBe(404)
    expect(await db`select from cart_item where cart_id = ${cart}`).toHaveLength(0)
  })

  it('lives 30 days after its last change, a customer’s 180, and is then gone [CART-43]', async () => {
    const cart = await newCart()
    const own = await newCart(jana)
    expect((await call(`GET /carts/${cart}`)).answer.expiration_at).toBe(after(GUEST_CART_LIFETIME_S))
    expect((await call(`GET /carts/${own}`, undefined, jana)).answer.expiration_at).toBe(
      after(CUSTOMER_CART_LIFETIME_S),
    )
    const began = clock.now
    shop.wait(GUEST_CART_LIFETIME_S - 60)
    await call(`POST /carts/${cart}/items`, { product_id: plain, amount: 1 })
    expect((await call(`GET /carts/${cart}`)).answer.expiration_at).toBe(after(GUEST_CART_LIFETIME_S))
    const untouched = await newCart()
    shop.wait(GUEST_CART_LIFETIME_S)
    for (const name of ['GET', 'PATCH', 'DELETE']) {
      const body = name === 'PATCH' ? {} : undefined
      expect((await call(`${name} /carts/${untouched}`, body)).status, name).toBe(404)
    }
    expect(await purgeCarts(db, clock.now)).toBeGreaterThanOrEqual(2)
    expect(await db`select from cart where id in (${cart}, ${untouched})`).toHaveLength(0)
    expect(await db`select from cart where id = ${own}`).toHaveLength(1)
    clock.now = began
  })

  it('that was ordered is there for no call any more, and is cleared away with its time, the buyer with it [CART-48]', async () => {
    const cart = await newCart()
    await call(`POST /carts/${cart}/items`, { product_id: plain, amount: 1 })
    await db.begin((tx) => closeCart(tx, cart, clock.now))
    for (const [name, body] of everyCall(cart)) expect((await call(name, body)).status, name).toBe(404)
    await purgeCarts(db, clock.now)
    expect(await db`select from cart where id = ${cart}`).toHaveLength(1)
    await purgeCarts(db, new Date(clock.now.getTime() + GUEST_CART_LIFETIME_S * 1000))
    expect(await db`select from cart where id = ${cart}`).toHaveLength(0)
  })
})

function everyCall(cart: string): [string, unknown][] {
  return [
    [`GET /carts/${cart}`, undefined],
    [`PATCH /carts/${cart}`, { email: 'a@example.com' }],
    [`DELETE /carts/${cart}`, undefined],
    [`POST /carts/${cart}/transfer-items`, { source_cart_id: NOBODYS }],
    [`GET /carts/${cart}/addresses`, undefined],
    [`PATCH /carts/${cart}/addresses`, { billing: { first_name: 'Jan' } }],
    [`PATCH /carts/${cart}/addresses/billing`, { first_name: 'Jan' }],
    [`PATCH /carts/${cart}/addresses/shipping`, { first_name: 'Jan' }],
    [`GET /carts/${cart}/items`, undefined],
    [`POST /carts/${cart}/items`, { product_id: plain, amount: 1 }],
    [`POST /carts/${cart}/items/batch`, { items: [{ product_id: plain, amount: 1 }] }],
    [`PATCH /carts/${cart}/items/1`, { amount: 2 }],
    [`DELETE /carts/${cart}/items/1`, undefined],
    [`POST /carts/${cart}/discounts`, { code: 'SLEVA10' }],
    [`DELETE /carts/${cart}/discounts/1`, undefined],
    [`GET /carts/${cart}/shipping-methods`, undefined],
    [`GET /carts/${cart}/payment-methods`, undefined],
    [`GET /carts/${cart}/gifts`, undefined],
  ]
}

describe('whose a cart is', () => {
  it('tells nobody from somebody else from nothing: 401, 403, 404, in every call [CART-47] [X-10] [GUARD-11]', async () => {
    const own = await newCart(jana)
    const acting = { token: await shop.actAs('jana@example.com') }
    for (const [name, body] of everyCall(own)) {
      expect((await call(name, body)).status, name).toBe(401)
      expect((await call(name, body, petr)).status, name).toBe(403)
    }
    for (const [name, body] of everyCall(NOBODYS))
      expect((await call(name, body, jana)).status, name).toBe(404)
    expect((await call(`GET /carts/${own}`, undefined, jana)).status).toBe(200)
    expect((await call(`GET /carts/${own}`, undefined, acting)).status).toBe(200)
    expect((await call(`GET /carts/${own}`, undefined, { token: 'x'.repeat(40) })).status).toBe(401)
  })

  it('of a guest is whoever knows its id', async () => {
    const cart = await newCart()
    expect((await call(`GET /carts/${cart}`, undefined, jana)).status).toBe(200)
    expect((await call(`GET /carts/${cart}`)).answer.has_account).toBe(false)
  })

  it('the customer hears of the latest one only [CART-02]', async () => {
    const latest = async (asking = {}) =>
      (await call('GET /auth/me?embed=latest_cart_id', undefined, asking)).answer.latest_cart_id
    const eva = { token: await shop.logIn('eva@example.com') }
    expect(await latest()).toBeNull()
    expect(await latest(eva)).toBeNull()
    const first = await newCart(eva)
    shop.wait(1)
    const second = await newCart(eva)
    expect(await latest(eva)).toBe(second)
    shop.wait(1)
    await call(`POST /carts/${first}/items`, { product_id: plain, amount: 1 }, eva)
    expect(await latest(eva)).toBe(first)
    await db.begin((tx) => closeCart(tx, first, clock.now))
    expect(await latest(eva)).toBe(second)
  })

  it('the customer hears of one with something in it first, and of none whose time is over [CART-02]', async () => {
    const latest = async () =>
      (await call('GET /auth/me?embed=latest_cart_id', undefined, eva)).answer.latest_cart_id
    const eva = { token: await shop.logIn('eva@example.com') }
    const filled = await newCart(eva)
    await call(`POST /carts/${filled}/items`, { product_id: plain, amount: 1 }, eva)
    shop.wait(1)
    const empty = await newCart(eva)
    expect(await latest()).toBe(filled)
    await db`update cart set expiration_at = ${clock.now} where id = ${filled}`
    expect(await latest()).toBe(empty)
  })
})

describe('what no cart can do with', () => {
  it('is refused by field, and never with a 500 [API-19]', async () => {
    const cart = await newCart()
    const item = { product_id: plain, amount: 1 }
    const wrong: [string, unknown, string][] = [
      [`POST /carts/${cart}/items`, { ...item, amount: 0 }, 'amount'],
      [`POST /carts/${cart}/items`, { ...item, amount: -1 }, 'amount'],
      [`POST /carts/${cart}/items`, { ...item, amount: 1.5 }, 'amount'],
      [`POST /carts/${cart}/items`, { ...item, amount: 1e12 }, 'amount'],
      [`POST /carts/${cart}/items`, { ...item, amount: '2' }, 'amount'],
      [`POST /carts/${cart}/items`, { ...item, price: 1 }, 'price'],
      [`POST /carts/${cart}/items`, { ...item, gift_id: 1 }, 'product_id'],
      [`POST /carts/${cart}/items`, { amount: 1 }, 'product_id'],
      [`POST /carts/${cart}/items`, { ...item, product_id: 2_147_483_647 }, 'product_id'],
      [`POST /carts/${cart}/items`, { ...item, product_id: 2_147_483_648 }, 'product_id'],
      [`POST /carts/${cart}/items`, { ...item, product_variation_id: 2_147_483_647 }, 'product_variation_id'],
      [`POST /carts/${cart}/items`, { ...item, customer_account_id: 2_147_483_647 }, 'customer_account_id'],
      [`POST /carts/${cart}/items`, { amount: 1, gift_id: 2_147_483_647 }, 'gift_id'],
      [`POST /carts/${cart}/items/batch`, { items: [] }, 'items'],
      [`POST /carts/${cart}/items/batch`, { items: Array.from({ length: 101 }, () => item) }, 'items'],
      [`PATCH /carts/${cart}`, { shipping_method_id: 2_147_483_647 }, 'shipping_method_id'],
      [`PATCH /carts/${cart}`, { payment_method_id: 2_147_483_647 }, 'payment_method_id'],
      [`PATCH /carts/${cart}`, { shipping_option_id: 1 }, 'shipping_option_id'],
      [`PATCH /carts/${cart}`, { email: 'nobody' }, 'email'],
      [`PATCH /carts/${cart}`, { total_price: 1 }, 'total_price'],
      [`PATCH /carts/${cart}/addresses/billing`, { country_id: 2_147_483_647 }, 'country_id'],
      [`POST /carts/${cart}/discounts`, { code: '' }, 'code'],
      [`POST /carts/${cart}/discounts`, { code: "' or 1=1" }, 'code'],
      [`POST /carts/${cart}/transfer-items`, { source_cart_id: 'abc' }, 'source_cart_id'],
    ]
    for (const [name, body, field] of wrong) {
      const { status, answer } = await call(name, body)
      expect(
        [status, answer.type, answer.errors?.[0]?.field],
        `${name} ${JSON.stringify(body).slice(0, 80)}`,
      ).toEqual([422, 'validation', field])
    }
    expect((await call(`GET /carts/${cart}/items`)).answer.items).toEqual([])
  })

  it('in a path names nothing', async () => {
    for (const id of ['1', 'F'.repeat(32), 'g'.repeat(32), 'a'.repeat(31), 'a'.repeat(33)]) {
      expect((await call(`GET /carts/${id}`)).status, id).toBe(404)
    }
    const cart = await newCart()
    for (const id of ['0', '2147483648', '1e3', '2147483647']) {
      expect((await call(`PATCH /carts/${cart}/items/${id}`, { amount: 1 })).status, id).toBe(404)
      expect((await call(`DELETE /carts/${cart}/items/${id}`)).status, id).toBe(404)
    }
    expect((await call(`DELETE /carts/${cart}/discounts/1`)).status).toBe(404)
  })
})
