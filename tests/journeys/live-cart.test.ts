import { afterAll, expect, it, vi } from 'vitest'
import { openCartKeeper } from '#platform/cart/keep-carts.ts'
import { createDatabase } from '#platform/db/database.ts'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { openOrderShop } from '#tests/order-scene.ts'
import { KEYS, pusherClient, startLive } from '#tests/realtime-server.ts'

const shop = await openOrderShop()
const { fill } = shop
const log = createLog('silent')
const other_db = createDatabase(shop.url, { max: 3 })
const [one, other] = [await startLive(shop.db), await startLive(other_db)]
const keeper = openCartKeeper({ sql: shop.db, log, publish: one.live.publish })
const platform = createPlatform({ sql: other_db, log, realtime_keys: KEYS, check_answers: true })
afterAll(async () => {
  await keeper.close()
  await other.live.close()
  await other_db.end({ timeout: 1 })
})

const WAIT = { timeout: 30_000, interval: 20 }

/** Listens in the other process, authorised by the call as every page is. */
async function listenTo(cart: string) {
  const heard: unknown[] = []
  const client = pusherClient(other.port, ({ socketId, channelName }, tell) => {
    const form = new URLSearchParams({ socket_id: socketId, channel_name: channelName })
    void platform
      .fetch(new Request('http://localhost/auth/broadcasting', { method: 'POST', body: form }))
      .then(async (response) => tell(null, (await response.json()) as { auth: string }))
  })
  const channel = client.subscribe(`private-shop.1.cart.${cart}`)
  channel.bind_global((event: string, data: unknown) => {
    if (event.startsWith('cart-item')) heard.push([event, data])
  })
  await new Promise((resolve) => void channel.bind('pusher:subscription_succeeded', resolve))
  return heard
}

const nameOf = async (code: string) =>
  (await shop.db`select localized_text(name, 'cs') as name from product where code = ${code}`)[0]?.name

it('an order in one process is heard by a page at another, and only by carts it touches [RT-02] [RT-09]', async () => {
  await shop.setStock('LAST', 1)
  const [mine, untouched] = [
    await fill({ lines: [{ code: 'LAST' }] }),
    await fill({ lines: [{ code: 'PLAIN' }] }),
  ]
  const [heard, silent] = [await listenTo(mine), await listenTo(untouched)]
  expect((await shop.order(await fill({ lines: [{ code: 'LAST' }] }))).status).toBe(201)
  await vi.waitFor(() => {
    expect(heard).toEqual([['cart-item-sold-out-message', { name: expect.any(String), amount: 0 }]])
  }, WAIT)
  expect(heard).toEqual([['cart-item-sold-out-message', { name: await nameOf('LAST'), amount: 0 }]])
  expect(silent).toEqual([])
  expect(await shop.ask(`GET /carts/${mine}`)).toMatchObject({ amount: 0 })
})

it('a correction of the stock is heard with what is left [RT-03] [RT-09]', async () => {
  await shop.setStock('LAST', 5)
  const cart = await fill({ lines: [{ code: 'LAST', amount: 4 }] })
  const heard = await listenTo(cart)
  await shop.setStock('LAST', 3)
  await vi.waitFor(() => expect(heard).toHaveLength(1), WAIT)
  expect(heard).toEqual([['cart-item-amount-changed-message', { name: await nameOf('LAST'), amount: 3 }]])
  expect(await shop.ask(`GET /carts/${cart}`)).toMatchObject({ amount: 3 })
})

it('the cart that was ordered hears nothing of its own order [RT-09]', async () => {
  await shop.setStock('LAST', 1)
  const [cart, witness] = [
    await fill({ lines: [{ code: 'LAST' }] }),
    await fill({ lines: [{ code: 'LAST' }] }),
  ]
  const [heard, seen] = [await listenTo(cart), await listenTo(witness)]
  expect((await shop.order(cart)).status).toBe(201)
  await vi.waitFor(() => expect(seen).toHaveLength(1), WAIT)
  expect(heard).toEqual([])
})
