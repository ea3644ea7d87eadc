import { beforeAll, expect, it } from 'vitest'
import { createLog } from '#platform/http/log.ts'
import { readOutbox } from '#platform/mail/outbox.ts'
import { mailNextEvent } from '#platform/order-mail/order-mail-worker.ts'
import { fillCart } from '#tests/order-scene.ts'
import { startSeededShop } from '#tests/shop.ts'
import { shopperIn } from '#tests/shopper.ts'

const ORIGIN = 'https://vitrine.example'
let shop: Awaited<ReturnType<typeof startSeededShop>>

beforeAll(async () => {
  shop = await startSeededShop()
})

it('a guest on another device opens the order by the link in its mail, and nobody by a part of it [ORDER-20]', async () => {
  const cart_id = await fillCart(shop.db, { lines: [{ code: 'UNTRACKED' }], email: 'host@example.com' })
  const answer = await shop.platform.fetch(
    new Request('http://localhost/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'language-preference': 'en' },
      body: JSON.stringify({ cart_id }),
    }),
  )
  expect(answer.status).toBe(201)
  const { code } = (await answer.json()) as { code: string }
  const options = { sql: shop.db, log: createLog('silent'), public_url: ORIGIN }
  expect(await mailNextEvent(options, new Date())).toBe(true)
  const [mail] = await readOutbox(shop.db, 'host@example.com')
  const link = new URL(mail?.text.match(/https:\S+hash=\S+/)?.[0] ?? '')
  expect(link.origin).toBe(ORIGIN)
  const stranger = shopperIn(shop)
  const page = await stranger.read(`${link.pathname}${link.search}`)
  expect(page).toContain(code)
  expect(page).toContain('Čapek')
  const without = await shopperIn(shop).read(`${link.pathname}?order_id=${link.searchParams.get('order_id')}`)
  expect(without).not.toContain('Čapek')
})
