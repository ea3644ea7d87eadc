import { decode } from 'bysquare/pay'
import { describe, expect, it } from 'vitest'
import type { Answer } from '#tests/demo-shop.ts'
import { openOrderShop } from '#tests/order-scene.ts'

const shop = await openOrderShop()
const { call, ordered } = shop
const staff = { token: await shop.logStaffIn() }
const codeOf = ({ id, hash }: Answer) => call(`GET /orders/${id}/qr-code?hash=${hash}`)

describe('the code of an order paid by transfer', () => {
  it('asks for the very amount under the variable symbol of the order [PAY-15]', async () => {
    const created = await ordered({ lines: [{ code: 'UNTRACKED', amount: 3 }] })
    const code: Answer = await (await codeOf(created)).json()
    expect(code).toMatchObject({
      amount: created.taxed_total_price,
      variable_symbol: created.variable_symbol,
      account: '19-2000145399/0800',
      iban: 'CZ6508000000192000145399',
      swift: 'VITRCZPP',
    })
    expect(code.payload).toContain(`*AM:${created.taxed_total_price.value.toFixed(2)}*CC:CZK*`)
    expect(code.payload).toContain(`*X-VS:${created.variable_symbol}`)
    expect(code.image).toMatch(/^data:image\/svg\+xml;base64,/)
  })

  it('is PAY by square when the order is in euros [PAY-15]', async () => {
    const created = await ordered({ lines: [{ code: 'UNTRACKED' }] }, {}, { currency: 'EUR', language: 'sk' })
    const code: Answer = await (await codeOf(created)).json()
    expect(decode(code.payload).payments[0]).toMatchObject({
      amount: created.taxed_total_price.value,
      currencyCode: 'EUR',
      variableSymbol: created.variable_symbol,
    })
  })

  it('is not there once the order is paid, cancelled or paid otherwise, nor for strangers [PAY-15]', async () => {
    const paid = await ordered({ lines: [{ code: 'UNTRACKED' }] })
    expect((await call(`GET /orders/${paid.id}/qr-code`)).status).toBe(401)
    await call(`POST /staff/orders/${paid.id}/payment`, {}, staff)
    expect((await codeOf(paid)).status).toBe(404)
    expect((await codeOf(await ordered({ lines: [{ code: 'UNTRACKED' }], payment: 'gopay' }))).status).toBe(
      404,
    )
  })
})
