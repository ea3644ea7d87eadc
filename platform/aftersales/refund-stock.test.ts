import { expect, it, vi } from 'vitest'
import type { Answer } from '#tests/demo-shop.ts'
import { openOrderShop } from '#tests/order-scene.ts'

const shop = await openOrderShop()
const { ask, db, stockOf } = shop
const staff = { token: await shop.logStaffIn() }
await db`update gift set product_id = (select id from product where code = 'MAX3') where code = 'gift-from-1500'`

async function withdrawn({ id, hash }: Answer, order_item_id: number, amount = 1): Promise<Answer> {
  const draft = await ask(`POST /refunds?hash=${hash}`, { order_id: id, is_withdrawal: true })
  await ask(`POST /refunds/${draft.id}/items?hash=${hash}`, { order_item_id, amount })
  return ask(`POST /refunds/${draft.id}/submit?hash=${hash}`)
}
const approve = ({ id }: Answer) => ask(`PATCH /staff/refunds/${id}`, { state: 3 }, staff)

it('a gift of an order that never left returns to the stock once, with the order [STOCK-01]', async () => {
  const { stock_state } = await stockOf('MAX3')
  const order = await shop.ordered({
    lines: [
      { code: 'SALE', amount: 2 },
      { code: 'MAX3', gift: 'gift-from-1500' },
    ],
  })
  await ask(`POST /staff/orders/${order.id}/payment`, {}, staff)
  const { items } = await ask(`GET /orders/${order.id}/items?hash=${order.hash}`)
  expect((await stockOf('MAX3')).stock_state).toBe(Number(stock_state) - 1)
  await approve(await withdrawn(order, items[0].id))
  const gift = await withdrawn(order, items[1].id)
  await approve(await withdrawn(order, items[0].id))
  expect((await stockOf('MAX3')).stock_state).toBe(stock_state)
  await approve(gift)
  expect((await stockOf('MAX3')).stock_state).toBe(stock_state)
})

it('a piece found damaged after its order was cancelled is in the stock no more, however often it is told [STOCK-01]', async () => {
  const { stock_state } = await stockOf('SALE')
  const order = await shop.ordered({ lines: [{ code: 'SALE', amount: 3 }] })
  const { items } = await ask(`GET /orders/${order.id}/items?hash=${order.hash}`)
  const refund = await withdrawn(order, items[0].id, 3)
  await ask(`POST /orders/${order.id}/cancel?hash=${order.hash}`)
  expect((await stockOf('SALE')).stock_state).toBe(stock_state)
  const [item] = (await ask(`GET /refunds/${refund.id}/items?hash=${order.hash}`)).items
  const tell = async (state: number, amount: number) => {
    const damaged_items = [{ refund_item_id: item.id, amount }]
    const { status } = await shop.call(`PATCH /staff/refunds/${refund.id}`, { state, damaged_items }, staff)
    return { status, missing: Number(stock_state) - Number((await stockOf('SALE')).stock_state) }
  }
  expect(await tell(2, 2)).toEqual({ status: 200, missing: 2 })
  // Looked at again while the return lies there.
  expect(await tell(2, 0)).toEqual({ status: 200, missing: 0 })
  expect(await tell(2, 3)).toEqual({ status: 200, missing: 3 })
  expect(await tell(3, 1)).toEqual({ status: 200, missing: 1 })
  expect(await tell(3, 1)).toEqual({ status: 200, missing: 1 })
  // What was approved lies in the stock: nobody is left to believe that it was changed.
  expect(await tell(3, 2)).toEqual({ status: 422, missing: 1 })
})

it('damaged pieces wait for their stock in the one order of the shop, whichever is told first [STOCK-01] [F13]', async () => {
  const order = await shop.ordered({ lines: [{ code: 'MAX3' }, { code: 'SALE' }] })
  const { items } = await ask(`GET /orders/${order.id}/items?hash=${order.hash}`)
  const draft = await ask(`POST /refunds?hash=${order.hash}`, { order_id: order.id, is_withdrawal: true })
  for (const { id } of items)
    await ask(`POST /refunds/${draft.id}/items?hash=${order.hash}`, { order_item_id: id, amount: 1 })
  await ask(`POST /refunds/${draft.id}/submit?hash=${order.hash}`)
  await ask(`POST /orders/${order.id}/cancel?hash=${order.hash}`)
  const pieces = await db<{ id: number; product_id: number }[]>`
    select item.id, product_id from refund_item item join order_item line on line.id = order_item_id
    where refund_id = ${draft.id} order by product_id desc`
  const [last, first] = pieces.map(({ product_id }) => product_id)
  const isWaiting = async () =>
    (await db`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      .length > 0
  const { told } = await db.begin(async (tx) => {
    await tx`select from product where id = ${first ?? 0} for no key update`
    const damaged_items = pieces.map(({ id }) => ({ refund_item_id: id, amount: 1 }))
    const pending = shop.call(`PATCH /staff/refunds/${draft.id}`, { state: 3, damaged_items }, staff)
    await vi.waitUntil(isWaiting, { timeout: 20_000 })
    expect(await tx`select from product where id = ${last ?? 0} for no key update nowait`).toHaveLength(1)
    return { told: pending }
  })
  expect((await told).status).toBe(200)
})

it('a damaged piece that somebody has bought meanwhile takes no stock below nothing [STOCK-01]', async () => {
  const order = await shop.ordered({ lines: [{ code: 'SALE', amount: 1 }] })
  const { items } = await ask(`GET /orders/${order.id}/items?hash=${order.hash}`)
  const refund = await withdrawn(order, items[0].id)
  await ask(`POST /orders/${order.id}/cancel?hash=${order.hash}`)
  await db`update product set stock_state = 0 where code = 'SALE'`
  const [item] = (await ask(`GET /refunds/${refund.id}/items?hash=${order.hash}`)).items
  const damaged_items = [{ refund_item_id: item.id, amount: 1 }]
  await ask(`PATCH /staff/refunds/${refund.id}`, { state: 3, damaged_items }, staff)
  expect((await stockOf('SALE')).stock_state).toBe(0)
})
