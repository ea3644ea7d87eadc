import { getRequestListener } from '@hono/node-server'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@redis/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { realtimeKeys } from '#platform/realtime/realtime-keys.ts'
import { createGopaySandbox } from '#sandbox/gopay/gopay-sandbox.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { BILLING, fillCart } from '#tests/order-scene.ts'
import { freePort, REDIS_SERVER, startRedis } from '#tests/redis-server.ts'
import { pusherClient } from '#tests/realtime-server.ts'
import { type ServerProcess, shopperAmong, startServer } from '#tests/server-process.ts'

const { db, url: DATABASE_URL } = await useSeededDatabase()
const WAIT = { timeout: 90_000, interval: 50 }
const APP_SECRET = 'the secret that both processes share'
const GOPAY = { goid: '8123456789', client_id: '1234567890', client_secret: 'a secret of the sandbox' }

const idOf = async (table: string, key: string, value: string): Promise<number> =>
  (await db`select id from ${db(table)} where ${db(key)} = ${value}`)[0]?.id as number
const methods = {
  language: 'cs',
  country_id: String(await idOf('country', 'alpha2', 'CZ')),
  shipping_method_id: String(await idOf('shipping_method', 'code', 'ppl-address')),
}
const gopay_id = String(await idOf('payment_method', 'code', 'gopay'))
const billing = Object.fromEntries(
  Object.entries({ ...BILLING, country_id: methods.country_id })
    .filter(([name]) => name !== 'is_company')
    .map(([name, value]) => [`billing_${name}`, String(value)]),
)

/** The gateway both processes have a contract with; it rings wherever the balancer leads. */
async function openGateway(servers: () => ServerProcess[]) {
  let rings = 0
  const sandbox = createGopaySandbox({
    ...GOPAY,
    base_path: '/sandbox/gopay',
    send: async (request) => {
      const { pathname, search } = new URL(request.url)
      const server = servers()[rings++ % 2]
      return fetch(`http://localhost:${server?.port}${pathname}${search}`)
    },
  })
  const server = createServer(getRequestListener(sandbox.fetch, { overrideGlobalObjects: false }))
  server.listen(0)
  await once(server, 'listening')
  afterAll(() => {
    sandbox.close()
    server.close()
    server.closeAllConnections()
  })
  const url = `http://localhost:${(server.address() as AddressInfo).port}/sandbox/gopay`
  return {
    env: {
      GOPAY_GOID: GOPAY.goid,
      GOPAY_CLIENT_ID: GOPAY.client_id,
      GOPAY_CLIENT_SECRET: GOPAY.client_secret,
      GOPAY_API_URL: `${url}/api`,
    },
    pay: (payment_id: string) =>
      fetch(`${url}/__sim/payments/${payment_id}/state`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ state: 'PAID' }),
      }),
  }
}

/** A whole purchase, every step of it at another process than the one before. */
async function buy(servers: ServerProcess[]) {
  const shopper = shopperAmong(servers)
  const email = `${randomUUID()}@example.com`
  const item = JSON.stringify({ product_id: await idOf('product', 'code', 'UNTRACKED') })
  for (let times = 0; times < 2; times++)
    expect(await shopper.submit('/api/cart/items', { item, amount: '1', language: 'cs' })).toContain('added')
  const cart_id = shopper.cookies.get('cart_id') ?? ''
  const cart = JSON.parse((await shopper.send(`/shop-api/carts/${cart_id}`)).text) as { amount: number }
  expect(cart.amount).toBe(2)
  await shopper.submit('/api/checkout/methods', methods)
  const chosen = { ...methods, payment_method_id: gopay_id, intent: 'continue' }
  expect(await shopper.submit('/api/checkout/methods', chosen)).toBe('/kosik/doruceni')
  expect((await shopper.send('/kosik/doruceni')).text).toMatch(/Objednávka zavazující k\splatbě/)
  const leads_to = await shopper.submit('/api/checkout/delivery', { language: 'cs', email, ...billing })
  const [order] = await db<{ id: number; hash: string; code: string; payment_id: string }[]>`
    select customer_order.id, hash, code, gateway_payment_id as payment_id
    from customer_order left join payment_attempt on order_id = customer_order.id where email = ${email}`
  if (!order) throw new Error(`No order was made: ${leads_to}`)
  return { shopper, order }
}

const redis_port = await freePort()
const WAYS: { by: string; env: Record<string, string>; is_here: boolean }[] = [
  { by: 'PostgreSQL alone', env: {}, is_here: true },
  {
    by: 'Redis or Valkey',
    env: { REDIS_URL: `redis://127.0.0.1:${redis_port}` },
    is_here: REDIS_SERVER !== undefined,
  },
]

for (const { by, env, is_here } of WAYS) {
  // Needs a Redis or Valkey in the path: nothing else would prove that we speak to one.
  describe.skipIf(!is_here)(`two processes joined by ${by}`, () => {
    let servers: ServerProcess[] = []
    let redis: Awaited<ReturnType<typeof startRedis>> | null = null
    let gateway: Awaited<ReturnType<typeof openGateway>>
    beforeAll(async () => {
      gateway = await openGateway(() => servers)
      const settings = { DATABASE_URL, APP_SECRET, ...gateway.env, ...env }
      servers = await Promise.all([startServer(settings), startServer(settings)])
    })
    afterAll(async () => {
      await Promise.all(servers.map(({ end }) => end('SIGTERM')))
      await redis?.stop()
    })

    it.runIf(env.REDIS_URL)('open and sell while nobody listens where Redis is to be [F14]', async () => {
      const { order } = await buy(servers)
      expect(order.payment_id).not.toBeNull()
      redis = await startRedis(redis_port)
    })

    it('sell to a guest who comes to another one with each request', async () => {
      const { shopper, order } = await buy(servers)
      expect((await gateway.pay(order.payment_id)).status).toBe(200)
      const back = `/api/payment-return/gopay?order_id=${order.id}&language=cs&hash=${order.hash}&id=${order.payment_id}`
      for (let times = 0; times < 2; times++) {
        const { headers } = await shopper.send(back)
        expect(headers.location).toContain('payment_status=success')
        const summary = await shopper.send(String(headers.location))
        expect(summary.text).toContain('data-payment-status="success"')
        expect(summary.text).toContain(order.code)
      }
      const paid = await db`select count(*)::int as times from order_event
        where order_id = ${order.id} and kind = 'paid'`
      expect(paid).toMatchObject([{ times: 1 }])
    })

    it('know each other’s logins, and forget them together', async () => {
      const jana = shopperAmong(servers)
      const isKnown = async () => (await jana.send('/shop-api/auth/me')).text.includes('Nováková')
      const ofBoth = async () => [await isKnown(), await isKnown()]
      await jana.submit('/api/auth/login', { email: 'jana@example.com', password: DEMO_PASSWORD })
      expect(await ofBoth()).toEqual([true, true])
      const session = new Map(jana.cookies)
      await jana.submit('/api/auth/logout', { language: 'cs' })
      for (const [name, value] of session) jana.cookies.set(name, value)
      expect(await ofBoth()).toEqual([false, false])
    })

    async function showNewPrice(): Promise<void> {
      const id = await idOf('product', 'code', 'PLAIN')
      const [route] =
        await db`select path from page_route where model_id = ${id} and model_type = 9 and language = 'cs'`
      const path = String(route?.path)
      const read = () => Promise.all(servers.map(async ({ ask }) => (await ask(path)).text))
      const before = await vi.waitFor(async () => {
        const texts = new Set(await read())
        expect(texts.size).toBe(1)
        const recalled = servers.map(({ metric }) => metric('vitrine_pages_from_memory_total'))
        expect(Math.min(...(await Promise.all(recalled))), 'both have it in memory').toBeGreaterThan(0)
        return [...texts][0]
      }, WAIT)
      await db`update product_price set taxed_price = taxed_price + 12300 where product_id = ${id}`
      await vi.waitFor(async () => {
        const [one, other] = await read()
        expect(one).not.toBe(before)
        expect(other).toBe(one)
      }, WAIT)
    }

    it('show a guest the same bytes, and a new price both at once', showNewPrice)

    it('tell a page at one of them what an order at the other took [RT-09]', async () => {
      const [seller, keeper] = servers
      const heard: string[] = []
      const carried: string[] = []
      const listener = env.REDIS_URL ? createClient({ url: env.REDIS_URL }) : null
      if (listener) {
        await listener.connect()
        await listener.subscribe('vitrine_realtime', (text) => void carried.push(text))
      }
      await db`update product set stock_state = 1, reserved_state = 0 where code = 'LAST'`
      const watched = await fillCart(db, { lines: [{ code: 'LAST' }] })
      const client = pusherClient(
        keeper?.port ?? 0,
        ({ socketId, channelName }, tell) => {
          const form = { socket_id: socketId, channel_name: channelName }
          void seller
            ?.ask('/shop-api/auth/broadcasting', { form })
            .then(({ text }) => tell(null, JSON.parse(text) as { auth: string }))
        },
        realtimeKeys(APP_SECRET).key,
      )
      const channel = client.subscribe(`private-shop.1.cart.${watched}`)
      channel.bind_global((event: string) => void heard.push(event))
      await vi.waitFor(() => expect(heard).toContain('pusher:subscription_succeeded'), WAIT)
      const cart_id = await fillCart(db, { lines: [{ code: 'LAST' }] })
      expect((await seller?.ask('/shop-api/orders', { json: { cart_id } }))?.status).toBe(201)
      await vi.waitFor(() => expect(heard).toContain('cart-item-sold-out-message'), WAIT)
      if (listener) {
        // A Redis that is slow for a moment is done without, so it may take more than one event.
        await vi.waitFor(
          async () => {
            await db`update product set stock_state = 5, reserved_state = 0 where code = 'LAST'`
            await fillCart(db, { lines: [{ code: 'LAST', amount: 4 }] })
            await db`update product set stock_state = 3 where code = 'LAST'`
            await vi.waitFor(() => expect(carried).not.toEqual([]), { timeout: 2000, interval: 20 })
          },
          { ...WAIT, timeout: 120_000 },
        )
        listener.destroy()
      }
      client.disconnect()
    })

    it.runIf(env.REDIS_URL)('sell on when Redis dies, and both show a new price [F14] [F15]', async () => {
      await redis?.stop()
      const { order } = await buy(servers)
      expect(order.payment_id).not.toBeNull()
      await showNewPrice()
    })
  })
}
