import { beforeAll, describe, expect, it } from 'vitest'
import { startShop } from '#tests/shop.ts'

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop()
})

describe('an empty cart', () => {
  it.each(['/kosik', '/sk/kosik', '/en/my-cart'])(
    'has a page with a way to shop at %s [ROUTE-06]',
    async (path) => {
      const response = await shop.visit(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('button button-primary')
    },
  )

  it('leads to the order just made by its own address [PAY-17]', async () => {
    const hash = '0123456789abcdef0123456789abcdef'
    const response = await shop.visit('/kosik', { cookies: { latest_order: `7.${hash}` } })
    expect(await response.text()).toContain(`href="/kosik/souhrn?order_id=7&amp;hash=${hash}"`)
  })

  it.each([
    ['/kosik/doprava-a-platba', '/kosik'],
    ['/sk/kosik/dorucenie', '/sk/kosik'],
    ['/en/cart/delivery', '/en/my-cart'],
    ['/kosik/souhrn?payment_status=success', '/kosik'],
  ])('sends %s back to the last phase it fulfils [CHECK-09]', async (path, cart) => {
    const response = await shop.visit(path)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(cart)
  })
})
