import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { ORDER_STATES } from '#contract/order-state.ts'
import { createLog } from '#platform/http/log.ts'
import { mailNextEvent } from '#platform/order-mail/order-mail-worker.ts'
import { readOutbox } from '#platform/mail/outbox.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { type CartWish, fillCart, openOrderShop } from '#tests/order-scene.ts'

const shop = await openOrderShop()
const { ask, call, db, ordered } = shop
const staff = { token: await shop.logStaffIn() }
await shop.setStock('PLAIN', 500)

const EXACT = { up: 100_60, down: 100_40 }
const ROUNDED = { up: '0,40', down: '−0,40' }
/** Delivery and payment cost whole crowns, so that the halers are those of the goods. */
const wish = { lines: [{ code: 'PLAIN' }], shipping: 'ppl-address', payment: 'cash-on-delivery' }
const cents = (money: { value: number }) => Math.round(money.value * 100)
const flat = (text: string) => text.replace(/\s+/g, ' ')

const priced = (way: keyof typeof EXACT) => db`
  update product_price set taxed_price = ${EXACT[way]}, discounted_taxed_price = null, discounted_from = null,
    discounted_to = null from product where product.id = product_id and product.code = 'PLAIN'`

async function rounded(way: keyof typeof EXACT): Promise<Answer> {
  await priced(way)
  return ordered(wish)
}

const detail = ({ id, hash }: Answer, embed: string) => ask(`GET /orders/${id}?hash=${hash}&embed=${embed}`)
const move = async ({ id }: Answer, ...states: number[]) => {
  for (const state_id of states) await ask(`PATCH /staff/orders/${id}`, { state_id }, staff)
}

async function paperOf(order: Answer, index: number): Promise<string> {
  const { invoices } = await detail(order, 'invoices')
  const answer = await call(`GET /orders/${order.id}/invoices/${invoices[index].id}?hash=${order.hash}`)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())))
  return flat(text.join(' '))
}

describe.each(['up', 'down'] as const)('a total that cash rounds %s', (way) => {
  it('is that of the cart and of its order, beside taxes that know nothing of it [TBD-55] [CART-39]', async () => {
    await priced(way)
    const id = await fillCart(db, wish)
    const cart = await ask(`GET /carts/${id}`)
    expect(flat(cart.rounding.formatted)).toBe(`${ROUNDED[way]} Kč`)
    expect(cents(cart.taxed_total_price) % 100).toBe(0)
    const order = await ask('POST /orders', {
      cart_id: id,
      seen: {
        taxed_total_price: cart.taxed_total_price.value,
        shipping_method_id: cart.shipping_method.id,
        payment_method_id: cart.payment_method.id,
      },
    })
    for (const total of ['taxed_total_price', 'total_price', 'tax_amount', 'rounding'])
      expect(order[total], total).toEqual(cart[total])
    expect(cents(order.total_price) + cents(order.tax_amount) + cents(order.rounding)).toBe(
      cents(order.taxed_total_price),
    )
    const { tax_per_rate, shipping, payment } = await detail(order, 'tax_per_rate,shipping,payment')
    expect(tax_per_rate).toEqual(cart.tax_per_rate)
    const goods = EXACT[way] + cents(shipping.taxed_price) + cents(payment.taxed_price)
    expect(cents(order.taxed_total_price) - cents(order.rounding)).toBe(goods)
  })

  it('is explained in the mail, on the invoice and on its correction [TBD-55] [ORDER-18]', async () => {
    const order = await rounded(way)
    while (
      await mailNextEvent(
        { sql: db, log: createLog('silent'), public_url: 'https://vitrine.example' },
        new Date(),
      )
    );
    const received = (await readOutbox(db)).find((mail) => mail.text.includes(order.code))
    expect(flat(received?.text ?? '')).toContain(`Zaokrouhlení: ${ROUNDED[way]} Kč`)
    await ask(`POST /staff/orders/${order.id}/payment`, {}, staff)
    const total = flat(order.taxed_total_price.formatted)
    const invoice = await paperOf(order, 0)
    expect(invoice).toContain(`Zaokrouhlení ${ROUNDED[way]} Kč`)
    expect(invoice).toContain(total)
    await move(order, ORDER_STATES.cancelled)
    const correction = await paperOf(order, 1)
    expect(correction).toContain(`Zaokrouhlení ${ROUNDED[way === 'up' ? 'down' : 'up']} Kč`)
    expect(correction).toContain(`−${total}`)
  })

  it('goes back as it was paid to whoever withdraws from the whole [TBD-55] [REFUND-01]', async () => {
    const order = await rounded(way)
    await ask(`POST /staff/orders/${order.id}/payment`, {}, staff)
    await move(order, ORDER_STATES.shipped, ORDER_STATES.delivered)
    const [item] = (await ask(`GET /orders/${order.id}/items?hash=${order.hash}`)).items
    const { id } = await ask(`POST /refunds?hash=${order.hash}`, { order_id: order.id, is_withdrawal: true })
    await ask(`POST /refunds/${id}/items?hash=${order.hash}`, { order_item_id: item.id, amount: 1 })
    const refund = await ask(`POST /refunds/${id}/submit?hash=${order.hash}`)
    expect(refund.rounding).toEqual(order.rounding)
    const sum = cents(refund.taxed_items_price) + cents(refund.taxed_delivery_price) + cents(refund.rounding)
    expect(cents(refund.taxed_total_price)).toBe(sum)
    expect(cents(refund.total_price) + cents(refund.tax_amount) + cents(refund.rounding)).toBe(sum)
    const kept = cents(order.taxed_total_price) - sum
    expect(kept % 100, 'no haler stays behind').toBe(0)
    for (const state of [2, 3, 5]) await ask(`PATCH /staff/refunds/${id}`, { state }, staff)
    expect(await paperOf(order, 1)).toContain(`Zaokrouhlení ${ROUNDED[way === 'up' ? 'down' : 'up']} Kč`)
    const [due] = await db<{ amount: number }[]>`select amount from refund_due where order_id = ${order.id}`
    expect(due?.amount).toBe(sum)
  })
})

it('goes back once, though a gift that cost nothing follows alone [TBD-55] [REFUND-07]', async () => {
  await priced('up')
  const gift = { code: 'UNTRACKED', gift: 'gift-from-1500' }
  const order = await ordered({ ...wish, lines: [{ code: 'PLAIN', amount: 16 }, gift] })
  await ask(`POST /staff/orders/${order.id}/payment`, {}, staff)
  await move(order, ORDER_STATES.shipped, ORDER_STATES.delivered)
  const { items } = await ask(`GET /orders/${order.id}/items?hash=${order.hash}`)
  const back = []
  for (const { id: order_item_id, amount } of items) {
    const { id } = await ask(`POST /refunds?hash=${order.hash}`, { order_id: order.id, is_withdrawal: true })
    await ask(`POST /refunds/${id}/items?hash=${order.hash}`, { order_item_id, amount })
    back.push(await ask(`POST /refunds/${id}/submit?hash=${order.hash}`))
  }
  expect(back.map(({ rounding }) => cents(rounding))).toEqual([cents(order.rounding), 0])
  expect(cents(order.rounding)).toBe(40)
  expect(cents(back[1].taxed_total_price)).toBe(0)
})

it('is left to the haler by whoever pays in another way, and in another currency [TBD-55]', async () => {
  await priced('down')
  for (const order of [
    await ordered({ ...wish, payment: 'bank-transfer' }),
    await ordered(wish, {}, { currency: 'EUR' }),
  ])
    expect(order.rounding.value).toBe(0)
})

describe.each(['up', 'down'] as const)('of goods that cash pays for at the counter, rounded %s', (way) => {
  /** Neither picking up nor paying costs anything, so the total is that of the goods. */
  async function pickedUp(
    more: Partial<CartWish> = {},
    sent = {},
  ): Promise<{ order: Answer; order_item_id: number }> {
    await priced(way)
    await db`
      update payment_method_price set cash_step = 100 from payment_method, currency
      where payment_method.id = payment_method_id and payment_method.code = 'pickup-payment'
        and currency.id = currency_id and currency.code = 'CZK'`
    const picking = { ...wish, shipping: 'personal-pickup', payment: 'pickup-payment' }
    const order = await ordered({ ...picking, ...more }, {}, sent)
    await ask(`POST /staff/orders/${order.id}/payment`, {}, staff)
    await move(order, ORDER_STATES.ready_for_pickup, ORDER_STATES.delivered)
    const [item] = (await ask(`GET /orders/${order.id}/items?hash=${order.hash}`)).items
    return { order, order_item_id: item.id }
  }
  async function expectAllBack(order: Answer): Promise<void> {
    const [due] = await db<{ amount: number }[]>`select amount from refund_due where order_id = ${order.id}`
    expect(due?.amount).toBe(cents(order.taxed_total_price))
    expect(await paperOf(order, 1)).toContain(`−${flat(order.taxed_total_price.formatted)}`)
  }

  async function complain(order: Answer, order_item_id: number): Promise<void> {
    const { id } = await ask(`POST /complaints?hash=${order.hash}`, {
      order_id: order.id,
      type: 1,
      first_name: 'Karel',
      last_name: 'Čapek',
      email: 'karel@example.com',
      items: [{ order_item_id, amount: 1, reason: 'Prasklé', preferred_resolve: 'money_back' }],
    })
    for (const state of [3, 4, 6]) await ask(`PATCH /staff/complaints/${id}`, { state }, staff)
  }

  it('a complaint gives back exactly what was paid [TBD-55] [COMPL-03]', async () => {
    const { order, order_item_id } = await pickedUp()
    await complain(order, order_item_id)
    await expectAllBack(order)
  })

  /** Later than anybody may withdraw. */
  async function returnLate(order: Answer, order_item_id: number): Promise<void> {
    await db`update customer_order set delivered_at = now() - interval '60 days' where id = ${order.id}`
    const { id } = await ask(`POST /refunds?hash=${order.hash}`, { order_id: order.id, is_withdrawal: false })
    await ask(`POST /refunds/${id}/items?hash=${order.hash}`, { order_item_id, amount: 1 })
    const [way_back] = await db`select id from refund_shipping_method where code = 'refund-own-way'`
    await ask(`PATCH /refunds/${id}?hash=${order.hash}`, { shipping_method_id: way_back?.id })
    await ask(`POST /refunds/${id}/submit?hash=${order.hash}`)
    for (const state of [3, 5]) await ask(`PATCH /staff/refunds/${id}`, { state }, staff)
  }

  it('a return after the time for withdrawing gives back exactly what was paid [TBD-55] [REFUND-01]', async () => {
    const { order, order_item_id } = await pickedUp()
    await returnLate(order, order_item_id)
    await expectAllBack(order)
  })

  /** The goods cost all but a few halers of the total, and something beside them costs those. */
  async function withTrifle(): Promise<{ order: Answer; items: number[] }> {
    await db`
      update product_price set taxed_price = 5, discounted_taxed_price = null, discounted_from = null,
        discounted_to = null from product where product.id = product_id and product.code = 'UNTRACKED'`
    const { order } = await pickedUp({ lines: [{ code: 'PLAIN' }, { code: 'UNTRACKED' }] })
    const { items } = await ask(`GET /orders/${order.id}/items?hash=${order.hash}`)
    return { order, items: items.map(({ id }: Answer) => id) }
  }

  async function submit(order: Answer, order_item_id: number): Promise<number> {
    const { id } = await ask(`POST /refunds?hash=${order.hash}`, { order_id: order.id, is_withdrawal: true })
    await ask(`POST /refunds/${id}/items?hash=${order.hash}`, { order_item_id, amount: 1 })
    await ask(`POST /refunds/${id}/submit?hash=${order.hash}`)
    return id
  }
  async function moveRefund(id: number, ...states: number[]): Promise<void> {
    for (const state of states) await ask(`PATCH /staff/refunds/${id}`, { state }, staff)
  }
  const withdraw = async (order: Answer, order_item_id: number) =>
    moveRefund(await submit(order, order_item_id), 3, 5)

  it.each([
    { how: 'withdrawn', first: withdraw, last: withdraw },
    { how: 'returned late', first: returnLate, last: returnLate },
    { how: 'complained about', first: complain, last: returnLate },
  ])(
    'goods $how before those of a few halers bring back with them what was paid [TBD-55]',
    async ({ first, last }) => {
      const { order, items } = await withTrifle()
      await first(order, items[0] ?? 0)
      await last(order, items[1] ?? 0)
      const dues = await db<{ amount: number }[]>`select amount from refund_due where order_id = ${order.id}`
      expect(dues.reduce((sum, { amount }) => sum + amount, 0)).toBe(cents(order.taxed_total_price))
    },
  )

  it.each([
    { which: 'dearer', place: 0 },
    { which: 'cheaper', place: 1 },
  ])(
    'goods of which the $which were rejected once, after the others, bring back all that was paid and no more [TBD-55] [REFUND-07]',
    async ({ place }) => {
      const { order, items } = await withTrifle()
      const [own = 0, other = 0] = [items[place], items[1 - place]]
      const rejected = await submit(order, own)
      const stands = await submit(order, other)
      await moveRefund(rejected, 4)
      await moveRefund(stands, 3, 5)
      const given = async () => {
        const [due] = await db<{ sum: number }[]>`
          select coalesce(sum(amount), 0)::int as sum from refund_due where order_id = ${order.id}`
        return due?.sum ?? 0
      }
      const paid = cents(order.taxed_total_price)
      const lines = (await ask(`GET /orders/${order.id}/items?hash=${order.hash}`)).items
      const price = cents(lines.find(({ id }: Answer) => id === own).taxed_total_price)
      const still_paid = paid - (await given())
      expect(still_paid).toBeGreaterThan(0)
      expect(still_paid, 'no more than what stays is worth').toBeLessThanOrEqual(price)
      await withdraw(order, own)
      expect(await given()).toBe(paid)
    },
  )

  it('that goes back with all that money has paid, though what credits have paid is kept [TBD-55] [LOYAL-09]', async () => {
    const customer = 'jana@example.com'
    const lines = [{ code: 'PLAIN' }, { code: 'CREDIT', credits: true }]
    const token = await shop.logIn(customer)
    const { order, order_item_id } = await pickedUp({ customer, lines }, { token })
    await returnLate(order, order_item_id)
    await expectAllBack(order)
  })
})

it('goods that are all exchanged are corrected by no more than was invoiced [TBD-55] [REFUND-05]', async () => {
  await db`update payment_method_price price set taxed_price = 0 from payment_method method
    where method.id = payment_method_id and method.code = 'cash-on-delivery'`
  await db`update shipping_method_price price set taxed_price = 0 from shipping_method method
    where method.id = shipping_method_id and method.code = 'ppl-address'`
  const order = await rounded('down')
  await ask(`POST /staff/orders/${order.id}/payment`, {}, staff)
  await move(order, ORDER_STATES.shipped, ORDER_STATES.delivered)
  const [item] = (await ask(`GET /orders/${order.id}/items?hash=${order.hash}`)).items
  const { id } = await ask(`POST /refunds?hash=${order.hash}`, { order_id: order.id, is_withdrawal: false })
  const wished = { order_item_id: item.id, amount: 1, preferred_resolve: 'exchange' }
  await ask(`POST /refunds/${id}/items?hash=${order.hash}`, wished)
  const ways = (await ask(`GET /refunds/${id}/shipping-methods?hash=${order.hash}`)).items
  const way = ways.find(({ taxed_price }: Answer) => taxed_price.value === 0)
  await ask(`PATCH /refunds/${id}?hash=${order.hash}`, { shipping_method_id: way.id })
  await ask(`POST /refunds/${id}/submit?hash=${order.hash}`)
  for (const state of [3, 5]) await ask(`PATCH /staff/refunds/${id}`, { state }, staff)
  const [note] = await db<{ total: number }[]>`
    select (content ->> 'taxed_total_price')::int as total from order_invoice
    where order_id = ${order.id} and content is not null`
  expect(note?.total).toBe(cents(order.taxed_total_price))
})
