import { describe, expect, it } from 'vitest'
import { GatewayError } from '#platform/payment/gateway.ts'
import { createGatewayCall } from '#platform/payment/gateway-call.ts'
import { createGopay } from '#platform/payment/gopay.ts'
import { CLIENT, PAYMENT, startGateway } from '#sandbox/gopay/known-eshop.ts'
import { changed, type Heard, listenTo, type Message, problemsIn, type Row } from './field-table.ts'
import * as table from './gopay-table.ts'
import { REFUND, WISH } from './wish.ts'

const BASE = 'http://gate.example/sandbox/gopay/api'
const clientOn = (fetch: (request: Request) => Promise<Response>) =>
  createGopay({ ...CLIENT, api_url: BASE }, createGatewayCall({ fetch }))

/** The whole life of a payment between our client and our sandbox, word by word. */
async function wholeLife(): Promise<Heard[]> {
  const gateway = startGateway()
  const { fetch, heard } = listenTo(gateway.fetch)
  const client = clientOn(fetch)
  const { id } = await client.create(WISH)
  await client.read(id)
  await gateway.sim('POST', `/payments/${id}/state`, { state: 'PAID' })
  await client.read(id)
  const back = {
    payment_id: id,
    total: WISH.amount,
    asked: 'never',
    asked_at: null,
    now: new Date(),
  } as const
  await client.giveBack({ ...back, amount: 100, earlier: 0 })
  await client.giveBack({ ...back, amount: WISH.amount - 100, earlier: 100 })
  await client.read(id)
  return heard
}
const heard = await wholeLife()
const of = (name: keyof typeof table.CALLS) => {
  const [method, path] = table.CALLS[name]
  return heard.filter(
    (one) => one.method === method && path.test(one.path.slice('/sandbox/gopay/api'.length)),
  )
}

describe('between our client and our sandbox of GoPay', () => {
  it('nothing is said outside the documented calls, and each of them is', () => {
    for (const name of Object.keys(table.CALLS) as (keyof typeof table.CALLS)[]) {
      expect(of(name), name).not.toEqual([])
    }
    const all = (Object.keys(table.CALLS) as (keyof typeof table.CALLS)[]).flatMap(of)
    expect(all).toHaveLength(heard.length)
    expect(heard.map(({ status }) => status)).toEqual(heard.map(() => 200))
  })

  it('each call has its content, its scope and its headers', () => {
    const scopes = of('token').map(({ body, answer }) => [
      `Bearer ${String(answer.access_token)}`,
      new URLSearchParams(body).get('scope'),
    ])
    for (const { body, headers } of of('token')) {
      expect(headers.get('authorization')).toBe(
        `Basic ${btoa(`${CLIENT.client_id}:${CLIENT.client_secret}`)}`,
      )
      expect(new URLSearchParams(body).get('grant_type')).toBe('client_credentials')
    }
    for (const name of ['create', 'status', 'refund', 'refunds'] as const) {
      const [, , content, scope] = table.CALLS[name]
      for (const { headers } of of(name)) {
        expect(Object.fromEntries(scopes)[headers.get('authorization') ?? '']).toBe(scope)
        expect(headers.get('content-type')).toBe(content)
        expect(headers.get('accept')).toBe('application/json')
        expect(headers.get('accept-language')).toMatch(/^(cs-CZ|en-US)$/)
      }
    }
  })

  it('the client sends what the documentation lists, and nothing else', () => {
    for (const { body } of of('create')) {
      const message = JSON.parse(body) as Message & { items: { amount: number }[]; amount: number }
      expect(problemsIn(table.CREATE, message)).toEqual([])
      expect(message.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(message.amount)
      // The vendor's firewall once refused escapes.
      expect(body).not.toContain(String.raw`\u`)
    }
    for (const { body } of of('refund')) expect(body).toMatch(/^amount=\d+$/)
  })

  it('the sandbox answers what the documentation lists, and nothing else', () => {
    for (const { answer } of of('token')) expect(problemsIn(table.TOKEN, answer)).toEqual([])
    for (const { answer } of of('create')) expect(problemsIn(table.CREATED, answer)).toEqual([])
    for (const { answer } of of('status')) expect(problemsIn(table.STATUS, answer)).toEqual([])
    for (const { answer } of of('refund')) expect(problemsIn(table.REFUND, answer)).toEqual([])
    const lines = of('refunds').flatMap(({ answer }) => answer as unknown as Message[])
    expect(lines).not.toEqual([])
    for (const line of lines) expect(problemsIn(table.REFUND_LINE, line)).toEqual([])
  })
})

describe('the sandbox of GoPay by itself', () => {
  const gateway = startGateway()
  const refused = async (response: Response | Promise<Response>) => {
    const { status } = await response
    const body = await gateway.json((await response).clone())
    expect(problemsIn(table.ERROR, body)).toEqual([])
    const [error] = body.errors as { error_code: number; error_name: string; field: string | null }[]
    const name = (table.CODE_NAMES as Record<number, string>)[error?.error_code ?? 0]
    if (name) expect(error?.error_name).toBe(name)
    return { status, code: error?.error_code, field: error?.field ?? null }
  }

  it('takes a payment as documented', async () => {
    expect(problemsIn([...table.CREATE, ...ALSO], PAYMENT)).toEqual([])
    expect(problemsIn(table.CREATED, await gateway.create())).toEqual([])
  })

  it.each(table.CREATE.filter(([, required]) => required))('misses %s', async (path) => {
    const answer = await refused(gateway.api('POST', '', changed(PAYMENT, path, undefined)))
    expect(answer).toMatchObject({ status: 409, code: 110 })
  })

  it.each(table.CREATE.flatMap(([path, , { wrong }]) => wrong.map((value) => [path, value] as const)))(
    'refuses %s that is %j',
    async (path, value) => {
      const answer = await refused(gateway.api('POST', '', changed(PAYMENT, path, value)))
      expect(answer.status).toBe(409)
      // A sum that no longer adds up is told as such.
      expect([110, 111, 116, 360]).toContain(answer.code)
    },
  )

  it('refuses by the documented codes', async () => {
    expect(await refused(gateway.token({ scope: 'payment-all' }, gateway.basic('wrong')))).toMatchObject({
      status: 403,
      code: 202,
    })
    expect(await refused(gateway.token({ scope: 'everything' }))).toMatchObject({ code: 111 })
    expect(await refused(gateway.token({ scope: 'payment-all', grant_type: 'password' }))).toMatchObject({
      code: 201,
    })
    const narrow = { authorization: await gateway.bearer('payment-create') }
    const { id } = await gateway.create()
    expect(await refused(gateway.api('GET', `/${String(id)}`, undefined, narrow))).toMatchObject({
      status: 403,
      code: 200,
    })
    const off = { ...PAYMENT, amount: PAYMENT.amount + 1 }
    expect(await refused(gateway.api('POST', '', off))).toMatchObject({ status: 409, code: 360 })
    expect(await refused(gateway.refund(id, 100))).toMatchObject({ status: 409, code: 331 })
    await gateway.sim('POST', `/payments/${String(id)}/state`, { state: 'PAID' })
    expect(await refused(gateway.refund(id, PAYMENT.amount + 1))).toMatchObject({ code: 332 })
    expect((await gateway.api('GET', '/1')).status).toBe(404)
  })

  it('comes back with the number in the query, and tells by GET with it', async () => {
    const made = await gateway.create()
    const back = await gateway.act(made, 'pay')
    expect(back.headers.get('location')).toBe(`${PAYMENT.callback.return_url}&id=${String(made.id)}`)
    await expect
      .poll(() => gateway.heard)
      .toContain(`${PAYMENT.callback.notification_url}?id=${String(made.id)}`)
  })
})

/** What the vendor lists and our client has no use for. */
const ALSO: Row[] = [
  ['payer.allowed_payment_instruments', false, { test: Array.isArray, wrong: [] }],
  [
    'payer.allowed_payment_instruments[]',
    false,
    { test: (one) => table.INSTRUMENTS.includes(String(one)), wrong: [] },
  ],
]

describe('the client of GoPay by itself', () => {
  const answering = (status: number, body: unknown, refunds?: Message[]) =>
    clientOn(async (request) => {
      if (request.url.endsWith('/token'))
        return Response.json({ token_type: 'bearer', access_token: 'abc', expires_in: 1800 })
      if (refunds && request.url.endsWith('/refunds')) return Response.json(refunds)
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
    })
  const payment = (changes: Message = {}) => ({
    id: 3000000001,
    order_number: WISH.order_number,
    state: 'CREATED',
    amount: WISH.amount,
    currency: 'CZK',
    payer: {},
    target: {},
    additional_params: [],
    lang: 'CS',
    gw_url: 'https://gate.gopay.cz/gw/v3/abc',
    ...changes,
  })

  it.each(Object.entries(table.STATES))('reads %s as %s', async (state, meaning) => {
    expect(problemsIn(table.STATUS, payment({ state }))).toEqual([])
    const reading = await answering(200, payment({ state, sub_state: '_101' }), []).read('3000000001')
    expect(reading).toMatchObject({ state: meaning, amount: WISH.amount, currency: 'CZK' })
  })

  it('reads how much has gone back off the list of refunds, without those that failed', async () => {
    const refunds = [
      { id: 1, state: 'FINISHED', amount: 100, currency: 'CZK' },
      { id: 2, state: 'FAILED', amount: 20, currency: 'CZK' },
      { id: 3, state: 'REQUESTED', amount: 3, currency: 'CZK' },
    ]
    const client = answering(200, payment({ state: 'PARTIALLY_REFUNDED' }), refunds)
    expect(await client.read('3000000001')).toMatchObject({ state: 'paid', returned: 103 })
  })

  it('opens the documented answer', async () => {
    expect(await answering(200, payment()).create(WISH)).toEqual({
      id: '3000000001',
      url: 'https://gate.gopay.cz/gw/v3/abc',
    })
  })

  it.each([403, 404, 409])('takes %d with its errors for a refusal', async (status) => {
    const error = {
      scope: 'G',
      field: null,
      error_code: 301,
      error_name: 'X',
      message: 'x',
      description: null,
    }
    const client = answering(status, { date_issued: 1, errors: [error] })
    await expect(client.create(WISH)).rejects.toMatchObject({ certain: true, refused: true })
  })

  it.each([403, 404, 409])('takes %d to a question for no refusal of the refund [F26]', async (status) => {
    const client = answering(status, { date_issued: 1, errors: [{ scope: 'G', error_code: 200 }] })
    await expect(client.giveBack(REFUND)).rejects.toMatchObject({ certain: true, refused: false })
  })

  it('takes a refused login for no refusal of what it was for [F26]', async () => {
    const errors = [{ scope: 'G', error_code: 202 }]
    const client = clientOn(async () => Response.json({ date_issued: 1, errors }, { status: 403 }))
    for (const ask of [() => client.create(WISH), () => client.refund('3000000001', 100)])
      await expect(ask()).rejects.toMatchObject({ certain: true, refused: false })
  })

  it.each([
    [500, { date_issued: 1, errors: [{ scope: null, error_code: null }] }],
    [200, '<html>'],
    [200, { id: 1 }],
  ])('knows nothing after %d %j', async (status, body) => {
    const error = await answering(status, body)
      .create(WISH)
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(GatewayError)
    expect(error).toMatchObject({ certain: false, refused: false })
  })
})
