import { describe, expect, it } from 'vitest'
import type { TimelineEntry } from '#contract/timeline.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { openOrderShop } from '#tests/order-scene.ts'

const shop = await openOrderShop()
const { ask, call, ordered } = shop
const eva = { token: await shop.logIn('eva@example.com') }
const jana = { token: await shop.logIn('jana@example.com') }
const staff = { token: await shop.logStaffIn() }
const own = { customer: 'eva@example.com', email: 'eva@example.com' }

const timeline = async (id: number, sent: { token?: string; language?: string } = eva) =>
  (await ask(`GET /orders/${id}/timeline`, undefined, sent)).items as TimelineEntry[]
const kinds = (entries: TimelineEntry[]) =>
  entries.map((entry) => (entry.kind === 'state' ? `state ${entry.state.id}` : entry.kind))

describe('the timeline of an order', () => {
  it('tells everything that happened, the oldest first [ORDER-03]', async () => {
    const order = await ordered({ ...own, lines: [{ code: 'UNTRACKED' }], shipping: 'ppl-address' }, {}, eva)
    await ask(`POST /staff/orders/${order.id}/payment`, {}, staff)
    await ask(`PATCH /staff/orders/${order.id}`, { state_id: 5, tracking_numbers: ['DR1', 'DR2'] }, staff)
    await ask(`PATCH /staff/orders/${order.id}`, { tracking_numbers: ['DR1', 'DR2'] }, staff)
    await ask(`PATCH /staff/orders/${order.id}`, { state_id: 6 }, staff)
    const entries = await timeline(order.id, { ...eva, language: 'en' })
    expect(kinds(entries)).toEqual([
      'created',
      'paid',
      'state 3',
      'invoice',
      'state 5',
      'tracking',
      'state 6',
    ])
    expect(entries[0]).toMatchObject({ at: order.created_at, taxed_total_price: order.taxed_total_price })
    expect(entries[2]).toMatchObject({ by: null, state: { name: 'Being prepared' } })
    expect(entries[4]).toMatchObject({ by: 'staff', state: { name: 'Shipped' } })
    expect(entries[5]).toMatchObject({ tracking_numbers: ['DR1', 'DR2'] })
  })

  it('tells who cancelled, and the credit note [ORDER-03] [ORDER-05]', async () => {
    const order = await ordered({ ...own, lines: [{ code: 'UNTRACKED' }] }, {}, eva)
    await ask(`POST /orders/${order.id}/cancel`, undefined, eva)
    expect((await timeline(order.id)).at(-1)).toMatchObject({ kind: 'cancelled', by: 'customer' })
    const paid = await ordered({ ...own, lines: [{ code: 'UNTRACKED' }] }, {}, eva)
    await ask(`POST /staff/orders/${paid.id}/payment`, {}, staff)
    await ask(`POST /staff/orders/${paid.id}/cancel`, undefined, staff)
    const entries = await timeline(paid.id)
    expect(kinds(entries).slice(-2)).toEqual(['cancelled', 'credit_note'])
    expect(entries.at(-1)).toMatchObject({ invoice: { parent_id: expect.any(Number) } })
  })

  it('opens to its owner and to the holder of the hash alone [GUARD-11]', async () => {
    const order: Answer = await ordered({ lines: [{ code: 'UNTRACKED' }] })
    expect((await call(`GET /orders/${order.id}/timeline?hash=${order.hash}`)).status).toBe(200)
    expect((await call(`GET /orders/${order.id}/timeline`)).status).toBe(401)
    expect((await call(`GET /orders/${order.id}/timeline`, undefined, jana)).status).toBe(404)
    expect((await call(`GET /orders/${order.id}/timeline?hash=${'0'.repeat(32)}`)).status).toBe(404)
  })
})
