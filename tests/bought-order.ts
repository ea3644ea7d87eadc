import { createPlatform } from '#platform/app.ts'
import type { Database } from '#platform/db/database.ts'
import { createLog } from '#platform/http/log.ts'
import { settleOrder } from '#platform/order/order-settle.ts'
import { fillCart } from './fill-cart.ts'

export interface BoughtOrder {
  id: number
  hash: string
  code: string
  item_ids: number[]
}

interface Wish {
  /** The e-mail of a customer of the demo shop; without one the buyer is a guest. */
  customer?: string
  language?: string
  payment?: string
  is_paid?: boolean
}

/** An order as it stands after its money has come: two pieces of one thing, one of another. */
export async function buyOrder(db: Database, wish: Wish = {}): Promise<BoughtOrder> {
  const { customer = null, language = 'cs', payment, is_paid = true } = wish
  const cart_id = await fillCart(db, {
    lines: [{ code: 'UNTRACKED', amount: 2 }, { code: 'PLAIN' }],
    email: customer ?? 'karel@example.com',
    ...(payment ? { payment } : {}),
  })
  const platform = createPlatform({ sql: db, log: createLog('silent') })
  const response = await platform.fetch(
    new Request('http://localhost/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'language-preference': language },
      body: JSON.stringify({ cart_id }),
    }),
  )
  const { id, hash, code } = (await response.json()) as BoughtOrder
  await db`
    update customer_order set customer_id = customer.id from customer
    where customer_order.id = ${id} and customer.email = ${customer}`
  if (is_paid) await db.begin((tx) => settleOrder(tx, id, new Date()))
  const items = await db<{ id: number }[]>`select id from order_item where order_id = ${id} order by id`
  return { id, hash, code, item_ids: items.map((item) => item.id) }
}
