import { describe, expect, it } from 'vitest'
import type { CreatedOrder } from '#contract/order.ts'
import { BREAKER_FAILURES, BREAKER_PAUSE_MS } from '#platform/payment/gateway-call.ts'
import { createApi } from '#storefront/api/client.ts'
import { startPayment } from '#storefront/checkout/start-payment.ts'
import type { OwnRequest } from '#storefront/own-request.ts'
import { openPaymentShop, type PaidOrder } from '../payment-scene.ts'
import { joinStorefront } from '../shop.ts'
import { shopperIn } from '../shopper.ts'

const shop = await openPaymentShop()
const joined = await joinStorefront(shop.platform)
const { visit, submit, ask } = joined
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
    expect(page).not.toContain('Platba neproběhla')
    const fields = { order_id: String(order.id), hash: order.hash, language: 'cs' }
    const answer = await (await ask('/api/payment-return', fields)).json()
    expect(answer).toMatchObject({ order_id: order.id, payment_status: 'success' })
    expect(leadsTo(await submit('/api/payment-return', fields))).toContain('payment_status=success')
  })

  it('of a payment that the platform does not know ends on the order of its address [PAY-11]', async () => {
    const { order } = await opened('gopay')
    expect(leadsTo(await visit(`/api/payment-return/gopay?${ours(order)}&id=123`))).toBe(
      `${SUMMARY.cs}?order_id=${order.id}&payment_status=unknown&hash=${order.hash}`,
    )
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

  it('is a form of another site without cookies; it ends on the summary by a GET [F34] [PAY-09] [S16]', async () => {
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

  it('opens no other call of the shop to other sites [S16]', async () => {
    for (const path of ['/api/payment', '/api/cart/clear', '/api/payment-returned']) {
      expect((await submit(path, {}, { headers: FROM_BANK })).status).toBe(403)
    }
  })

  it('with a forged form shows nothing as paid and offers to check [F32] [S16]', async () => {
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

describe('a gateway that cannot be opened right after the order', () => {
  it('leads to the summary with the order and the reason [PAY-05] [ERR-20]', async () => {
    const api = createApi({
      base_url: 'http://localhost',
      fetch: shop.platform.fetch,
      language: 'sk',
      currency: 'CZK',
      tracking_id: 'test',
    })
    const { id, hash } = await ordered('gopay')
    const order = await api('GET /orders/{id}', { params: { id }, query: { hash, embed: ['payment'] } })
    await sim('gopay', 'POST /faults', { operation: 'create', kind: 'error' })
    const asked = { api, origin: 'http://localhost', language: 'sk', me: null }
    // Of a request, and of an order just made, only what paying looks at.
    const to = await startPayment(asked as OwnRequest, { ...order, hash } as CreatedOrder)
    expect(to).toBe(`${SUMMARY.sk}?order_id=${id}&hash=${hash}&result=go_pay_load_error`)
    expect(await read(to)).toContain('Platobnú bránu sa nepodarilo otvoriť.')
  })
})

describe('a storefront under a name that is not the shop’s', () => {
  const ELSEWHERE = 'http://elsewhere.example'
  const toPlatform = (request: Request) =>
    shop.platform.fetch(new Request(request.url.replace(ELSEWHERE, 'http://localhost'), request))

  it('sends nobody to a gateway that would lead back there, and says why [ERR-21]', async () => {
    const elsewhere = await joinStorefront({ fetch: toPlatform })
    const order = await ordered('gopay')
    const form = { order_id: String(order.id), hash: order.hash }
    const summary = leadsTo(await elsewhere.submit('/api/payment', form, { origin: ELSEWHERE }))
    expect(summary).toBe(`${SUMMARY.cs}?order_id=${order.id}&hash=${order.hash}&result=invalid_return_url`)
    expect(await read(summary)).toContain('Chybí platná adresa pro návrat do obchodu.')
    expect(await attempts(order)).toEqual([])
  })

  it('says so right after the order as well [ERR-21]', async () => {
    const api = createApi({
      base_url: 'http://localhost',
      fetch: toPlatform,
      language: 'cs',
      currency: 'CZK',
      tracking_id: 'test',
    })
    const { id, hash } = await ordered('csob')
    const order = await api('GET /orders/{id}', { params: { id }, query: { hash, embed: ['payment'] } })
    const asked = { api, origin: ELSEWHERE, language: 'cs', me: null }
    // Of a request, and of an order just made, only what paying looks at.
    const to = await startPayment(asked as OwnRequest, { ...order, hash } as CreatedOrder)
    expect(to).toBe(`${SUMMARY.cs}?order_id=${id}&hash=${hash}&result=invalid_return_url`)
  })
})

describe('an order that can be paid in another way', () => {
  const OTHERWISE = {
    cs: 'Zaplatit jiným způsobem',
    sk: 'Zaplatiť iným spôsobom',
    en: 'Pay in another way',
  }
  const pay = async ({ id, hash }: PaidOrder, code: string, language = 'cs') =>
    leadsTo(
      await submit('/api/payment', {
        order_id: String(id),
        hash,
        language,
        payment_method_id: String(await shop.methodId(code)),
      }),
    )
  const summary = ({ id, hash }: PaidOrder, language: keyof typeof SUMMARY = 'cs') =>
    `${SUMMARY[language]}?order_id=${id}&hash=${hash}`

  it.each(['cs', 'sk', 'en'] as const)(
    'offers the ways on its summary (%s) and leads to the one chosen [PAY-17] [PAY-15]',
    async (language) => {
      const order = await ordered('gopay')
      const page = await read(summary(order, language))
      expect(page).toContain(OTHERWISE[language])
      expect(page).toContain(`value="${await shop.methodId('bank-transfer')}"`)
      expect(page).not.toContain(`value="${await shop.methodId('gopay')}"`)
      const after = await pay(order, 'bank-transfer', language)
      expect(after).toBe(summary(order, language))
      const changed = await read(after)
      expect(changed).toContain('data-payment-status="success"')
      expect(changed).toContain('data:image/svg+xml;base64')
      expect(changed).toContain(`value="${await shop.methodId('gopay')}"`)
      expect(await pay(order, 'csob', language)).toContain('/sandbox/csob/api/v1.9/payment/process/')
    },
  )

  it('says why the way cannot be changed while a payment is open at the gateway [PAY-17]', async () => {
    const { order } = await opened('gopay')
    const after = await pay(order, 'bank-transfer')
    expect(after).toBe(`${summary(order)}&result=payment_not_changed`)
    expect(await read(after)).toContain('Způsob platby teď změnit nelze.')
  })

  it('offers nothing once it is paid, and nothing to whoever may not see the order', async () => {
    const { order } = await shop.paid('gopay')
    expect(await read(summary(order))).not.toContain('data-pay-otherwise')
    const other = await ordered('gopay')
    expect(await read(`${SUMMARY.cs}?order_id=${other.id}`)).not.toContain('data-pay-otherwise')
  })

  it('offers the ways on its own page as well, to its buyer [PAY-17]', async () => {
    const order = await ordered('gopay')
    await shop.db`
      update customer_order set customer_id = (select id from customer where email = 'jana@example.com')
      where id = ${order.id}`
    const jana = shopperIn({ ...joined, db: shop.db, platform: shop.platform })
    await jana.logIn('jana@example.com')
    const page = await jana.read(`/zakaznik/objednavka/${order.id}`)
    expect(page).toContain('data-pay-otherwise')
    expect(page).toContain('Bankovní převod')
    const to = await jana.send('/api/payment', {
      order_id: String(order.id),
      language: 'cs',
      payment_method_id: String(await shop.methodId('bank-transfer')),
    })
    expect(to).toBe(`${SUMMARY.cs}?order_id=${order.id}`)
    expect(await jana.read(to)).toContain('data:image/svg+xml;base64')
  })
})

describe('the choice of payment while a gateway does not answer', () => {
  it('shows it with the reason, not to be chosen, and as usual once it answers again [F26]', async () => {
    const shopper = shopperIn({ ...joined, db: shop.db, platform: shop.platform })
    const [product] = await shop.db<{ id: number }[]>`select id from product where code = 'UNTRACKED'`
    const item = JSON.stringify({ product_id: product?.id })
    await shopper.send('/api/cart/items', { item, amount: '1', language: 'cs' })
    const card = await shop.methodId('csob')
    const radio = async () => {
      const page = await shopper.read('/kosik/doprava-a-platba')
      return new RegExp(`<input id="payment_method_id-${card}"[^>]*>`).exec(page)?.[0] ?? ''
    }
    expect(await radio()).not.toContain('disabled')
    const broken = await ordered('csob')
    await sim('csob', 'POST /faults', { operation: 'init', kind: 'error', times: null })
    for (let failure = 0; failure < BREAKER_FAILURES; failure += 1) await shop.start('csob', broken)
    expect(await radio()).toContain('disabled')
    expect(await shopper.read('/kosik/doprava-a-platba')).toContain('Platební brána teď neodpovídá.')
    await sim('csob', 'DELETE /faults')
    shop.wait(BREAKER_PAUSE_MS / 1000)
    expect(await radio()).not.toContain('disabled')
  })
})
