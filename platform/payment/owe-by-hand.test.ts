import { describe, expect, it } from 'vitest'
import { resolveComplaint } from '#tests/complaint-scene.ts'
import { filters } from '#tests/demo-shop.ts'
import { openPaymentShop, type PaidOrder } from '#tests/payment-scene.ts'
import { giveBackNext } from './give-back.ts'
import { oweCancelledByHand } from './owe-by-hand.ts'
import { refundPayment } from './payment.ts'
import { oweCancelled } from './refund-due.ts'

const shop = await openPaymentShop()
const { db, staff, clock } = shop

const listed = async ({ id }: PaidOrder) => {
  const asked = filters(
    { field: 'order_id', operator: 'eq', value: id },
    { field: 'is_by_hand', operator: 'eq', value: true },
  )
  return (await staff(`GET /staff/refund-dues?${asked}`)).answer.items
}

async function paidByTransfer(): Promise<PaidOrder> {
  const order = await shop.ordered('bank-transfer')
  await staff(`POST /staff/orders/${order.id}/payment`, {})
  return order
}
const cancel = async ({ id }: PaidOrder) =>
  expect((await staff(`POST /staff/orders/${id}/cancel`)).status).toBe(200)

describe('money that no gateway holds', () => {
  it('of a cancelled order is listed once, with what is needed to send it, and told to the staff [F38]', async () => {
    const order = await paidByTransfer()
    expect(await oweCancelledByHand(db, clock.now, shop.log)).toBe(0)
    await cancel(order)
    expect([
      await oweCancelledByHand(db, clock.now, shop.log),
      await oweCancelledByHand(db, clock.now, shop.log),
    ]).toEqual([1, 0])
    const [row] = await db`select variable_symbol from customer_order where id = ${order.id}`
    const dues = await listed(order)
    expect(dues).toMatchObject([
      {
        order_code: order.code,
        is_by_hand: true,
        gateway: null,
        reason: 'cancelled',
        state: 'due',
        amount: { value: order.total / 100 },
        recipient: 'Karel Čapek',
        email: 'karel@example.com',
        account: null,
        variable_symbol: row?.variable_symbol,
      },
    ])
    expect(await shop.staffMails(order.code)).toMatchObject([
      { subject: `Vraťte peníze za objednávku ${order.code}` },
    ])
  })

  it('is marked as sent by whoever has sent it, once, and no gateway is asked', async () => {
    const order = await paidByTransfer()
    await cancel(order)
    await oweCancelledByHand(db, clock.now, shop.log)
    const [due] = await listed(order)
    const sent = await staff(`POST /staff/refund-dues/${due.id}/send`)
    expect([sent.status, sent.answer.message]).toEqual([
      409,
      'Tyto peníze nejdou zpět přes bránu. Pošlete je převodem a vrácení pak uzavřete.',
    ])
    const asked = { ...shop.asked }
    while (await giveBackNext({ sql: db, log: shop.log, gateways: shop.gateways }, clock.now));
    expect((await staff(`POST /staff/refund-dues/${due.id}/close`)).answer).toMatchObject({
      state: 'done',
      refunded_at: clock.now.toISOString(),
    })
    expect((await staff(`POST /staff/refund-dues/${due.id}/close`)).status).toBe(409)
    expect(shop.asked).toEqual(asked)
    expect(await oweCancelledByHand(db, clock.now, shop.log)).toBe(0)
  })

  it('goes to the account the customer has written down, of the kind its currency is sent by', async () => {
    const order = await paidByTransfer()
    await db`
      update customer set bank_account_number = '19-2000145399', bank_code = '0800',
        bank_account_iban = 'CZ6508000000192000145399' where email = 'jana@example.com'`
    await db`
      update customer_order set customer_id = (select id from customer where email = 'jana@example.com')
      where id = ${order.id}`
    await cancel(order)
    await oweCancelledByHand(db, clock.now, shop.log)
    expect(await listed(order)).toMatchObject([{ account: '19-2000145399/0800' }])
    await db`
      update customer_order set currency_id = (select id from currency where code = 'EUR') where id = ${order.id}`
    expect(await listed(order)).toMatchObject([{ account: 'CZ6508000000192000145399' }])
  })

  it('of a complaint goes to the account named there [COMPL-03]', async () => {
    const order = await paidByTransfer()
    const account = { bank_account_number: '19-2000145399', bank_code: '0800' }
    const { paid } = await resolveComplaint(shop, order, account)
    expect(await listed(order)).toMatchObject([
      { reason: 'returned', amount: { value: paid / 100 }, account: '19-2000145399/0800' },
    ])
  })

  it('is owed once per key, and not at all before anything was paid [REFUND-07]', async () => {
    const back = (order: PaidOrder, key: string) =>
      db.begin((tx) =>
        refundPayment(tx, { order_id: order.id, amount: 100, key, approved_by: null }, clock.now),
      )
    const order = await paidByTransfer()
    expect([await back(order, 'refund:h1'), await back(order, 'refund:h1')]).toEqual(['hand', 'hand'])
    expect(await listed(order)).toHaveLength(1)
    const unpaid = await shop.ordered('bank-transfer')
    expect(await back(unpaid, 'refund:h2')).toBe('hand')
    expect(await listed(unpaid)).toEqual([])
  })

  it('is not what a gateway has: a cancelled order paid online is listed there alone [F38]', async () => {
    const { order } = await shop.paid('gopay')
    await cancel(order)
    expect([
      await oweCancelledByHand(db, clock.now, shop.log),
      await oweCancelled(db, clock.now, shop.log),
    ]).toEqual([0, 1])
    expect(await listed(order)).toEqual([])
  })

  it('holds up none behind it when it cannot be listed, whichever way it came, and is logged [F38] [F24]', async () => {
    const orders = [
      await paidByTransfer(),
      await paidByTransfer(),
      (await shop.paid('gopay')).order,
      (await shop.paid('csob')).order,
    ]
    for (const order of orders) await cancel(order)
    const [transfer, , online] = orders
    await db.unsafe(`
      alter table refund_due add constraint stuck check (order_id not in (${transfer?.id}, ${online?.id})) not valid`)
    const list = async () => [
      await oweCancelledByHand(db, clock.now, shop.log),
      await oweCancelled(db, clock.now, shop.log),
    ]
    try {
      expect(await list()).toEqual([1, 1])
    } finally {
      await db`alter table refund_due drop constraint stuck`
    }
    expect(shop.logged.slice(-2)).toMatchObject([
      { level: 'error', event: 'transfer of a cancelled order not listed', order_id: transfer?.id },
      { level: 'error', event: 'payment of a cancelled order not listed', order_id: online?.id },
    ])
    expect(await list()).toEqual([1, 1])
  })

  it('of orders cancelled long ago is listed without a mail', async () => {
    const order = await paidByTransfer()
    await cancel(order)
    await db`
      update customer_order set cancelled_at = cancelled_at - interval '3 days' where id = ${order.id}`
    expect(await oweCancelledByHand(db, clock.now, shop.log)).toBe(1)
    expect(await shop.staffMails(order.code)).toEqual([])
  })
})
