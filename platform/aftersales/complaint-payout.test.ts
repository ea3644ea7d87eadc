import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { ORDER_STATES } from '#contract/order-state.ts'
import { readOutbox } from '#platform/mail/outbox.ts'
import { giveBackNext } from '#platform/payment/give-back.ts'
import { partsOfSet, resolveComplaint } from '#tests/complaint-scene.ts'
import { openPaymentShop, type PaidOrder } from '#tests/payment-scene.ts'
import { readProtocol } from './protocol.ts'
import { drawProtocol } from './protocol-pdf.ts'

const shop = await openPaymentShop()
const { db, call, staff } = shop

/** A complaint about one of three pieces that were paid online, resolved as its buyer wishes. */
async function resolved(preferred_resolve: string, amount = 1) {
  const { order } = await shop.paid('gopay', { lines: [{ code: 'UNTRACKED', amount: 3 }] })
  return { order, ...(await resolveComplaint(shop, order, { preferred_resolve, amount })) }
}
const duesOf = async ({ id }: PaidOrder) => [
  ...(await db`select amount, reason, state, key from refund_due where order_id = ${id}`),
]
const stateOf = async ({ id }: PaidOrder) =>
  (await db<{ state_id: number }[]>`select state_id from customer_order where id = ${id}`)[0]?.state_id
const notesOf = ({ id }: PaidOrder) => db`
  select content from order_invoice where order_id = ${id} and parent_id is not null`

describe('a complaint resolved by money', () => {
  it('has it given back by the gateway it came by, with a credit note, once [COMPL-03] [PAY-17]', async () => {
    const { order, id, paid } = await resolved('money_back')
    const amount = Math.floor(paid / 3)
    expect(await duesOf(order)).toEqual([
      { amount, reason: 'returned', state: 'approved', key: `complaint:${id}` },
    ])
    expect((await staff(`PATCH /staff/complaints/${id}`, { state: 6 })).status).toBe(200)
    while (await giveBackNext({ sql: db, log: shop.log, gateways: shop.gateways }, shop.clock.now));
    expect(await duesOf(order)).toMatchObject([{ amount, state: 'done' }])
    const notes = await notesOf(order)
    expect(notes.map(({ content }) => content)).toMatchObject([
      { lines: [{ amount: 1, taxed_price: amount }], taxed_total_price: amount, taxed_credit_price: 0 },
    ])
  })

  it('leaves the rest of the order to be returned, and never more than was paid [REFUND-07]', async () => {
    const { order, paid } = await resolved('money_back', 2)
    const at = `?hash=${order.hash}`
    const { answer } = await call(`GET /orders/${order.id}/returnable-items${at}`)
    expect(answer.items).toMatchObject([{ max_amount: 1 }])
    const body = { order_id: order.id, is_withdrawal: true }
    const { answer: draft } = await call(`POST /refunds${at}`, body)
    const { id: order_item_id } = answer.items[0]
    await call(`POST /refunds/${draft.id}/items${at}`, { order_item_id, amount: 1 })
    await call(`POST /refunds/${draft.id}/submit${at}`)
    for (const state of [3, 5]) await staff(`PATCH /staff/refunds/${draft.id}`, { state })
    const sum = (await duesOf(order)).reduce((all, { amount }) => all + Number(amount), 0)
    expect(sum).toBe(paid)
    expect(await stateOf(order)).toBe(ORDER_STATES.returned)
  })

  it('piece by piece gives back exactly what was paid, and leaves the order returned [TBD-13] [TBD-14]', async () => {
    const { order } = await shop.paid('gopay', { lines: [{ code: 'UNTRACKED', amount: 3 }] })
    // As a discount leaves it: a price that three pieces do not share evenly.
    await db`
      update order_item set taxed_total_price = 100_00, total_price = 82_64 where order_id = ${order.id}`
    const states = []
    for (let piece = 1; piece <= 3; piece++) {
      await resolveComplaint(shop, order)
      states.push(await stateOf(order))
    }
    expect((await duesOf(order)).map(({ amount }) => Number(amount))).toEqual([33_33, 33_34, 33_33])
    const { delivered, returned } = ORDER_STATES
    expect(states).toEqual([delivered, delivered, returned])
  })

  it('about all of an order that never left gives its stock back [STOCK-01] [ORDER-05]', async () => {
    const stock = async () => (await db`select stock_state from product where code = 'PLAIN'`)[0]?.stock_state
    await db`update product set stock_state = 10, reserved_state = 0 where code = 'PLAIN'`
    const { order } = await shop.paid('gopay', { lines: [{ code: 'PLAIN', amount: 2 }] })
    expect(await stock()).toBe(8)
    await resolveComplaint(shop, order, { amount: 2, is_unsent: true })
    expect(await stateOf(order)).toBe(ORDER_STATES.returned)
    expect(await stock()).toBe(10)
  })

  it('sends the credit note with the mail about its resolution [COMPL-03]', async () => {
    const { order } = await resolved('money_back')
    const [note] = await db`
      select name from order_invoice where order_id = ${order.id} and parent_id is not null`
    const [mail] = await readOutbox(db, 'karel@example.com')
    expect(mail?.subject).toContain('je vyřízena')
    expect(mail?.attachments.map(({ name }) => name)).toEqual([expect.any(String), `${note?.name}.pdf`])
    expect(mail?.text).toContain('opravný doklad k faktuře')
  })

  it('says in that mail how much goes back, and names the variation on the credit note [COMPL-03] [ORDER-18]', async () => {
    const { order } = await shop.paid('gopay', { lines: [{ code: 'MUG', variation: 'MUG-GREY-350' }] })
    const { paid } = await resolveComplaint(shop, order)
    const [mail] = await readOutbox(db, 'karel@example.com')
    expect(mail?.text).toContain(`Posíláme vám: ${paid / 100}\u00a0Kč`)
    const [note] = await notesOf(order)
    expect(note?.content.lines).toMatchObject([{ name: 'Hrnek Mlha, Mlžná šedá, 350\u00a0ml' }])
  })

  it('keeps its order from being cancelled as a whole [ORDER-05]', async () => {
    const { order } = await resolved('money_back')
    await db`update customer_order set state_id = ${ORDER_STATES.shipped} where id = ${order.id}`
    expect((await staff(`POST /staff/orders/${order.id}/cancel`)).status).toBe(409)
  })
})

describe('a complaint settled otherwise than its buyer wished', () => {
  const settled = async (preferred_resolve: string, resolve: string) => {
    const { order } = await shop.paid('gopay', { lines: [{ code: 'UNTRACKED', amount: 3 }] })
    const { id } = await resolveComplaint(shop, order, { preferred_resolve, resolve })
    const protocol = await drawProtocol(await readProtocol(db, id))
    const { text } = await extractText(await getDocumentProxy(protocol))
    return { order, id, text: text.join(' ').replace(/\s+/g, ' ') }
  }

  it('moves money by what was done, and its protocol says that [COMPL-03] [TBD-14]', async () => {
    const repaired = await settled('money_back', 'repair')
    expect(await duesOf(repaired.order)).toEqual([])
    expect(repaired.text).toContain('Požadované vyřízení: vrácení peněz Způsob vyřízení: oprava')
    const paid = await settled('repair', 'money_back')
    expect(await duesOf(paid.order)).toMatchObject([{ reason: 'returned' }])
    expect(paid.text).toContain('Požadované vyřízení: oprava Způsob vyřízení: vrácení peněz')
    const { answer } = await call(`GET /orders/${paid.order.id}/returnable-items?hash=${paid.order.hash}`)
    expect(answer.items).toMatchObject([{ max_amount: 2 }])
  })

  it('is told so with its resolution, and not before', async () => {
    const { id } = await settled('repair', 'exchange')
    const { status, answer } = await staff(`PATCH /staff/complaints/${id}`, { state: 4, resolve: 'repair' })
    expect([status, answer.errors[0].field]).toEqual([422, 'resolve'])
  })
})

describe('money that only a person can put into numbers', () => {
  const toldOf = async ({ code }: PaidOrder) => [
    ...(await db<{ subject: string; text: string }[]>`
      select subject, text from mail_outbox
      where subject like ${`%${code}%`} and "to" = (select email from company limit 1)`),
  ]

  it('is told to the staff where a price is reduced [COMPL-03] [TBD-14]', async () => {
    const { order, id } = await resolved('price_reduction', 2)
    await staff(`PATCH /staff/complaints/${id}`, { state: 6 })
    expect(await duesOf(order)).toEqual([])
    const [mail, ...more] = await toldOf(order)
    const [about] = await db`
      select document_number, name from complaint
      join order_item line on line.order_id = complaint.order_id where complaint.id = ${id}`
    expect(mail?.subject).toBe(`Rozhodněte o penězích za objednávku ${order.code}`)
    expect(mail?.text).toContain(`Reklamace ${about?.document_number}`)
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(`2 × ${about?.name}`)
    expect(more).toEqual([])
  })

  it('is told to the staff where it is for a part of a package [COMPL-03] [TBD-14]', async () => {
    const parts = await partsOfSet(db)
    const { order } = await shop.paid('gopay', { lines: [{ code: 'SET-FIXED', parts }] })
    await resolveComplaint(shop, order, { is_part: true })
    expect(await duesOf(order)).toEqual([])
    expect((await toldOf(order)).map(({ subject }) => subject)).toEqual([
      `Rozhodněte o penězích za objednávku ${order.code}`,
    ])
  })

  it('for a part of a package keeps the package from being paid for once more [REFUND-07] [COMPL-01]', async () => {
    const parts = await partsOfSet(db)
    const { order } = await shop.paid('gopay', { lines: [{ code: 'SET-FIXED', amount: 2, parts }] })
    const at = `?hash=${order.hash}`
    await resolveComplaint(shop, order, { is_part: true })
    const { answer } = await call(`GET /orders/${order.id}/returnable-items${at}`)
    expect(answer.items).toMatchObject([{ max_amount: 1, obstacle: null }])
    const { answer: draft } = await call(`POST /refunds${at}`, { order_id: order.id, is_withdrawal: true })
    const add = (amount: number) =>
      call(`POST /refunds/${draft.id}/items${at}`, { order_item_id: answer.items[0].id, amount })
    expect((await add(2)).status).toBe(422)
    expect((await add(1)).status).toBe(201)
    const { answer: claimable } = await call(`GET /orders/${order.id}/claimable-items${at}`)
    expect(claimable.items[0]).toMatchObject({ amount: 2, max_amount: 1 })
  })
})

it('a complaint resolved in another way moves no money', async () => {
  const { order } = await resolved('exchange')
  expect(await duesOf(order)).toEqual([])
  expect(await shop.staffMails(order.code)).toEqual([])
  expect(await notesOf(order)).toHaveLength(0)
})
