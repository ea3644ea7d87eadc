import { describe, expect, it } from 'vitest'
import { ORDER_STATES } from '#contract/order-state.ts'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { fillCart } from '#tests/order-scene.ts'
import { openPaymentShop, type PaidOrder } from '#tests/payment-scene.ts'

const shop = await openPaymentShop()
const { call, ordered, opened, start, again, attempts, sim, become } = shop
await sim('gopay', 'POST /settings', { notifications: { mode: 'drop' } })

describe('starting a payment', () => {
  it('at GoPay answers gateUrl and opens it for the true payer [PAY-01]', async () => {
    const order = await ordered('gopay')
    const { status, answer } = await start('gopay', order)
    expect(status).toBe(200)
    expect(Object.keys(answer)).toEqual(['gateUrl'])
    const [attempt] = await attempts(order)
    const made = await sim('gopay', `GET /payments/${attempt?.gateway_payment_id}`)
    expect(made.payer.contact).toMatchObject({
      first_name: 'Karel',
      last_name: 'Čapek',
      email: 'karel@example.com',
      phone_number: '+420601000777',
      city: 'Praha',
      street: 'Úzká 10',
      country_code: 'CZE',
    })
    const sum = made.items.reduce((total: number, item: { amount: number }) => total + item.amount, 0)
    expect(sum).toBe(order.total)
  })

  it('at ČSOB answers gatewayUri, an address signed by the shop [PAY-02]', async () => {
    const order = await ordered('csob')
    const { status, answer } = await start('csob', order)
    expect(status).toBe(200)
    expect(Object.keys(answer)).toEqual(['gatewayUri'])
    const [attempt] = await attempts(order)
    const made = await sim('csob', `GET /payments/${attempt?.gateway_payment_id}`)
    expect(made).toMatchObject({ orderNo: order.code, totalAmount: order.total, currency: 'CZK' })
    expect(answer.gatewayUri).toContain(`/payment/process/`)
    expect(answer.gatewayUri).not.toMatch(/[+=]/)
  })

  it('is for one’s own order alone, by session or hash [PAY-14]', async () => {
    const order = await ordered('gopay')
    const body = { order_id: order.id, return_url: 'http://localhost/x' }
    expect((await call('POST /gopay-requests', body)).status).toBe(401)
    expect((await call(`POST /gopay-requests?hash=${'0'.repeat(32)}`, body)).status).toBe(404)
    for (const name of ['GET', 'POST']) {
      const asked = name === 'POST' ? { return_url: 'http://localhost/x' } : undefined
      expect((await call(`${name} /orders/${order.id}/payments`, asked)).status).toBe(401)
    }
    expect((await call(`POST /orders/${order.id}/payments/verify`)).status).toBe(401)
    expect(await attempts(order)).toEqual([])

    const as = async (email: string) => {
      const { answer } = await call('POST /auth/login', { email, password: DEMO_PASSWORD })
      return { authorization: `Bearer ${answer.access_token}` }
    }
    const [jana, petr] = [await as('jana@example.com'), await as('petr@example.com')]
    const cart_id = await fillCart(shop.db, {
      lines: [{ code: 'UNTRACKED' }],
      payment: 'gopay',
      customer: 'jana@example.com',
    })
    const { answer: own } = await call('POST /orders', { cart_id }, jana)
    const pay = (headers: Record<string, string>) =>
      call('POST /gopay-requests', { ...body, order_id: own.id }, headers)
    expect((await pay(petr)).status).toBe(404)
    expect(await attempts(own as PaidOrder)).toEqual([])
    expect((await pay(jana)).status).toBe(200)
  })

  it.each(['gopay', 'csob'] as const)(
    'at %s asks for the amount of the order in its currency, whatever the payer prefers by then [PAY-14]',
    async (gateway) => {
      const cart_id = await fillCart(shop.db, { lines: [{ code: 'UNTRACKED' }], payment: gateway })
      const { answer } = await call('POST /orders', { cart_id }, { 'currency-preference': 'EUR' })
      const order = answer as PaidOrder
      expect((await start(gateway, order)).status).toBe(200)
      const [attempt] = await attempts(order)
      const made = await sim(gateway, `GET /payments/${attempt?.gateway_payment_id}`)
      const asked = gateway === 'gopay' ? made.amount : made.totalAmount
      expect([asked, made.currency]).toEqual([Math.round(answer.taxed_total_price.value * 100), 'EUR'])
    },
  )

  it('is for an unpaid, uncancelled order to be paid there [PAY-14] [B-115]', async () => {
    const { order, payment_id } = await opened('gopay')
    await become('gopay', payment_id, 'PAID')
    await shop.verifyGopay(payment_id)
    expect((await start('gopay', order)).status).toBe(409)
    expect((await again(order)).answer).toEqual({ gateway_uri: null, is_paid: true })
    const cancelled = await ordered('gopay')
    await call(`POST /orders/${cancelled.id}/cancel?hash=${cancelled.hash}`)
    expect((await start('gopay', cancelled)).status).toBe(409)
    const returned = await ordered('gopay')
    await shop.db`update customer_order set state_id = ${ORDER_STATES.returned} where id = ${returned.id}`
    expect((await start('gopay', returned)).status).toBe(409)
    expect((await start('gopay', await ordered('csob'))).status).toBe(409)
    expect((await again(await ordered('bank-transfer'))).status).toBe(409)
  })

  it('leads back to the shop’s own names and nowhere else [S19] [B-97] [PAY-06] [ERR-21]', async () => {
    const order = await ordered('gopay')
    const [named] = await shop.db<{ hostname: string }[]>`select hostname from shop_hostname limit 1`
    const to = (return_url: string) =>
      call(`POST /gopay-requests?hash=${order.hash}`, { order_id: order.id, return_url })
    for (const wrong of [
      'https://evil.example/',
      '/api/payment-return',
      'javascript:alert(1)',
      `http://user:word@localhost/`,
      'http://localhost.evil.example/',
      'http://localhost:8443/',
      `https://${named?.hostname}:8443/`,
      'https://evil.example\\@localhost/',
      'http://localhost/.//evil.example',
      'http://localhost/..//evil.example',
      'http://localhost/%2f%2fevil.example',
      'http://localhost/%5cevil.example',
      ` http://localhost/`,
      `http://localhost/${'x'.repeat(300)}`,
    ]) {
      const { status, answer } = await to(wrong)
      expect(status).toBe(422)
      expect(answer.errors[0].field).toBe('return_url')
    }
    expect(await attempts(order)).toEqual([])
    expect((await to(`https://${named?.hostname}/api/payment-return/gopay`)).status).toBe(200)
  })

  it('leads back to the port the shop was asked at, as a demo may stand at any [S19] [PAY-06]', async () => {
    const [first, second] = [await ordered('gopay'), await ordered('gopay')]
    const to = async ({ id, hash }: PaidOrder, port: number) => {
      const request = new Request(`http://localhost:4321/gopay-requests?hash=${hash}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ order_id: id, return_url: `http://localhost:${port}/api/payment-return` }),
      })
      return (await shop.platform.fetch(request)).status
    }
    expect(await to(first, 4321)).toBe(200)
    expect(await to(second, 4322)).toBe(422)
  })
})

describe('the tries of an order', () => {
  it('are listed with their address and their success [PAY-12]', async () => {
    const { order, payment_id } = await opened('gopay')
    const list = async () => (await call(`GET /orders/${order.id}/payments?hash=${order.hash}`)).answer.items
    expect(await list()).toEqual([
      {
        id: expect.any(Number),
        order_id: order.id,
        payment_service: 4,
        gate_url: expect.stringContaining('/gw/v3/'),
        success: null,
        created_at: expect.any(String),
      },
    ])
    await become('gopay', payment_id, 'CANCELED')
    await again(order)
    expect((await list()).map(({ success }: { success: boolean | null }) => success)).toEqual([null, false])
  })

  it('lead back to the same payment while it is open: nothing can be paid twice', async () => {
    const { order } = await opened('gopay')
    const first = await again(order)
    expect((await again(order)).answer).toEqual(first.answer)
    const csob = await opened('csob')
    expect((await again(csob.order)).answer.gateway_uri).toContain(encodeURIComponent(csob.payment_id))
    expect(await attempts(csob.order)).toHaveLength(1)
  })
})

describe('giving money back', () => {
  it('is asked of GoPay in whole or in part', async () => {
    const { order, payment_id } = await opened('gopay')
    await become('gopay', payment_id, 'PAID')
    expect(await shop.gopay.refund(payment_id, 100)).toBe('done')
    expect(await shop.gopay.read(payment_id)).toMatchObject({
      state: 'paid',
      gateway_state: 'PARTIALLY_REFUNDED',
    })
    await expect(shop.gopay.refund(payment_id, order.total)).rejects.toThrow('332')
    expect(await shop.gopay.refund(payment_id, order.total - 100)).toBe('done')
    expect(await shop.gopay.read(payment_id)).toMatchObject({ state: 'refunded' })
  })

  it('is a reversal at ČSOB before the money has moved, and a refund after', async () => {
    await shop.csob.echo()
    const early = await opened('csob')
    await become('csob', early.payment_id, 7)
    expect(await shop.csob.reverse(early.payment_id)).toMatchObject({ state: 'refunded', gateway_state: '5' })
    const late = await opened('csob')
    await become('csob', late.payment_id, 8)
    expect(await shop.csob.refund(late.payment_id, late.order.total)).toBe('accepted')
    expect(await shop.csob.read(late.payment_id)).toMatchObject({ state: 'refunded' })
    const held = await opened('csob')
    await become('csob', held.payment_id, 4)
    expect(await shop.csob.close(held.payment_id, held.order.total)).toMatchObject({ gateway_state: '7' })
    await expect(shop.csob.reverse('000000000000000')).rejects.toThrow('140')
  })
})

describe('the token of GoPay', () => {
  it('is asked for once by however many, kept, and asked for again once it is no longer taken', async () => {
    const { payment_id } = await opened('gopay')
    await shop.gopay.read(payment_id)
    const asked = async (read: () => Promise<unknown>) => {
      const before = shop.asked.gopay
      await read()
      return shop.asked.gopay - before
    }
    const all = () => Promise.all(Array.from({ length: 5 }, () => shop.gopay.read(payment_id)))
    expect(await asked(all)).toBe(5)
    await sim('gopay', 'POST /clock', { shift_ms: 2 * 3600_000 })
    // The question that is refused, one token, and the question again.
    expect(await asked(() => shop.gopay.read(payment_id))).toBe(3)
    await sim('gopay', 'POST /clock', { shift_ms: 2 * 3600_000 })
    expect(await asked(all)).toBe(5 + 1 + 5)
    await sim('gopay', 'POST /clock', { shift_ms: -4 * 3600_000 })
  })
})
