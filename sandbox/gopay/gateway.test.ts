import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { type Message, NOW, startGateway } from './known-eshop.ts'
import { NOTIFICATION_ATTEMPTS } from './notify.ts'

const messagesOf = (list: unknown) =>
  list as { id: number; state: string; status: string; answers: number[] }[]

describe('the page of a payment', () => {
  it.each([
    ['pay', 'PAID', undefined],
    ['decline', 'CANCELED', '_5002'],
    ['cancel', 'CANCELED', '_5043'],
    ['transfer', 'PAYMENT_METHOD_CHOSEN', '_102'],
    ['expire', 'TIMEOUTED', undefined],
  ])('%s: goes back to the shop, the state is %s', async (action, state, sub_state) => {
    const { create, act, status } = startGateway()
    const created = await create()
    const answer = await act(created, action)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      `https://shop.example.com/return?order=5&id=${String(created.id)}`,
    )
    const seen = await status(created.id)
    expect([seen.state, seen.sub_state]).toEqual([state, sub_state])
  })

  it('lets a payer walk away without a trace', async () => {
    const { fetch, create, status, heard } = startGateway()
    const created = await create()
    const answer = await fetch(new Request(`${String(created.gw_url)}/action`))
    expect(answer.headers.get('location')).toContain(`id=${String(created.id)}`)
    expect(await status(created.id)).toMatchObject({ state: 'CREATED' })
    expect(heard).toEqual([])
  })

  it('waits for a transfer, which arrives later', async () => {
    const { fetch, create, act, status } = startGateway()
    const created = await create({ lang: 'SK' })
    await act(created, 'transfer')
    const page = await fetch(new Request(String(created.gw_url)))
    expect(await page.text()).toContain('Čaká sa na prevod z banky.')
    await act(created, 'arrive')
    expect(await status(created.id)).toMatchObject({ state: 'PAID', payment_instrument: 'BANK_ACCOUNT' })
  })

  it.each([
    ['CS', 'cs', 'Zkušební prostředí', '1\u00a0234\u00a0Kč'],
    ['SK', 'sk', 'Skúšobné prostredie', '1\u00a0234\u00a0Kč'],
    ['EN', 'en', 'Test environment', '1,234\u00a0Kč'],
    ['PL', 'en', 'Test environment', '1,234\u00a0Kč'],
  ])(
    'speaks %s, by GET and by POST, and says that it is a sandbox',
    async (lang, language, notice, amount) => {
      const { fetch, create } = startGateway()
      const { gw_url } = await create({ lang })
      for (const method of ['GET', 'POST']) {
        const page = await fetch(new Request(String(gw_url), { method }))
        const html = await page.text()
        expect(html).toContain(`<html lang="${language}">`)
        expect(html).toContain(notice)
        expect(html).toContain(amount)
        expect(html).not.toContain('<script')
        expect(page.headers.get('content-security-policy')).toContain(
          "script-src 'none'; form-action 'self' https://shop.example.com;",
        )
      }
    },
  )

  it('shows what the shop wrote as text', async () => {
    const { fetch, create } = startGateway()
    const { gw_url } = await create({ order_description: '<script>alert("x")</script>' })
    const html = await (await fetch(new Request(String(gw_url)))).text()
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)')
  })

  it('changes nothing by a second press, and knows no other page', async () => {
    const { ask, create, act, status, json, sim } = startGateway()
    const created = await create()
    await act(created, 'pay')
    await act(created, 'cancel')
    await act(created, 'pay')
    expect(await status(created.id)).toMatchObject({ state: 'PAID' })
    expect((await json(sim('GET', '/ledger'))).entries).toHaveLength(1)
    expect((await ask('/gw/v3/none')).status).toBe(404)
    expect((await ask('/api/nothing')).status).toBe(404)
  })

  it('runs out of time: half a day to choose, an hour at the card', async () => {
    let now = NOW
    const { create, status } = startGateway({ clock: () => now })
    const created = await create()
    now += 12 * 3_600_000 - 1
    expect(await status(created.id)).toMatchObject({ state: 'CREATED' })
    now += 1
    expect(await status(created.id)).toMatchObject({ state: 'TIMEOUTED' })
  })
})

describe('notifications', () => {
  it('ring once for every change but the choice of a method, with the number alone', async () => {
    const { create, act, heard, refund } = startGateway()
    const created = await create()
    await act(created, 'transfer')
    await act(created, 'arrive')
    await refund(created.id, 100)
    await expect.poll(() => heard).toHaveLength(2)
    expect(new Set(heard)).toEqual(new Set([`https://shop.example.com/notify?id=${String(created.id)}`]))
  })

  it('are held, then sent in any order, as often as told, at once or one after another', async () => {
    const { create, act, heard, json, sim } = startGateway()
    await sim('POST', '/settings', { notifications: { mode: 'hold' } })
    const [first, second] = [await create(), await create()]
    await act(first, 'pay')
    await act(second, 'pay')
    const [one, two] = messagesOf(await json(sim('GET', '/notifications')))
    expect([one?.status, two?.status]).toEqual(['held', 'held'])
    const ids = [two?.id, one?.id, one?.id]
    expect(await json(sim('POST', '/notifications/send', { ids }))).toEqual({ answers: [200, 200, 200] })
    expect(heard.map((url) => url.split('id=')[1])).toEqual([second.id, first.id, first.id].map(String))
    const many = Array.from({ length: 20 }, () => one?.id)
    await sim('POST', '/notifications/send', { ids: many, parallel: true })
    expect(heard).toHaveLength(23)
  })

  it('are dropped, or come in copies', async () => {
    const { create, act, heard, json, sim } = startGateway()
    await sim('POST', '/settings', { notifications: { mode: 'drop' } })
    await act(await create(), 'pay')
    expect(messagesOf(await json(sim('GET', '/notifications')))[0]?.status).toBe('dropped')
    await sim('POST', '/settings', { notifications: { copies: 3 } })
    const { id, gw_url } = await create()
    await act({ gw_url }, 'pay')
    await expect.poll(() => heard).toHaveLength(3)
    expect(heard.every((url) => url.endsWith(`id=${String(id)}`))).toBe(true)
  })

  it('are repeated to a shop that does not answer 200, twenty times at most', async () => {
    vi.useFakeTimers()
    try {
      const { create, act, heard, shop, json, sim } = startGateway()
      shop.status = 404
      await act(await create(), 'pay')
      await vi.advanceTimersByTimeAsync(86_400_000)
      expect(heard).toHaveLength(NOTIFICATION_ATTEMPTS)
      expect(messagesOf(await json(sim('GET', '/notifications')))[0]?.status).toBe('failed')
    } finally {
      vi.useRealTimers()
    }
  })

  it('stop repeating once the shop has understood', async () => {
    vi.useFakeTimers()
    try {
      const { create, act, heard, shop, json, sim } = startGateway()
      shop.status = 503
      await act(await create(), 'pay')
      await vi.advanceTimersByTimeAsync(1500)
      shop.status = 200
      await vi.advanceTimersByTimeAsync(86_400_000)
      expect(heard).toHaveLength(3)
      expect(messagesOf(await json(sim('GET', '/notifications')))[0]?.answers).toEqual([503, 503, 200])
    } finally {
      vi.useRealTimers()
    }
  })

  it('are forged for any number, but ring only where a true payment rings', async () => {
    const { create, heard, json, sim } = startGateway()
    const { id } = await create()
    expect(await json(sim('POST', '/notifications/forge', { payment_id: 3999999999, like: id }))).toEqual({
      answer: 200,
    })
    expect(heard).toEqual(['https://shop.example.com/notify?id=3999999999'])
    const strange = { payment_id: 1, like: id, url: 'http://elsewhere.example' }
    expect((await sim('POST', '/notifications/forge', strange)).status).toBe(400)
  })

  it('ring before the shop has its answer, when told to', async () => {
    const { create, heard, sim } = startGateway()
    await sim('POST', '/faults', { operation: 'create', kind: 'notify_first' })
    const created = await create()
    expect(heard).toEqual([`https://shop.example.com/notify?id=${String(created.id)}`])
  })
})

describe('control over the gateway', () => {
  it('forces states in any order, and the ledger follows money once', async () => {
    const { create, status, json, sim } = startGateway()
    const { id } = await create()
    for (const state of ['PAID', 'CANCELED', 'REFUNDED', 'PAID']) {
      await sim('POST', `/payments/${String(id)}/state`, { state })
      expect(await status(id)).toMatchObject({ state })
    }
    expect(await json(sim('GET', '/ledger'))).toMatchObject({
      orders: { '2026000123 CZK': { paid: 123400, returned: 123400, balance: 0 } },
    })
    expect((await sim('POST', `/payments/${String(id)}/state`, { state: 'LOST' })).status).toBe(400)
  })

  it('lets refunds take their time, or fail', async () => {
    const { create, act, status, refund, json, sim } = startGateway()
    const created = await create()
    await act(created, 'pay')
    await sim('POST', '/settings', { refunds: 'FAILED' })
    expect(await json(refund(created.id, 123400))).toMatchObject({ result: 'FAILED' })
    await sim('POST', '/settings', { refunds: 'ACCEPTED' })
    expect(await json(refund(created.id, 100000))).toMatchObject({ result: 'ACCEPTED' })
    expect(await status(created.id)).toMatchObject({ state: 'PAID' })
    expect((await refund(created.id, 23401)).status).toBe(409)
    await sim('POST', `/payments/${String(created.id)}/refunds/finish`)
    expect(await status(created.id)).toMatchObject({ state: 'PARTIALLY_REFUNDED' })
  })

  it('tells a false amount, or leaves a field out', async () => {
    const { create, status, sim } = startGateway()
    const { id } = await create()
    const fields = { amount: 1, currency: null }
    await sim('POST', '/faults', { operation: 'status', kind: 'alter', fields, times: 2 })
    for (const _ of [1, 2]) {
      const seen: Message = await status(id)
      expect(seen.amount).toBe(1)
      expect(seen).not.toHaveProperty('currency')
    }
    expect(await status(id)).toMatchObject({ amount: 123400, currency: 'CZK' })
  })

  it('changes the secret: old tokens and old credentials are worth nothing', async () => {
    const { ask, create, bearer, basic, token, sim } = startGateway()
    const { id } = await create()
    const authorization = await bearer('payment-all')
    await sim('POST', '/keys', { client_secret: 'other' })
    const seen = await ask(`/api/payments/payment/${String(id)}`, { headers: { authorization } })
    expect(seen.status).toBe(403)
    expect((await token({ scope: 'payment-all' })).status).toBe(403)
    expect((await token({ scope: 'payment-all' }, basic('other'))).status).toBe(200)
  })

  it('loses a payer on the way back', async () => {
    const { create, act, status, sim } = startGateway()
    await sim('POST', '/settings', { returns: { mode: 'drop' } })
    const created = await create()
    const answer = await act(created, 'pay')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Spojení s obchodem se přerušilo')
    expect(await status(created.id)).toMatchObject({ state: 'PAID' })
  })

  it('takes JSON alone, so that no other site can steer it through a browser', async () => {
    const { ask } = startGateway()
    const answer = await ask('/__sim/faults', { method: 'POST', body: '{"kind":"hang","times":null}' })
    expect(answer.status).toBe(415)
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await ask('/__sim/reset', { method: 'POST', headers })).status).toBe(404)
  })

  it('keeps payments, tokens and unsent messages over a restart', async () => {
    const store_file = path.join(mkdtempSync(path.join(tmpdir(), 'gopay-')), 'payments.jsonl')
    const first = startGateway({ store_file })
    const authorization = await first.bearer('payment-all')
    first.shop.status = 503
    const created = await first.create()
    await first.act(created, 'pay')
    await expect.poll(() => first.heard).toHaveLength(1)
    first.close()
    const second = startGateway({ store_file })
    const seen = await second.ask(`/api/payments/payment/${String(created.id)}`, {
      headers: { authorization },
    })
    expect(await second.json(seen)).toMatchObject({ state: 'PAID', gw_url: created.gw_url })
    await expect.poll(() => second.heard).toHaveLength(1)
  })
})
