import { describe, expect, it } from 'vitest'
import { ORDER_STATES } from '#contract/order-state.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { openOrderShop } from '#tests/order-scene.ts'

const shop = await openOrderShop()
const { ask, db } = shop
const staff = { token: await shop.logStaffIn() }
await db`
  insert into discount (code, name, method, operation, percents, application_scope, type_groups, type_customers,
    type_products, type_variations, type_categories)
  values ('VSE', ${db.json({ cs: 'Vše zdarma' })}, 2, 1, 100, 1, 0, 0, 0, 0, 0)`

/** Three pieces that cost nothing, sent for money. */
async function ordered(...states: number[]): Promise<Answer> {
  const order = await shop.ordered({
    lines: [{ code: 'UNTRACKED', amount: 3 }],
    codes: ['VSE'],
    shipping: 'ppl-address',
  })
  await ask(`POST /staff/orders/${order.id}/payment`, {}, staff)
  for (const state_id of states) await ask(`PATCH /staff/orders/${order.id}`, { state_id }, staff)
  return order
}

async function withdrawn({ id, hash }: Answer, amount: number): Promise<Answer> {
  const draft = await ask(`POST /refunds?hash=${hash}`, { order_id: id, is_withdrawal: true })
  const { items } = await ask(`GET /orders/${id}/items?hash=${hash}`)
  await ask(`POST /refunds/${draft.id}/items?hash=${hash}`, { order_item_id: items[0].id, amount })
  return ask(`POST /refunds/${draft.id}/submit?hash=${hash}`)
}
const move = async ({ id }: Answer, ...states: number[]) => {
  for (const state of states) await ask(`PATCH /staff/refunds/${id}`, { state }, staff)
}
const stateOf = async ({ id, hash }: Answer) =>
  (await ask(`GET /orders/${id}?hash=${hash}&embed=state`)).state.id

describe('goods that a voucher has paid', () => {
  it('go back piece by piece, and the rest stays ordered [REFUND-01]', async () => {
    const order = await ordered()
    await move(await withdrawn(order, 1), 3)
    expect(await stateOf(order)).toBe(ORDER_STATES.processing)
    await move(await withdrawn(order, 2), 3)
    expect(await stateOf(order)).toBe(ORDER_STATES.returned)
  })

  it('bring their delivery back with the last piece, not with the first [REFUND-02]', async () => {
    const order = await ordered(ORDER_STATES.shipped, ORDER_STATES.delivered)
    const first = await withdrawn(order, 1)
    expect(first.taxed_total_price.value).toBe(0)
    await move(first, 3, 5)
    expect(await stateOf(order)).toBe(ORDER_STATES.delivered)
    const rest = await withdrawn(order, 2)
    expect(rest.taxed_delivery_price.value).toBeGreaterThan(0)
    await move(rest, 3, 5)
    expect(await stateOf(order)).toBe(ORDER_STATES.returned)
  })
})
