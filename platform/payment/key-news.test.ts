import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readOutbox } from '#platform/mail/outbox.ts'
import { openPaymentShop } from '#tests/payment-scene.ts'
import { giveBackNext } from './give-back.ts'
import { refundPayment } from './payment.ts'

const shop = await openPaymentShop()
const { db, logged, clock, gateways, forgetShop, knowShop } = shop
const DAY_MS = 24 * 3600_000
const GATEWAYS = [
  ['gopay', 'GoPay'],
  ['csob', 'ČSOB'],
] as const

const mails = async () =>
  (await readOutbox(db, 'obchod@example.com')).filter(({ subject }) => subject.includes('odmítá klíče'))
const errors = () =>
  logged.filter(({ level, event }) => level === 'error' && event.startsWith('gateway refuses the keys'))

beforeEach(async () => {
  logged.length = 0
  await db`truncate mail_outbox`
  await db`truncate attempt`
  clock.now = new Date(clock.now.getTime() + 2 * 3600_000)
})
afterEach(() => Promise.all(GATEWAYS.map(([gateway]) => knowShop(gateway))))

describe.each(GATEWAYS)('keys that %s refuses', (gateway, name) => {
  it('are told at once when a payment cannot be opened, by one mail a day [F26]', async () => {
    const order = await shop.ordered(gateway === 'gopay' ? 'gopay' : 'csob')
    clock.now = new Date(clock.now.getTime() + DAY_MS)
    await forgetShop(gateway)
    expect((await shop.start(gateway, order)).status).toBe(503)
    expect(errors()).toMatchObject([{ gateway, order_id: order.id }])
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'obchod@example.com', language: 'cs' })
    expect(mail?.subject).toBe(`Brána ${name} odmítá klíče obchodu`)
    expect(mail?.text).toContain(order.code)
    await shop.start(gateway, order)
    expect(errors()).toHaveLength(2)
    expect(await mails()).toHaveLength(1)
    clock.now = new Date(clock.now.getTime() + DAY_MS)
    await shop.start(gateway, order)
    expect(await mails()).toHaveLength(2)
  })

  it('are told at once when money cannot go back, which is tried on', async () => {
    const { order } = await shop.paid(gateway)
    const key = `keys:${order.id}`
    await db.begin((tx) =>
      refundPayment(tx, { order_id: order.id, amount: 100, key, approved_by: null }, clock.now),
    )
    await forgetShop(gateway)
    while (await giveBackNext({ sql: db, log: shop.log, gateways }, clock.now));
    expect(errors()).toMatchObject([{ gateway, order_id: order.id }])
    expect(await mails()).toHaveLength(1)
    expect(await db`select state from refund_due where key = ${key}`).toMatchObject([{ state: 'approved' }])
  })

  it('are told at once when a payment cannot be asked about', async () => {
    const { order } = await shop.opened(gateway)
    await forgetShop(gateway)
    clock.now = new Date(clock.now.getTime() + 3600_000)
    await shop.reconcile()
    expect(errors().length).toBeGreaterThan(0)
    expect((await mails())[0]?.text).toMatch(/\d{8}/)
    expect(await mails()).toHaveLength(1)
    expect(await shop.attempts(order)).toMatchObject([{ state: 'open' }])
  })
})

it('a gateway that is merely away is no matter of keys', async () => {
  const order = await shop.ordered('gopay')
  await shop.sim('gopay', 'POST /faults', { kind: 'error', times: 1 })
  expect((await shop.start('gopay', order)).status).toBe(503)
  expect(errors()).toEqual([])
  expect(await mails()).toEqual([])
})

it('an answer that the shop cannot check by the key it was given for the bank is', async () => {
  const order = await shop.ordered('csob')
  await shop.sim('csob', 'POST /faults', { operation: 'init', kind: 'bad_signature', times: 1 })
  expect((await shop.start('csob', order)).status).toBe(503)
  expect(await mails()).toHaveLength(1)
})
