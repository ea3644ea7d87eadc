import { describe, expect, it } from 'vitest'
import { fileComplaint, partsOfSet, resolveComplaint } from '#tests/complaint-scene.ts'
import { openPaymentShop, type PaidOrder } from '#tests/payment-scene.ts'

const shop = await openPaymentShop()
const { db, call, staff } = shop

const bought = async (amount: number) =>
  (await shop.paid('gopay', { lines: [{ code: 'UNTRACKED', amount }] })).order
const boughtSets = async (amount: number) =>
  (await shop.paid('gopay', { lines: [{ code: 'SET-FIXED', amount, parts: await partsOfSet(db) }] })).order

/** A withdrawal from so many pieces of the only line of an order, sent. */
async function withdrawn({ id, hash }: PaidOrder, amount: number): Promise<{ id: number; status: number }> {
  const at = `?hash=${hash}`
  const { answer: draft } = await call(`POST /refunds${at}`, { order_id: id, is_withdrawal: true })
  const { answer } = await call(`GET /orders/${id}/returnable-items${at}`)
  await call(`POST /refunds/${draft.id}/items${at}`, { order_item_id: answer.items[0].id, amount })
  return { id: draft.id, status: (await call(`POST /refunds/${draft.id}/submit${at}`)).status }
}
const moved = async (kind: 'complaints' | 'refunds', { id }: { id: number }, states: number[], how = {}) => {
  const statuses = []
  for (const state of states) {
    const is_last = state === states.at(-1)
    const { status } = await staff(`PATCH /staff/${kind}/${id}`, { state, ...(is_last ? how : {}) })
    statuses.push(status)
  }
  return statuses
}
async function balance({ id }: PaidOrder): Promise<{ paid: number; back: number }> {
  const [sums] = await db<{ paid: number; back: number }[]>`
    select (select sum(taxed_total_price)::int from order_item where order_id = ${id}) as paid,
      (select coalesce(sum(amount), 0)::int from refund_due where order_id = ${id}) as back`
  return { paid: sums?.paid ?? 0, back: sums?.back ?? 0 }
}

describe('pieces that a complaint asks money for', () => {
  it('are not paid back once more beside another complaint and a return [COMPL-03] [REFUND-07]', async () => {
    const order = await bought(3)
    await resolveComplaint(shop, order)
    const second = await fileComplaint(shop, order, { amount: 2 })
    const back = await withdrawn(order, 1)
    expect(await moved('complaints', second, [3, 4])).toEqual([200, 409])
    expect(await moved('refunds', back, [2, 3, 5])).toEqual([200, 200, 200])
    const { paid, back: given } = await balance(order)
    expect(given).toBe(Math.floor(paid / 3) + Math.floor((paid - Math.floor(paid / 3)) / 2))
  })

  it('are refused in words where none are left, and its complaint can be rejected [COMPL-03] [TBD-14]', async () => {
    const order = await bought(2)
    await resolveComplaint(shop, order)
    const second = await fileComplaint(shop, order)
    const back = await withdrawn(order, 1)
    expect(await moved('complaints', second, [3, 4])).toEqual([200, 409])
    const { answer } = await staff(`PATCH /staff/complaints/${second.id}`, { state: 4 })
    expect(answer.message).toBe('Peníze za toto zboží už jdou zpět jinak: vrácením, nebo jinou reklamací.')
    await moved('refunds', back, [3, 5])
    const { paid, back: given } = await balance(order)
    expect(given).toBe(paid)
    expect(await moved('complaints', second, [5], { note: 'Už se vrací.' })).toEqual([200])
  })

  it('count once the money is what the staff settles it by, and not while it is a repair [TBD-14]', async () => {
    const order = await bought(2)
    const repaired = await fileComplaint(shop, order, { preferred_resolve: 'repair' })
    expect(await moved('complaints', repaired, [3, 4])).toEqual([200, 200])
    const other = await fileComplaint(shop, order)
    await withdrawn(order, 1)
    expect(await moved('complaints', other, [3, 4, 6])).toEqual([200, 200, 200])
    expect(await moved('complaints', repaired, [6], { resolve: 'money_back' })).toEqual([409])
    expect(await moved('complaints', repaired, [6])).toEqual([200])
  })

  it('can no longer be returned from its acceptance on [REFUND-07]', async () => {
    const order = await bought(2)
    const accepted = await fileComplaint(shop, order)
    const at = `?hash=${order.hash}`
    const { answer: draft } = await call(`POST /refunds${at}`, { order_id: order.id, is_withdrawal: true })
    const { answer } = await call(`GET /orders/${order.id}/returnable-items${at}`)
    await call(`POST /refunds/${draft.id}/items${at}`, { order_item_id: answer.items[0].id, amount: 2 })
    expect(await moved('complaints', accepted, [3, 4])).toEqual([200, 200])
    expect((await call(`POST /refunds/${draft.id}/submit${at}`)).status).toBe(409)
    const back = await withdrawn(order, 1)
    await moved('complaints', accepted, [6])
    await moved('refunds', back, [3, 5])
    const { paid, back: given } = await balance(order)
    expect(given).toBe(paid)
  })

  it('of a package are not paid for as a whole and by a part [COMPL-01] [REFUND-07]', async () => {
    const decided = async (first: { is_part: boolean }, second: { is_part: boolean }) => {
      const order = await boughtSets(2)
      const complaints = [
        await fileComplaint(shop, order, first),
        await fileComplaint(shop, order, second),
      ] as const
      await withdrawn(order, 1)
      const answers = []
      for (const complaint of complaints) answers.push((await moved('complaints', complaint, [3, 4])).at(-1))
      return answers
    }
    expect(await decided({ is_part: false }, { is_part: true })).toEqual([200, 409])
    expect(await decided({ is_part: true }, { is_part: false })).toEqual([200, 409])
  })
})
