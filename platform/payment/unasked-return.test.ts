import { describe, expect, it } from 'vitest'
import { formatMinor } from '#contract/money.ts'
import { openPaymentShop, type PaidOrder } from '#tests/payment-scene.ts'
import { giveBackNext } from './give-back.ts'
import { refundPayment } from './payment.ts'
import { oweCancelled } from './refund-due.ts'

const shop = await openPaymentShop()
const { db, sim, staff, paid, become, notify, attempts } = shop
await sim('gopay', 'POST /settings', { notifications: { mode: 'drop' } })

const asked = (order: PaidOrder, amount: number) =>
  db.begin((tx) =>
    refundPayment(
      tx,
      { order_id: order.id, amount, key: `refund:${order.id}`, approved_by: null },
      shop.clock.now,
    ),
  )
async function giveBackAll(): Promise<void> {
  const giving = { sql: db, log: shop.log, gateways: shop.gateways }
  while (await giveBackNext(giving, shop.clock.now));
}
const listed = async ({ id }: PaidOrder) => {
  const filters = JSON.stringify([{ field: 'order_id', operator: 'eq', value: id }])
  return (await staff(`GET /staff/refund-dues?filters=${encodeURIComponent(filters)}`)).answer.items
}
const mails = async ({ code }: PaidOrder) => [
  ...(await db<{ subject: string; text: string }[]>`
    select subject, text from mail_outbox where subject like ${`%${code}%`}
      and "to" = (select email from company limit 1) order by id`),
]
const CROWN = { id: 0, code: 'CZK', symbol: 'Kč', decimal_places: 2 } as const
const crowns = (minor: number) => formatMinor(minor, CROWN, 'cs')
const returned = async ({ code }: PaidOrder) =>
  (await sim('gopay', 'GET /ledger')).orders[`${code} CZK`].returned
const subjectOf = ({ code }: PaidOrder) =>
  `Brána vrátila peníze za objednávku ${code}, o které obchod nežádal`

describe('money that a gateway gives back without being asked', () => {
  it('is told to the staff once, with the order and the amount, and the order stays paid', async () => {
    const { order, payment_id } = await paid('gopay')
    await become('gopay', payment_id, 'REFUNDED')
    for (const _ of [1, 2, 3]) expect((await notify(payment_id)).status).toBe(200)
    expect(await mails(order)).toMatchObject([
      { subject: subjectOf(order), text: expect.stringContaining(crowns(order.total)) },
    ])
    expect((await attempts(order)).map(({ state }) => state)).toEqual(['refunded'])
    expect(await shop.stateOf(order)).toMatchObject({ paid: true, refunds: 0 })
  })

  it('in part is told once for each part, with the sum of them', async () => {
    const { order, payment_id } = await paid('gopay')
    await shop.gopay.refund(payment_id, 100)
    await notify(payment_id)
    await notify(payment_id)
    expect((await mails(order)).map(({ text }) => text)).toEqual([expect.stringContaining(crowns(100))])
    await shop.gopay.refund(payment_id, 250)
    await notify(payment_id)
    await notify(payment_id)
    expect((await mails(order)).map(({ text }) => text)).toEqual([
      expect.stringContaining(crowns(100)),
      expect.stringContaining(crowns(350)),
    ])
    expect((await attempts(order)).map(({ state }) => state)).toEqual(['paid'])
  })

  it('is told once, however many notifications come at the same time', async () => {
    const { order, payment_id } = await paid('gopay')
    await shop.gopay.refund(payment_id, 100)
    await Promise.all([1, 2, 3, 4].map(() => notify(payment_id)))
    expect(await mails(order)).toHaveLength(1)
  })

  it('by ČSOB, which does not say how much, is told as such', async () => {
    const { order, payment_id } = await paid('csob')
    await sim('csob', 'POST /settle')
    await shop.csob.refund(payment_id, 100)
    for (const _ of [1, 2]) await shop.call('POST /csob/payment/verify', await shop.csobReturn(payment_id))
    expect(await mails(order)).toMatchObject([
      { subject: subjectOf(order), text: expect.stringContaining('Kolik to bylo, brána neříká') },
    ])
  })

  it('is tried again when GoPay does not say how much at first', async () => {
    const { order, payment_id } = await paid('gopay')
    await shop.gopay.refund(payment_id, 100)
    await sim('gopay', 'POST /faults', { operation: 'refunds', kind: 'error' })
    expect((await notify(payment_id)).status).toBe(503)
    expect((await notify(payment_id)).status).toBe(200)
    expect(await mails(order)).toHaveLength(1)
  })
})

describe('what is owed after that', () => {
  it('for a return of a payment that went back is listed and told with what has gone already', async () => {
    const { order, payment_id } = await paid('gopay')
    await become('gopay', payment_id, 'REFUNDED')
    await notify(payment_id)
    expect(await asked(order, 300)).toBe('hand')
    expect(await listed(order)).toMatchObject([
      { is_by_hand: true, state: 'due', returned_unasked: { value: order.total / 100 } },
    ])
    const [, owed] = await mails(order)
    expect(owed?.subject).toBe(`Vraťte peníze za objednávku ${order.code}`)
    expect(owed?.text).toContain(crowns(300))
    expect(owed?.text).toContain(`už vrátila ${crowns(order.total)}`)
  })

  it('for a return of a payment that went back in part is left to a person', async () => {
    const { order, payment_id } = await paid('gopay')
    await shop.gopay.refund(payment_id, 100)
    await notify(payment_id)
    expect(await asked(order, 300)).toBe('hand')
    await giveBackAll()
    expect(await returned(order)).toBe(100)
    expect(await listed(order)).toMatchObject([{ is_by_hand: true, returned_unasked: { value: 1 } }])
    expect((await mails(order)).at(-1)?.text).toContain(`už vrátila ${crowns(100)}`)
  })

  it('for a cancelled order is the rest, which the gateway then gives back', async () => {
    const { order, payment_id } = await paid('gopay')
    const most = order.total - 100
    await shop.gopay.refund(payment_id, most)
    await notify(payment_id)
    await staff(`POST /staff/orders/${order.id}/cancel`)
    await oweCancelled(db, shop.clock.now, shop.log)
    const [due] = await listed(order)
    expect(due).toMatchObject({ reason: 'cancelled', amount: { value: 1 } })
    expect((await mails(order)).at(-1)?.text).toContain(`už vrátila ${crowns(most)}`)
    expect((await staff(`POST /staff/refund-dues/${due.id}/send`)).answer).toMatchObject({ state: 'done' })
    expect(await returned(order)).toBe(order.total)
    expect(await mails(order)).toHaveLength(2)
  })

  it('for a cancelled order is less by what a person was to send', async () => {
    const { order, payment_id } = await paid('gopay')
    await shop.gopay.refund(payment_id, 100)
    await notify(payment_id)
    await asked(order, 300)
    await staff(`POST /staff/orders/${order.id}/cancel`)
    await oweCancelled(db, shop.clock.now, shop.log)
    const [due] = await listed(order)
    expect(due).toMatchObject({ reason: 'cancelled', amount: { value: (order.total - 400) / 100 } })
  })

  it('without it says that nothing has gone back unasked', async () => {
    const { order } = await paid('gopay')
    await asked(order, 100)
    expect(await listed(order)).toMatchObject([{ is_by_hand: false, returned_unasked: { value: 0 } }])
    await giveBackAll()
  })
})

describe('a refund that the shop has asked for', () => {
  it.each([
    ['the whole', (total: number) => total],
    ['a part', () => 100],
  ])('of %s is no news, however often the gateway tells of it', async (_part, of) => {
    const { order, payment_id } = await paid('gopay')
    await asked(order, of(order.total))
    await giveBackAll()
    await notify(payment_id)
    await notify(payment_id)
    expect(await returned(order)).toBe(of(order.total))
    expect(await mails(order)).toEqual([])
  })

  it.each([
    ['the whole', (total: number) => total],
    ['a part', () => 100],
  ])('of %s is no news when the notification comes before the answer', async (_part, of) => {
    const { order, payment_id } = await paid('gopay')
    await asked(order, of(order.total))
    await sim('gopay', 'POST /faults', { operation: 'refund', kind: 'hang', when: 'after' })
    const giving = giveBackAll()
    await expect.poll(() => returned(order)).toBe(of(order.total))
    await notify(payment_id)
    await giving
    shop.wait(60)
    await giveBackAll()
    await notify(payment_id)
    expect(await mails(order)).toEqual([])
    expect(await listed(order)).toMatchObject([{ state: 'done', returned_unasked: { value: 0 } }])
  })

  it.each([
    ['the whole', (total: number) => total],
    ['a part', () => 100],
  ])('of %s is no news when the process died before the answer', async (_part, of) => {
    const { order, payment_id } = await paid('gopay')
    await asked(order, of(order.total))
    const [due] = await listed(order)
    await db`update refund_due set next_try_at = ${new Date(shop.clock.now.getTime() + 60_000)} where id = ${due.id}`
    await db`insert into refund_try (refund_due_id, created_at) values (${due.id}, ${shop.clock.now})`
    await shop.gopay.refund(payment_id, of(order.total))
    await notify(payment_id)
    shop.wait(60)
    await giveBackAll()
    await notify(payment_id)
    expect(await mails(order)).toEqual([])
    expect(await listed(order)).toMatchObject([{ state: 'done' }])
    expect(await returned(order)).toBe(of(order.total))
  })

  it('and that the staff has given back at the gateway instead is no news', async () => {
    const { order, payment_id } = await paid('gopay')
    await staff(`POST /staff/orders/${order.id}/cancel`)
    await oweCancelled(db, shop.clock.now, shop.log)
    await become('gopay', payment_id, 'REFUNDED')
    await notify(payment_id)
    expect(await listed(order)).toMatchObject([{ state: 'done' }])
    expect((await mails(order)).map(({ subject }) => subject)).not.toContain(subjectOf(order))
  })

  it('is told apart from what the gateway gives back beyond it', async () => {
    const { order, payment_id } = await paid('gopay')
    await asked(order, 100)
    await giveBackAll()
    await become('gopay', payment_id, 'REFUNDED')
    await notify(payment_id)
    expect((await mails(order)).map(({ text }) => text)).toEqual([
      expect.stringContaining(crowns(order.total - 100)),
    ])
  })

  it('and that the gateway has refused is not taken for what it gives back by itself', async () => {
    const { order, payment_id } = await paid('gopay')
    await sim('gopay', 'POST /settings', { refunds: 'FAILED' })
    await asked(order, 100)
    await giveBackAll()
    await sim('gopay', 'POST /settings', { refunds: 'FINISHED' })
    const [due] = await listed(order)
    await staff(`POST /staff/refund-dues/${due.id}/close`)
    await shop.gopay.refund(payment_id, 100)
    await notify(payment_id)
    expect((await mails(order)).map(({ subject }) => subject)).toContain(subjectOf(order))
  })
})
