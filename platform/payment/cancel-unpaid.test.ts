import { describe, expect, it } from 'vitest'
import { openPaymentShop, type PaidOrder } from '#tests/payment-scene.ts'
import { cancelUnpaid, UNPAID_KEPT_MIN } from './cancel-unpaid.ts'

const shop = await openPaymentShop()
const { db, ordered, opened, become, sim, clock } = shop
await sim('gopay', 'POST /settings', { notifications: { mode: 'drop' } })

const after = (minutes: number) => new Date(clock.now.getTime() + minutes * 60_000)
const isCancelled = async ({ id }: PaidOrder) => {
  const [order] =
    await db`select cancelled_at is not null as is_cancelled from customer_order where id = ${id}`
  return order?.is_cancelled
}
const stock = async () =>
  (await db`select stock_state, reserved_state from product where code = 'PLAIN'`).map((row) => ({ ...row }))

describe('an order nobody pays online', () => {
  it('is cancelled once the gateway cannot bring it any more, and gives its stock back, once [ORDER-05]', async () => {
    await db`update product set stock_state = 10, reserved_state = 0 where code = 'PLAIN'`
    const order = await ordered('gopay', { lines: [{ code: 'PLAIN', amount: 4 }] })
    expect(await stock()).toEqual([{ stock_state: 6, reserved_state: 4 }])
    await cancelUnpaid(db, after(UNPAID_KEPT_MIN - 1), shop.log)
    expect(await isCancelled(order)).toBe(false)
    await Promise.all([
      cancelUnpaid(db, after(UNPAID_KEPT_MIN + 1), shop.log),
      cancelUnpaid(db, after(UNPAID_KEPT_MIN + 1), shop.log),
    ])
    expect(await isCancelled(order)).toBe(true)
    expect(await stock()).toEqual([{ stock_state: 10, reserved_state: 0 }])
    const changes =
      await db`select user_id, customer_id from order_state_change where order_id = ${order.id} and to_state_id = 7`
    expect(changes.map((row) => ({ ...row }))).toEqual([{ user_id: null, customer_id: null }])
  })

  it('stays while a payment of it is open, and goes once that has failed', async () => {
    const { order, payment_id } = await opened('gopay')
    await cancelUnpaid(db, after(UNPAID_KEPT_MIN + 1), shop.log)
    expect(await isCancelled(order)).toBe(false)
    await become('gopay', payment_id, 'CANCELED')
    await shop.verifyGopay(payment_id)
    await cancelUnpaid(db, after(UNPAID_KEPT_MIN + 1), shop.log)
    expect(await isCancelled(order)).toBe(true)
  })

  it('is kept as long again after the last try to pay it', async () => {
    const order = await ordered('gopay')
    const made_at = clock.now
    clock.now = after(UNPAID_KEPT_MIN - 60)
    try {
      await shop.start('gopay', order)
      await db`update payment_attempt set state = 'failed' where order_id = ${order.id}`
      await cancelUnpaid(db, after(120), shop.log)
      expect(await isCancelled(order)).toBe(false)
      await cancelUnpaid(db, after(UNPAID_KEPT_MIN + 1), shop.log)
      expect(await isCancelled(order)).toBe(true)
    } finally {
      clock.now = made_at
    }
  })

  it('stays where money has come that does not match, or that is paid otherwise', async () => {
    const { order } = await opened('gopay')
    await db`update payment_attempt set state = 'mismatch' where order_id = ${order.id}`
    const transfer = await ordered('bank-transfer')
    await cancelUnpaid(db, after(UNPAID_KEPT_MIN * 10), shop.log)
    expect(await isCancelled(order)).toBe(false)
    expect(await isCancelled(transfer)).toBe(false)
  })

  it('holds up none behind it when it cannot be cancelled, and is logged [ORDER-05] [F24]', async () => {
    const [stuck, next] = [await ordered('gopay'), await ordered('gopay')]
    await db.unsafe(`
      alter table customer_order add constraint stuck check (id <> ${stuck.id} or cancelled_at is null)`)
    try {
      expect(await cancelUnpaid(db, after(UNPAID_KEPT_MIN + 1), shop.log)).toBe(1)
    } finally {
      await db`alter table customer_order drop constraint stuck`
    }
    expect([await isCancelled(stuck), await isCancelled(next)]).toEqual([false, true])
    expect(shop.logged.at(-1)).toMatchObject({
      level: 'error',
      event: 'unpaid order not cancelled',
      order_id: stuck.id,
    })
    expect(await cancelUnpaid(db, after(UNPAID_KEPT_MIN + 1), shop.log)).toBe(1)
  })

  it('is cancelled as well when a part of it has gone back, and each piece lies in the stock once [ORDER-05] [STOCK-01]', async () => {
    await db`update product set stock_state = 10, reserved_state = 0 where code = 'PLAIN'`
    const order = await ordered('gopay', { lines: [{ code: 'PLAIN', amount: 4 }] })
    const [line] = await db<{ id: number }[]>`select id from order_item where order_id = ${order.id}`
    const at = `?hash=${order.hash}`
    const { answer: draft } = await shop.call(`POST /refunds${at}`, {
      order_id: order.id,
      is_withdrawal: true,
    })
    await shop.call(`POST /refunds/${draft.id}/items${at}`, { order_item_id: line?.id, amount: 3 })
    const { answer: sent } = await shop.call(`POST /refunds/${draft.id}/submit${at}&embed=items`)
    await shop.staff(`PATCH /staff/refunds/${draft.id}`, {
      state: 3,
      damaged_items: [{ refund_item_id: sent.items[0].id, amount: 1 }],
    })
    expect(await stock()).toEqual([{ stock_state: 8, reserved_state: 4 }])
    await cancelUnpaid(db, after(UNPAID_KEPT_MIN + 1), shop.log)
    expect(await isCancelled(order)).toBe(true)
    // The damaged one is sold to nobody.
    expect(await stock()).toEqual([{ stock_state: 9, reserved_state: 0 }])
  })
})
