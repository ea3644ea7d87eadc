import { describe, expect, it } from 'vitest'
import { readOutbox } from '#platform/mail/outbox.ts'
import type { CartWish } from '#tests/order-scene.ts'
import { openPaymentShop, type PaidOrder } from '#tests/payment-scene.ts'

const shop = await openPaymentShop()
const { db, call, staff } = shop

async function paidByHand(payment: string, wish: Partial<CartWish> = {}): Promise<PaidOrder> {
  const order = await shop.ordered(payment, wish)
  await staff(`POST /staff/orders/${order.id}/payment`, {})
  return order
}

/** The last mail about a withdrawal from an order of one piece, approved and paid out. */
async function toldOf(
  { id, hash }: PaidOrder,
  { is_sent = true, states = [3, 5] }: { is_sent?: boolean; states?: number[] } = {},
): Promise<string> {
  for (const state_id of is_sent ? [5, 6] : []) await staff(`PATCH /staff/orders/${id}`, { state_id })
  const at = `?hash=${hash}`
  const { answer: draft } = await call(`POST /refunds${at}`, { order_id: id, is_withdrawal: true })
  const { answer } = await call(`GET /orders/${id}/returnable-items${at}`)
  await call(`POST /refunds/${draft.id}/items${at}`, { order_item_id: answer.items[0].id, amount: 1 })
  await call(`POST /refunds/${draft.id}/submit${at}`)
  for (const state of states) await staff(`PATCH /staff/refunds/${draft.id}`, { state })
  const [order] = await db<{ email: string }[]>`select email from customer_order where id = ${id}`
  const [mail] = await readOutbox(db, order?.email ?? '')
  return `${mail?.subject} ${mail?.text}`.replaceAll(/\s+/g, ' ')
}

describe('the mail about a return that is paid out', () => {
  it('says that money was sent where a gateway gives it back [REFUND-01] [TBD-46]', async () => {
    const { order } = await shop.paid('gopay')
    const told = await toldOf(order)
    expect(told).toMatch(/Peníze za vrácení č. \d+ jsou na cestě/)
    expect(told).toContain('jsme vám poslali')
  })

  it.each([
    ['bank-transfer', 'personal-pickup'],
    ['cash-on-delivery', 'ppl-address'],
    ['pickup-payment', 'personal-pickup'],
  ])(
    'asks for an account where money paid by %s goes back by hand, and does not say that it was sent [REFUND-01] [TBD-46]',
    async (payment, shipping) => {
      const told = await toldOf(await paidByHand(payment, { shipping }))
      expect(told).toMatch(/Vrácení č. \d+ je vyřízeno/)
      expect(told).toContain('Pošleme vám: ')
      expect(told).toContain('Jeho číslo nám prosím napište v odpovědi na tento e-mail.')
      expect(told).not.toMatch(/poslali|na cestě/)
    },
  )

  it('names the account the buyer has written down [REFUND-01] [TBD-46]', async () => {
    await db`
      update customer set bank_account_number = '19-2000145399', bank_code = '0800' where email = 'jana@example.com'`
    const order = await paidByHand('bank-transfer')
    await db`
      update customer_order set customer_id = (select id from customer where email = 'jana@example.com')
      where id = ${order.id}`
    const told = await toldOf(order)
    expect(told).toContain('Peníze pošleme na účet 19-2000145399/0800.')
    expect(told).not.toContain('Jeho číslo')
  })

  it('promises the money of an order it has cancelled by the way that it came [REFUND-01] [TBD-46]', async () => {
    const { order } = await shop.paid('gopay')
    const online = await toldOf(order, { is_sent: false })
    expect(online).toContain('Peníze vám vrátíme stejným způsobem, jakým jste platili.')
    const by_hand = await toldOf(await paidByHand('bank-transfer'), { is_sent: false })
    expect(by_hand).toContain('Jeho číslo nám prosím napište')
    for (const told of [online, by_hand]) {
      expect(told).toContain('Pošleme vám: ')
      expect(told).not.toMatch(/poslali|na cestě/)
    }
  })
})

describe('the mail about a return that is approved', () => {
  it('says where the money will go, and does not say that it was sent [REFUND-01] [TBD-46]', async () => {
    const online = await toldOf((await shop.paid('gopay')).order, { states: [3] })
    expect(online).toContain('Peníze vám vrátíme stejným způsobem, jakým jste platili.')
    const by_hand = await toldOf(await paidByHand('bank-transfer'), { states: [3] })
    expect(by_hand).toContain('Jeho číslo nám prosím napište v odpovědi na tento e-mail.')
    // Nobody writes of money that a person has sent.
    const promise = 'Jakmile peníze odešleme, napíšeme vám.'
    expect([online, by_hand].map((told) => told.includes(promise))).toEqual([true, false])
    for (const told of [online, by_hand]) {
      expect(told).toMatch(/je schváleno/)
      expect(told).not.toMatch(/poslali|na cestě/)
    }
  })
})
