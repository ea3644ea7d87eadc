import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createCsob } from './csob.ts'
import type { PaymentWish } from './gateway.ts'
import { createGatewayCall } from './gateway-call.ts'
import { createGopay } from './gopay.ts'
import { addingUp } from './payment-wish.ts'

const wish: PaymentWish = {
  attempt_id: 12,
  order_number: '26000123',
  amount: 123_400,
  currency: 'CZK',
  language: 'cs',
  is_card: true,
  payer: {
    first_name: 'Božena',
    last_name: 'Němcová z Dlouhého Příjmení nad Orlicí a Labem',
    email: 'bozena@example.com',
    dial_code: '+420',
    phone: '601 000 777',
    street: 'Ř'.repeat(200),
    city: 'Červený Kostelec',
    post_code: '549 41',
    country_alpha2: 'CZ',
  },
  lines: addingUp(
    [
      { type: 'ITEM', name: 'Ž'.repeat(300), amount: 120_000, count: 3, ean: '8594000000001' },
      { type: 'DELIVERY', name: 'Zásilkovna', amount: 7900, count: 1, ean: null },
    ],
    123_400,
    '26000123',
  ),
  return_url: 'https://shop.example/api/payment-return',
  notification_url: 'https://shop.example/shop-api/gopay-requests/notification',
}

type Row = [path: string, required: boolean, rule: (value: never) => boolean]

/** The documented fields; what is sent and not listed is as wrong as what is missing. */
function check(table: Row[], body: Record<string, unknown>): string[] {
  const found = new Map<string, unknown[]>()
  walk('', body)
  function walk(path: string, value: unknown): void {
    if (Array.isArray(value)) return value.forEach((one) => walk(`${path}[]`, one))
    if (typeof value === 'object' && value !== null) {
      for (const [name, inside] of Object.entries(value)) walk(path ? `${path}.${name}` : name, inside)
    } else found.set(path, [...(found.get(path) ?? []), value])
  }
  const known = new Set(table.map(([path]) => path))
  return [
    ...[...found.keys()].filter((path) => !known.has(path)).map((path) => `${path} is not documented`),
    ...table.flatMap(([path, required, rule]) => {
      const values = found.get(path) ?? []
      if (required && values.length === 0) return [`${path} is missing`]
      // Each rule takes the kind of value its own field has; another kind fails it.
      return values.every((value) => rule(value as never)) ? [] : [`${path} is wrong`]
    }),
  ]
}

const text = (most: number) => (value: string) =>
  typeof value === 'string' && value.length > 0 && [...value].length <= most
const whole = (value: number) => Number.isSafeInteger(value)
const above0 = (value: number) => whole(value) && value > 0
const one =
  (...words: unknown[]) =>
  (value: unknown) =>
    words.includes(value)
const url = (most: number) => (value: string) => text(most)(value) && URL.canParse(value)
const like = (pattern: RegExp) => (value: string) => typeof value === 'string' && pattern.test(value)

const GOPAY_CREATE: Row[] = [
  ['payer.default_payment_instrument', false, one('PAYMENT_CARD')],
  ['payer.contact.first_name', true, text(256)],
  ['payer.contact.last_name', true, text(256)],
  ['payer.contact.email', true, like(/^\S+@\S+$/)],
  ['payer.contact.phone_number', false, like(/^\+\d{6,15}$/)],
  ['payer.contact.city', false, text(128)],
  ['payer.contact.street', false, text(128)],
  ['payer.contact.postal_code', false, text(16)],
  ['payer.contact.country_code', false, like(/^[A-Z]{3}$/)],
  ['target.type', true, one('ACCOUNT')],
  ['target.goid', true, above0],
  ['amount', true, above0],
  ['currency', true, one('CZK', 'EUR')],
  ['order_number', true, like(/^[0-9A-Za-z]{1,128}$/)],
  ['order_description', false, text(256)],
  ['items[].type', false, one('ITEM', 'DELIVERY', 'DISCOUNT')],
  ['items[].name', true, text(256)],
  ['items[].amount', true, whole],
  ['items[].count', true, above0],
  ['items[].ean', false, text(13)],
  ['callback.return_url', true, url(512)],
  ['callback.notification_url', true, url(512)],
  ['lang', false, one('CS', 'SK', 'EN', 'DE')],
  ['additional_params[].name', false, text(256)],
  ['additional_params[].value', false, text(256)],
]

const CSOB_INIT: Row[] = [
  ['merchantId', true, text(10)],
  ['orderNo', true, like(/^\d{1,10}$/)],
  ['dttm', true, like(/^\d{14}$/)],
  ['payOperation', true, one('payment')],
  ['payMethod', true, one('card')],
  ['totalAmount', true, above0],
  ['currency', true, one('CZK', 'EUR')],
  ['closePayment', true, one(true)],
  ['returnUrl', true, url(300)],
  ['returnMethod', true, one('POST')],
  ['cart[].name', true, (value: string) => text(20)(value) && value === value.trim()],
  ['cart[].quantity', true, above0],
  ['cart[].amount', true, (value: number) => whole(value) && value >= 0],
  ['customer.name', false, (value: string) => text(45)(value) && value === value.trim()],
  ['customer.email', false, text(100)],
  ['customer.mobilePhone', false, like(/^\+\d{1,3}\.\d{1,15}$/)],
  ['merchantData', false, (value: string) => like(/^[A-Za-z0-9+/]+=*$/)(value) && text(255)(value)],
  ['language', true, one('cs', 'sk', 'en', 'de')],
  ['ttlSec', true, (value: number) => whole(value) && value >= 300 && value <= 1800],
  ['signature', true, like(/^[A-Za-z0-9+/]{342}==$/)],
]

/** What an adapter sends, and in what way; the answers are not looked at. */
function listen() {
  const sent: { request: Request; body: string }[] = []
  const call = createGatewayCall({
    fetch: async (request) => {
      sent.push({ request, body: await request.text() })
      return request.url.endsWith('/token')
        ? Response.json({ token_type: 'bearer', access_token: 'abc', expires_in: 1800 })
        : new Response('{}')
    },
  })
  return { sent, call }
}

describe('what GoPay is sent', () => {
  it('is what its documentation lists, and nothing else', async () => {
    const { sent, call } = listen()
    const gopay = createGopay(
      { goid: '8123456789', client_id: 'id', client_secret: 'secret', api_url: 'https://gopay.example/api' },
      call,
    )
    await gopay.create(wish).catch(() => {})
    await gopay.read('3000000001').catch(() => {})
    const [token, create, wide, status] = sent
    expect(sent.map(({ request }) => `${request.method} ${new URL(request.url).pathname}`)).toEqual([
      'POST /api/oauth2/token',
      'POST /api/payments/payment',
      'POST /api/oauth2/token',
      'GET /api/payments/payment/3000000001',
    ])
    expect(token?.request.headers.get('authorization')).toBe(`Basic ${btoa('id:secret')}`)
    expect(token?.body).toBe('grant_type=client_credentials&scope=payment-create')
    expect(wide?.body).toBe('grant_type=client_credentials&scope=payment-all')
    expect(create?.request.headers.get('authorization')).toBe('Bearer abc')
    expect(status?.request.headers.get('accept')).toBe('application/json')
    const body = JSON.parse(create?.body ?? '')
    expect(check(GOPAY_CREATE, body)).toEqual([])
    expect(body.items.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(
      body.amount,
    )
    expect(create?.body).not.toContain(String.raw`\u`)
  })
})

describe('what ČSOB is sent', () => {
  it.each([
    ['with delivery', wish],
    ['without', { ...wish, lines: addingUp([], wish.amount, 'x') }],
    ['for nothing but delivery', { ...wish, lines: [{ ...wish.lines[1]!, amount: wish.amount }] }],
  ])('is what its documentation lists, and nothing else: %s', async (_, wanted) => {
    const { sent, call } = listen()
    const { privateKey, publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    const csob = createCsob(
      {
        merchant_id: 'M1VIT12345',
        private_key: privateKey,
        bank_public_key: publicKey,
        api_url: 'https://csob.example/api/v1.9',
      },
      call,
    )
    await csob.create(wanted).catch(() => {})
    await csob.read('d165e3c4b624fBD').catch(() => {})
    await csob.refund('d165e3c4b624fBD', 1).catch(() => {})
    await csob.reverse('d165e3c4b624fBD').catch(() => {})
    expect(
      sent.map(({ request }) => `${request.method} ${new URL(request.url).pathname.split('/', 5).join('/')}`),
    ).toEqual([
      'POST /api/v1.9/payment/init',
      'GET /api/v1.9/payment/status',
      'PUT /api/v1.9/payment/refund',
      'PUT /api/v1.9/payment/reverse',
    ])
    const body = JSON.parse(sent[0]?.body ?? '')
    expect(check(CSOB_INIT, body)).toEqual([])
    expect(body.cart.length === 1 || body.cart.length === 2).toBe(true)
    expect(body.cart.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(
      body.totalAmount,
    )
    const parts = new URL(sent[1]?.request.url ?? '').pathname.split('/')
    expect(parts).toHaveLength(9)
    expect(decodeURIComponent(parts[8] ?? '')).toMatch(/^[A-Za-z0-9+/]{342}==$/)
  })
})
