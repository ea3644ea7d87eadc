import { expect, it } from 'vitest'
import { openPaymentShop } from '#tests/payment-scene.ts'

const shop = await openPaymentShop()
const comeBack = (from: string, payId: string) =>
  shop.call('POST /csob/payment/verify', { payId }, { 'x-client-ip': from })

it('forms that are not the bank’s are counted under their sender, and written down cut short [S43] [F32]', async () => {
  shop.logged.length = 0
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => comeBack('203.0.113.1', 'x'.repeat(4000))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
  expect(JSON.stringify(shop.logged[0])).toContain('x'.repeat(40))
  expect(JSON.stringify(shop.logged)).not.toContain('x'.repeat(41))
  expect((await comeBack('203.0.113.1', 'x')).status).toBe(429)
  expect((await comeBack('203.0.113.2', 'x')).status).toBe(400)
})
