import { describe, expect, it } from 'vitest'
import { ORDER_STATES } from '#contract/order-state.ts'
import { isFree } from '#contract/shipping.ts'
import { readOutbox } from '#platform/mail/outbox.ts'
import { partsOfSet } from '#tests/complaint-scene.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { BILLING, type CartWish, openOrderShop } from '#tests/order-scene.ts'
import { purgeRefunds } from './refund.ts'

const shop = await openOrderShop()
const { ask, call, ordered, db, stockOf, setStock } = shop
const JANA = 'jana@example.com'
const staff = { token: await shop.logStaffIn() }
const jana = { token: await shop.logIn(JANA) }
const petr = { token: await shop.logIn('petr@example.com') }

const statusOf = async (name: string, body?: unknown, sent = {}) => (await call(name, body, sent)).status
const move = async ({ id }: Answer, ...states: number[]) => {
  for (const state_id of states) await ask(`PATCH /staff/orders/${id}`, { state_id }, staff)
}
const pay = ({ id }: Answer) => ask(`POST /staff/orders/${id}/payment`, {}, staff)

async function delivered(wish: CartWish, body: object = {}, sent = {}): Promise<Answer> {
  const order = await ordered(wish, body, sent)
  await pay(order)
  await move(order, ORDER_STATES.shipped, ORDER_STATES.delivered)
  return order
}
const itemsOf = async ({ id, hash }: Answer): Promise<Answer[]> =>
  (await ask(`GET /orders/${id}/items?hash=${hash}`)).items
const returnable = async ({ id, hash }: Answer): Promise<Answer[]> =>
  (await ask(`GET /orders/${id}/returnable-items?hash=${hash}&embed=part_names`)).items
const start = ({ id, hash }: Answer, is_withdrawal = false): Promise<Answer> =>
  ask(`POST /refunds?hash=${hash}`, { order_id: id, is_withdrawal })
const ownWay = async () => {
  const [row] = await db`select id from refund_shipping_method where code = 'refund-own-way'`
  return row?.id as number
}

/** A refund of the given pieces of each line, sent. */
async function returned(
  order: Answer,
  amounts: number[],
  is_withdrawal = false,
  wish: object = {},
): Promise<Answer> {
  const draft = await start(order, is_withdrawal)
  const items = await itemsOf(order)
  for (const [index, amount] of amounts.entries()) {
    if (amount === 0) continue
    await ask(`POST /refunds/${draft.id}/items?hash=${order.hash}`, {
      order_item_id: items[index]?.id,
      amount,
      ...wish,
    })
  }
  if (!is_withdrawal) {
    await ask(`PATCH /refunds/${draft.id}?hash=${order.hash}`, { shipping_method_id: await ownWay() })
  }
  return ask(`POST /refunds/${draft.id}/submit?hash=${order.hash}`)
}
const settle = async ({ id }: Answer, ...states: number[]): Promise<Answer> => {
  let moved: Answer = {}
  for (const state of states) moved = await ask(`PATCH /staff/refunds/${id}`, { state }, staff)
  return moved
}
const minor = (money: { value: number }) => Math.round(money.value * 100)

describe('a draft', () => {
  it('is a small cart: items, a way back, addresses, totals and an end [REFUND-01] [REFUND-02] [ENT-67]', async () => {
    const order = await delivered({ lines: [{ code: 'PLAIN', amount: 3 }], shipping: 'ppl-address' })
    const [line] = await itemsOf(order)
    const draft = await start(order)
    expect(draft).toMatchObject({
      order_id: order.id,
      is_withdrawal: false,
      state: 1,
      total_amount: 0,
      submitted_at: null,
      shipping_method: null,
    })
    expect(Date.parse(draft.expiration_at)).toBeGreaterThan(Date.now())
    const item = await ask(
      `POST /refunds/${draft.id}/items?hash=${order.hash}&embed=image_url,order_item_product_fields`,
      { order_item_id: line?.id, amount: 2, reason: 'Jiný odstín', preferred_resolve: 'exchange' },
    )
    expect(item).toMatchObject({
      order_id: order.id,
      order_item_id: line?.id,
      amount: 2,
      max_amount: 3,
      reason: 'Jiný odstín',
      preferred_resolve: 'exchange',
      tax_rate: line?.tax_rate,
      order_item_product_fields: [],
    })
    const changed = await ask(`PATCH /refunds/${draft.id}/items/${item.id}?hash=${order.hash}`, { amount: 3 })
    expect(changed).toMatchObject({
      amount: 3,
      reason: 'Jiný odstín',
      taxed_total_price: line?.taxed_total_price,
    })
    const read = await ask(`GET /refunds/${draft.id}?hash=${order.hash}&embed=items,order_code`)
    expect(read).toMatchObject({
      total_amount: 3,
      unique_amount: 1,
      taxed_total_price: line?.taxed_total_price,
      total_price: line?.total_price,
      order_code: order.code,
      items: [{ id: item.id }],
    })
    expect(read.tax_per_rate).toEqual([{ tax_rate: line?.tax_rate, tax_amount: read.tax_amount }])
    expect(await statusOf(`DELETE /refunds/${draft.id}/items/${item.id}?hash=${order.hash}`)).toBe(204)
    expect((await ask(`GET /refunds/${draft.id}/items?hash=${order.hash}`)).items).toEqual([])
    expect(await statusOf(`DELETE /refunds/${draft.id}?hash=${order.hash}`)).toBe(204)
    expect(await statusOf(`GET /refunds/${draft.id}?hash=${order.hash}`)).toBe(404)
  })

  it('takes no more pieces than were ordered, nor a line of another order [REFUND-04] [REFUND-07]', async () => {
    const [order, other] = [
      await delivered({ lines: [{ code: 'UNTRACKED', amount: 2 }] }),
      await delivered({ lines: [{ code: 'UNTRACKED', amount: 2 }] }),
    ]
    const draft = await start(order)
    const [line] = await itemsOf(order)
    const [strange] = await itemsOf(other)
    const add = (body: object) => statusOf(`POST /refunds/${draft.id}/items?hash=${order.hash}`, body)
    expect(await add({ order_item_id: line?.id, amount: 3 })).toBe(422)
    expect(await add({ order_item_id: strange?.id, amount: 1 })).toBe(422)
    expect(await add({ order_item_id: line?.id, amount: 2 })).toBe(201)
    expect(await add({ order_item_id: line?.id, amount: 1 })).toBe(422)
  })

  it('has items with their goods, prices, taxes and the pieces that may still go back [ENT-69]', async () => {
    const fields = [{ name: 'Text', value: 'Pro babičku' }]
    const order = await delivered({
      lines: [
        { code: 'UNTRACKED', amount: 3, fields },
        { code: 'MUG', variation: 'MUG-BLUE-250' },
      ],
    })
    await returned(order, [1, 0])
    const [line, mug] = await itemsOf(order)
    const draft = await start(order)
    const put = (order_item_id: number, amount: number): Promise<Answer> =>
      ask(
        `POST /refunds/${draft.id}/items?hash=${order.hash}&embed=image_url,variation_properties_names,order_item_product_fields`,
        { order_item_id, amount, reason: 'Nesedí', preferred_resolve: 'money_back' },
      )
    const item = await put(line?.id, 2)
    expect(item).toMatchObject({
      name: line?.name,
      order_id: order.id,
      order_item_id: line?.id,
      preferred_resolve: 'money_back',
      reason: 'Nesedí',
      sku: line?.sku,
      amount: 2,
      max_amount: 2,
      tax_rate: line?.tax_rate,
      image_url: expect.stringMatching(/^\/media\//),
      variation_properties_names: [],
      order_item_product_fields: [{ value: 'Pro babičku' }],
    })
    const of = (name: string) => minor(item[name])
    expect(of('taxed_unit_price')).toBe(minor(line?.taxed_unit_price))
    expect(of('taxed_total_price')).toBe(2 * of('taxed_unit_price'))
    expect(of('tax_amount')).toBe(of('taxed_total_price') - of('total_price'))
    expect(of('tax_amount')).toBeGreaterThan(0)
    expect(Math.abs(of('total_price') - 2 * of('unit_price'))).toBeLessThanOrEqual(1)
    expect(await put(mug?.id, 1)).toMatchObject({
      max_amount: 1,
      variation_properties_names: ['Noční modrá', '250\u00a0ml'],
      order_item_product_fields: [],
    })
  })

  it('knows what went back before, and forgets what was rejected [REFUND-07]', async () => {
    const order = await delivered({ lines: [{ code: 'UNTRACKED', amount: 3 }] })
    const first = await returned(order, [2])
    expect(await returnable(order)).toMatchObject([{ amount: 3, max_amount: 1, obstacle: null }])
    const second = await returned(order, [1])
    expect(await returnable(order)).toMatchObject([{ max_amount: 0, obstacle: 'returned' }])
    await settle(first, 4)
    expect(await returnable(order)).toMatchObject([{ max_amount: 2, obstacle: null }])
    expect(second.taxed_total_price.value).toBeGreaterThan(0)
  })

  it('is somebody’s own: owner or hash, nobody else [REFUND-07] [GUARD-11]', async () => {
    const order = await delivered({ lines: [{ code: 'UNTRACKED' }], customer: JANA, email: null }, {}, jana)
    const draft = await ask('POST /refunds', { order_id: order.id, is_withdrawal: false }, jana)
    for (const path of ['', '/items', '/addresses', '/shipping-methods']) {
      expect(await statusOf(`GET /refunds/${draft.id}${path}`, undefined, jana)).toBe(200)
      expect(await statusOf(`GET /refunds/${draft.id}${path}?hash=${order.hash}`)).toBe(200)
      expect(await statusOf(`GET /refunds/${draft.id}${path}`)).toBe(401)
      expect(await statusOf(`GET /refunds/${draft.id}${path}`, undefined, petr)).toBe(404)
      expect(await statusOf(`GET /refunds/${draft.id}${path}?hash=${'0'.repeat(32)}`)).toBe(404)
    }
    expect(await statusOf('POST /refunds', { order_id: order.id, is_withdrawal: false }, petr)).toBe(404)
    expect(await statusOf(`GET /refunds/2147483647`)).toBe(401)
    expect(await statusOf(`POST /refunds/${draft.id}/submit`, undefined, petr)).toBe(404)
  })

  it('is for delivered orders that are not cancelled; a withdrawal also before [TBD-13] [REFUND-01]', async () => {
    const order = await ordered({ lines: [{ code: 'UNTRACKED' }] })
    const open = (is_withdrawal: boolean) =>
      statusOf(`POST /refunds?hash=${order.hash}`, { order_id: order.id, is_withdrawal })
    expect([await open(false), await open(true)]).toEqual([409, 201])
    await call(`POST /orders/${order.id}/cancel?hash=${order.hash}`)
    expect([await open(false), await open(true)]).toEqual([409, 409])
    const late = await delivered({ lines: [{ code: 'UNTRACKED' }] })
    await db`update customer_order set delivered_at = now() - interval '30 days' where id = ${late.id}`
    const refused = await call(`POST /refunds?hash=${late.hash}`, { order_id: late.id, is_withdrawal: true })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('Lhůta 14 dnů')
    expect(
      await statusOf(`POST /refunds?hash=${late.hash}`, { order_id: late.id, is_withdrawal: false }),
    ).toBe(201)
  })

  it('is gone when its time is over, and swept away [REFUND-02]', async () => {
    const order = await delivered({ lines: [{ code: 'UNTRACKED' }] })
    const draft = await start(order)
    await db`update refund set expiration_at = now() - interval '1 second' where id = ${draft.id}`
    expect(await statusOf(`GET /refunds/${draft.id}?hash=${order.hash}`)).toBe(404)
    const sent = await returned(order, [1])
    expect(await purgeRefunds(db, new Date())).toBeGreaterThan(0)
    const left = await db`select id from refund where order_id = ${order.id}`
    expect(left).toEqual([{ id: sent.id }])
  })

  it('asks whoever withdraws neither for a reason nor for a wish [REFUND-01]', async () => {
    const order = await delivered({ lines: [{ code: 'UNTRACKED' }] })
    const draft = await start(order, true)
    const [line] = await itemsOf(order)
    const add = (body: object) =>
      statusOf(`POST /refunds/${draft.id}/items?hash=${order.hash}`, {
        order_item_id: line?.id,
        amount: 1,
        ...body,
      })
    expect(await add({ reason: 'Nelíbí se' })).toBe(422)
    expect(await add({ preferred_resolve: 'exchange' })).toBe(422)
    expect(await add({})).toBe(201)
    expect(await statusOf(`POST /refunds/${draft.id}/submit?hash=${order.hash}`)).toBe(200)
  })
})

describe('the way back', () => {
  it('has a price that is taken off, or none [REFUND-03] [ENT-68]', async () => {
    const order = await delivered({ lines: [{ code: 'PLAIN', amount: 2 }] })
    const [line] = await itemsOf(order)
    const draft = await start(order)
    await ask(`POST /refunds/${draft.id}/items?hash=${order.hash}`, { order_item_id: line?.id, amount: 2 })
    const { items: ways } = await ask(`GET /refunds/${draft.id}/shipping-methods?hash=${order.hash}`)
    expect(ways.map((way: Answer) => [way.taxed_price.value, way.can_use])).toEqual([
      [79, true],
      [0, true],
      [0, true],
      [119, true],
    ])
    expect(ways.map(isFree)).toEqual([false, true, true, false])
    const chosen = await ask(`PATCH /refunds/${draft.id}?hash=${order.hash}`, {
      shipping_method_id: ways[0].id,
    })
    expect(chosen.shipping_method).toMatchObject({ id: ways[0].id, taxed_price: { value: 79 } })
    expect(minor(chosen.taxed_way_back_price)).toBe(7900)
    expect(minor(chosen.taxed_total_price)).toBe(minor(line?.taxed_total_price) - 7900)
    const free = await ask(`PATCH /refunds/${draft.id}?hash=${order.hash}`, {
      shipping_method_id: ways[1].id,
    })
    expect(minor(free.taxed_way_back_price)).toBe(0)
    expect(free.taxed_total_price).toEqual(line?.taxed_total_price)
    expect(await statusOf(`PATCH /refunds/${draft.id}?hash=${order.hash}`, { shipping_method_id: 999 })).toBe(
      422,
    )
    expect(await statusOf(`PATCH /refunds/${draft.id}?hash=${order.hash}`, { shipping_option_id: 1 })).toBe(
      422,
    )
  })

  it('takes no more off than goes back, and its own price stays what it is [REFUND-02]', async () => {
    const order = await delivered({ lines: [{ code: 'UNTRACKED' }] })
    const [line] = await itemsOf(order)
    const draft = await start(order)
    await ask(`POST /refunds/${draft.id}/items?hash=${order.hash}`, { order_item_id: line?.id, amount: 1 })
    const [way] = await db`select id from refund_shipping_method where code = 'refund-packeta'`
    const cost = (taxed_price: number) => db`
      update refund_shipping_method_price set taxed_price = ${taxed_price}
      where refund_shipping_method_id = ${way?.id} and currency_id = (select id from currency where code = 'CZK')`
    await cost(500_00)
    const priced = await ask(`PATCH /refunds/${draft.id}?hash=${order.hash}`, { shipping_method_id: way?.id })
    await cost(79_00)
    expect(minor(line?.taxed_total_price)).toBeLessThan(500_00)
    expect(priced.shipping_method.taxed_price.value).toBe(500)
    expect(priced.taxed_way_back_price).toEqual(priced.taxed_items_price)
    expect(minor(priced.taxed_total_price)).toBe(0)
  })

  it('is taxed as the goods were, which change hands at home where they are picked up in the shop [REFUND-02]', async () => {
    const [country] = await db<{ id: number }[]>`select id from country where alpha2 = 'SK'`
    const waysOf = async (country_id?: number): Promise<Answer[]> => {
      const billing = { ...BILLING, ...(country_id ? { country_id } : {}) }
      const order = await delivered({ lines: [{ code: 'PLAIN' }], billing })
      const draft = await start(order)
      return (await ask(`GET /refunds/${draft.id}/shipping-methods?hash=${order.hash}`)).items
    }
    const prices = (ways: Answer[]) => ways.map(({ price }) => price)
    expect(prices(await waysOf(country?.id))).toEqual(prices(await waysOf()))
  })

  it('must be chosen before a return is sent [REFUND-02]', async () => {
    const order = await delivered({ lines: [{ code: 'UNTRACKED' }] })
    const draft = await start(order)
    const submit = () => statusOf(`POST /refunds/${draft.id}/submit?hash=${order.hash}`)
    expect(await submit()).toBe(422)
    const [line] = await itemsOf(order)
    await ask(`POST /refunds/${draft.id}/items?hash=${order.hash}`, { order_item_id: line?.id, amount: 1 })
    expect(await submit()).toBe(422)
    await ask(`PATCH /refunds/${draft.id}?hash=${order.hash}`, { shipping_method_id: await ownWay() })
    expect(await submit()).toBe(200)
  })

  it('starts from addresses whose type is a word, and may be changed [REFUND-06] [ENT-70]', async () => {
    const order = await delivered({ lines: [{ code: 'UNTRACKED' }], shipping: 'ppl-address' })
    const draft = await start(order)
    const path = `/refunds/${draft.id}/addresses?hash=${order.hash}`
    const { items } = await ask(`GET ${path}`)
    expect(items.map(({ type }: Answer) => type)).toContain('billing')
    expect(items[0]).toMatchObject({ refund_id: draft.id, customer_address_id: null, city: 'Praha' })
    const changed = await ask(`PATCH ${path}`, {
      shipping: { first_name: 'Eva', last_name: 'Malá', street: null, city: 'Brno' },
    })
    expect(changed.items.find(({ type }: Answer) => type === 'shipping')).toMatchObject({ city: 'Brno' })
    expect(await statusOf(`PATCH ${path}`, { shipping: { country_id: 2_000_000 } })).toBe(422)
    expect(await statusOf(`PATCH ${path}`, { shipping: { customer_address_id: 1 } })).toBe(401)
    const [courier] = await db`select id from refund_shipping_method where code = 'refund-courier'`
    const [line] = await itemsOf(order)
    await ask(`POST /refunds/${draft.id}/items?hash=${order.hash}`, { order_item_id: line?.id, amount: 1 })
    await ask(`PATCH /refunds/${draft.id}?hash=${order.hash}`, {
      shipping_method_id: courier?.id,
      has_shipping_address: true,
    })
    const refused = await call(`POST /refunds/${draft.id}/submit?hash=${order.hash}`)
    expect(refused.status).toBe(422)
    const { errors } = (await refused.json()) as { errors: { field: string }[] }
    expect(errors.map(({ field }) => field)).toContain('shipping.street')
  })
})

describe('money', () => {
  it('of everything that goes back is what was paid for it, discounts taken off [REFUND-02]', async () => {
    const wishes: CartWish[] = [
      {
        lines: [
          { code: 'PLAIN', amount: 3 },
          { code: 'UNTRACKED', amount: 7 },
        ],
        codes: ['SLEVA10'],
      },
      { lines: [{ code: 'UNTRACKED', amount: 3 }, { code: 'PLAIN' }, { code: 'CREDIT' }] },
    ]
    for (const wish of wishes) {
      const order = await delivered(wish)
      const items = await itemsOf(order)
      const whole = await ask(`GET /orders/${order.id}?hash=${order.hash}&embed=items_price,tax_per_rate`)
      const parts: Answer[] = []
      for (let left = items.map(({ amount }) => amount); left.some((amount) => amount > 0);) {
        const now = left.map((amount) => Math.min(amount, 2))
        parts.push(await returned(order, now))
        left = left.map((amount, index) => amount - (now[index] ?? 0))
      }
      const sum = (field: string) => parts.reduce((total, part) => total + minor(part[field]), 0)
      expect(sum('taxed_total_price')).toBe(minor(whole.items_price.taxed_discounted_price))
      expect(sum('total_price')).toBe(minor(whole.items_price.discounted_price))
      expect(sum('taxed_items_price')).toBe(minor(whole.items_price.taxed_discounted_price))
    }
  })

  it('of each return has the tax its pieces were bought with, on the screen and in its credit note, and all of them that of the order [REFUND-02] [ENT-69]', async () => {
    const wish = {
      lines: [
        { code: 'UNTRACKED', amount: 7 },
        { code: 'PLAIN', amount: 3 },
      ],
      codes: ['SLEVA10'],
    }
    const order = await delivered(wish)
    const items = await itemsOf(order)
    const { tax_per_rate } = await ask(`GET /orders/${order.id}?hash=${order.hash}&embed=tax_per_rate`)
    const tax = (line: Answer) => minor(line['taxed_total_price']) - minor(line['total_price'])
    const misses = (of: (line: Answer) => number, part: Answer) => {
      const line = items.find(({ id }) => id === part['order_item_id'])
      return Math.abs(of(part) - (of(line ?? {}) * part['amount']) / line?.['amount'])
    }
    const taxes: Answer[] = []
    for (const now of [
      [1, 1],
      [2, 0],
      [0, 2],
      [4, 0],
    ]) {
      const sent = await returned(order, now)
      const refund = await ask(`GET /refunds/${sent.id}?hash=${order.hash}&embed=items`)
      for (const item of refund.items) {
        expect(minor(item.tax_amount)).toBe(tax(item))
        expect(misses(tax, item)).toBeLessThan(1)
        expect(misses((line) => minor(line['taxed_total_price']), item)).toBeLessThan(1)
      }
      taxes.push(...refund.tax_per_rate)
      await settle(sent, 2, 3, 5)
      const [note] = await db`
        select content->'recap' as recap, (content->'taxed_total_price')::int as taxed_total_price,
          (select array_agg((line->'price')::int order by position) from jsonb_array_elements(content->'lines')
            with ordinality as lines (line, position)) as prices
        from order_invoice where order_id = ${order.id} order by id desc limit 1`
      expect(note?.taxed_total_price).toBe(minor(refund.taxed_total_price))
      expect(note?.prices).toEqual(refund.items.map((item: Answer) => minor(item.total_price)))
      expect(note?.recap.map((rate: Answer) => rate.taxed_price - rate.price)).toEqual(
        refund.tax_per_rate.map((rate: Answer) => minor(rate.tax_amount)),
      )
    }
    const goods = tax_per_rate.map(({ tax_rate }: Answer) => {
      const own = items.filter((item) => item.tax_rate === tax_rate)
      return [tax_rate, own.reduce((sum, item) => sum + tax(item), 0)]
    })
    const back = goods.map(([rate]: number[]) => [
      rate,
      taxes.filter(({ tax_rate }) => tax_rate === rate).reduce((sum, one) => sum + minor(one.tax_amount), 0),
    ])
    expect(back).toEqual(goods)
  })

  it('paid with credits comes back as credits, and what was earned is withdrawn [LOYAL-08] [REFUND-02]', async () => {
    const before = await shop.creditsOf(JANA)
    const order = await delivered(
      {
        lines: [
          { code: 'CREDIT', credits: true },
          { code: 'UNTRACKED', amount: 40 },
        ],
        customer: JANA,
        email: null,
        shipping: 'ppl-address',
      },
      {},
      jana,
    )
    const [booked] = await db`
      select sum(amount) filter (where operation = 2)::int as spent,
        coalesce(sum(amount) filter (where operation = 1), 0)::int as earned
      from customer_account_usage where order_id = ${order.id}`
    expect(booked?.spent).toBeLessThan(0)
    expect(booked?.earned).toBeGreaterThan(0)
    const all = (await itemsOf(order)).map(({ amount }) => amount)
    const refund = await returned(order, all)
    expect(minor(refund.taxed_credit_price)).toBeGreaterThan(0)
    expect(minor(refund.taxed_total_price)).toBe(
      minor(refund.taxed_items_price) - minor(refund.taxed_credit_price) + minor(refund.taxed_delivery_price),
    )
    await settle(refund, 2, 3)
    expect(await shop.creditsOf(JANA)).toBe(before + booked?.spent + booked?.earned)
    await settle(refund, 5)
    expect(await shop.creditsOf(JANA)).toBe(before)
  })

  it('of the whole order brings back what sending it had cost, to whoever withdraws [REFUND-01]', async () => {
    const wish = {
      lines: [{ code: 'UNTRACKED', amount: 2 }],
      shipping: 'ppl-address',
      payment: 'cash-on-delivery',
    }
    const order = await ordered(wish)
    await move(order, ORDER_STATES.processing, ORDER_STATES.shipped, ORDER_STATES.delivered)
    const { shipping, payment, items_price } = await ask(
      `GET /orders/${order.id}?hash=${order.hash}&embed=shipping,payment,items_price`,
    )
    const part = await returned(order, [1], true)
    expect(minor(part.taxed_delivery_price)).toBe(0)
    const rest = await returned(order, [1], true)
    const [cheapest] = await db`
      select min(taxed_price)::int as price from shipping_method_price price
      join shipping_method method on method.id = price.shipping_method_id and is_active and shipping_service <> 1
      join shipping_method_country served on served.shipping_method_id = method.id
      join country on country.id = served.country_id and alpha2 = 'CZ'
      join currency on currency.id = price.currency_id and currency.code = 'CZK'`
    const back = Math.min(minor(shipping.taxed_price), cheapest?.price) + minor(payment.taxed_price)
    expect(back).toBeGreaterThan(0)
    expect(minor(rest.taxed_delivery_price)).toBe(back)
    expect(minor(part.taxed_total_price) + minor(rest.taxed_total_price)).toBe(
      minor(items_price.taxed_discounted_price) + back,
    )
  })

  it('of a dearer delivery is what the cheapest cost when it was ordered, whatever it costs later [REFUND-02] [L7]', async () => {
    const wish = { lines: [{ code: 'UNTRACKED' }], shipping: 'ppl-address' }
    const [order, former] = [await delivered(wish), await delivered(wish)]
    const [frozen] = await db`
      select cheapest_taxed_price as cheapest, taxed_price as paid from order_shipping where order_id = ${order.id}`
    expect(frozen?.cheapest).toBeLessThan(frozen?.paid)
    await db`update order_shipping set cheapest_taxed_price = null where order_id = ${former.id}`
    const price = (minor_units: number) => db`
      update shipping_method_price set taxed_price = ${minor_units}
      where shipping_method_id = (select id from shipping_method where code = 'packeta-point')
        and currency_id = (select id from currency where code = 'CZK')`
    await price(100)
    expect(minor((await returned(order, [1], true)).taxed_delivery_price)).toBe(frozen?.cheapest)
    expect(minor((await returned(former, [1], true)).taxed_delivery_price)).toBe(frozen?.paid)
    await price(frozen?.cheapest)
  })

  it('of a dearer delivery is not what picking up at a partner costs [L7]', async () => {
    await db`update shipping_method set shipping_service = 17 where code = 'personal-pickup'`
    const order = await delivered({ lines: [{ code: 'UNTRACKED' }], shipping: 'ppl-address' })
    await db`update shipping_method set shipping_service = 1 where code = 'personal-pickup'`
    expect(minor((await returned(order, [1], true)).taxed_delivery_price)).toBeGreaterThan(0)
  })

  it('of a whole return is no less than of a withdrawal, while there is time for one [REFUND-01] [L7]', async () => {
    const wish = { lines: [{ code: 'UNTRACKED', amount: 2 }], shipping: 'ppl-address' }
    const back = minor((await returned(await delivered(wish), [2], true)).taxed_delivery_price)
    expect(back).toBeGreaterThan(0)
    const order = await delivered(wish)
    expect(minor((await returned(order, [1])).taxed_delivery_price)).toBe(0)
    expect(minor((await returned(order, [1])).taxed_delivery_price)).toBe(back)
    const late = await delivered(wish)
    await db`update customer_order set delivered_at = now() - interval '30 days' where id = ${late.id}`
    expect(minor((await returned(late, [2])).taxed_delivery_price)).toBe(0)
  })

  it('of goods to exchange brings no delivery back: the contract goes on [REFUND-05]', async () => {
    const order = await delivered({ lines: [{ code: 'UNTRACKED' }], shipping: 'ppl-address' })
    const [line] = await itemsOf(order)
    const draft = await start(order)
    const at = `?hash=${order.hash}`
    const { id } = await ask(`POST /refunds/${draft.id}/items${at}`, { order_item_id: line?.id, amount: 1 })
    const read = async () => minor((await ask(`GET /refunds/${draft.id}${at}`)).taxed_delivery_price)
    expect(await read()).toBeGreaterThan(0)
    await ask(`PATCH /refunds/${draft.id}/items/${id}${at}`, { preferred_resolve: 'exchange' })
    expect(await read()).toBe(0)
  })

  it('of the rest brings none back either, until the exchange is rejected [REFUND-05]', async () => {
    const order = await delivered({
      lines: [{ code: 'UNTRACKED', amount: 2 }],
      shipping: 'ppl-address',
      payment: 'cash-on-delivery',
    })
    const exchange = await returned(order, [1], false, { preferred_resolve: 'exchange' })
    const again = async (is_withdrawal: boolean) => {
      const rest = await returned(order, [1], is_withdrawal)
      await settle(rest, 4)
      return minor(rest.taxed_delivery_price)
    }
    expect([await again(false), await again(true)]).toEqual([0, 0])
    await settle(exchange, 4)
    expect(minor((await returned(order, [2], true)).taxed_delivery_price)).toBeGreaterThan(0)
  })
})

describe('sending', () => {
  it('is done once, and confirmed by one mail in the language of the order [REFUND-02] [TBD-46]', async () => {
    const order = await delivered(
      { lines: [{ code: 'UNTRACKED', amount: 2 }], email: 'mila@example.com' },
      {},
      { language: 'sk' },
    )
    const first = await returned(order, [1])
    const again = await ask(`POST /refunds/${first.id}/submit?hash=${order.hash}`)
    expect(again).toEqual(first)
    expect(first.submitted_at).not.toBeNull()
    expect(first.expiration_at).toBeNull()
    const mails = (await readOutbox(db, 'mila@example.com')).filter(({ subject }) => /vrátenie/.test(subject))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`č. ${first.id}`)
    expect(mails[0]?.text).toContain('1 ks')
    expect(await statusOf(`DELETE /refunds/${first.id}?hash=${order.hash}`)).toBe(409)
    expect(await statusOf(`PATCH /refunds/${first.id}?hash=${order.hash}`, {})).toBe(409)
  })

  it('makes a record: the database itself refuses to change its lines [REFUND-04]', async () => {
    const order = await delivered({ lines: [{ code: 'UNTRACKED', amount: 2 }] })
    const { id } = await returned(order, [1])
    await expect(db`update refund_item set amount = 2 where refund_id = ${id}`).rejects.toThrow(
      'submitted refund',
    )
    await expect(db`delete from refund_item where refund_id = ${id}`).rejects.toThrow('submitted refund')
  })

  it('is listed for its owner, and for the staff [REFUND-01] [STAFF-01]', async () => {
    const order = await delivered({ lines: [{ code: 'UNTRACKED' }], customer: JANA, email: null }, {}, jana)
    const sent = await returned(order, [1])
    await ask('POST /refunds', { order_id: order.id, is_withdrawal: true }, jana).catch(() => {})
    const own = await ask('GET /refunds?embed=order_code,history', undefined, jana)
    expect(own.items[0]).toMatchObject({ id: sent.id, order_code: order.code, history: [{ state: 1 }] })
    expect(own.items.every((one: Answer) => one.submitted_at !== null)).toBe(true)
    expect((await ask('GET /refunds', undefined, petr)).items).toEqual([])
    expect(await statusOf('GET /refunds')).toBe(401)
    const all = await ask('GET /staff/refunds?per_page=1', undefined, staff)
    expect(all.items[0].id).toBe(sent.id)
    expect(await statusOf('GET /staff/refunds', undefined, jana)).toBe(403)
  })
})

describe('the staff', () => {
  it('moves a refund along its states and no other way [REFUND-01] [TBD-13]', async () => {
    const order = await delivered({ lines: [{ code: 'UNTRACKED' }] })
    const refund = await returned(order, [1])
    const to = (state: number) => statusOf(`PATCH /staff/refunds/${refund.id}`, { state }, staff)
    expect(await to(5)).toBe(409)
    expect(await to(2)).toBe(200)
    expect(await to(2)).toBe(200)
    expect(await to(1)).toBe(409)
    expect(await to(3)).toBe(200)
    expect(await to(4)).toBe(409)
    expect(await to(5)).toBe(200)
    const { history } = await ask(`GET /refunds/${refund.id}?hash=${order.hash}&embed=history`)
    expect(history.map(({ state }: Answer) => state)).toEqual([1, 2, 3, 5])
    const { items } = await ask(`GET /orders/${order.id}/timeline?hash=${order.hash}`)
    const kinds = items.map(({ kind, state }: Answer) => `${kind} ${typeof state === 'number' ? state : ''}`)
    expect(kinds).toEqual(
      expect.arrayContaining(['refund ', 'refund_state 2', 'refund_state 3', 'refund_state 5']),
    )
    const draft = await start(await delivered({ lines: [{ code: 'UNTRACKED' }] }))
    expect(await statusOf(`PATCH /staff/refunds/${draft.id}`, { state: 2 }, staff)).toBe(404)
    expect(await statusOf(`PATCH /staff/refunds/${refund.id}`, { state: 2 }, jana)).toBe(403)
  })

  it('puts what can be sold again back to the stock with its approval, damaged pieces not [STOCK-01]', async () => {
    await setStock('PLAIN', 10)
    const order = await delivered({ lines: [{ code: 'PLAIN', amount: 4 }] })
    expect((await stockOf('PLAIN')).stock_state).toBe(6)
    const refund = await returned(order, [3])
    const { items } = await ask(`GET /refunds/${refund.id}/items?hash=${order.hash}`)
    const damaged_items = [{ refund_item_id: items[0].id, amount: 1 }]
    await settle(refund, 2)
    expect((await stockOf('PLAIN')).stock_state).toBe(6)
    await ask(`PATCH /staff/refunds/${refund.id}`, { state: 3, damaged_items }, staff)
    expect((await stockOf('PLAIN')).stock_state).toBe(8)
    await settle(refund, 5)
    expect((await stockOf('PLAIN')).stock_state).toBe(8)
  })

  it('puts a package back as its parts [STOCK-01]', async () => {
    const [part] = await partsOfSet(db)
    await setStock(part.code, 20)
    const order = await delivered({
      lines: [{ code: 'SET-FIXED', amount: 2, parts: [part] }],
    })
    const after = await stockOf(part.code)
    expect(after.stock_state).toBe(20 - 2 * part.amount)
    expect(await returnable(order)).toMatchObject([{ max_amount: 2, part_names: [expect.any(String)] }])
    await settle(await returned(order, [1]), 3)
    expect((await stockOf(part.code)).stock_state).toBe(20 - part.amount)
  })

  it('gives a credit note for the part, and the order is returned when nothing is left [ORDER-16]', async () => {
    const order = await delivered({ lines: [{ code: 'PLAIN', amount: 2 }] })
    const read = () => ask(`GET /orders/${order.id}?hash=${order.hash}&embed=state,invoices`)
    await settle(await returned(order, [1]), 3, 5)
    const half = await read()
    expect(half.state.id).toBe(ORDER_STATES.delivered)
    expect(half.invoices).toHaveLength(2)
    await settle(await returned(order, [1]), 3, 5)
    const whole = await read()
    expect(whole.state.id).toBe(ORDER_STATES.returned)
    expect(whole.invoices.map(({ parent_id }: Answer) => parent_id !== null)).toEqual([false, true, true])
    const [, note] = whole.invoices
    const paper = await call(`GET /orders/${order.id}/invoices/${note.id}?hash=${order.hash}`)
    expect(paper.headers.get('content-type')).toBe('application/pdf')
    expect((await paper.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  })

  it('sends the credit note of each part with the mail about its money, and no other [ORDER-16] [TBD-46]', async () => {
    const email = 'dobropis@example.com'
    const order = await delivered({ lines: [{ code: 'UNTRACKED', amount: 2 }], email })
    const papersOf = async (state: 'paid_out' | 'approved') =>
      (await readOutbox(db, email))
        .filter(({ subject }) => subject.includes(state === 'paid_out' ? 'je vyřízeno' : 'je schváleno'))
        .map(({ attachments }) => attachments.map(({ name }) => name))
    for (let part = 1; part <= 2; part++) await settle(await returned(order, [1]), 3, 5)
    const { invoices } = await ask(`GET /orders/${order.id}?hash=${order.hash}&embed=invoices`)
    const [, first, last] = invoices.map(({ name }: Answer) => `${name}.pdf`)
    expect(await papersOf('paid_out')).toEqual([[last], [first]])
    expect(await papersOf('approved')).toEqual([[], []])
    expect((await readOutbox(db, email))[0]?.text).toContain('Opravný doklad je v příloze.')
  })

  it('cancels an order that never left and goes back whole, once for all that follows [ORDER-05]', async () => {
    await setStock('PLAIN', 10)
    const order = await ordered({ lines: [{ code: 'PLAIN', amount: 2 }] })
    await pay(order)
    const refund = await returned(order, [2], true)
    await settle(refund, 3, 5)
    const read = await ask(`GET /orders/${order.id}?hash=${order.hash}&embed=state,invoices`)
    expect(read.state.id).toBe(ORDER_STATES.cancelled)
    expect(read.invoices).toHaveLength(2)
    expect((await stockOf('PLAIN')).stock_state).toBe(10)
  })

  it('ends a paid order that never left once its last part is approved [ORDER-05] [REFUND-02]', async () => {
    await setStock('PLAIN', 10)
    const order = await ordered({ lines: [{ code: 'PLAIN', amount: 2 }] })
    await pay(order)
    const [first, last] = [await returned(order, [1], true), await returned(order, [1], true)]
    await settle(first, 3, 5)
    const read = () => ask(`GET /orders/${order.id}?hash=${order.hash}&embed=state,invoices`)
    expect((await read()).state.id).toBe(ORDER_STATES.processing)
    await settle(last, 2, 3)
    expect((await read()).state.id).toBe(ORDER_STATES.returned)
    expect(await statusOf(`PATCH /staff/orders/${order.id}`, { state_id: ORDER_STATES.shipped }, staff)).toBe(
      409,
    )
    await settle(last, 5)
    const ended = await read()
    expect(ended.state.id).toBe(ORDER_STATES.returned)
    expect(ended.invoices).toHaveLength(3)
    expect((await stockOf('PLAIN')).stock_state).toBe(10)
  })

  it('sells no damaged piece of an order that never left again, of whichever part [STOCK-01]', async () => {
    await setStock('PLAIN', 10)
    const order = await ordered({ lines: [{ code: 'PLAIN', amount: 2 }] })
    await pay(order)
    for (let part = 1; part <= 2; part++) {
      const { id } = await returned(order, [1], true)
      const { items } = await ask(`GET /refunds/${id}?hash=${order.hash}&embed=items`)
      const damaged_items = [{ refund_item_id: items[0].id, amount: 1 }]
      await ask(`PATCH /staff/refunds/${id}`, { state: 3, damaged_items }, staff)
      expect((await stockOf('PLAIN')).stock_state).toBe(8)
    }
  })

  it('takes back what lies in the shop with an order that never left, its gifts too [STOCK-01]', async () => {
    await setStock('PLAIN', 20)
    await db`update gift set product_id = (select id from product where code = 'PLAIN')`
    const gift = { code: 'PLAIN', gift: 'gift-from-1500' }
    const order = await ordered({ lines: [{ code: 'PLAIN', amount: 8 }, gift] })
    await pay(order)
    expect((await stockOf('PLAIN')).stock_state).toBe(11)
    for (let part = 1; part <= 2; part++) await settle(await returned(order, [4], true), 3)
    expect((await stockOf('PLAIN')).stock_state).toBe(20)
  })

  it('cancels an order that never left and was received whole first [ORDER-05]', async () => {
    const order = await ordered({ lines: [{ code: 'UNTRACKED', amount: 2 }] })
    await pay(order)
    await settle(await returned(order, [2], true), 2, 3, 5)
    const { state } = await ask(`GET /orders/${order.id}?hash=${order.hash}&embed=state`)
    expect(state.id).toBe(ORDER_STATES.cancelled)
  })

  it('cancels an unpaid order that never left once its last part is approved [ORDER-05] [STOCK-01]', async () => {
    await setStock('PLAIN', 10)
    const order = await ordered({ lines: [{ code: 'PLAIN', amount: 2 }] })
    for (let part = 1; part <= 2; part++) await settle(await returned(order, [1], true), 3)
    const { state } = await ask(`GET /orders/${order.id}?hash=${order.hash}&embed=state`)
    expect(state.id).toBe(ORDER_STATES.cancelled)
    expect((await stockOf('PLAIN')).stock_state).toBe(10)
  })

  it('settles a part only once the order is paid: until then there is nothing to give back, and later there would be [REFUND-02] [LOYAL-08]', async () => {
    const before = await shop.creditsOf(JANA)
    const order = await ordered({ lines: [{ code: 'UNTRACKED', amount: 4 }], customer: JANA }, {}, jana)
    const refund = await returned(order, [1], true)
    await settle(refund, 3)
    expect(await statusOf(`PATCH /staff/refunds/${refund.id}`, { state: 5 }, staff)).toBe(409)
    await pay(order)
    const [earned] = await db`select amount from order_earning where order_id = ${order.id}`
    await settle(refund, 5)
    expect(await shop.creditsOf(JANA)).toBe(before + earned?.amount - Math.floor(earned?.amount / 4))
  })

  it('settles the parts of an unpaid order once all of it comes back, and takes no money for it then [REFUND-02]', async () => {
    const order = await ordered({
      lines: [{ code: 'UNTRACKED', amount: 2 }],
      shipping: 'ppl-address',
      payment: 'cash-on-delivery',
    })
    await move(order, ORDER_STATES.processing, ORDER_STATES.shipped, ORDER_STATES.delivered)
    const [first, last] = [await returned(order, [1]), await returned(order, [1])]
    await settle(first, 3)
    expect(await statusOf(`PATCH /staff/refunds/${first.id}`, { state: 5 }, staff)).toBe(409)
    await settle(last, 3)
    await settle(first, 5)
    expect(await statusOf(`POST /staff/orders/${order.id}/payment`, {}, staff)).toBe(409)
    await settle(last, 5)
    const { state, invoices } = await ask(`GET /orders/${order.id}?hash=${order.hash}&embed=state,invoices`)
    expect(state.id).toBe(ORDER_STATES.returned)
    expect(invoices).toHaveLength(3)
  })

  it('promises no money for an order nobody has paid [REFUND-01] [TBD-46]', async () => {
    const email = 'neplatil@example.com'
    const order = await ordered({ lines: [{ code: 'UNTRACKED' }], email })
    const told = async () => (await readOutbox(db, email))[0]?.text
    const refund = await returned(order, [1], true)
    expect(await ask(`GET /refunds/${refund.id}?hash=${order.hash}&embed=is_paid`)).toMatchObject({
      is_paid: false,
    })
    expect(await told()).toContain('Objednávka není zaplacená')
    expect(await told()).not.toContain('K vrácení')
    await move(order, ORDER_STATES.processing, ORDER_STATES.shipped, ORDER_STATES.delivered)
    await settle(refund, 3)
    expect(await told()).toMatch(/schválili\. Objednávka není zaplacená/)
    await settle(refund, 5)
    expect(await told()).toContain('platit ji už nemusíte')
    expect(await told()).not.toContain('poslali')
  })

  it('does not cancel as a whole an order of which a part has gone back [ORDER-05]', async () => {
    const order = await ordered({ lines: [{ code: 'UNTRACKED', amount: 2 }] })
    await pay(order)
    await move(order, ORDER_STATES.shipped)
    await settle(await returned(order, [1], true), 3)
    expect(await statusOf(`POST /staff/orders/${order.id}/cancel`, undefined, staff)).toBe(409)
  })
})

describe('what the law excepts', () => {
  it('cannot go back, and says why; sealed goods can [REFUND-04]', async () => {
    const order = await delivered({
      lines: [
        { code: 'ENGRAVED', fields: [{ name: 'text', value: 'Pro babičku' }] },
        { code: 'UNTRACKED' },
        { code: 'WRAP' },
        { code: 'TIN-JASMINE' },
      ],
    })
    expect(await returnable(order)).toMatchObject([
      { obstacle: 'made_to_order', max_amount: 0 },
      { obstacle: null, max_amount: 1, is_sealed: false },
      { obstacle: 'service_rendered', max_amount: 0 },
      { obstacle: null, max_amount: 1, is_sealed: true },
    ])
    const draft = await start(order, true)
    const [engraved] = await itemsOf(order)
    expect(
      await statusOf(`POST /refunds/${draft.id}/items?hash=${order.hash}`, {
        order_item_id: engraved?.id,
        amount: 1,
      }),
    ).toBe(422)
    // What the catalogue says later changes nothing about an order that is made.
    await db`update product set withdrawal_exception = null where code = 'ENGRAVED'`
    expect((await returnable(order))[0]).toMatchObject({ obstacle: 'made_to_order' })
    await db`update product set withdrawal_exception = 'made_to_order' where code = 'ENGRAVED'`
  })

  it('of a service counts once it was provided: until the goods are sent it goes back with them [REFUND-01] [L6b]', async () => {
    const wish = { lines: [{ code: 'UNTRACKED' }, { code: 'WRAP' }], shipping: 'ppl-address' }
    const order = await ordered(wish)
    await pay(order)
    expect(await returnable(order)).toMatchObject([
      { obstacle: null, max_amount: 1 },
      { obstacle: null, max_amount: 1 },
    ])
    const refund = await returned(order, [1, 1], true)
    expect(minor(refund.taxed_delivery_price)).toBeGreaterThan(0)
    await settle(refund, 3)
    const { state } = await ask(`GET /orders/${order.id}?hash=${order.hash}&embed=state`)
    expect(state.id).toBe(ORDER_STATES.cancelled)
  })

  it('leaves nothing of a service to a draft that is not sent in time; a record keeps it [REFUND-07]', async () => {
    const order = await ordered({ lines: [{ code: 'WRAP', amount: 2 }, { code: 'UNTRACKED' }] })
    await pay(order)
    const sent = await returned(order, [1], true)
    const draft = await start(order, true)
    const at = `?hash=${order.hash}`
    const [wrap] = await itemsOf(order)
    await ask(`POST /refunds/${draft.id}/items${at}`, { order_item_id: wrap?.id, amount: 1 })
    const most = async ({ id }: Answer) => (await ask(`GET /refunds/${id}/items${at}`)).items[0].max_amount
    expect(await most(draft)).toBe(1)
    await move(order, ORDER_STATES.shipped)
    expect([await most(draft), await most(sent)]).toEqual([0, 2])
    expect(await statusOf(`POST /refunds/${draft.id}/submit${at}`)).toBe(409)
  })

  it('stays with a service of which nothing was withdrawn in time; what was is called returned [REFUND-07]', async () => {
    const order = await ordered({ lines: [{ code: 'UNTRACKED' }, { code: 'WRAP', amount: 2 }] })
    await pay(order)
    await returned(order, [0, 1], true)
    await move(order, ORDER_STATES.shipped)
    expect((await returnable(order))[1]).toMatchObject({ obstacle: 'service_rendered', max_amount: 0 })
    const other = await ordered({ lines: [{ code: 'UNTRACKED' }, { code: 'WRAP' }] })
    await pay(other)
    await returned(other, [0, 1], true)
    await move(other, ORDER_STATES.shipped)
    expect((await returnable(other))[1]).toMatchObject({ obstacle: 'returned', max_amount: 0 })
  })
})
