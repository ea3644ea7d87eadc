import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { ORDER_STATES } from '#contract/order-state.ts'
import { fileComplaint } from '#tests/complaint-scene.ts'
import { openPaymentShop, type PaidOrder } from '#tests/payment-scene.ts'
import { readProtocol } from './protocol.ts'
import { drawProtocol } from './protocol-pdf.ts'

const shop = await openPaymentShop()
const { db, call, staff } = shop

/** A complaint about pieces of three that were paid online, accepted and not yet resolved. */
async function accepted(amount = 1, preferred_resolve = 'price_reduction') {
  const { order } = await shop.paid('gopay', { lines: [{ code: 'UNTRACKED', amount: 3 }] })
  for (const state_id of [ORDER_STATES.shipped, ORDER_STATES.delivered])
    await staff(`PATCH /staff/orders/${order.id}`, { state_id })
  return { order, ...(await complained(order, amount, preferred_resolve)) }
}
async function complained(order: PaidOrder, amount = 1, preferred_resolve = 'price_reduction') {
  const { id, paid } = await fileComplaint(shop, order, { preferred_resolve, amount })
  for (const state of [3, 4]) await staff(`PATCH /staff/complaints/${id}`, { state })
  const [item] = await db<{ id: number }[]>`select id from complaint_item where complaint_id = ${id}`
  return { id, paid, item_id: item?.id ?? 0 }
}
const resolve = (id: number, complaint_item_id: number, taxed_price: number, more = {}) =>
  staff(`PATCH /staff/complaints/${id}`, {
    state: 6,
    reduced_items: [{ complaint_item_id, taxed_price }],
    ...more,
  })
const duesOf = async ({ id }: PaidOrder) => [
  ...(await db`select amount, reason, state, key from refund_due where order_id = ${id} order by id`),
]
const notesOf = async ({ id }: PaidOrder) =>
  (
    await db`select content from order_invoice where order_id = ${id} and parent_id is not null order by id`
  ).map(({ content }) => content)

describe('a complaint settled by a reduced price', () => {
  it('gives the amount back by the way it came, with a credit note, once [COMPL-03] [TBD-14]', async () => {
    const { order, id, item_id } = await accepted()
    expect((await resolve(id, item_id, 12.5)).status).toBe(200)
    expect((await resolve(id, item_id, 12.5)).status).toBe(200)
    expect(await duesOf(order)).toEqual([
      { amount: 12_50, reason: 'returned', state: 'approved', key: `complaint:${id}` },
    ])
    const [line] =
      await db`select name, tax_rate::float8 as rate from order_item where order_id = ${order.id}`
    const price = Math.round(12_50 / (1 + line?.rate / 100))
    expect(await notesOf(order)).toMatchObject([
      {
        lines: [{ name: `Sleva z ceny: ${line?.name}`, amount: 1, taxed_price: 12_50, price }],
        taxed_total_price: 12_50,
      },
    ])
    expect(await shop.staffMails(order.code)).toEqual([])
    const { text } = await extractText(await getDocumentProxy(await drawProtocol(await readProtocol(db, id))))
    expect(text.join(' ').replaceAll(/\s+/g, ' ')).toContain('Způsob vyřízení: sleva z ceny, 12,50 Kč')
  })

  it('is said with the resolution: an amount added or changed later is refused, not passed over [COMPL-03]', async () => {
    const unsaid = await accepted()
    expect((await staff(`PATCH /staff/complaints/${unsaid.id}`, { state: 6 })).status).toBe(200)
    expect((await resolve(unsaid.id, unsaid.item_id, 5)).status).toBe(409)
    expect(await duesOf(unsaid.order)).toEqual([])
    const { order, id, item_id } = await accepted()
    const both = await Promise.all([resolve(id, item_id, 5), resolve(id, item_id, 6)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await duesOf(order)).toHaveLength(1)
    expect((await staff(`PATCH /staff/complaints/${id}`, { state: 6 })).status).toBe(200)
  })

  it('may be what the staff offers instead of what was wished [COMPL-03]', async () => {
    const { order, id, item_id } = await accepted(1, 'repair')
    expect((await resolve(id, item_id, 5)).status).toBe(422)
    expect((await resolve(id, item_id, 5, { resolve: 'price_reduction' })).status).toBe(200)
    expect(await duesOf(order)).toMatchObject([{ amount: 5_00 }])
  })

  it('leaves the goods, and a later return gives back exactly the rest [REFUND-07]', async () => {
    const { order, id, paid, item_id } = await accepted(3)
    await resolve(id, item_id, 10.01)
    const at = `?hash=${order.hash}`
    const { answer } = await call(`GET /orders/${order.id}/returnable-items${at}`)
    expect(answer.items).toMatchObject([{ max_amount: 3 }])
    const { answer: draft } = await call(`POST /refunds${at}`, { order_id: order.id, is_withdrawal: true })
    await call(`POST /refunds/${draft.id}/items${at}`, { order_item_id: answer.items[0].id, amount: 3 })
    const { answer: sent } = await call(`POST /refunds/${draft.id}/submit${at}`)
    expect(Math.round(sent.taxed_items_price.value * 100)).toBe(paid - 10_01)
    for (const state of [3, 5]) await staff(`PATCH /staff/refunds/${draft.id}`, { state })
    const sum = (await duesOf(order)).reduce((all, { amount }) => all + Number(amount), 0)
    expect(sum).toBe(order.total)
    const [row] = await db`select state_id from customer_order where id = ${order.id}`
    expect(row?.state_id).toBe(ORDER_STATES.returned)
  })

  it('is never more than the claimed pieces are still worth [COMPL-03]', async () => {
    const { order, id, paid, item_id } = await accepted(1)
    const worth = Math.floor(paid / 3)
    const { status, answer } = await resolve(id, item_id, (worth + 1) / 100)
    expect([status, answer.errors[0].field]).toEqual([422, 'reduced_items.0.taxed_price'])
    expect(await duesOf(order)).toEqual([])
    expect((await resolve(id, item_id, worth / 100)).status).toBe(200)
    const second = await complained(order, 3)
    expect((await resolve(second.id, second.item_id, (paid - worth + 1) / 100)).status).toBe(422)
    expect((await resolve(second.id, second.item_id, (paid - worth) / 100)).status).toBe(200)
  })

  it.each([0, -1, 0.001])('is not by %s [COMPL-03]', async (taxed_price) => {
    const { order, id, item_id } = await accepted()
    expect((await resolve(id, item_id, taxed_price)).status).toBe(422)
    expect(await duesOf(order)).toEqual([])
  })

  it('is said of its own items, each once, and with the resolution alone', async () => {
    const { id, item_id } = await accepted()
    const other = await accepted()
    expect((await resolve(id, other.item_id, 1)).status).toBe(422)
    const twice = [1, 2].map((taxed_price) => ({ complaint_item_id: item_id, taxed_price }))
    const body = { state: 6, reduced_items: twice }
    expect((await staff(`PATCH /staff/complaints/${id}`, body)).status).toBe(422)
    expect((await staff(`PATCH /staff/complaints/${id}`, { ...body, state: 5, note: 'Ne.' })).status).toBe(
      422,
    )
  })

  it('keeps its order from being given back as a whole [ORDER-05]', async () => {
    const { order, id, item_id } = await accepted()
    await resolve(id, item_id, 1)
    await db`update customer_order set state_id = ${ORDER_STATES.shipped} where id = ${order.id}`
    expect((await staff(`POST /staff/orders/${order.id}/cancel`)).status).toBe(409)
  })
})
