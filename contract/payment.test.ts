import { describe, expect, it } from 'vitest'
import { expectEmbeds, expectFields } from '#tests/entity-table.ts'
import { accepts, expectValues, refusedFields } from '#tests/entity-value.ts'
import {
  CartPaymentMethod,
  cartPaymentMethods,
  CsobAnswer,
  CsobPaymentBody,
  GatewayResult,
  GopayAnswer,
  GopayRequestBody,
  OrderGatewayPayment,
  PaymentMethod,
  QrCode,
} from './payment.ts'
import {
  gatewayOf,
  isPaidLater,
  PAYMENT_SERVICE_NAMES,
  PAYMENT_SERVICES,
  PaymentService,
  paymentServiceCode,
} from './payment-service.ts'

it('payment services have their codes and two of them a name [ENUM-04] [PAY-13]', () => {
  expect(PAYMENT_SERVICES).toEqual({
    none: 0,
    bank_transaction: 1,
    card_web_payment: 2,
    carrier: 3,
    online_payment_gateway: 4,
    pickup_payment: 5,
    invoice_payment: 6,
    online_payment_provider: 7,
    bank_card_service: 8,
  })
  expect(PAYMENT_SERVICE_NAMES).toEqual({ gopay: 4, csob: 8 })
})

describe('the service of a payment', () => {
  it('is a number or the name of a gateway, and nothing else [PAY-13]', () => {
    for (const service of [0, 1, 2, 3, 4, 5, 6, 7, 8, 'gopay', 'csob']) {
      expect(accepts(PaymentService, service), `${service}`).toBe(true)
    }
    for (const service of [-1, 9, '4', 'GoPay', 'paypal', null]) {
      expect(accepts(PaymentService, service), `${service}`).toBe(false)
    }
  })

  it('by name is the service by number [PAY-13]', () => {
    expect(paymentServiceCode('gopay')).toBe(4)
    expect(paymentServiceCode('csob')).toBe(8)
    expect(paymentServiceCode(0)).toBe(0)
  })

  it.each([0, 1, 3, 5, 6] as const)('%i is paid later [ORDER-06]', (service) => {
    expect(isPaidLater(service)).toBe(true)
  })

  it.each([2, 4, 7, 8, 'gopay', 'csob'] as const)('%s is not paid later [ORDER-06]', (service) => {
    expect(isPaidLater(service)).toBe(false)
  })

  it('decides the gateway: cards over the web and the online gateway are GoPay, bank cards ČSOB [PAY-13]', () => {
    const gateways = ([0, 1, 2, 3, 4, 5, 6, 7, 8] as const).map(gatewayOf)
    expect(gateways).toEqual([null, null, 'gopay', null, 'gopay', null, null, null, 'csob'])
    expect(gatewayOf('gopay')).toBe('gopay')
    expect(gatewayOf('csob')).toBe('csob')
  })
})

describe('payment on the wire', () => {
  it('Cart payment method carries every catalogued field [ENT-33]', () => {
    expectFields(CartPaymentMethod, {
      id: 'number',
      name: 'text',
      price: 'money',
      taxed_price: 'money',
      can_use: 'boolean',
      position: 'number',
    })
    expectValues(CartPaymentMethod, { payment_service: ['gopay', 9] })
    expectEmbeds(cartPaymentMethods, { image_url: 'text?' })
  })

  it('Payment method carries every catalogued field [ENT-34]', () => {
    expectFields(PaymentMethod, {
      id: 'number',
      name: 'text',
      description: 'text?',
      image_id: 'number?',
      price: 'money',
      taxed_price: 'money',
      payment_note: 'text?',
      is_online: 'boolean',
      position: 'number',
      is_active: 'boolean',
      has_customer_groups: 'boolean',
      bank_account: 'text?',
      tax_group_id: 'number',
      tax_rate: 'number',
    })
    expectValues(PaymentMethod, { payment_service: [8, 'card'] })
  })

  it('gateways answer under the names they are catalogued by [ENT-77] [API-18]', () => {
    expectFields(GatewayResult, { gateway_uri: 'text?' })
    expectFields(OrderGatewayPayment, { order_id: 'number', gate_url: 'text?', success: 'boolean?' })
    expectFields(GopayAnswer, { gateUrl: 'text' })
    expectFields(CsobAnswer, { gatewayUri: 'text' })
  })

  it('QR code carries what is paid, how much and until when [ENT-78]', () => {
    expectFields(QrCode, {
      payload: 'text',
      image: 'text',
      account: 'text',
      amount: 'money',
      variable_symbol: 'text',
      due_at: 'text',
    })
  })

  it('a GoPay request carries the order, a payload and where to return', () => {
    expect(accepts(GopayRequestBody, { order_id: 5, payload: { a: 1 }, return_url: 'https://x.cz/r' })).toBe(
      true,
    )
    expect(refusedFields(GopayRequestBody, { order_id: '5', return_url: '' })).toEqual([
      'order_id',
      'return_url',
    ])
  })

  it('a ČSOB payment returns by POST only', () => {
    const body = { order_id: 5, return_uri: 'https://x.cz/r', return_method: 'POST' }
    expect(accepts(CsobPaymentBody, body)).toBe(true)
    expect(refusedFields(CsobPaymentBody, { ...body, return_method: 'GET' })).toEqual(['return_method'])
  })
})
