import { describe, expect, it } from 'vitest'
import { BANK, MERCHANT } from './known-keys.ts'
import { DTTM, INIT, isBanks, type Message, signed, startBank } from './known-merchant.ts'

const WRONG_SIGNATURE = { resultCode: 110, resultMessage: 'Wrong signature' }

describe('echo', () => {
  it('answers GET and POST with a signed OK', async () => {
    const { api, json, inPath } = startBank()
    const asked = { merchantId: MERCHANT.id, dttm: DTTM, signature: signed([MERCHANT.id, DTTM]) }
    for (const answer of [
      await json(api('GET', `/echo/${inPath(MERCHANT.id, DTTM)}`)),
      await json(api('POST', '/echo', asked)),
    ]) {
      expect(answer).toEqual({
        dttm: DTTM,
        resultCode: 0,
        resultMessage: 'OK',
        signature: expect.any(String),
      })
      expect(isBanks([DTTM, 0, 'OK'], answer.signature)).toBe(true)
    }
  })

  it('knows no stored customers', async () => {
    const { api, json } = startBank()
    const signature = signed([MERCHANT.id, 'jan', DTTM])
    const answer = await json(
      api('POST', '/echo/customer', { merchantId: MERCHANT.id, customerId: 'jan', dttm: DTTM, signature }),
    )
    expect(answer.resultCode).toBe(800)
    expect(isBanks(['jan', DTTM, 800, 'Customer not found'], answer.signature)).toBe(true)
  })
})

describe('who may call', () => {
  it.each<[string, Message]>([
    ['a changed field', { dttm: '20260101120001' }],
    ['another merchant', { merchantId: 'M2OTHER000' }],
    ['no signature', { signature: undefined }],
    ['the key of the bank', { signature: signed([MERCHANT.id, DTTM], BANK.private_key) }],
  ])('is refused with 401, unsigned: %s', async (_, changes) => {
    const { api } = startBank()
    const asked = { merchantId: MERCHANT.id, dttm: DTTM, signature: signed([MERCHANT.id, DTTM]), ...changes }
    const answer = await api('POST', '/echo', asked)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual(WRONG_SIGNATURE)
  })

  it.each([
    '',
    'yesterday',
    '20260101',
    '20261301120000',
    '20260101110000',
    '20260101120501',
    '20260101115459',
  ])('is refused with 400 when the time is unusable or off by minutes: %s', async (dttm) => {
    const { api } = startBank()
    const signature = signed([MERCHANT.id, dttm])
    const answer = await api('POST', '/echo', { merchantId: MERCHANT.id, dttm, signature })
    expect(answer.status).toBe(400)
    expect(Object.keys((await answer.json()) as Message)).toEqual(['resultCode', 'resultMessage'])
  })

  it('takes Prague time in summer too, and a few minutes off', async () => {
    const { api } = startBank({ clock: () => Date.UTC(2026, 6, 1, 10, 0, 0) })
    const dttm = '20260701120459'
    const answer = await api('POST', '/echo', {
      merchantId: MERCHANT.id,
      dttm,
      signature: signed([MERCHANT.id, dttm]),
    })
    expect(answer.status).toBe(200)
  })
})

describe('payment/init', () => {
  it('gives a number of 15 characters and status 1, signed', async () => {
    const { init, json } = startBank()
    const answer = await json(init())
    expect(answer).toEqual({
      payId: expect.stringMatching(/^[\w@]{15}$/),
      dttm: DTTM,
      resultCode: 0,
      resultMessage: 'OK',
      paymentStatus: 1,
      signature: expect.any(String),
    })
    expect(isBanks([answer.payId, DTTM, 0, 'OK', 1], answer.signature)).toBe(true)
  })

  it.each(['orderNo', 'totalAmount', 'currency', 'returnUrl', 'returnMethod', 'cart', 'language'])(
    'needs %s, and says so under a signature over what is present',
    async (field) => {
      const { init, json } = startBank()
      const answer = await json(init({ [field]: undefined }))
      expect(answer).toMatchObject({ resultCode: 100, resultMessage: `Missing '${field}' parameter` })
      expect(answer).not.toHaveProperty('payId')
      expect(isBanks([DTTM, 100, answer.resultMessage], answer.signature)).toBe(true)
    },
  )

  it.each(['payOperation', 'payMethod', 'closePayment', 'merchantData', 'ttlSec'])(
    'does without %s',
    async (field) => {
      const { init, json } = startBank()
      expect(await json(init({ [field]: undefined }))).toMatchObject({ resultCode: 0 })
    },
  )

  const row = INIT.cart[0]
  it.each<[string, Message]>([
    ['orderNo', { orderNo: '12345678901' }],
    ['orderNo', { orderNo: 'A55' }],
    ['payOperation', { payOperation: 'buy' }],
    ['payMethod', { payMethod: 'cash' }],
    ['totalAmount', { totalAmount: 0 }],
    ['totalAmount', { totalAmount: '123400' }],
    ['totalAmount', { totalAmount: 123401 }],
    ['currency', { currency: 'XXX' }],
    ['closePayment', { closePayment: 'true' }],
    ['returnUrl', { returnUrl: '/return' }],
    ['returnUrl', { returnUrl: `https://shop.example.com/${'x'.repeat(300)}` }],
    ['returnMethod', { returnMethod: 'PUT' }],
    ['cart', { cart: [] }],
    ['cart', { cart: [row, row, row] }],
    ['cart[0].name', { cart: [{ ...row, name: 'x'.repeat(21), amount: 123400 }] }],
    ['cart[0].name', { cart: [{ ...row, name: ' Nákup', amount: 123400 }] }],
    ['cart[0].quantity', { cart: [{ ...row, quantity: 0, amount: 123400 }] }],
    ['cart[0].amount', { cart: [{ ...row, amount: -1 }] }],
    ['merchantData', { merchantData: 'not base64' }],
    ['merchantData', { merchantData: 'A'.repeat(256) }],
    ['customerId', { customerId: 'x'.repeat(51) }],
    ['language', { language: 'CZ' }],
    ['ttlSec', { ttlSec: 299 }],
    ['ttlSec', { ttlSec: 1801 }],
  ])('refuses a wrong %s', async (field, changes) => {
    const { init, json } = startBank()
    const answer = await json(init(changes))
    expect(answer).toMatchObject({ resultCode: 110, resultMessage: `Invalid '${field}' parameter` })
  })

  it('counts characters, not bytes', async () => {
    const { init, json } = startBank()
    const cart = [{ name: 'Žluťoučký kůň úpěl ě', quantity: 1, amount: 123400 }]
    expect(await json(init({ cart }))).toMatchObject({ resultCode: 0 })
  })
})

describe('the life of a payment', () => {
  it('goes 1, 2, 7, 8, 9, 10, with an authorisation code once it is paid', async () => {
    const { created, process, act, status, refund, sim } = startBank()
    const payId = await created()
    expect(await status(payId)).toMatchObject({ paymentStatus: 1 })
    await process(payId)
    expect(await status(payId)).toMatchObject({ paymentStatus: 2 })
    await act(payId, 'pay')
    const paid = await status(payId)
    expect(paid).toMatchObject({
      resultCode: 0,
      paymentStatus: 7,
      authCode: expect.stringMatching(/^\d{6}$/),
    })
    expect(isBanks([payId, DTTM, 0, 'OK', 7, paid.authCode], paid.signature)).toBe(true)
    expect(await refund(payId)).toMatchObject({ resultCode: 150, paymentStatus: 7 })
    await sim('POST', '/settle')
    expect(await refund(payId, 123401)).toMatchObject({ resultCode: 110, paymentStatus: 8 })
    expect(await refund(payId, 23400)).toMatchObject({ resultCode: 0, paymentStatus: 9 })
    await sim('POST', '/settle')
    expect(await status(payId)).toMatchObject({ paymentStatus: 8 })
    expect(await refund(payId)).toMatchObject({ resultCode: 0, paymentStatus: 9 })
    await sim('POST', '/settle')
    expect(await status(payId)).toMatchObject({ paymentStatus: 10 })
    expect(await refund(payId)).toMatchObject({ resultCode: 150 })
  })

  it('waits at 4 for its closing when it is not to close itself', async () => {
    const { created, act, close, reverse, json, sim } = startBank()
    const payId = await created({ closePayment: false })
    await act(payId, 'pay')
    expect((await json(sim('GET', '/ledger'))).entries).toEqual([])
    expect(await close(payId, 123401)).toMatchObject({ resultCode: 110, paymentStatus: 4 })
    expect(await close(payId, 100000)).toMatchObject({ resultCode: 0, paymentStatus: 7 })
    expect(await close(payId)).toMatchObject({ resultCode: 150, paymentStatus: 7 })
    expect(await reverse(payId)).toMatchObject({ resultCode: 0, paymentStatus: 5 })
    expect(await reverse(payId)).toMatchObject({ resultCode: 150, paymentStatus: 5 })
    expect((await json(sim('GET', '/ledger'))).totals).toEqual({
      CZK: { paid: 100000, returned: 100000, balance: 0 },
    })
  })

  it('ends at 3 once its time is up, and at midnight the bank settles', async () => {
    let now = Date.UTC(2026, 0, 1, 11, 0, 0)
    const { created, act, status, sim, json } = startBank({ clock: () => now })
    const [late, paid] = [await created({ ttlSec: 300 }), await created()]
    await act(paid, 'pay')
    now += 299_000
    expect(await status(late)).toMatchObject({ paymentStatus: 1 })
    now += 1000
    expect(await status(late)).toMatchObject({ paymentStatus: 3 })
    await sim('POST', '/clock', { shift_ms: 13 * 3600_000 })
    expect(await json(sim('GET', `/payments/${paid}`))).toMatchObject({ paymentStatus: 8 })
  })

  it('is not found under another number', async () => {
    const { status } = startBank()
    const answer = await status('aaaaaaaaaaaa@HA')
    expect(answer).toMatchObject({ payId: 'aaaaaaaaaaaa@HA', resultCode: 140 })
    expect(isBanks([answer.payId, DTTM, 140, 'Payment not found'], answer.signature)).toBe(true)
  })
})
