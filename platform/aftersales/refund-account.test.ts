import { describe, expect, it } from 'vitest'
import { readOutbox } from '#platform/mail/outbox.ts'
import { oweCancelledByHand } from '#platform/payment/owe-by-hand.ts'
import { resolveComplaint } from '#tests/complaint-scene.ts'
import { filters } from '#tests/demo-shop.ts'
import { openPaymentShop, type PaidOrder } from '#tests/payment-scene.ts'

const shop = await openPaymentShop()
const { db, call, staff, clock } = shop
const ACCOUNT = { bank_account_number: '19-2000145399', bank_code: '0800' }
const WRITTEN = '19-2000145399/0800'
let guests = 0

async function paidByTransfer(is_sent = true): Promise<PaidOrder & { email: string }> {
  const email = `prevod${++guests}@example.com`
  const order = await shop.ordered('bank-transfer', { email })
  await staff(`POST /staff/orders/${order.id}/payment`, {})
  for (const state_id of is_sent ? [5, 6] : []) await staff(`PATCH /staff/orders/${order.id}`, { state_id })
  return { ...order, email }
}
const accountsOf = async ({ id }: PaidOrder) => {
  const asked = filters({ field: 'order_id', operator: 'eq', value: id })
  const { answer } = await staff(`GET /staff/refund-dues?${asked}`)
  return answer.items.map(({ account }: { account: string | null }) => account)
}
const mailsTo = async (email: string) =>
  (await readOutbox(db, email)).map(({ text }) => text.replaceAll(/\s+/g, ' '))

/** A withdrawal from the whole order, as a draft. */
async function drafted({ id, hash }: PaidOrder): Promise<{ id: number; at: string }> {
  const at = `?hash=${hash}`
  const { answer: draft } = await call(`POST /refunds${at}`, { order_id: id, is_withdrawal: true })
  const { answer } = await call(`GET /orders/${id}/returnable-items${at}`)
  await call(`POST /refunds/${draft.id}/items${at}`, { order_item_id: answer.items[0].id, amount: 1 })
  return { id: draft.id, at }
}
const payOut = async (id: number) => {
  for (const state of [3, 5]) await staff(`PATCH /staff/refunds/${id}`, { state })
}

describe('the account for money that no gateway took', () => {
  it('is named with a withdrawal, confirmed by mail and listed for whoever sends the money [REFUND-01]', async () => {
    const order = await paidByTransfer()
    const { id, at } = await drafted(order)
    const { status } = await call(`PATCH /refunds/${id}${at}`, ACCOUNT)
    expect(status).toBe(200)
    const { answer } = await call(`GET /refunds/${id}${at}&embed=account,bank_account`)
    expect(answer.account).toBe(WRITTEN)
    expect(answer.bank_account).toEqual({ ...ACCOUNT, bank_account_iban: null, bank_swift_code: null })
    await call(`POST /refunds/${id}/submit${at}`)
    expect((await mailsTo(order.email))[0]).toContain(`Účet pro vrácení peněz: ${WRITTEN}`)
    expect((await call(`PATCH /refunds/${id}${at}`, ACCOUNT)).status).toBe(409)
    await payOut(id)
    expect(await accountsOf(order)).toEqual([WRITTEN])
    expect((await mailsTo(order.email))[0]).toContain(`Peníze pošleme na účet ${WRITTEN}.`)
  })

  it('that cannot be one is refused at its field', async () => {
    const { id, at } = await drafted(await paidByTransfer())
    const { status, answer } = await call(`PATCH /refunds/${id}${at}`, {
      bank_account_iban: 'CZ00 0800 0000 1920 0014 5399',
    })
    expect([status, answer.errors[0].field]).toEqual([422, 'bank_account_iban'])
  })

  it('is named in the public form too; the owner of the mailbox sees it before confirming [REFUND-01]', async () => {
    const order = await paidByTransfer()
    const form = {
      first_name: 'Karel',
      last_name: 'Čapek',
      email: order.email,
      order_code: order.code,
      bank_account_iban: 'CZ65 0800 0000 1920 0014 5399',
    }
    await call('POST /withdrawals', form)
    const [asked] = await mailsTo(order.email)
    expect(asked).toContain('CZ65 0800 0000 1920 0014 5399')
    const { answer: sent } = await staff('GET /staff/withdrawals')
    expect(sent.items[0]).toMatchObject({ email: order.email, account: 'CZ6508000000192000145399' })
    const token = /token=([\w-]+)/.exec(asked ?? '')?.[1] ?? ''
    const { answer } = await call('POST /withdrawals/confirm', { token })
    await payOut(answer.refund_id)
    expect(await accountsOf(order)).toEqual(['CZ6508000000192000145399'])
  })

  it('named in another form of the same words is another withdrawal', async () => {
    const { email, code } = await paidByTransfer()
    const form = { first_name: 'Karel', last_name: 'Čapek', email, order_code: code }
    await call('POST /withdrawals', form)
    await call('POST /withdrawals', { ...form, ...ACCOUNT })
    expect(await db`select from withdrawal where email = ${email}`).toHaveLength(2)
  })

  it('is where the money of an order goes that a withdrawal has cancelled [F38]', async () => {
    const order = await paidByTransfer(false)
    const { id, at } = await drafted(order)
    await call(`PATCH /refunds/${id}${at}`, ACCOUNT)
    await call(`POST /refunds/${id}/submit${at}`)
    await payOut(id)
    await oweCancelledByHand(db, clock.now, shop.log)
    expect(await accountsOf(order)).toEqual([WRITTEN])
  })
})

describe('the mail about a complaint resolved by money', () => {
  const told = async (order: PaidOrder, more = {}) => {
    await db`truncate mail_outbox`
    await resolveComplaint(shop, order, more)
    return (await mailsTo('karel@example.com'))[0] ?? ''
  }

  it('asks for an account where the money goes to one and none is known [COMPL-03]', async () => {
    expect(await told(await paidByTransfer(false))).toContain('Jeho číslo nám prosím napište')
  })

  it('asks too where a person has still to say how much it is [COMPL-03]', async () => {
    const mail = await told(await paidByTransfer(false), { preferred_resolve: 'price_reduction' })
    expect(mail).toContain('Jeho číslo nám prosím napište')
  })

  it('names the account that was given with the complaint [COMPL-03]', async () => {
    const mail = await told(await paidByTransfer(false), ACCOUNT)
    expect(mail).toContain(`Peníze pošleme na účet ${WRITTEN}.`)
    expect(mail).not.toContain('Jeho číslo')
  })

  it.each([
    ['money that a gateway gives back', 'money_back'],
    ['a repair', 'repair'],
  ])('asks for nothing for %s [COMPL-03]', async (_what, preferred_resolve) => {
    const { order } = await shop.paid('gopay')
    const mail = await told(order, { preferred_resolve })
    expect(mail).toContain('jsme vyřídili')
    expect(mail).not.toMatch(/Jeho číslo|na účet/)
  })
})
