import { describe, expect, it } from 'vitest'
import { BILLING, openOrderShop } from '#tests/order-scene.ts'

const shop = await openOrderShop()
const { ask, order, ordered, fill, db } = shop

describe('an order', () => {
  it('is made of a cart and told with its hash and payment [ORDER-01]', async () => {
    const created = await ordered(
      { lines: [{ code: 'PLAIN', amount: 2 }] },
      { note: 'Zvoňte', gender_oriented_product_preference: 1, newsletter: true },
    )
    expect(created).toMatchObject({
      email: 'karel@example.com',
      customer_id: null,
      note: 'Zvoňte',
      paid_at: null,
      cancelled_at: null,
    })
    expect(created.code).toMatch(/^\d{8}$/)
    expect(created.variable_symbol).toBe(created.code)
    expect(created.hash).toMatch(/^[0-9a-f]{32}$/)
    expect(created.payment).toMatchObject({ payment_service: 1 })
  })
})
