import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Transaction } from '#platform/db/database.ts'
import { settleOrder } from '#platform/order/order-settle.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { type Before, checkInvariants, rememberBefore } from '#tests/faults/checker.ts'
import { openOrderShop } from '#tests/order-scene.ts'

const CONNECTIONS = 24
const shop = await openOrderShop({ connections: CONNECTIONS })
const { ask, call, ordered, db } = shop
const staff = { token: await shop.logStaffIn() }

async function delivered(amount: number): Promise<Answer> {
  const order = await ordered({ lines: [{ code: 'UNTRACKED', amount }] })
  await db.begin((tx: Transaction) => settleOrder(tx, order.id, new Date()))
  for (const state_id of [5, 6]) await ask(`PATCH /staff/orders/${order.id}`, { state_id }, staff)
  return order
}

/** A draft for so many pieces of the only line of an order, ready to be sent. */
async function draftOf({ id, hash }: Answer, amount: number): Promise<Answer> {
  const draft = await ask(`POST /refunds?hash=${hash}`, { order_id: id, is_withdrawal: true })
  const { items } = await ask(`GET /orders/${id}/items?hash=${hash}`)
  await ask(`POST /refunds/${draft.id}/items?hash=${hash}`, { order_item_id: items[0].id, amount })
  return draft
}
/** A complaint about one piece, on the staff's desk. */
async function complained(
  { id: order_id, hash }: Answer,
  order_item_id: number,
  reason: string,
): Promise<Answer> {
  const who = { first_name: 'Karel', last_name: 'Čapek', email: 'karel@example.com' }
  const items = [{ order_item_id, amount: 1, reason, preferred_resolve: 'money_back' }]
  const complaint = await ask(`POST /complaints?hash=${hash}`, { order_id, type: 1, ...who, items })
  await ask(`PATCH /staff/complaints/${complaint.id}`, { state: 3 }, staff)
  return complaint
}
const submit =
  ({ hash }: Answer) =>
  ({ id }: Answer) =>
    call(`POST /refunds/${id}/submit?hash=${hash}`)
const statuses = (answers: Response[]) => answers.map(({ status }) => status).toSorted()

let before_race: Before
beforeEach(async () => void (before_race = await rememberBefore(db)))
afterEach(async () => expect(await checkInvariants(db, { before: before_race })).toEqual([]))

describe('the last piece', () => {
  it('goes back once, however many drafts are sent at once [REFUND-04] [REFUND-07]', async () => {
    const order = await delivered(1)
    const drafts = await Promise.all(Array.from({ length: 10 }, () => draftOf(order, 1)))
    const answers = await Promise.all(drafts.map(submit(order)))
    expect(statuses(answers)).toEqual([200, ...Array<number>(9).fill(409)])
    const [ledger] =
      await db`select amount, returned_amount from order_item_return where order_id = ${order.id}`
    expect(ledger).toEqual({ amount: 1, returned_amount: 1 })
  })

  it('beside a return is promised to one complaint, though two are accepted at once [COMPL-03] [REFUND-07]', async () => {
    const order = await delivered(2)
    const { items } = await ask(`GET /orders/${order.id}/items?hash=${order.hash}`)
    const [first, second] = [
      await complained(order, items[0].id, 'A'),
      await complained(order, items[0].id, 'B'),
    ]
    expect((await submit(order)(await draftOf(order, 1))).status).toBe(200)
    const accept = ({ id }: Answer) => call(`PATCH /staff/complaints/${id}`, { state: 4 }, staff)
    expect(statuses(await Promise.all([accept(first), accept(second)]))).toEqual([200, 409])
  })

  it('goes back once by the rule of the database alone [REFUND-04]', async () => {
    const order = await delivered(2)
    const drafts = [await draftOf(order, 2), await draftOf(order, 1)]
    // What the platform would do, had it forgotten to lock and to look.
    const send = ({ id }: Answer) =>
      db`update refund set submitted_at = now(), expiration_at = null where id = ${id}`
    const done = await Promise.allSettled(drafts.map(send))
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [refused] = done.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    expect(String(refused?.reason)).toMatch(/pieces_go_back_once|no_more_is_given_back_than_was_paid/)
  })
})

describe('one refund', () => {
  it('sent ten times at once is one record and one mail [REFUND-02]', async () => {
    const order = await delivered(3)
    const draft = await draftOf(order, 2)
    const [before] = await db`select count(*)::int as mails from mail_outbox`
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(order)(draft)))
    expect(statuses(answers)).toEqual(Array<number>(10).fill(200))
    const [after] = await db`select count(*)::int as mails from mail_outbox`
    expect(after?.mails).toBe(before?.mails + 1)
    const changes = await db`select from refund_state_change where refund_id = ${draft.id}`
    expect(changes).toHaveLength(1)
  })

  it('paid out ten times at once has one credit note [REFUND-01]', async () => {
    const order = await delivered(1)
    const draft = await draftOf(order, 1)
    await submit(order)(draft)
    await ask(`PATCH /staff/refunds/${draft.id}`, { state: 3 }, staff)
    const pay = () => call(`PATCH /staff/refunds/${draft.id}`, { state: 5 }, staff)
    const answers = await Promise.all(Array.from({ length: 10 }, pay))
    expect(statuses(answers)).toEqual(Array<number>(10).fill(200))
    const notes = await db`select from order_invoice where order_id = ${order.id} and parent_id is not null`
    expect(notes).toHaveLength(1)
  })
})
