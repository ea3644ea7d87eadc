import { describe, expect, it } from 'vitest'
import { DTTM, isBanks, type Message, startBank } from './known-merchant.ts'

/** What the form of a page would send, and where. */
function formOf(html: string): { action: string; fields: Record<string, string> } {
  const unescaped = (text = '') => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  return {
    action: unescaped(/<form method="post" action="([^"]*)"/.exec(html)?.[1]),
    fields: Object.fromEntries(inputs.map(([, name = '', value]) => [name, unescaped(value)])),
  }
}

const signable = (fields: Message) =>
  [
    'payId',
    'dttm',
    'resultCode',
    'resultMessage',
    'paymentStatus',
    'authCode',
    'merchantData',
    'statusDetail',
  ].map((name) => fields[name])

describe('the card page', () => {
  it.each([
    ['pay', '7'],
    ['decline', '6'],
    ['cancel', '3'],
    ['expire', '3'],
  ])('%s: comes back by a signed form with status %s', async (action, paymentStatus) => {
    const { created, act, status } = startBank()
    const payId = await created()
    const page = await act(payId, action)
    expect(page.status).toBe(200)
    const form = formOf(await page.text())
    expect(form.action).toBe('https://shop.example.com/return?a=1')
    expect(form.fields).toMatchObject({
      payId,
      dttm: DTTM,
      resultCode: '0',
      resultMessage: 'OK',
      paymentStatus,
      merchantData: 'c29tZQ==',
    })
    expect(isBanks(signable(form.fields), form.fields.signature)).toBe(true)
    expect(await status(payId)).toMatchObject({ paymentStatus: Number(paymentStatus) })
  })

  it('comes back by GET when asked to, keeping the query of the shop', async () => {
    const { created, act } = startBank()
    const answer = await act(await created({ returnMethod: 'GET' }), 'pay')
    expect(answer.status).toBe(303)
    const { searchParams } = new URL(answer.headers.get('location') ?? '')
    const fields = Object.fromEntries(searchParams)
    expect(fields).toMatchObject({ a: '1', paymentStatus: '7' })
    expect(isBanks(signable(fields), fields.signature)).toBe(true)
  })

  it('lets only its own style and the one line that sends the form on, and leads to the shop alone', async () => {
    const { fetch, created, process, act } = startBank()
    const payId = await created()
    const opened = await process(payId)
    expect(opened.status).toBe(303)
    const page = await fetch(new Request(opened.headers.get('location') ?? ''))
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^ ]+'; script-src 'none';/)
    expect(policy).toContain("form-action 'self' https://shop.example.com;")
    const back = await act(payId, 'pay')
    expect(back.headers.get('content-security-policy')).toMatch(/script-src 'sha256-[^ ]+';/)
    expect(await back.text()).toContain('<button class="main">')
  })

  it.each([
    ['cs', 'Zkušební prostředí', '1\u00a0234\u00a0Kč'],
    ['sk', 'Skúšobné prostredie', '1\u00a0234\u00a0Kč'],
    ['en', 'Test environment', '1,234\u00a0Kč'],
    ['de', 'Test environment', '1,234\u00a0Kč'],
  ])('speaks %s, shows the amount and says that it is a sandbox', async (language, notice, amount) => {
    const { fetch, created, process } = startBank()
    const opened = await process(await created({ language }))
    const html = await (await fetch(new Request(opened.headers.get('location') ?? ''))).text()
    expect(html).toContain(notice)
    expect(html).toContain(amount)
    expect(html).toContain(`<html lang="${language === 'de' ? 'en' : language}">`)
  })

  it('changes nothing by a second press or an unknown one', async () => {
    const { created, act, status, json, sim } = startBank()
    const payId = await created()
    await act(payId, 'toString')
    expect(await status(payId)).toMatchObject({ paymentStatus: 2 })
    await act(payId, 'pay')
    await act(payId, 'cancel')
    await act(payId, 'pay')
    expect(await status(payId)).toMatchObject({ paymentStatus: 7 })
    expect((await json(sim('GET', '/ledger'))).totals).toEqual({
      CZK: { paid: 123400, returned: 0, balance: 123400 },
    })
  })

  it('shows a page of its own, with 200, for a payment that is unknown or over', async () => {
    const { process, created, sim } = startBank()
    const payId = await created()
    await sim('POST', '/clock', { shift_ms: 600_000 })
    for (const id of ['aaaaaaaaaaaa@HA', 'short', payId]) {
      const answer = await process(id)
      expect(answer.status, id).toBe(200)
      expect(await answer.text()).toContain('Platbu nelze otevřít')
    }
  })
})
