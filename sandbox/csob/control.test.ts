import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { DTTM, isBanks, type Message, startBank } from './known-merchant.ts'

const signable = (fields: Message) =>
  ['payId', 'dttm', 'resultCode', 'resultMessage', 'paymentStatus', 'authCode', 'merchantData'].map(
    (name) => fields[name],
  )

describe('control over the bank', () => {
  it('forces a status, and the ledger follows money once', async () => {
    const { created, status, sim, json } = startBank()
    const payId = await created()
    for (const paymentStatus of [7, 6, 7, 8, 10, 7]) {
      await sim('POST', `/payments/${payId}/state`, { paymentStatus })
      expect(await status(payId)).toMatchObject({ paymentStatus })
    }
    expect((await json(sim('GET', '/ledger'))).entries).toMatchObject([
      { kind: 'paid', amount: 123400, order_number: '5547' },
      { kind: 'refunded', amount: 123400 },
    ])
    expect((await sim('POST', `/payments/${payId}/state`, { paymentStatus: 11 })).status).toBe(400)
    expect((await sim('POST', '/payments/none/state', { paymentStatus: 7 })).status).toBe(404)
  })

  it('draws up returns: true, changed before signing, changed after it, late, or with a spoilt signature', async () => {
    const { created, json, sim } = startBank()
    const payId = await created()
    const drawn = async (body: Message) =>
      (await json(sim('POST', `/payments/${payId}/return`, body))) as { fields: Message }
    const holds = ({ fields }: { fields: Message }) => isBanks(signable(fields), fields.signature)
    expect(holds(await drawn({}))).toBe(true)
    const claimed = await drawn({ fields: { paymentStatus: 7 } })
    expect(claimed.fields.paymentStatus).toBe('7')
    expect(holds(claimed)).toBe(true)
    expect(holds(await drawn({ after: { paymentStatus: '7' } }))).toBe(false)
    expect(holds(await drawn({ bad_signature: true }))).toBe(false)
    const old = await drawn({ dttm_shift_ms: -86_400_000 })
    expect(old.fields.dttm).toBe('20251231120000')
    expect(holds(old)).toBe(true)
  })

  it('knocks at the shop with the same return as often as told, without cookies', async () => {
    const knocks: string[] = []
    const { created, json, sim } = startBank({
      send: async (request) => {
        knocks.push(`${request.method} ${request.url} ${(await request.text()).slice(0, 6)}`)
        return new Response(null, { status: 303 })
      },
    })
    const payId = await created()
    expect(await json(sim('POST', `/payments/${payId}/return`, { send: 3 }))).toMatchObject({
      answers: [303, 303, 303],
    })
    expect(knocks).toEqual(Array.from({ length: 3 }, () => 'POST https://shop.example.com/return?a=1 payId='))
  })

  it('changes keys: answers are signed with the new one, and reset brings the old one back', async () => {
    const { created, status, sim, ask, json } = startBank()
    const payId = await created()
    const { public_key } = await json(sim('POST', '/keys', {}))
    expect(await (await ask('/keys/bank.pub')).text()).toBe(public_key)
    const answer = await status(payId)
    const values = [payId, DTTM, 0, 'OK', 1]
    expect(isBanks(values, answer.signature)).toBe(false)
    expect(isBanks(values, answer.signature, String(public_key))).toBe(true)
    await sim('POST', '/reset')
    const after = await status(payId)
    expect(after.resultCode).toBe(140)
    expect(isBanks([payId, DTTM, 140, 'Payment not found'], after.signature)).toBe(true)
  })

  it('alters an answer under a true signature, or spoils the signature alone', async () => {
    const { created, status, sim } = startBank()
    const payId = await created()
    await sim('POST', '/faults', { operation: 'status', kind: 'alter', fields: { paymentStatus: 7 } })
    const lie = await status(payId)
    expect(isBanks([payId, DTTM, 0, 'OK', 7], lie.signature)).toBe(true)
    await sim('POST', '/faults', { operation: 'status', kind: 'bad_signature' })
    const spoilt = await status(payId)
    expect(isBanks([payId, DTTM, 0, 'OK', 1], spoilt.signature)).toBe(false)
    expect(isBanks([payId, DTTM, 0, 'OK', 1], (await status(payId)).signature)).toBe(true)
  })

  it('loses a payer on the way back', async () => {
    const { created, act, status, sim } = startBank()
    const payId = await created()
    await sim('POST', '/settings', { returns: { mode: 'drop' } })
    expect(await (await act(payId, 'pay')).text()).toContain('Spojení s obchodem se přerušilo')
    expect(await status(payId)).toMatchObject({ paymentStatus: 7 })
  })

  it('has its clock wrong: the merchant is refused for being off', async () => {
    const { init, sim } = startBank()
    await sim('POST', '/settings', { skew_ms: 600_000 })
    expect((await init()).status).toBe(400)
  })

  it('keeps payments in a file over a restart', async () => {
    const store_file = path.join(mkdtempSync(path.join(tmpdir(), 'csob-')), 'payments.jsonl')
    const first = startBank({ store_file })
    const payId = await first.created()
    await first.act(payId, 'pay')
    const second = startBank({ store_file })
    expect(await second.status(payId)).toMatchObject({ paymentStatus: 7 })
    expect(await second.json(second.sim('GET', '/ledger'))).toMatchObject({
      orders: { '5547 CZK': { balance: 123400 } },
    })
  })

  it('is silent to whoever does not name its key', async () => {
    const { sim, ask } = startBank({ control_key: 'open sesame' })
    const named = (key: string) => ask('/__sim/payments', { headers: { authorization: `Bearer ${key}` } })
    expect((await sim('GET', '/payments')).status).toBe(404)
    expect((await named('open barley')).status).toBe(404)
    expect((await named('open sesame')).status).toBe(200)
  })
})
