import { describe, expect, it } from 'vitest'
import { CLIENT, type Message, NOW, PAYMENT, startGateway } from './known-eshop.ts'

/** `payer.contact.email` without it, or with another value. */
function changed(path: string, value?: unknown): Message {
  const copy = structuredClone(PAYMENT) as Message
  const names = path.replaceAll(/\[(\d)\]/g, '.$1').split('.')
  const last = names.pop() ?? ''
  // The path leads through records and lists of the sample alone.
  const parent = names.reduce<Message>((record, name) => record[name] as Message, copy)
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return copy
}

const errorsOf = (body: Message) => body.errors as Message[]

describe('tokens', () => {
  it.each(['payment-create', 'payment-all'])('are given for %s, for half an hour', async (scope) => {
    const { token, json } = startGateway()
    const answer = await token({ scope })
    expect(answer.status).toBe(200)
    expect(await json(answer)).toEqual({
      token_type: 'bearer',
      access_token: expect.stringMatching(/^\S{20,}$/),
      expires_in: 1800,
    })
  })

  it.each([
    ['cs-CZ', 'Chybné přístupové údaje'],
    ['en-US', 'Wrong credentials'],
  ])(
    'are refused to strangers with 403 and error 202, in the language asked for: %s',
    async (language, message) => {
      const { ask, basic, json } = startGateway()
      const answer = await ask('/api/oauth2/token', {
        method: 'POST',
        headers: { authorization: basic('wrong'), 'accept-language': language },
        body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'payment-all' }),
      })
      expect(answer.status).toBe(403)
      expect(await json(answer)).toEqual({
        date_issued: NOW,
        errors: [
          {
            scope: 'G',
            field: null,
            error_code: 202,
            error_name: 'AUTH_WRONG_CREDENTIALS',
            message,
            description: null,
          },
        ],
      })
    },
  )

  it('need a known grant and a known scope', async () => {
    const { token, json } = startGateway()
    expect(errorsOf(await json(token({ scope: 'payment-all', grant_type: 'password' })))[0]?.error_code).toBe(
      201,
    )
    expect((await token({ scope: 'everything' })).status).toBe(409)
    expect((await token({})).status).toBe(409)
  })

  it('end after their time, and allow no more than their scope', async () => {
    let now = NOW
    const { ask, bearer, create, json } = startGateway({ clock: () => now })
    const { id } = await create()
    const asked = async (authorization: string) =>
      (await ask(`/api/payments/payment/${String(id)}`, { headers: { authorization } })).status
    const [all, only_create] = [await bearer('payment-all'), await bearer('payment-create')]
    expect(await asked(all)).toBe(200)
    expect(await asked(only_create)).toBe(403)
    const made = await ask('/api/payments/payment', {
      method: 'POST',
      headers: { authorization: only_create, 'content-type': 'application/json' },
      body: JSON.stringify(PAYMENT),
    })
    expect(made.status).toBe(200)
    now += 1_800_000
    expect(await asked(all)).toBe(403)
    expect(await asked('')).toBe(403)
    const refused = await ask(`/api/payments/payment/${String(id)}`)
    expect(errorsOf(await json(refused))[0]).toMatchObject({ scope: 'G', error_code: 200 })
  })
})

describe('creating a payment', () => {
  it('answers 200 with every documented field', async () => {
    const { api, json } = startGateway()
    const answer = await api('POST', '', PAYMENT)
    expect(answer.status).toBe(200)
    const { id, gw_url, ...rest } = await json(answer)
    expect(String(id)).toMatch(/^\d{10}$/)
    expect(gw_url).toMatch(/^http:\/\/gate\.example\/sandbox\/gopay\/gw\/v3\/[\w-]{20,}$/)
    expect(rest).toEqual({
      order_number: '2026000123',
      state: 'CREATED',
      amount: 123400,
      currency: 'CZK',
      payer: PAYMENT.payer,
      target: PAYMENT.target,
      additional_params: PAYMENT.additional_params,
      lang: 'CS',
    })
  })

  it('leads browsers where they reach it, wherever the shop calls it', async () => {
    const { create } = startGateway({ public_url: 'https://demo.example.com/sandbox/gopay' })
    expect((await create()).gw_url).toMatch(/^https:\/\/demo\.example\.com\/sandbox\/gopay\/gw\/v3\//)
  })

  it.each([
    'payer',
    'payer.contact',
    'payer.contact.email',
    'target',
    'target.type',
    'target.goid',
    'amount',
    'currency',
    'order_number',
    'items',
    'items[0].name',
    'items[1].amount',
    'callback',
    'callback.return_url',
    'callback.notification_url',
  ])('needs %s: 409 with error 110 at the field', async (field) => {
    const { api, json } = startGateway()
    const answer = await api('POST', '', changed(field))
    expect(answer.status).toBe(409)
    expect(errorsOf(await json(answer))).toMatchObject([{ scope: 'F', field, error_code: 110 }])
  })

  it.each<[string, unknown]>([
    ['payer.contact.email', 'jana'],
    ['payer.contact.country_code', 'CZ'],
    ['payer.contact.first_name', 'x'.repeat(257)],
    ['payer.contact.city', 'x'.repeat(129)],
    ['payer.contact.street', 'x'.repeat(129)],
    ['payer.contact.postal_code', 'x'.repeat(17)],
    ['payer.allowed_payment_instruments', ['CASH']],
    ['target.type', 'WALLET'],
    ['amount', 0],
    ['amount', 1234.5],
    ['amount', '12,34'],
    ['currency', 'XXX'],
    ['order_number', 'x'.repeat(129)],
    ['order_description', 'x'.repeat(257)],
    ['items[0].name', 'x'.repeat(257)],
    ['items[0].type', 'GIFT'],
    ['items[0].vat_rate', 12],
    ['items[0].ean', '12345678901234'],
    ['callback.return_url', '/return'],
    ['callback.notification_url', 'ftp://shop.example.com'],
    ['callback.return_url', `https://shop.example.com/${'x'.repeat(500)}`],
    ['lang', 'cs'],
  ])('refuses a wrong %s with error 111: %s', async (field, value) => {
    const { api, json } = startGateway()
    const answer = await api('POST', '', changed(field, value))
    expect(answer.status).toBe(409)
    expect(errorsOf(await json(answer))).toMatchObject([{ scope: 'F', field, error_code: 111 }])
  })

  it('wants rows that add up to the amount: error 360', async () => {
    const { api, json } = startGateway()
    const answer = await api('POST', '', changed('amount', 123401))
    expect(answer.status).toBe(409)
    expect(errorsOf(await json(answer))).toMatchObject([{ scope: 'G', error_code: 360 }])
  })

  it('knows no other e-shop, no repeating payment and no body that is no record', async () => {
    const { api, ask, bearer, json } = startGateway()
    const code = async (body: Message) => errorsOf(await json(api('POST', '', body)))[0]?.error_code
    expect(await code(changed('target.goid', 8123456780))).toBe(305)
    expect(await code({ ...PAYMENT, recurrence: { recurrence_cycle: 'ON_DEMAND' } })).toBe(341)
    const headers = { authorization: await bearer('payment-all') }
    const broken = await ask('/api/payments/payment', { method: 'POST', headers, body: '{"payer":' })
    expect(broken.status).toBe(409)
  })

  it('takes numbers written as texts, as the examples of the documents do', async () => {
    const { create } = startGateway()
    const target = { type: 'ACCOUNT', goid: CLIENT.goid }
    expect(await create({ amount: '123400', target })).toMatchObject({
      amount: 123400,
      target: { goid: 8123456789 },
    })
  })
})

describe('status and refund', () => {
  it('tells the card of a paid payment, masked', async () => {
    const { create, act, status } = startGateway()
    const created = await create()
    await act(created, 'pay')
    const paid = await status(created.id)
    expect(paid).toMatchObject({ state: 'PAID', payment_instrument: 'PAYMENT_CARD', gw_url: created.gw_url })
    const { payment_card } = paid.payer as { payment_card: Message }
    expect(Object.keys(payment_card)).toEqual([
      'card_number',
      'card_expiration',
      'card_brand',
      'card_issuer_country',
      'card_issuer_bank',
      '3ds_result',
      'card_fingerprint',
    ])
    expect(payment_card.card_number).toMatch(/^\d{6}\*+\d{4}$/)
    expect(payment_card.card_expiration).toMatch(/^\d{4}$/)
  })

  it('does not find what does not exist: 404 with error 304', async () => {
    const { api, json } = startGateway()
    for (const id of ['3000000000', 'abc', '1e3']) {
      const answer = await api('GET', `/${id}`)
      expect(answer.status).toBe(404)
      expect(errorsOf(await json(answer))[0]?.error_code).toBe(304)
    }
  })

  it('gives money back in parts and never more than was paid', async () => {
    const { create, act, status, refund, json, api } = startGateway()
    const created = await create()
    const code = async (answer: Response) => errorsOf(await json(answer))[0]?.error_code
    expect(await code(await refund(created.id, 100))).toBe(331)
    await act(created, 'pay')
    expect(await json(refund(created.id, 23400))).toEqual({ id: created.id, result: 'FINISHED' })
    expect(await status(created.id)).toMatchObject({ state: 'PARTIALLY_REFUNDED' })
    for (const amount of [100001, 0, -5, '1.5', 'all']) {
      expect(await code(await refund(created.id, amount)), String(amount)).toBe(332)
    }
    expect(await json(api('POST', `/${String(created.id)}/refund`, { amount: 100000 }))).toMatchObject({
      result: 'FINISHED',
    })
    expect(await status(created.id)).toMatchObject({ state: 'REFUNDED' })
    expect(await code(await refund(created.id, 1))).toBe(331)
    const refunds = await json(api('GET', `/${String(created.id)}/refunds`))
    expect(refunds).toMatchObject([
      { state: 'FINISHED', amount: 23400, currency: 'CZK' },
      { state: 'FINISHED', amount: 100000 },
    ])
  })

  it('captures or voids what was only authorised, once', async () => {
    const { create, act, status, api, json, sim } = startGateway()
    const post = async (id: unknown, path: string, body?: Message) =>
      json(api('POST', `/${String(id)}/${path}`, body))
    const [taken, let_go] = [
      await create({ preauthorization: true }),
      await create({ preauthorization: true }),
    ]
    expect(errorsOf(await post(taken.id, 'capture'))[0]?.error_code).toBe(350)
    await act(taken, 'pay')
    await act(let_go, 'pay')
    expect(await status(taken.id)).toMatchObject({
      state: 'AUTHORIZED',
      preauthorization: { requested: true, state: 'AUTHORIZED' },
    })
    expect(await post(taken.id, 'capture', { amount: 100000 })).toEqual({ id: taken.id, result: 'FINISHED' })
    expect(await status(taken.id)).toMatchObject({ state: 'PAID' })
    expect(errorsOf(await post(taken.id, 'capture'))[0]?.error_name).toBe('PAYMENT_CAPTURE_DONE')
    expect(errorsOf(await post(taken.id, 'void-authorization'))[0]?.error_name).toBe(
      'PAYMENT_AUTH_VOID_FAILED',
    )
    expect(await post(let_go.id, 'void-authorization')).toMatchObject({ result: 'FINISHED' })
    expect(await status(let_go.id)).toMatchObject({ state: 'CANCELED' })
    expect((await json(sim('GET', '/ledger'))).totals).toEqual({
      CZK: { paid: 100000, returned: 0, balance: 100000 },
    })
  })

  it('lists what the e-shop may be paid with', async () => {
    const { ask, bearer, json } = startGateway()
    const path = `/api/eshops/eshop/${CLIENT.goid}/payment-instruments/CZK`
    const answer = await json(ask(path, { headers: { authorization: await bearer('payment-all') } }))
    expect(answer).toMatchObject({
      enabledPaymentInstruments: [{ group: 'card-payment' }, { group: 'bank-transfer' }],
    })
  })
})
