import { describe, expect, it } from 'vitest'
import { MOST_CONFIRMATIONS } from '#platform/order/order-payment.ts'
import { openPaymentShop, type PaidOrder } from '#tests/payment-scene.ts'
import { CREATING_MS, MOST_ATTEMPTS } from './start-payment.ts'

const shop = await openPaymentShop()
const { db, call, sim, staff, ordered, opened, paid, again, otherwise, attempts, become, stateOf } = shop
await sim('gopay', 'POST /settings', { notifications: { mode: 'drop' } })

const codesOf = async ({ id, hash }: PaidOrder, headers: Record<string, string> = {}) => {
  const { answer } = await call(
    `GET /orders/${id}/payment-methods?hash=${hash}&paginate=false`,
    undefined,
    headers,
  )
  const ids: number[] = answer.items.map((method: { id: number }) => method.id)
  const rows = await db<{ id: number; code: string }[]>`select id, code from payment_method`
  return ids.map((one) => rows.find((row) => row.id === one)?.code)
}

const orderOf = async ({ id }: PaidOrder) => {
  const [row] = await db<
    { state: number; stock: number; service: number; name: string; total: number; confirmations: number }[]
  >`
    select state_id as state, stock_state as stock, payment_service as service, name, taxed_total_price as total, (
      select count(*)::int from order_event where order_id = ${id} and kind = 'created') as confirmations
    from customer_order join order_payment on order_payment.order_id = customer_order.id
    where customer_order.id = ${id}`
  return { ...row }
}

const stockOf = async (code: string) => {
  const [row] = await db<{ stock_state: number; reserved_state: number }[]>`
    select stock_state, reserved_state from product where code = ${code}`
  return row ? { ...row } : { stock_state: 0, reserved_state: 0 }
}

describe('the methods an order can be paid by', () => {
  it('go with its shipping and cost what it already pays [PAY-17]', async () => {
    expect(await codesOf(await ordered('gopay'))).toEqual([
      'gopay',
      'csob',
      'bank-transfer',
      'pickup-payment',
    ])
    const sent = await ordered('gopay', { shipping: 'ppl-address' })
    expect(await codesOf(sent)).toEqual(['gopay', 'csob', 'bank-transfer'])
    // A fee is a part of the price that was agreed upon.
    const by_carrier = await ordered('cash-on-delivery', { shipping: 'ppl-address' })
    expect(await codesOf(by_carrier)).toEqual(['cash-on-delivery'])
    expect((await otherwise(by_carrier, 'gopay')).status).toBe(409)
    expect((await otherwise(sent, 'cash-on-delivery')).status).toBe(409)
  })

  it('are not those that would round the total otherwise [TBD-55] [PAY-17]', async () => {
    await db`update payment_method_price set cash_step = 100 where payment_service = 5`
    const order = await ordered('bank-transfer')
    const total = (taxed: number, rounding: number) => db`
      update customer_order set taxed_total_price = ${taxed}, taxed_total_price_without_credits = ${taxed},
        total_price = ${taxed - rounding}, tax_amount = 0, rounding = ${rounding} where id = ${order.id}`
    await total(100_00, 0)
    expect(await codesOf(order)).toEqual(['gopay', 'csob', 'bank-transfer', 'pickup-payment'])
    await total(100_40, 0)
    expect(await codesOf(order)).toEqual(['gopay', 'csob', 'bank-transfer'])
    await total(100_00, -40)
    expect(await codesOf(order)).toEqual(['pickup-payment'])
    await db`update payment_method_price set cash_step = null where payment_service = 5`
  })

  it('are those of the order’s buyer and currency, whoever looks and in which one', async () => {
    const order = await ordered('bank-transfer')
    await db`
      update customer_order set customer_id = (select id from customer where email = 'petr@example.com')
      where id = ${order.id}`
    expect(await codesOf(order, { 'currency-preference': 'EUR' })).toContain('invoice')
    const { id, hash } = order
    const { answer } = await call(`GET /orders/${id}/payment-methods?hash=${hash}`, undefined, {
      'currency-preference': 'EUR',
    })
    expect(answer.items[0].taxed_price.formatted).toContain('Kč')
    const guest = await ordered('bank-transfer')
    expect(await codesOf(guest)).not.toContain('invoice')
    expect((await otherwise(guest, 'invoice')).status).toBe(409)
  })

  it('are for whoever holds the order, and none once it is paid, cancelled or begun', async () => {
    const order = await ordered('bank-transfer')
    expect((await call(`GET /orders/${order.id}/payment-methods`)).status).toBe(401)
    await staff(`PATCH /staff/orders/${order.id}`, { state_id: 3 })
    expect(await codesOf(order)).toEqual([])
    expect((await otherwise(order, 'gopay')).status).toBe(409)
    expect(await codesOf((await paid('gopay')).order)).toEqual([])
    const cancelled = await ordered('gopay')
    await call(`POST /orders/${cancelled.id}/cancel?hash=${cancelled.hash}`)
    expect(await codesOf(cancelled)).toEqual([])
    expect((await otherwise(cancelled, 'bank-transfer')).status).toBe(409)
  })
})

describe('paying an order in another way', () => {
  it('at another gateway opens a payment there, for the same money [PAY-17]', async () => {
    const { order, payment_id } = await opened('gopay')
    await become('gopay', payment_id, 'CANCELED')
    const { status, answer } = await otherwise(order, 'csob')
    expect(status).toBe(200)
    expect(answer).toEqual({ gateway_uri: expect.stringContaining('/payment/process/'), is_paid: false })
    expect(await orderOf(order)).toMatchObject({ service: 8, state: 2, total: order.total })
    const [, second] = await attempts(order)
    const made = await sim('csob', `GET /payments/${second?.gateway_payment_id}`)
    expect(made).toMatchObject({ orderNo: order.code, totalAmount: order.total })
    await become('csob', second?.gateway_payment_id ?? '', 7)
    await call(`POST /orders/${order.id}/payments/verify?hash=${order.hash}`)
    expect(await stateOf(order)).toEqual({ paid: true, invoices: 1, paid_events: 1, refunds: 0 })
  })

  it('by transfer gives its account and code, keeps the goods and is confirmed anew [PAY-15]', async () => {
    const free = await stockOf('PLAIN')
    const order = await ordered('gopay', { lines: [{ code: 'PLAIN', amount: 3 }] })
    const before = await orderOf(order)
    expect(await stockOf('PLAIN')).toEqual({ stock_state: free.stock_state - 3, reserved_state: 3 })
    expect((await otherwise(order, 'bank-transfer')).answer).toEqual({ gateway_uri: null, is_paid: false })
    expect(await orderOf(order)).toMatchObject({
      service: 1,
      state: 1,
      name: 'Bankovní převod',
      total: before.total,
      confirmations: 2,
    })
    expect(await stockOf('PLAIN')).toEqual({ stock_state: free.stock_state - 3, reserved_state: 0 })
    const code = await call(`GET /orders/${order.id}/qr-code?hash=${order.hash}`)
    expect(code.answer).toMatchObject({ account: expect.any(String), amount: { value: order.total / 100 } })
    expect((await again(order)).status).toBe(409)
    // And back again: the order waits, as one that was to be transferred from the beginning.
    expect((await otherwise(order, 'gopay')).answer.gateway_uri).toContain('/gw/v3/')
    expect(await orderOf(order)).toMatchObject({ service: 4, state: 1 })
    expect((await call(`GET /orders/${order.id}/qr-code?hash=${order.hash}`)).status).toBe(404)
  })

  it('waits until the payment that is open at a gateway has ended there [PAY-17]', async () => {
    const { order, payment_id } = await opened('gopay')
    for (const state of ['CREATED', 'PAYMENT_METHOD_CHOSEN']) {
      await become('gopay', payment_id, state)
      const { status, answer } = await otherwise(order, 'bank-transfer')
      expect(status).toBe(409)
      expect(answer.message).toContain('otevřená')
      expect((await otherwise(order, 'csob')).status).toBe(409)
    }
    expect(await orderOf(order)).toMatchObject({ service: 4, state: 2 })
    await become('gopay', payment_id, 'PAID')
    expect((await otherwise(order, 'bank-transfer')).answer).toEqual({ gateway_uri: null, is_paid: true })
    expect(await orderOf(order)).toMatchObject({ service: 4 })
  })

  it('is open after as many tries as there may be, where no gateway is needed', async () => {
    const order = await ordered('gopay')
    for (let made = 0; made < MOST_ATTEMPTS; made += 1) {
      await again(order)
      await become('gopay', (await attempts(order)).at(-1)?.gateway_payment_id ?? '', 'CANCELED')
    }
    expect((await otherwise(order, 'csob')).status).toBe(409)
    expect(await orderOf(order)).toMatchObject({ service: 4 })
    expect((await otherwise(order, 'bank-transfer')).status).toBe(200)
  })

  it('to and fro writes to its buyer so many times and no more, and can still be paid online [S43]', async () => {
    const order = await ordered('bank-transfer')
    const turns = ['pickup-payment', 'bank-transfer']
    for (let told = 1; told < MOST_CONFIRMATIONS; told += 1) {
      expect((await otherwise(order, turns[(told - 1) % 2] ?? '')).status).toBe(200)
    }
    const before = await orderOf(order)
    const next = turns[(MOST_CONFIRMATIONS - 1) % 2] ?? ''
    const answers = await Promise.all([1, 2, 3].map(() => otherwise(order, next)))
    for (const { status, answer } of answers) {
      expect(status).toBe(409)
      expect(answer.message).toContain('příliš často')
    }
    expect(await orderOf(order)).toEqual({ ...before, confirmations: MOST_CONFIRMATIONS })
    expect((await otherwise(order, 'gopay')).answer.gateway_uri).toContain('/gw/v3/')
  })

  it('from two tabs at once ends in one way, with one payment', async () => {
    const order = await ordered('bank-transfer')
    const answers = await Promise.all([
      otherwise(order, 'gopay'),
      otherwise(order, 'csob'),
      otherwise(order, 'gopay'),
      otherwise(order, 'csob'),
    ])
    const opened_urls = new Set(answers.flatMap(({ answer }) => answer.gateway_uri ?? []))
    expect(await attempts(order)).toHaveLength(1)
    expect(opened_urls.size).toBeGreaterThanOrEqual(1)
    const { service } = await orderOf(order)
    const [attempt] = await db<{ payment_service: number }[]>`
      select payment_service from payment_attempt where order_id = ${order.id}`
    expect(attempt?.payment_service).toBe(service)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  })
})

describe('a try that a dying process has left behind', () => {
  it('is given up while the next one waits, as soon as it is old enough', async () => {
    const order = await ordered('gopay')
    const created_at = new Date(shop.clock.now.getTime() - CREATING_MS + 400)
    await db`
      insert into payment_attempt (order_id, gateway, payment_service, amount, currency, state, created_at, changed_at)
      values (${order.id}, 'gopay', 4, ${order.total}, 'CZK', 'creating', ${created_at}, ${created_at})`
    expect((await again(order)).status).toBe(200)
    expect((await attempts(order)).map(({ state }) => state)).toEqual(['unknown', 'open'])
  })
})
