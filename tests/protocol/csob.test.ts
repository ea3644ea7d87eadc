import { sign, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createCsob } from '#platform/payment/csob.ts'
import { GatewayError, type PaymentWish } from '#platform/payment/gateway.ts'
import { createGatewayCall } from '#platform/payment/gateway-call.ts'
import { addingUp } from '#platform/payment/payment-wish.ts'
import { BANK, MERCHANT } from '#sandbox/csob/known-keys.ts'
import { DTTM, INIT, NOW, startBank } from '#sandbox/csob/known-merchant.ts'
import {
  ANSWERS,
  CALLS,
  ERROR_CODES,
  INIT_FIELDS,
  type Order,
  REFUSAL_CODES,
  RETURN,
  STATUSES,
  textOf,
} from './csob-table.ts'
import { changed, type Heard, listenTo, type Message, problemsIn } from './field-table.ts'
import { REFUND, WISH } from './wish.ts'

const ROOT = '/sandbox/csob/api/v1.9'
const PAY_ID = 'd165e3c4b624fBD'
type Operation = keyof typeof CALLS

const signed = (order: Order, message: Message, key: string) =>
  sign('sha256', Buffer.from(textOf(order, message)), key).toString('base64')
const isSigned = (order: Order, message: Message, key: string) =>
  verify('sha256', Buffer.from(textOf(order, message)), key, Buffer.from(String(message.signature), 'base64'))

const clientOn = (fetch: (request: Request) => Promise<Response>) =>
  createCsob(
    {
      merchant_id: MERCHANT.id,
      private_key: MERCHANT.private_key,
      bank_public_key: BANK.public_key,
      api_url: `http://gate.example${ROOT}`,
    },
    createGatewayCall({ fetch }),
    () => new Date(NOW),
  )

const WISHES: PaymentWish[] = [
  WISH,
  { ...WISH, lines: addingUp([], WISH.amount, 'x') },
  { ...WISH, lines: WISH.lines.slice(1, 2).map((line) => ({ ...line, amount: WISH.amount })) },
]

/** All that our client and our sandbox have to say to each other, word by word. */
async function wholeLife(): Promise<Heard[]> {
  const bank = startBank()
  const { fetch, heard } = listenTo(bank.fetch)
  const client = clientOn(fetch)
  const become = (id: string, paymentStatus: number) =>
    bank.sim('POST', `/payments/${encodeURIComponent(id)}/state`, { paymentStatus })
  await client.echo()
  const ids = []
  for (const wish of WISHES) ids.push((await client.create(wish)).id)
  const [first = '', second = '', third = ''] = ids
  for (const status of [1, 2, 3, 4, 6, 7, 8]) {
    await become(first, status)
    await client.read(first)
  }
  await client.refund(first, WISH.amount)
  await become(second, 4)
  await client.close(second, WISH.amount)
  await become(third, 7)
  await client.reverse(third)
  return heard
}
const heard = await wholeLife()
const of = (name: Operation) => {
  const [method, path] = CALLS[name]
  return heard.filter((one) => one.method === method && `${one.path}/`.startsWith(`${ROOT}${path}/`))
}
const sent = ['echo', 'init', 'status', 'close', 'reverse', 'refund'] as const

/** The fields of a request, from its body or from the segments of its path. */
function fieldsOf(name: Operation, { method, path, body }: Heard): Message {
  if (method !== 'GET') return JSON.parse(body) as Message
  const segments = path.slice(`${ROOT}${CALLS[name][1]}/`.length).split('/')
  const names = [...(CALLS[name][2] as string[]), 'signature']
  expect(segments).toHaveLength(names.length)
  return Object.fromEntries(names.map((one, place) => [one, decodeURIComponent(segments[place] ?? '')]))
}

describe('between our client and our sandbox of ČSOB', () => {
  it('nothing is said outside the documented calls, and each of them is', () => {
    for (const name of sent) expect(of(name), name).not.toEqual([])
    expect(sent.flatMap(of)).toHaveLength(heard.length)
    expect(heard.map(({ answer }) => answer.resultCode)).toEqual(heard.map(() => 0))
  })

  it.each(sent)('%s is signed by the merchant in the documented order', (name) => {
    for (const one of of(name)) {
      const message = fieldsOf(name, one)
      expect(isSigned(CALLS[name][2], message, MERCHANT.public_key)).toBe(true)
      expect(message).toMatchObject({ merchantId: MERCHANT.id, dttm: DTTM })
    }
  })

  it.each(sent)('%s is answered with the documented fields, signed by the bank in their order', (name) => {
    for (const { answer, status } of of(name)) {
      expect(status).toBe(200)
      expect(problemsIn(ANSWERS[name], answer)).toEqual([])
      expect(isSigned(CALLS[name][3], answer, BANK.public_key)).toBe(true)
    }
  })

  it('a new payment has the documented fields, and nothing else', () => {
    expect(of('init')).toHaveLength(WISHES.length)
    for (const one of of('init')) {
      const message = fieldsOf('init', one) as Message & { cart: { amount: number }[]; totalAmount: number }
      expect(problemsIn(INIT_FIELDS, message)).toEqual([])
      expect([1, 2]).toContain(message.cart.length)
      expect(message.cart.reduce((sum, { amount }) => sum + amount, 0)).toBe(message.totalAmount)
    }
  })

  it('the payer’s address is signed, every segment of it encoded, and leads to the page', async () => {
    const bank = startBank()
    const { id, url } = await clientOn(bank.fetch).create(WISH)
    const path = new URL(url).pathname
    expect(path).not.toMatch(/[+=]/)
    const fields = fieldsOf('process', { method: 'GET', path, body: '' } as Heard)
    expect(fields.payId).toBe(id)
    expect(isSigned(CALLS.process[2], fields, MERCHANT.public_key)).toBe(true)
    const opened = await bank.fetch(new Request(url))
    expect(opened.status).toBe(303)
    expect(opened.headers.get('location')).toContain('/pay/')
  })
})

describe('the sandbox of ČSOB by itself', () => {
  const bank = startBank()
  const init = (message: Message) =>
    bank.api('POST', '/payment/init', {
      ...message,
      signature: signed(CALLS.init[2], message, MERCHANT.private_key),
    })
  const mandatory = INIT_FIELDS.filter(
    ([path, required]) => required && !['merchantId', 'dttm', 'signature'].includes(path),
  )

  it('takes a payment as documented', async () => {
    const answer = await bank.json(init(INIT))
    expect(problemsIn(ANSWERS.init, answer)).toEqual([])
    expect(answer).toMatchObject({ resultCode: 0, paymentStatus: 1 })
  })

  it.each(mandatory)('misses %s', async (path) => {
    const answer = await bank.json(init(changed(INIT, path, undefined)))
    expect(answer.resultCode).toBe(100)
    expect(isSigned(CALLS.init[3], answer, BANK.public_key)).toBe(true)
  })

  it.each(
    INIT_FIELDS.filter(([path]) => !['merchantId', 'dttm', 'signature'].includes(path)).flatMap(
      ([path, , { wrong }]) => wrong.map((value) => [path, value] as const),
    ),
  )('refuses %s that is %j', async (path, value) => {
    const { resultCode } = await bank.json(init(changed(INIT, path, value)))
    expect([100, 110]).toContain(resultCode)
  })

  it('takes every documented field into the signature, in its place', async () => {
    const everything = {
      ...INIT,
      customer: {
        login: { authAt: '2026-01-01T10:00:00+01:00', auth: 'account' },
        account: { paymentsDay: 0, suspicious: false, createdAt: '2025-01-01T10:00:00+01:00' },
        mobilePhone: '+420.800300300',
        name: 'Jan Novák',
        email: 'jan@example.com',
      },
      order: {
        giftcards: { quantity: 1, currency: 'CZK', totalAmount: 5 },
        reorder: false,
        shipping: { country: 'CZE', zip: '11000', city: 'Praha', address1: 'Dlouhá 1' },
        billing: { country: 'SVK', address1: 'Krátká 2' },
        addressMatch: false,
        type: 'purchase',
      },
      customerId: 'jan@example.com',
      logoVersion: 1,
      colorSchemeVersion: 2,
    }
    const { resultCode } = await bank.json(init(everything))
    expect(resultCode).toBe(0)
    const swapped = { ...everything, customerId: everything.language, language: everything.customerId }
    const signature = signed(CALLS.init[2], everything, MERCHANT.private_key)
    expect((await bank.api('POST', '/payment/init', { ...swapped, signature })).status).toBe(401)
  })

  it('refuses by the documented codes, strangers without a signature [S59]', async () => {
    const wrong = await bank.api('POST', '/payment/init', { ...INIT, signature: 'AAAA' })
    expect(wrong.status).toBe(401)
    expect(await bank.json(wrong)).toEqual({ resultCode: 110, resultMessage: 'Wrong signature' })
    const early = { ...INIT, dttm: 'soon' }
    expect((await init(early)).status).toBe(400)
    expect(await bank.status(PAY_ID)).toMatchObject({ resultCode: 140 })
    const payId = await bank.created()
    expect(await bank.refund(payId, 100)).toMatchObject({ resultCode: 150 })
    expect(await bank.reverse(payId)).toMatchObject({ resultCode: 150 })
    expect(await bank.close(payId, 100)).toMatchObject({ resultCode: 150 })
  })

  it('sends the payer back with the documented fields, signed in their order', async () => {
    const payId = await bank.created()
    await bank.act(payId, 'pay')
    const { fields } = await bank.json(bank.sim('POST', `/payments/${encodeURIComponent(payId)}/return`, {}))
    const form = fields as Message
    expect(Object.keys(form)).toEqual([...(RETURN as string[]), 'signature'].filter((name) => name in form))
    expect(form).toMatchObject({
      payId,
      merchantData: INIT.merchantData,
      paymentStatus: '7',
      resultCode: '0',
    })
    expect(isSigned(RETURN, form, BANK.public_key)).toBe(true)
  })
})

describe('the client of ČSOB by itself', () => {
  const answer = (changes: Message = {}, order: Order = CALLS.status[3]) => {
    const message: Message = {
      payId: PAY_ID,
      dttm: DTTM,
      resultCode: 0,
      resultMessage: 'OK',
      paymentStatus: 1,
      ...changes,
    }
    return { ...message, signature: signed(order, message, BANK.private_key) }
  }
  const answering = (status: number, body: unknown) => clientOn(async () => Response.json(body, { status }))

  it.each(Object.entries(STATUSES))('reads status %s as %s', async (paymentStatus, meaning) => {
    const told = answer({ paymentStatus: Number(paymentStatus), authCode: '042760', statusDetail: 'x' })
    expect(problemsIn(ANSWERS.status, told)).toEqual([])
    expect(await answering(200, told).read(PAY_ID)).toMatchObject({
      state: meaning,
      gateway_state: paymentStatus,
    })
  })

  it.each(REFUSAL_CODES)('takes result %d for a refusal', async (resultCode) => {
    const told = answer({ resultCode, resultMessage: 'No' })
    await expect(answering(200, told).read(PAY_ID)).rejects.toMatchObject({ certain: true, refused: true })
  })

  it.each(ERROR_CODES)(
    'knows nothing after result %d, whatever it has asked for [F26]',
    async (resultCode) => {
      const client = answering(200, answer({ resultCode, resultMessage: 'Error' }))
      for (const ask of [
        () => client.create(WISH),
        () => client.read(PAY_ID),
        () => client.close(PAY_ID, 100),
        () => client.reverse(PAY_ID),
        () => client.refund(PAY_ID, 100),
      ])
        await expect(ask()).rejects.toMatchObject({ certain: false, refused: false })
    },
  )

  it.each([
    [200, 140],
    [200, 900],
    [401, 110],
  ])('takes %d %d to a question for no refusal of the refund [F26]', async (status, resultCode) => {
    const client = answering(status, answer({ resultCode, resultMessage: 'No' }))
    await expect(client.giveBack(REFUND)).rejects.toMatchObject({
      certain: true,
      refused: false,
    })
  })

  it('takes a failed answer without a payId for a refusal: only what is there is signed', async () => {
    const message: Message = { dttm: DTTM, resultCode: 110, resultMessage: 'Invalid parameter' }
    const told = { ...message, signature: signed(CALLS.init[3], message, BANK.private_key) }
    await expect(answering(200, told).create(WISH)).rejects.toMatchObject({ certain: true, refused: true })
  })

  it.each([
    [400, true],
    [401, true],
    [403, true],
    [404, true],
    [405, true],
    [429, false],
    [500, false],
    [503, false],
  ])('takes HTTP %d for certain: %s', async (status, certain) => {
    const error = await answering(status, { resultCode: 110, resultMessage: 'Wrong signature' })
      .create(WISH)
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(GatewayError)
    expect(error).toMatchObject({ certain, refused: certain })
  })

  it('believes no answer that lacks the bank’s signature, or has the merchant’s own', async () => {
    const message = answer({ paymentStatus: 7 })
    const own = { ...message, signature: signed(CALLS.status[3], message, MERCHANT.private_key) }
    for (const told of [{ ...message, paymentStatus: 8 }, own, { ...message, signature: undefined }]) {
      await expect(answering(200, told).read(PAY_ID)).rejects.toMatchObject({ certain: false })
    }
  })

  it('believes a return that is signed as documented, and none with a field changed', () => {
    const client = clientOn(async () => new Response())
    const fields: Record<string, string> = {
      payId: PAY_ID,
      dttm: DTTM,
      resultCode: '0',
      resultMessage: 'OK',
      paymentStatus: '7',
      authCode: '042760',
      merchantData: Buffer.from('12').toString('base64'),
      statusDetail: 'Žluťoučký kůň',
    }
    const form = { ...fields, signature: signed(RETURN, fields, BANK.private_key) }
    expect(client.readReturn(form, new Date(NOW))).toEqual({ id: PAY_ID, attempt_id: 12 })
    for (const name of Object.keys(fields)) {
      expect(client.readReturn({ ...form, [name]: `${fields[name]}0` }, new Date(NOW))).toBeNull()
    }
  })
})
