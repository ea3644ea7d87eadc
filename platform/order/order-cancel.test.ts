import { describe, expect, it } from 'vitest'
import type { Answer } from '#tests/demo-shop.ts'
import { openOrderShop } from '#tests/order-scene.ts'

const shop = await openOrderShop()
const { ask, call, fill, order, ordered, db, stockOf, setStock } = shop
const staff = { token: await shop.logStaffIn() }
const jana = { token: await shop.logIn('jana@example.com') }
const JANA = 'jana@example.com'
const cancel = ({ id, hash }: Answer) => call(`POST /orders/${id}/cancel?hash=${hash}&embed=state`)
const pay = ({ id }: Answer, body = {}) =>
  call(`POST /staff/orders/${id}/payment?embed=state,invoices`, body, staff)
const move = ({ id }: Answer, state_id: number) =>
  call(`PATCH /staff/orders/${id}?embed=state,invoices`, { state_id }, staff)

describe('cancelling by the buyer', () => {
  it('gives back stock and voucher, once [ORDER-05] [DISC-02]', async () => {
    await setStock('PLAIN', 10)
    const uses = await shop.usesOf('SLEVA10')
    const created = await ordered({
      lines: [{ code: 'PLAIN', amount: 4 }],
      codes: ['SLEVA10'],
      payment: 'gopay',
    })
    expect(await stockOf('PLAIN')).toEqual({ stock_state: 6, reserved_state: 4 })
    const answers = [await cancel(created), await cancel(created)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const cancelled: Answer = await answers[1]?.json()
    expect(cancelled).toMatchObject({ stock_state: 3, state: { id: 7 } })
    expect(cancelled.cancelled_at).not.toBeNull()
    expect(await stockOf('PLAIN')).toEqual({ stock_state: 10, reserved_state: 0 })
    expect(await shop.usesOf('SLEVA10')).toBe(uses)
    const events = await db`select kind from order_event where order_id = ${created.id} order by id`
    expect(events.map(({ kind }) => kind)).toEqual(['created', 'cancelled'])
  })

  it('lets a voucher of one order be used again [DISC-02]', async () => {
    const wish = { lines: [{ code: 'UNTRACKED' }], codes: ['JEDNOU'] }
    await cancel(await ordered(wish))
    await cancel(await ordered(wish))
    expect(await shop.usesOf('JEDNOU')).toBe(0)
  })

  it('lets the same buyer use a voucher of one order for each of them again [DISC-02]', async () => {
    const wish = { lines: [{ code: 'UNTRACKED' }], codes: ['KAZDY1'], email: 'zrusil@example.com' }
    await cancel(await ordered(wish))
    await ordered(wish)
    expect((await order(await fill(wish))).status).toBe(409)
  })

  it('gives back credits to the customer [LOYAL-08]', async () => {
    const before = await shop.creditsOf(JANA)
    const created = await ordered(
      { lines: [{ code: 'CREDIT', credits: true }], customer: JANA, shipping: 'ppl-address' },
      {},
      jana,
    )
    expect(await shop.creditsOf(JANA)).toBeLessThan(before)
    expect((await cancel(created)).status).toBe(200)
    expect(await shop.creditsOf(JANA)).toBe(before)
  })

  it('is refused once the order is paid, and to strangers [ORDER-05]', async () => {
    const created = await ordered({ lines: [{ code: 'UNTRACKED' }] })
    expect((await call(`POST /orders/${created.id}/cancel`)).status).toBe(401)
    expect((await call(`POST /orders/${created.id}/cancel`, undefined, jana)).status).toBe(404)
    await pay(created)
    expect((await cancel(created)).status).toBe(409)
  })
})

describe('paying', () => {
  it('sets paid_at once, moves the order on and frees the reservation [ORDER-04]', async () => {
    await setStock('PLAIN', 10)
    const created = await ordered({ lines: [{ code: 'PLAIN', amount: 3 }], payment: 'gopay' })
    const paid: Answer = await (await pay(created, { paid_at: '2026-01-05T10:00:00Z' })).json()
    expect(paid).toMatchObject({ paid_at: '2026-01-05T10:00:00.000Z', state: { id: 3 }, stock_state: 2 })
    expect(await stockOf('PLAIN')).toEqual({ stock_state: 7, reserved_state: 0 })
    const again: Answer = await (await pay(created)).json()
    expect(again).toEqual(paid)
    expect(again.invoices).toHaveLength(1)
  })

  it('earns credits, once; cancelling withdraws them [LOYAL-01] [LOYAL-08]', async () => {
    const before = await shop.creditsOf(JANA)
    const created = await ordered({ lines: [{ code: 'UNTRACKED', amount: 5 }], customer: JANA }, {}, jana)
    expect(await shop.creditsOf(JANA)).toBe(before)
    await pay(created)
    await pay(created)
    const [earned] = await db`select amount from order_earning where order_id = ${created.id}`
    expect(earned?.amount).toBeGreaterThan(0)
    expect(await shop.creditsOf(JANA)).toBe(before + earned?.amount)
    expect((await call(`POST /staff/orders/${created.id}/cancel`, undefined, staff)).status).toBe(200)
    expect(await shop.creditsOf(JANA)).toBe(before)
  })

  it('forgives earned credits that were spent before the order was cancelled [LOYAL-08]', async () => {
    const created = await ordered({ lines: [{ code: 'UNTRACKED', amount: 5 }], customer: JANA }, {}, jana)
    await pay(created)
    await db`
      insert into customer_account_usage (customer_id, customer_account_id, amount, operation)
      select customer_id, customer_account_id, -amount, 2 from customer_account_balance
      where customer_id = ${created.customer_id} and amount > 0`
    expect((await call(`POST /staff/orders/${created.id}/cancel`, undefined, staff)).status).toBe(200)
    expect(await shop.creditsOf(JANA)).toBe(0)
  })

  it('of a cancelled order is refused', async () => {
    const created = await ordered({ lines: [{ code: 'UNTRACKED' }] })
    await cancel(created)
    expect((await pay(created)).status).toBe(409)
    expect((await pay(created, { paid_at: '2999-01-01T00:00:00Z' })).status).toBe(422)
  })
})

describe('the staff', () => {
  it('moves an order along the machine only, and is remembered', async () => {
    const created = await ordered({ lines: [{ code: 'UNTRACKED' }], payment: 'pickup-payment' })
    expect((await move(created, 5)).status).toBe(409)
    const moved = []
    for (const state of [3, 4, 6]) moved.push((await move(created, state)).status)
    expect(moved).toEqual([200, 200, 200])
    const one: Answer = await (await move(created, 6)).json()
    expect(one.delivered_at).not.toBeNull()
    expect(one.invoices).toHaveLength(1)
    expect((await move(created, 7)).status).toBe(409)
    const changes = await db`
      select from_state_id, to_state_id, reason, user_id is not null as by_staff from order_state_change
      where order_id = ${created.id} order by id`
    expect(changes.map((row) => Object.values(row))).toEqual([
      [null, 1, 'created', false],
      [1, 3, 'accepted', true],
      [3, 4, 'prepared', true],
      [4, 6, 'delivered', true],
    ])
  })

  it('marks no order as returned by hand, and is told what brings goods and money back [TBD-15] [ORDER-13]', async () => {
    await setStock('PLAIN', 10)
    const uses = await shop.usesOf('SLEVA10')
    const created = await ordered({
      lines: [{ code: 'PLAIN', amount: 2 }],
      shipping: 'ppl-address',
      payment: 'cash-on-delivery',
      codes: ['SLEVA10'],
    })
    for (const state of [3, 5]) await move(created, state)
    const uncollected = await move(created, 8)
    expect(uncollected.status).toBe(409)
    expect(await uncollected.text()).toContain('zrušte objednávku')
    expect((await stockOf('PLAIN')).stock_state).toBe(8)
    const cancelled: Answer = await (await move(created, 7)).json()
    expect(cancelled.cancelled_at).not.toBeNull()
    expect(cancelled.invoices).toMatchObject([{ parent_id: null }, { parent_id: cancelled.invoices[0].id }])
    expect((await stockOf('PLAIN')).stock_state).toBe(10)
    expect(await shop.usesOf('SLEVA10')).toBe(uses)

    const kept = await ordered({ lines: [{ code: 'PLAIN' }], payment: 'pickup-payment' })
    for (const state of [3, 4, 6]) await move(kept, state)
    const delivered = await move(kept, 8)
    expect(delivered.status).toBe(409)
    expect(await delivered.text()).toContain('přes vrácení nebo odstoupení')
  })

  it('adds tracking numbers, sets stock, lists all orders; customers may not', async () => {
    const created = await ordered({ lines: [{ code: 'UNTRACKED' }] })
    const path = `/staff/orders/${created.id}`
    const one = await ask(`PATCH ${path}?embed=shipping`, { tracking_numbers: ['Z123'] }, staff)
    expect(one.shipping.tracking_numbers).toEqual(['Z123'])
    expect((await ask('GET /staff/orders?sort=-id&per_page=1', undefined, staff)).items[0].id).toBe(
      created.id,
    )
    const [plain] = await db<{ id: number }[]>`select id from product where code = 'PLAIN'`
    const body = { product_id: plain?.id, stock_state: 33 }
    expect(await ask('PUT /staff/stock', body, staff)).toMatchObject({ stock_state: 33, reserved_state: 0 })
    expect((await call('PUT /staff/stock', { ...body, product_id: 999_999 }, staff)).status).toBe(422)
    expect((await call(`PATCH ${path}`, { state_id: 3 }, jana)).status).toBe(403)
    expect((await call(`PATCH ${path}`, { state_id: 3 })).status).toBe(401)
    expect((await call('PATCH /staff/orders/999999', { state_id: 3 }, staff)).status).toBe(404)
  })
})

describe('invoices', () => {
  it('are numbered without a gap, also where a transaction was undone, and corrected by credit notes [ENT-48]', async () => {
    const many: Answer[] = []
    for (let count = 0; count < 6; count++) many.push(await ordered({ lines: [{ code: 'UNTRACKED' }] }))
    const { settleOrder } = await import('./order-settle.ts')
    const undo = new Error('undone')
    const undone = db.begin(async (tx) => {
      await settleOrder(tx, many[0].id, new Date())
      throw undo
    })
    await expect(undone).rejects.toBe(undo)
    await Promise.all(many.map((one) => pay(one)))
    await call(`POST /staff/orders/${many[1].id}/cancel`, undefined, staff)
    const numbers = await db<{ number: number; name: string }[]>`
      select number, name from order_invoice
      where year = extract(year from now() at time zone 'Europe/Prague') order by number`
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1))
    expect(numbers[0]?.name).toMatch(/^20\d\d000001$/)
    const { invoices } = await ask(`GET /staff/orders/${many[1].id}?embed=invoices`, undefined, staff)
    expect(invoices).toMatchObject([{ parent_id: null }, { parent_id: invoices[0].id }])
  })
})
