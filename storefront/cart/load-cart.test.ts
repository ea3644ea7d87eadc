import { expect, it } from 'vitest'
import { cookiesOf, startShop } from '#tests/shop.ts'

it('a page makes no cart for a cart that is not there: it forgets it, and the first thing put in makes one [CART-03] [F49] [S15]', async () => {
  const shop = await startShop()
  for (const path of ['/kosik', '/kosik/doprava-a-platba']) {
    const response = await shop.visit(path, { cookies: { cart_id: 'c0ffee'.repeat(6).slice(0, 32) } })
    expect([200, 302], path).toContain(response.status)
    expect(cookiesOf(response).cart_id?.value, path).toBe('')
  }
  expect(await shop.db`select from cart`).toHaveLength(0)
})
