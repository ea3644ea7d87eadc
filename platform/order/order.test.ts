import { describe, expect, it } from 'vitest'
import { orders } from '#contract/order.ts'
import { orderItems } from '#contract/order-item.ts'
import { fieldNames } from '#platform/http/selection.ts'
import { type Answer, filters } from '#tests/demo-shop.ts'
import { openOrderShop } from '#tests/order-scene.ts'

const shop = await openOrderShop()
const { ask, call, ordered, db } = shop
const jana = { token: await shop.logIn('jana@example.com') }
const eva = { token: await shop.logIn('eva@example.com') }
const own = { customer: 'eva@example.com', email: 'eva@example.com' }
const first = await ordered({ ...own, lines: [{ code: 'PLAIN', amount: 2 }] }, {}, eva)
const second = await ordered({ ...own, lines: [{ code: 'UNTRACKED' }], payment: 'gopay' }, {}, eva)
const third = await ordered(
  { ...own, lines: [{ code: 'UNTRACKED', amount: 3 }] },
  {},
  { ...eva, currency: 'EUR' },
)
const guest = await ordered({ lines: [{ code: 'UNTRACKED' }] })
const ids = (answer: Answer) => answer.items.map(({ id }: Answer) => id)

describe('the list of orders', () => {
  it('holds one’s own orders only, the newest first [ORDER-02]', async () => {
    expect(ids(await ask('GET /orders', undefined, eva))).toEqual([third.id, second.id, first.id])
    expect(ids(await ask('GET /orders', undefined, jana))).not.toContain(first.id)
    expect((await call('GET /orders')).status).toBe(401)
  })

  it('takes all list options [ORDER-02]', async () => {
    const page = await ask('GET /orders?per_page=2&page=2&sort=id&only=id,code', undefined, eva)
    expect(page).toEqual({
      items: [{ id: third.id, code: third.code }],
      _meta: { page: 2, total_pages: 2 },
      _errors: {},
    })
    const waiting = filters({ field: 'state_id', operator: 'eq', value: 2 })
    expect(ids(await ask(`GET /orders?${waiting}`, undefined, eva))).toEqual([second.id])
    const not_waiting = filters({ field: 'state_id', operator: 'neq', value: 2 })
    expect(ids(await ask(`GET /orders?${not_waiting}`, undefined, eva))).toEqual([third.id, first.id])
    const code = filters({ field: 'code', operator: 'ends_with', value: first.code.slice(-6) })
    expect(ids(await ask(`GET /orders?${code}`, undefined, eva))).toEqual([first.id])
    expect(ids(await ask(`GET /orders?search=${second.code}`, undefined, eva))).toEqual([second.id])
    expect((await call('GET /orders?sort=hash', undefined, eva)).status).toBe(422)
  })

  it('finds an order by what its goods are called in the language of the list and in its own [ORDER-02] [I18N-08]', async () => {
    const czech = { lines: [{ code: 'MUG', variation: 'MUG-GREY-350' }], ...own }
    const { id } = await ordered(czech, {}, { ...eva, language: 'cs' })
    const found = async (words: string, language: string) =>
      ids(await ask(`GET /orders?search=${encodeURIComponent(words)}`, undefined, { ...eva, language }))
    try {
      expect(await found('mist mug', 'en')).toEqual([id])
      expect(await found('hrnek mlha', 'en')).toEqual([id])
      expect(await found('hrnek mlha', 'cs')).toEqual([id])
      expect(await found('mist mug', 'cs')).toEqual([])
    } finally {
      await db`delete from customer_order where id = ${id}`
    }
  })

  it('shows each order in its own currency, whatever is preferred now [ORDER-02]', async () => {
    const { items } = await ask('GET /orders', undefined, { ...eva, currency: 'CZK', language: 'cs' })
    expect(items[0].taxed_total_price.formatted).toContain('€')
    expect(items[1].taxed_total_price.formatted).toContain('Kč')
  })
})

describe('an order', () => {
  it('carries its fields, and every embed on request [ORDER-03] [ORDER-18]', async () => {
    const embed = Object.keys(orders.embeds).join(',')
    const items = Object.keys(orderItems.embeds).map((name) => `items.${name}`)
    const one = await ask(
      `GET /orders/${first.id}?embed=${embed},${items.join(',')},shipping.shipping_method,payment.payment_method,shipping.order`,
      undefined,
      eva,
    )
    expect(Object.keys(one).toSorted()).toEqual(
      [...fieldNames(orders), ...Object.keys(orders.embeds)].toSorted(),
    )
    expect(one.items[0]).toMatchObject({ amount: 2, order_id: first.id, url: expect.stringMatching(/^\//) })
    expect(one.payment.payment_method).toMatchObject({ payment_service: 1 })
    expect(one.shipping.order).toMatchObject({ id: first.id })
    expect(one).not.toHaveProperty('hash')
  })

  it('is in a state with a name in each language [ORDER-15]', async () => {
    const nameIn = async (language: string) =>
      (await ask(`GET /orders/${second.id}?embed=state`, undefined, { ...eva, language })).state.name
    expect(await Promise.all(['cs', 'sk', 'en', 'de'].map(nameIn))).toEqual([
      'Čeká na platbu',
      'Čaká na platbu',
      'Awaiting payment',
      'Wartet auf Zahlung',
    ])
  })

  it('opens for its owner or by its hash, and is not there for anybody else [ORDER-20] [GUARD-11]', async () => {
    const status = async (path: string, sent = {}) =>
      (await call(`GET /orders/${path}`, undefined, sent)).status
    expect(await status(`${first.id}`, eva)).toBe(200)
    expect(await status(`${first.id}`, jana)).toBe(404)
    expect(await status(`${first.id}`)).toBe(401)
    expect(await status('2000000000')).toBe(401)
    expect(await status('2000000000', jana)).toBe(404)
    expect(await status(`${guest.id}?hash=${guest.hash}`)).toBe(200)
    expect(await status(`${guest.id}?hash=${first.hash}`)).toBe(404)
    expect(await status(`${guest.id}?hash=`)).toBe(404)
    expect(await status(`${guest.id}`, jana)).toBe(404)
    expect(await status(`${guest.id}/items`)).toBe(401)
    expect(await status('abc', eva)).toBe(404)
  })

  it('lists its items with all list options [ORDER-03]', async () => {
    const path = `/orders/${guest.id}/items?hash=${guest.hash}`
    const { items } = await ask(`GET ${path}&embed=url,image_url&sort=-name`)
    expect(items).toHaveLength(1)
    const none = filters({ field: 'amount', operator: 'eq', value: 1 })
    expect((await call(`GET ${path}&${none}`)).status).toBe(422)
  })

  it('is the latest of its customer, for the next purchase [CHECK-20]', async () => {
    const { customer_id } = third
    const embed = 'latest_order.shipping,latest_order.payment,latest_order.order_addresses'
    const { latest_order } = await ask(`GET /customers/${customer_id}?embed=${embed}`, undefined, eva)
    expect(latest_order.id).toBe(third.id)
    expect(latest_order.order_addresses).toHaveLength(2)
    expect(latest_order.shipping.shipping_method_id).toEqual(expect.any(Number))
  })

  it('can be put into a cart again; what cannot be had is told [ORDER-03]', async () => {
    const mixed = await ordered({
      lines: [{ code: 'PLAIN', amount: 2 }, { code: 'UNTRACKED' }, { code: 'MAX3' }],
    })
    await db`update product set stock_state = 0 where code = 'PLAIN'`
    const cart = await ask('POST /carts')
    const path = `/orders/${mixed.id}/repeat?hash=${mixed.hash}`
    const repeated = await ask(`POST ${path}`, { cart_id: cart.id })
    expect(repeated.items.map(({ amount }: Answer) => amount)).toEqual([1, 1])
    expect(Object.keys(repeated._errors)).toEqual(['items.0.amount'])
    expect((await call(`POST /orders/${mixed.id}/repeat`, { cart_id: cart.id })).status).toBe(401)
    expect((await call(`POST ${path}`, { cart_id: 'f'.repeat(32) })).status).toBe(404)
  })

  it('tells what is not sold any more by its name in the language of its reader [ORDER-03] [I18N-08]', async () => {
    const czech = { language: 'cs' }
    const parts = [{ code: 'TIN-SENCHA', amount: 2 }, { code: 'TIN-MINT' }]
    const whole = await ordered({ lines: [{ code: 'SET-CHOICE', parts }] }, {}, czech)
    await db`update order_item set product_id = null
      where order_id = ${whole.id} and product_id = (select id from product where code = 'TIN-MINT')`
    const cart = await ask('POST /carts')
    const repeatedIn = async (language: string) =>
      (await ask(`POST /orders/${whole.id}/repeat?hash=${whole.hash}`, { cart_id: cart.id }, { language }))
        ._errors
    const [set] = await db`select name from product where code = 'SET-CHOICE'`
    expect(await repeatedIn('cs')).toEqual({ 'items.0.product_id': `${set?.name.cs} už nelze koupit.` })
    expect(await repeatedIn('en')).toEqual({
      'items.0.product_id': `${set?.name.en} can no longer be bought.`,
    })
  })
})

describe('reviews know who has bought', () => {
  it('a product is bought once its order was delivered and not cancelled [REVIEW-02]', async () => {
    const { hasBought } = await import('./order.ts')
    const context = { sql: db } as unknown as Parameters<typeof hasBought>[0]
    const [plain] = await db<{ id: number }[]>`select id from product where code = 'PLAIN'`
    const bought = () => hasBought(context, first.customer_id, plain?.id ?? 0)
    expect(await bought()).toBe(false)
    await db`update customer_order set delivered_at = now() where id = ${first.id}`
    expect(await bought()).toBe(true)
  })
})
