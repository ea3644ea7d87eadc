import { describe, expect, it } from 'vitest'
import { PAYMENT_SERVICES } from '#contract/payment-service.ts'
import { createPlatform } from '#platform/app.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { fillCart } from '#tests/order-scene.ts'
import { openPaymentShop, SHOP } from '#tests/payment-scene.ts'
import type { Gateways } from './gateway.ts'

const { db, log, gopay, methodId } = await openPaymentShop()
const LATER = [PAYMENT_SERVICES.bank_transaction, PAYMENT_SERVICES.carrier, PAYMENT_SERVICES.pickup_payment]

function shopWith(gateways: Gateways) {
  const platform = createPlatform({ sql: db, log, gateways, check_answers: true })
  return async (name: string, body?: unknown): Promise<{ status: number; answer: Answer }> => {
    const [method = '', target = ''] = name.split(' ')
    const headers = { 'content-type': 'application/json' }
    const sent = body === undefined ? {} : { headers, body: JSON.stringify(body) }
    const response = await platform.fetch(new Request(SHOP + target, { method, ...sent }))
    return { status: response.status, answer: await response.json() }
  }
}

const services = ({ answer }: { answer: Answer }) =>
  answer.items.map((one: { payment_service: number }) => one.payment_service)
const cartWith = (payment: string | null) => fillCart(db, { lines: [{ code: 'UNTRACKED' }], payment })

describe('a payment method whose gateway the shop has no keys of', () => {
  const call = shopWith({})

  it('is not offered: in no list of methods, and by no cart [CART-24] [ENT-33] [ENT-34]', async () => {
    expect(services(await call('GET /payment-methods'))).toEqual(LATER)
    const cart_id = await cartWith(null)
    expect(services(await call(`GET /carts/${cart_id}/payment-methods`))).toEqual(LATER)
    const chosen = await call(`PATCH /carts/${cart_id}`, { payment_method_id: await methodId('gopay') })
    expect([chosen.status, chosen.answer.errors[0].field]).toEqual([422, 'payment_method_id'])
  })

  it('is lost to a cart that had chosen it, which then cannot be ordered without another [CART-24]', async () => {
    const cart_id = await cartWith('csob')
    expect((await call(`GET /carts/${cart_id}`)).answer.payment_method).toBeNull()
    const { status, answer } = await call('POST /orders', { cart_id })
    expect([status, answer.errors]).toMatchObject([422, [{ field: 'payment_method_id' }]])
    await call(`PATCH /carts/${cart_id}`, { payment_method_id: await methodId('bank-transfer') })
    expect((await call('POST /orders', { cart_id })).status).toBe(201)
  })

  it('stands beside one whose gateway has its keys: that one is offered and ordered', async () => {
    const one = shopWith({ gopay })
    expect(services(await one('GET /payment-methods'))).toEqual([
      PAYMENT_SERVICES.online_payment_gateway,
      ...LATER,
    ])
    expect((await one('POST /orders', { cart_id: await cartWith('gopay') })).status).toBe(201)
    expect((await one('POST /orders', { cart_id: await cartWith('csob') })).status).toBe(422)
  })
})
