import { expect, it } from 'vitest'
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
  const tell = (state: number, amount: number) =>
    ask(
      `PATCH /staff/refunds/${refund.id}`,
      { state, damaged_items: [{ refund_item_id: item.id, amount }] },
      staff,
    )
  await tell(2, 2)
  expect((await stockOf('SALE')).stock_state).toBe(Number(stock_state) - 2)
  await tell(3, 1)
  expect((await stockOf('SALE')).stock_state).toBe(Number(stock_state) - 1)
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
