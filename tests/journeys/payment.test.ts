import { describe, expect, it } from 'vitest'
import { openPaymentShop, type PaidOrder } from '../payment-scene.ts'
import { joinStorefront } from '../shop.ts'

const shop = await openPaymentShop()
const { visit, submit, ask } = await joinStorefront(shop.platform)
const { opened, ordered, become, stateOf, sim, attempts } = shop
await sim('gopay', 'POST /settings', { notifications: { mode: 'drop' } })

const SUMMARY = { cs: '/kosik/souhrn', sk: '/sk/kosik/suhrn', en: '/en/cart/summary' }
const ours = ({ id, hash }: PaidOrder, language = 'cs') => `order_id=${id}&language=${language}&hash=${hash}`
const leadsTo = (response: Response) => {
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}
const read = async (path: string) => (await visit(path)).text()

describe('the way back from GoPay', () => {
  it.each(['cs', 'sk', 'en'] as const)(
    'ends on the summary in the shopper’s language (%s), with what the gateway says [PAY-08] [PAY-11]',
    async (language) => {
      const { order, payment_id } = await opened('gopay')
      await become('gopay', payment_id, 'PAID')
      const path = `/api/payment-return/gopay?${ours(order, language)}&id=${payment_id}`
      const summary = leadsTo(await visit(path))
      expect(summary).toBe(
        `${SUMMARY[language]}?order_id=${order.id}&payment_status=success&hash=${order.hash}`,
      )
      const page = await read(summary)
      expect(page).toContain('data-payment-status="success"')
      expect(page).toContain(order.code)
      expect(await stateOf(order)).toMatchObject({ paid: true, invoices: 1 })
    },
  )

  it('after declining offers to pay again [PAY-17]', async () => {
    const { order, payment_id } = await opened('gopay')
    await become('gopay', payment_id, 'CANCELED')
    const summary = leadsTo(await visit(`/api/payment-return/gopay?${ours(order)}&id=${payment_id}`))
    expect(summary).toContain('payment_status=error')
    expect(await read(summary)).toContain('action="/api/payment"')
    const gateway = leadsTo(
      await submit('/api/payment', { order_id: String(order.id), hash: order.hash, language: 'cs' }),
    )
    expect(gateway).toMatch(/^\/sandbox\/gopay\/gw\/v3\//)
    expect(await attempts(order)).toHaveLength(2)
  })

  it('says that the payment is being checked while nobody knows, and asks again [F35] [PAY-07]', async () => {
    const { order, payment_id } = await opened('gopay')
    await become('gopay', payment_id, 'PAID')
    await sim('gopay', 'POST /faults', { operation: 'status', kind: 'error' })
    const summary = leadsTo(await visit(`/api/payment-return/gopay?${ours(order)}&id=${payment_id}`))
    expect(summary).toContain('payment_status=unknown')
    const page = await read(summary)
    expect(page).toContain('Platbu ověřujeme')
    expect(page).toContain('action="/api/payment-return"')
    expect(page).not.toContain('Platba se nezdařila')
    const fields = { order_id: String(order.id), hash: order.hash, language: 'cs' }
    const answer = await (await ask('/api/payment-return', fields)).json()
    expect(answer).toMatchObject({ order_id: order.id, payment_status: 'success' })
    expect(leadsTo(await submit('/api/payment-return', fields))).toContain('payment_status=success')
  })

  it('with a number nobody knows leads to a summary that knows nothing either', async () => {
    expect(leadsTo(await visit('/api/payment-return/gopay?id=123'))).toBe(
      '/kosik/souhrn?order_id=-1&payment_status=unknown',
    )
    expect(await read('/kosik/souhrn?order_id=-1&payment_status=unknown')).toContain(
      'data-payment-status="unknown"',
    )
  })
})

describe('the way back from ČSOB', () => {
  const FROM_BANK = { origin: 'https://platebnibrana.example', 'sec-fetch-site': 'cross-site' }

  it('is a form of another site without cookies; it ends on the summary by a GET [F34] [PAY-09]', async () => {
    const { order, payment_id } = await opened('csob')
    await become('csob', payment_id, 7)
    const fields = await shop.csobReturn(payment_id)
    const path = `/api/payment-return/csob?${ours(order, 'en')}`
    const response = await submit(path, fields, { headers: FROM_BANK })
    expect(response.headers.getSetCookie()).toEqual([])
    const summary = leadsTo(response)
    expect(summary).toBe(`${SUMMARY.en}?order_id=${order.id}&payment_status=success&hash=${order.hash}`)
    expect(await read(summary)).toContain('data-payment-status="success"')
    expect(await stateOf(order)).toMatchObject({ paid: true })
  })

  it('opens no other call of the shop to other sites', async () => {
    for (const path of ['/api/payment', '/api/cart/clear', '/api/payment-returned']) {
      expect((await submit(path, {}, { headers: FROM_BANK })).status).toBe(403)
    }
  })

  it('with a forged form shows nothing as paid and offers to check [F32]', async () => {
    const { order, payment_id } = await opened('csob')
    const fields = await shop.csobReturn(payment_id, { after: { paymentStatus: '7' } })
    const path = `/api/payment-return/csob?${ours(order)}`
    const summary = leadsTo(await submit(path, fields, { headers: FROM_BANK }))
    expect(summary).toContain('payment_status=unknown')
    expect(await read(summary)).toContain('data-payment-watch')
    expect(await stateOf(order)).toMatchObject({ paid: false })
  })
})

describe('the address of the summary', () => {
  it('may say success by hand: an unpaid order is shown as unpaid, and stays so [F40] [PAY-10] [ORDER-09]', async () => {
    const order = await ordered('gopay')
    const page = await read(`${SUMMARY.cs}?order_id=${order.id}&hash=${order.hash}&payment_status=success`)
    expect(page).toContain('data-payment-status="error"')
    expect(await stateOf(order)).toEqual({ paid: false, invoices: 0, paid_events: 0, refunds: 0 })
  })
})

describe('a gateway that cannot be opened', () => {
  it('leads to the summary with the order and the reason [PAY-04] [PAY-05] [ERR-20]', async () => {
    const order = await ordered('gopay')
    await sim('gopay', 'POST /faults', { operation: 'create', kind: 'error' })
    const summary = leadsTo(await submit('/api/payment', { order_id: String(order.id), hash: order.hash }))
    expect(summary).toBe(`${SUMMARY.cs}?order_id=${order.id}&hash=${order.hash}&result=go_pay_load_error`)
    const page = await read(summary)
    expect(page).toContain('Platební bránu se nepodařilo otevřít.')
    expect(page).toContain('action="/api/payment"')
  })
})
