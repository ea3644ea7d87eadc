import { describe, expect, it } from 'vitest'
import { ORDER_STATES } from '#contract/order-state.ts'
import type { CreditedPart } from '#platform/order/order-invoice.ts'
import { giveBackNext } from '#platform/payment/give-back.ts'
import { openPaymentShop, type PaidOrder } from '#tests/payment-scene.ts'

const shop = await openPaymentShop()
const { db, call, staff } = shop

/** A delivered order paid online, of which one piece goes back as its buyer wishes. */
async function approved(preferred_resolve: string | null): Promise<{ order: PaidOrder; refund_id: number }> {
  const { order } = await shop.paid('gopay', { lines: [{ code: 'UNTRACKED', amount: 2 }] })
  for (const state_id of [ORDER_STATES.shipped, ORDER_STATES.delivered]) {
    await staff(`PATCH /staff/orders/${order.id}`, { state_id })
  }
  const { answer: draft } = await call(`POST /refunds?hash=${order.hash}`, {
    order_id: order.id,
    is_withdrawal: false,
  })
  const [line] = await db<{ id: number }[]>`select id from order_item where order_id = ${order.id}`
  const item = { order_item_id: line?.id, amount: 1, preferred_resolve }
  await call(`POST /refunds/${draft.id}/items?hash=${order.hash}`, item)
  const [way] = await db`select id from refund_shipping_method where code = 'refund-own-way'`
  await call(`PATCH /refunds/${draft.id}?hash=${order.hash}`, { shipping_method_id: way?.id })
  await call(`POST /refunds/${draft.id}/submit?hash=${order.hash}`)
  await staff(`PATCH /staff/refunds/${draft.id}`, { state: 3 })
  return { order, refund_id: draft.id }
}
const duesOf = ({ id }: PaidOrder) => db<{ amount: number; reason: string; state: string; key: string }[]>`
  select amount, reason, state, key from refund_due where order_id = ${id}`

/** What the credit note says once its buyer has withdrawn from all of it. */
async function creditedOf(order: PaidOrder): Promise<CreditedPart> {
  await staff(`POST /staff/orders/${order.id}/payment`, {})
  for (const state_id of [ORDER_STATES.shipped, ORDER_STATES.delivered]) {
    await staff(`PATCH /staff/orders/${order.id}`, { state_id })
  }
  const { answer: draft } = await call(`POST /refunds?hash=${order.hash}`, {
    order_id: order.id,
    is_withdrawal: true,
  })
  const [line] = await db<{ id: number }[]>`select id from order_item where order_id = ${order.id}`
  await call(`POST /refunds/${draft.id}/items?hash=${order.hash}`, { order_item_id: line?.id, amount: 1 })
  await call(`POST /refunds/${draft.id}/submit?hash=${order.hash}`)
  for (const state of [3, 5]) await staff(`PATCH /staff/refunds/${draft.id}`, { state })
  const [note] = await db<{ content: CreditedPart }[]>`
    select content from order_invoice where order_id = ${order.id} and parent_id is not null`
  if (!note) throw new Error(`Order ${order.id} has no credit note`)
  return note.content
}

describe('paying a refund out', () => {
  it('gives the money of an order paid online back by its gateway, once [REFUND-01]', async () => {
    const { order, refund_id } = await approved('money_back')
    expect(await duesOf(order)).toHaveLength(0)
    const paid_out = () => staff(`PATCH /staff/refunds/${refund_id}`, { state: 5 })
    expect([(await paid_out()).status, (await paid_out()).status]).toEqual([200, 200])
    const [refund] = await db<{ amount: number }[]>`
      select taxed_total_price as amount from refund where id = ${refund_id}`
    expect([...(await duesOf(order))]).toEqual([
      { amount: refund?.amount, reason: 'returned', state: 'approved', key: `refund:${refund_id}` },
    ])
    while (await giveBackNext({ sql: db, log: shop.log, gateways: shop.gateways }, shop.clock.now));
    expect((await duesOf(order)).map(({ state }) => state)).toEqual(['done'])
  })

  it('names the variation that came back on the credit note [ORDER-18]', async () => {
    const { order } = await shop.paid('gopay', { lines: [{ code: 'MUG', variation: 'MUG-GREY-350' }] })
    const { lines } = await creditedOf(order)
    expect(lines.map(({ name }) => name)).toContain('Hrnek Mlha, Mlžná šedá, 350\u00a0ml')
  })

  it('leaves an exchange to a person, who is told [REFUND-05]', async () => {
    const { order, refund_id } = await approved('exchange')
    expect((await staff(`PATCH /staff/refunds/${refund_id}`, { state: 5 })).status).toBe(200)
    expect(await duesOf(order)).toHaveLength(0)
    expect(await shop.staffMails(order.code)).toEqual([
      { subject: `Vyměňte zboží z objednávky ${order.code}` },
    ])
    const [mail] = await db<{ text: string }[]>`
      select text from mail_outbox where subject = ${`Vyměňte zboží z objednávky ${order.code}`}`
    // As every other mail writes money.
    expect(mail?.text).toMatch(/\d\u00a0Kč/)
  })

  it('credits a fee at the rate it was taxed by, though the delivery has another [REFUND-05]', async () => {
    await db`
      update payment_method set tax_group_id = (select id from tax_group where code = 'food')
      where code = 'cash-on-delivery'`
    const { lines, recap } = await creditedOf(
      await shop.ordered('cash-on-delivery', { shipping: 'ppl-address' }),
    )
    for (const { tax_rate, price, taxed_price } of recap) {
      const own = lines.filter((one) => one.tax_rate === tax_rate)
      expect(own.reduce((sum, one) => sum + one.taxed_price, 0)).toBe(taxed_price)
      expect(own.reduce((sum, one) => sum + one.price, 0)).toBe(price)
    }
    expect(recap.map(({ tax_rate }) => tax_rate)).toEqual([21, 12])
  })

  it('credits no delivery where the cheapest was free, only the fee [REFUND-05]', async () => {
    const order = await shop.ordered('cash-on-delivery', { shipping: 'ppl-address' })
    await db`update order_shipping set cheapest_taxed_price = 0 where order_id = ${order.id}`
    const { lines } = await creditedOf(order)
    expect(lines).toHaveLength(2)
    expect(lines.filter(({ taxed_price }) => taxed_price === 0)).toEqual([])
  })
})
