import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { ORDER_STATES } from '#contract/order-state.ts'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { createLog } from '#platform/http/log.ts'
import { readOutbox } from '#platform/mail/outbox.ts'
import { oweCancelledByHand } from '#platform/payment/owe-by-hand.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { openOrderShop } from '#tests/order-scene.ts'

const shop = await openOrderShop()
const { ask, call, db } = shop
await shop.setStock('PLAIN', 500)
const PETR = 'petr@example.com'
const petr = { token: await shop.logIn(PETR) }
const staff = { token: await shop.logStaffIn() }
const LINES = [{ code: 'PLAIN' }, { code: 'UNTRACKED', amount: 2 }, { code: 'CREDIT' }]
const minor = (money: { value: number }) => Math.round(money.value * 100)

/** A delivered order of Petr's, or of a guest who leaves this e-mail. */
async function delivered(guest?: string): Promise<Answer> {
  const buyer = guest ? { email: guest } : { customer: PETR, email: PETR }
  const order = await shop.ordered({ lines: LINES, ...buyer }, {}, guest ? {} : petr)
  await ask(`POST /staff/orders/${order.id}/payment`, {}, staff)
  for (const state_id of [ORDER_STATES.shipped, ORDER_STATES.delivered]) {
    await ask(`PATCH /staff/orders/${order.id}`, { state_id }, staff)
  }
  const { items } = await ask(`GET /orders/${order.id}/items?hash=${order.hash}`)
  return { ...order, items }
}
const draftOf = ({ id, hash }: Answer): Promise<Answer> =>
  ask(`POST /refunds?hash=${hash}`, { order_id: id, is_withdrawal: false })

/** A return of one piece of each line, as each is wished. */
async function wished(order: Answer, wishes: (string | null)[], way = 'refund-own-way'): Promise<Answer> {
  const { hash } = order
  const { id } = await draftOf(order)
  for (const [index, preferred_resolve] of wishes.entries()) {
    const item = { order_item_id: order.items[index].id, amount: 1, preferred_resolve }
    await ask(`POST /refunds/${id}/items?hash=${hash}`, item)
  }
  const [method] = await db`select id from refund_shipping_method where code = ${way}`
  await ask(`PATCH /refunds/${id}?hash=${hash}`, { shipping_method_id: method?.id })
  return ask(`POST /refunds/${id}/submit?hash=${hash}&embed=items`)
}
async function settle(order: Answer, { id }: Answer): Promise<Answer> {
  for (const state of [3, 5, 5]) await ask(`PATCH /staff/refunds/${id}`, { state }, staff)
  return ask(`GET /refunds/${id}?hash=${order.hash}&embed=settlement`)
}
const duesOf = async ({ id }: Answer) =>
  (await db<{ amount: number }[]>`select amount from refund_due where order_id = ${id}`).map(({ amount }) =>
    Number(amount),
  )
const bookedFor = async ({ id }: Answer) =>
  (
    await db<{ amount: number; operation: number; order_id: number }[]>`
      select amount, operation, order_id from customer_account_usage where refund_id = ${id}`
  ).map((row) => ({ ...row }))
const staffMails = async ({ code }: Answer) => {
  const [company] = await db<{ email: string }[]>`select email from company`
  return (await readOutbox(db, company?.email ?? '')).filter(({ text }) => text.includes(code))
}
const toldTo = async (email: string) => {
  const [mail] = await readOutbox(db, email)
  return `${mail?.subject}\n${mail?.text}`.replaceAll(/[  ]/g, ' ')
}
const noteOf = async ({ id, hash }: Answer) => {
  const [note] = await db`select id from order_invoice where order_id = ${id} and parent_id is not null`
  const paper = await call(`GET /orders/${id}/invoices/${note?.id}?hash=${hash}`)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await paper.arrayBuffer())))
  return text.join(' ').replaceAll(/\s+/g, ' ')
}
const creditsIn = (price: { value: number }) => Math.ceil(price.value)

describe('a return that is paid out', () => {
  it('gives back money, credits and an exchange as each item was wished, once, and says exactly that, on its credit note too [REFUND-05] [TBD-13] [ORDER-18]', async () => {
    const order = await delivered()
    const refund = await wished(order, ['money_back', 'store_credit', 'exchange'])
    const [money, credit] = refund.items
    const credits = creditsIn(credit.taxed_total_price)
    expect(credits).toBeGreaterThan(0)
    expect(await toldTo(PETR)).not.toContain('K vrácení:')
    const settled = await settle(order, refund)
    expect(await duesOf(order)).toEqual([minor(money.taxed_total_price)])
    expect(await bookedFor(refund)).toEqual([{ amount: credits, operation: 3, order_id: order.id }])
    expect(settled.settlement).toEqual({
      taxed_money_price: money.taxed_total_price,
      credit_amount: credits,
      is_exchange: true,
    })
    const told = await toldTo(PETR)
    expect(told).toContain('je vyřízené, jak jste si přáli')
    expect(told).toContain(`Pošleme vám: ${money.taxed_total_price.formatted.replaceAll(/[  ]/g, ' ')}`)
    expect(told).toContain(`Kredity na účtu: ${credits}`)
    expect(told).toContain(`K výměně: 1 × ${order.items[2].name}`)
    expect(told).toContain('teprve pošleme')
    expect(told).not.toMatch(/Posíláme|poslali/)
    const { formatted } = money.taxed_total_price
    expect(await noteOf(order)).toContain(
      `odběrateli vrací ${formatted.replaceAll(/\s/g, ' ')}, zbytek jsou kredity nebo výměna zboží.`,
    )
    const exchange = (await staffMails(order)).filter(({ subject }) => subject.startsWith('Vyměňte'))
    expect(exchange.map(({ text }) => text.includes(order.items[2].name))).toEqual([true])
  })

  it('sends no money where credits alone were wished, and puts them where they can be spent [REFUND-05] [LOYAL-08]', async () => {
    const order = await delivered()
    const before = await shop.creditsOf(PETR)
    const refund = await wished(order, ['store_credit'])
    await settle(order, refund)
    const [earned] = await db<{ amount: number }[]>`
      select coalesce(-sum(amount), 0)::int as amount from customer_account_usage
      where order_id = ${order.id} and operation = 4`
    const credits = creditsIn(refund.taxed_total_price)
    expect(await shop.creditsOf(PETR)).toBe(before + credits - (earned?.amount ?? 0))
    expect(await duesOf(order)).toEqual([])
    expect(await toldTo(PETR)).not.toMatch(/Posíláme|Pošleme|poslali|Jeho číslo/)
    const note = await db`select from order_invoice where order_id = ${order.id} and parent_id is not null`
    expect(note).toHaveLength(1)
    expect(await noteOf(order)).toContain('Částka se nevrací v penězích')
  })

  it('takes the way back off the money first, then off the rest [REFUND-03] [TBD-13]', async () => {
    const order = await delivered()
    const refund = await wished(order, [null, 'store_credit'], 'refund-packeta')
    const [money, credit] = refund.items
    const way_back = minor(refund.shipping_method.taxed_price)
    expect(way_back).toBeGreaterThan(0)
    await settle(order, refund)
    const left = minor(money.taxed_total_price) - way_back
    expect(await duesOf(order)).toEqual(left > 0 ? [left] : [])
    const value = minor(credit.taxed_total_price) + Math.min(0, left)
    expect((await bookedFor(refund)).map(({ amount }) => amount)).toEqual([Math.ceil(value / 100)])
  })

  it('of a whole order that was never sent says all that goes back from its approval on, a dearer delivery too [REFUND-01] [TBD-46] [L7]', async () => {
    const email = 'nedockava@example.com'
    const order = await shop.ordered({ lines: [{ code: 'PLAIN' }], email, shipping: 'ppl-address' })
    await ask(`POST /staff/orders/${order.id}/payment`, {}, staff)
    const { id } = await ask(`POST /refunds?hash=${order.hash}`, { order_id: order.id, is_withdrawal: true })
    const { items } = await ask(`GET /orders/${order.id}/items?hash=${order.hash}`)
    await ask(`POST /refunds/${id}/items?hash=${order.hash}`, { order_item_id: items[0].id, amount: 1 })
    const refund = await ask(`POST /refunds/${id}/submit?hash=${order.hash}`)
    expect(minor(refund.taxed_total_price)).toBeLessThan(minor(order.taxed_total_price))
    const { formatted: total } = order.taxed_total_price
    await ask(`PATCH /staff/refunds/${id}`, { state: 3 }, staff)
    expect(await toldTo(email)).toContain(`K vrácení je ${total}.`)
    await ask(`PATCH /staff/refunds/${id}`, { state: 5 }, staff)
    expect(await toldTo(email)).toContain(`Pošleme vám: ${total}`)
    const settled = await ask(`GET /refunds/${id}?hash=${order.hash}&embed=settlement`)
    await oweCancelledByHand(db, new Date(), createLog('silent'))
    expect(await duesOf(order)).toEqual([minor(order.taxed_total_price)])
    expect(settled.settlement.taxed_money_price).toEqual(order.taxed_total_price)
  })

  it('gives money where the credits can no longer be booked [REFUND-05]', async () => {
    const order = await delivered()
    const refund = await wished(order, ['store_credit'])
    const [kept] = await db<{ id: number }[]>`select credit_account_id as id from shop`
    await db`update shop set credit_account_id = null`
    try {
      await settle(order, refund)
      const { items } = await ask(
        `GET /orders/${order.id}/returnable-items?hash=${order.hash}&embed=resolves`,
      )
      expect(items[0].resolves).toEqual(['money_back', 'exchange'])
    } finally {
      await db`update shop set credit_account_id = ${kept?.id ?? null}`
    }
    expect(await duesOf(order)).toEqual([minor(refund.taxed_total_price)])
    expect(await bookedFor(refund)).toEqual([])
    expect(await toldTo(PETR)).toContain('Pošleme vám: ')
    expect(await noteOf(order)).toContain('Částka se vrací odběrateli.')
  })
})

it('offers credits to whoever has an account for them, and to nobody else [REFUND-05]', async () => {
  const resolves = async ({ id, hash }: Answer) =>
    (await ask(`GET /orders/${id}/returnable-items?hash=${hash}&embed=resolves`)).items[0].resolves
  expect(await resolves(await delivered())).toEqual(['money_back', 'exchange', 'store_credit'])
  const order = await delivered('host@example.com')
  expect(await resolves(order)).toEqual(['money_back', 'exchange'])
  const { id } = await draftOf(order)
  const item = { order_item_id: order.items[0].id, amount: 1 }
  const path = `/refunds/${id}/items`
  const refused = await call(`POST ${path}?hash=${order.hash}`, {
    ...item,
    preferred_resolve: 'store_credit',
  })
  expect(refused.status).toBe(422)
  const added = await ask(`POST ${path}?hash=${order.hash}`, item)
  const patched = await call(`PATCH ${path}/${added.id}?hash=${order.hash}`, {
    preferred_resolve: 'store_credit',
  })
  expect(patched.status).toBe(422)
})

it('says nothing of credits to a buyer whose account, and all credits with it, is gone [REFUND-05] [CUST-03]', async () => {
  const JANA = 'jana@example.com'
  const jana = { token: await shop.logIn(JANA) }
  const lines = [{ code: 'CREDIT', amount: 2, credits: true }, { code: 'UNTRACKED' }]
  const order = await shop.ordered({ lines, customer: JANA, email: JANA }, {}, jana)
  await ask(`POST /staff/orders/${order.id}/payment`, {}, staff)
  for (const state_id of [ORDER_STATES.shipped, ORDER_STATES.delivered]) {
    await ask(`PATCH /staff/orders/${order.id}`, { state_id }, staff)
  }
  const { items } = await ask(`GET /orders/${order.id}/items?hash=${order.hash}`)
  const refund = await wished({ ...order, items }, [null, null])
  expect(minor(refund.taxed_credit_price)).toBeGreaterThan(0)
  await call(`DELETE /customers/${order.customer_id}`, { password: DEMO_PASSWORD }, jana)
  const { settlement } = await settle(order, refund)
  expect(settlement).toEqual({
    taxed_money_price: refund.taxed_total_price,
    credit_amount: 0,
    is_exchange: false,
  })
  expect(await toldTo(JANA)).not.toContain('Kredity na účtu')
  // What is left of the same line goes back as well.
  const rest = await wished({ ...order, items }, [null])
  expect((await settle(order, rest)).settlement).toMatchObject({ credit_amount: 0 })
})
