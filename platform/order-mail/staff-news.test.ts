import { beforeEach, describe, expect, it } from 'vitest'
import { ORDER_STATES } from '#contract/order-state.ts'
import { createLog } from '#platform/http/log.ts'
import { readOutbox } from '#platform/mail/outbox.ts'
import { openComplaintShop } from '#platform/aftersales/complaint-scene.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { BILLING } from '#tests/order-scene.ts'
import { mailNextEvent } from './order-mail-worker.ts'

const shop = await openComplaintShop()
const { db, ask, call, ordered, staff, bought, filed, eva } = shop
const options = { sql: db, log: createLog('silent'), public_url: 'https://vitrine.example' }

beforeEach(async () => {
  await db`truncate mail_outbox`
  await db`update shop set is_told_of_news = default`
  await db`update shop_hostname set language = 'cs'`
})

const flat = (text = '') => text.replaceAll(/\s+/g, ' ')
async function news() {
  while (await mailNextEvent(options, new Date()));
  expect([...(await db`select last_error from order_event where last_error is not null`)]).toEqual([])
  return readOutbox(db, 'obchod@example.com')
}
async function only() {
  const [mail, ...more] = await news()
  expect(more).toEqual([])
  if (!mail) throw new Error('The staff was not told')
  return { ...mail, text: flat(mail.text) }
}

async function sentReturn(order: Answer, is_withdrawal: boolean): Promise<Answer> {
  const at = `hash=${order.hash}`
  const draft = await ask(`POST /refunds?${at}`, { order_id: order.id, is_withdrawal })
  const { items } = await ask(`GET /orders/${order.id}/items?${at}`)
  await ask(`POST /refunds/${draft.id}/items?${at}`, { order_item_id: items[0].id, amount: 2 })
  if (!is_withdrawal) {
    const [way] = await db`select id from refund_shipping_method where code = 'refund-own-way'`
    await ask(`PATCH /refunds/${draft.id}?${at}`, { shipping_method_id: way?.id })
  }
  await ask(`POST /refunds/${draft.id}/submit?${at}`)
  // The second click is the same return.
  await ask(`POST /refunds/${draft.id}/submit?${at}`)
  return draft
}
async function delivered(): Promise<Answer> {
  const order = await ordered({ lines: [{ code: 'UNTRACKED', amount: 3 }], email: 'host@example.com' })
  await ask(`POST /staff/orders/${order.id}/payment`, {}, staff)
  for (const state_id of [ORDER_STATES.shipped, ORDER_STATES.delivered])
    await ask(`PATCH /staff/orders/${order.id}`, { state_id }, staff)
  while (await mailNextEvent(options, new Date()));
  await db`truncate mail_outbox`
  return order
}

describe('the staff is told of', () => {
  it('each new order: its number, total, shipping, payment and items, and nothing of the buyer', async () => {
    const order = await ordered(
      { lines: [{ code: 'UNTRACKED', amount: 3 }], shipping: 'ppl-address', payment: 'cash-on-delivery' },
      { note: 'Zvonek nefunguje' },
    )
    const mail = await only()
    expect(mail.language).toBe('cs')
    const total = flat(order.taxed_total_price.formatted)
    expect(flat(mail.subject)).toBe(`Nová objednávka ${order.code} na ${total}`)
    const [item] = await db`select name from order_item where order_id = ${order.id}`
    for (const part of [total, 'PPL', 'Dobírka', `3 × ${item?.name} (UNTRACKED)`]) {
      expect(mail.text, part).toContain(part)
      expect(flat(mail.html), part).toContain(part)
    }
    const { first_name, last_name, street, phone } = BILLING
    for (const own of ['karel@example.com', first_name, last_name, street, phone, 'Zvonek'])
      expect(mail.html + mail.text).not.toContain(own)
    await ask(`POST /staff/orders/${order.id}/payment`, {}, staff)
    expect(await news()).toHaveLength(1)
  })

  it('an order once, also where the process died before its mails were kept [F24]', async () => {
    await ordered({ lines: [{ code: 'UNTRACKED' }] })
    const die = { ...options, reach: () => Promise.reject(new Error('gone')) }
    await mailNextEvent(die, new Date())
    expect(await readOutbox(db)).toEqual([])
    await db`update order_event set next_attempt_at = created_at, last_error = null where handled_at is null`
    await only()
  })

  it('a return and a withdrawal that was sent, each once', async () => {
    const order = await delivered()
    await sentReturn(order, false)
    const returned = await only()
    expect(returned.subject).toBe(`Vrácení zboží z objednávky ${order.code}`)
    await db`truncate mail_outbox`
    const other = await delivered()
    const draft = await sentReturn(other, true)
    const mail = await only()
    expect(mail.subject).toBe(`Odstoupení od smlouvy k objednávce ${other.code}`)
    const [item] = await db`select name from order_item where order_id = ${other.id}`
    for (const part of [String(draft.id), 'Bankovní převod', `2 × ${item?.name}`])
      expect(mail.text, part).toContain(part)
    for (const own of ['host@example.com', BILLING.last_name, BILLING.street])
      expect(mail.html + mail.text).not.toContain(own)
  })

  it('a filed complaint once, with the wish and the day it has to be resolved by', async () => {
    const order = await bought()
    await news()
    await db`truncate mail_outbox`
    const complaint = await filed(order)
    await filed(order)
    const mail = await only()
    expect(mail.subject).toBe(`Nová reklamace ${complaint.document_number} k objednávce ${order.code}`)
    for (const part of ['výměna za nový kus', '1 × ', 'Vyřídit nejpozději', 'Vada zboží'])
      expect(mail.text, part).toContain(part)
    for (const own of ['eva@example.com', 'Krásná', 'Prasklé ucho'])
      expect(mail.html + mail.text).not.toContain(own)
  })

  it.each([
    ['sk', 'Nová objednávka', 'Spolu:'],
    ['en', 'New order', 'Total:'],
  ])('all of it in the language of the shop: %s', async (language, subject, total) => {
    await db`update shop_hostname set language = ${language}`
    await ordered({ lines: [{ code: 'UNTRACKED' }] })
    const mail = await only()
    expect(mail).toMatchObject({ language, subject: expect.stringContaining(subject) })
    expect(mail.text).toContain(total)
  })

  it('nothing where the shop does not want it; its buyers are written to as ever', async () => {
    await db`update shop set is_told_of_news = false`
    const order = await delivered()
    await sentReturn(order, false)
    const bought_again = await bought()
    expect((await call('POST /complaints', shop.bodyOf(bought_again), eva)).status).toBeLessThan(300)
    expect(await news()).toEqual([])
    expect((await readOutbox(db)).length).toBeGreaterThanOrEqual(3)
  })
})
