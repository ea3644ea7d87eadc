import { expect, it } from 'vitest'
import type { Answer } from '#tests/demo-shop.ts'
import { openOrderShop } from '#tests/order-scene.ts'

const shop = await openOrderShop()
const { ask, db, stockOf } = shop
const staff = { token: await shop.logStaffIn() }
await db`update gift set product_id = (select id from product where code = 'MAX3') where code = 'gift-from-1500'`

async function withdrawn({ id, hash }: Answer, order_item_id: number): Promise<Answer> {
  const draft = await ask(`POST /refunds?hash=${hash}`, { order_id: id, is_withdrawal: true })
  await ask(`POST /refunds/${draft.id}/items?hash=${hash}`, { order_item_id, amount: 1 })
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
