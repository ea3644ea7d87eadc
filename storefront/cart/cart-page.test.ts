import { beforeAll, describe, expect, it } from 'vitest'
import { pathFor } from '../route-match.ts'
import { buyOrder } from '#tests/bought-order.ts'
import { startSeededShop } from '#tests/shop.ts'

let shop: Awaited<ReturnType<typeof startSeededShop>>
beforeAll(async () => {
  shop = await startSeededShop()
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
    ['cs', 'Objednávka # čeká na zaplacení – zaplatit', 'Zobrazit objednávku, kterou jste právě odeslali'],
    ['sk', 'Objednávka # čaká na zaplatenie – zaplatiť', 'Zobraziť objednávku, ktorú ste práve odoslali'],
    ['en', 'Order # has not been paid yet – pay now', 'Show the order you have just placed'],
  ] as const)(
    'tells in %s whoever comes back from the gateway that the order is not paid, until it is [PAY-17]',
    async (language, unpaid, paid) => {
      const order = await buyOrder(shop.db, { language, payment: 'gopay', is_paid: false })
      const cookies = { latest_order: `${order.id}.${order.hash}` }
      const read = async () => (await shop.visit(pathFor('cart', language), { cookies })).text()
      const before = await read()
      expect(before).toContain(`>${unpaid.replace('#', order.code)}</a>`)
      expect(before).toContain(`order_id=${order.id}&amp;hash=${order.hash}"`)
      await shop.db`update customer_order set paid_at = now() where id = ${order.id}`
      const after = await read()
      expect(after).toContain(`>${paid}</a>`)
      expect(after).not.toContain(order.code)
    },
  )

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
