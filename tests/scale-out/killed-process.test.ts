import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { realtimeKeys } from '#platform/realtime/realtime-keys.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { BILLING, fillCart } from '#tests/order-scene.ts'
import { checkInvariants, type Operation, rememberBefore } from '#tests/faults/checker.ts'
import { pusherClient } from '#tests/realtime-server.ts'
import { freePort, REDIS_SERVER, startRedis } from '#tests/redis-server.ts'
import { type ServerProcess, shopperAmong, startServer } from '#tests/server-process.ts'

const { db, url: DATABASE_URL } = await useSeededDatabase()
const SHOPPERS = 8
const ORDERS_OF_EACH = 5
const KILLED_AFTER = 8
const MOST_TRIES = 5
const STOCK = 1000
const AMOUNT = 2

const APP_SECRET = 'the secret that both processes share'
const WAIT = { timeout: 90_000, interval: 50 }
const redis_port = await freePort()
const WAYS: { by: string; env: Record<string, string>; is_here: boolean }[] = [
  { by: 'PostgreSQL alone', env: {}, is_here: true },
  {
    by: 'Redis or Valkey',
    env: { REDIS_URL: `redis://127.0.0.1:${redis_port}` },
    is_here: REDIS_SERVER !== undefined,
  },
]

/** One address for sockets, as of a balancer: a connection goes to the first process that takes it. */
async function openBalancer(servers: readonly ServerProcess[]): Promise<number> {
  const lines = new Set<Socket>()
  const balancer = createServer((client) => {
    const join = ([server, ...others]: readonly ServerProcess[]) => {
      if (!server) return void client.destroy()
      const line = connect(server.port, 'localhost')
      let is_open = false
      line.on('connect', () => {
        is_open = true
        client.pipe(line).pipe(client)
      })
      line.on('error', () => (is_open ? client.destroy() : join(others)))
      line.on('close', () => is_open && client.destroy())
      client.on('error', () => line.destroy())
      client.on('close', () => line.destroy())
    }
    lines.add(client)
    join(servers)
  })
  balancer.listen(0)
  await once(balancer, 'listening')
  afterAll(() => {
    balancer.close()
    for (const line of lines) line.destroy()
  })
  // A listening TCP server has an address with a port.
  return (balancer.address() as AddressInfo).port
}

describe.each(WAYS)('one of two processes, joined by $by, killed under load', ({ env, is_here }) => {
  let servers: ServerProcess[]
  let redis: Awaited<ReturnType<typeof startRedis>> | null = null
  beforeAll(async () => {
    if (!is_here) return
    if (env.REDIS_URL) redis = await startRedis(redis_port)
    await db`update product set stock_state = ${STOCK}, reserved_state = 0 where code = 'PLAIN'`
    const settings = { DATABASE_URL, APP_SECRET, ...env }
    servers = await Promise.all([startServer(settings), startServer(settings)])
    // A page drawn for the first time takes longest; the load is to meet it when it is known.
    await Promise.all(servers.map(({ ask }) => ask('/caje')))
  })
  afterAll(async () => {
    await Promise.all((servers ?? []).map(({ end }) => end('SIGTERM')))
    await redis?.stop()
  })

  /** A page that listens to its cart through the balancer, whichever process is behind it. */
  async function listen(cart_id: string) {
    const heard: string[] = []
    const client = pusherClient(
      await openBalancer(servers),
      ({ socketId, channelName }, tell) => {
        const form = { socket_id: socketId, channel_name: channelName }
        void servers[1]
          ?.ask('/shop-api/auth/broadcasting', { form })
          .then(({ text }) => tell(null, JSON.parse(text) as { auth: string }))
      },
      realtimeKeys(APP_SECRET).key,
    )
    client.subscribe(`private-shop.1.cart.${cart_id}`).bind_global((event: string) => void heard.push(event))
    const times = (event: string) => heard.filter((one) => one === event).length
    await vi.waitFor(() => expect(times('pusher:subscription_succeeded')).toBe(1), WAIT)
    return { times, client }
  }

  it.runIf(is_here)(
    'takes no order, cart or session with it, and its sockets come back elsewhere [F3] [F23] [ORDER-13]',
    async () => {
      const [victim, survivor] = servers
      const [product] = await db<{ id: number }[]>`select id from product where code = 'PLAIN'`
      const history: Operation[] = []
      const sent: string[] = []
      const jana = shopperAmong(servers)
      await jana.submit('/api/auth/login', { email: 'jana@example.com', password: DEMO_PASSWORD })
      const refused: string[] = []

      /** Orders again and again, and looks at a page between; what breaks off is sent to the other process. */
      async function shop(number: number): Promise<string> {
        const shopper = shopperAmong(number % 2 ? servers : servers.toReversed())
        const item = JSON.stringify({ product_id: product?.id })
        await shopper.submit('/api/cart/items', { item, amount: '1', language: 'cs' })
        for (let turn = 0; turn < ORDERS_OF_EACH; turn++) {
          const email = `${randomUUID()}@example.com`
          const cart_id = await fillCart(db, {
            lines: [{ code: 'PLAIN', amount: AMOUNT }],
            email,
            billing: BILLING,
          })
          sent.push(cart_id)
          for (let tries = 1; ; tries++) {
            const { status, text } = await shopper.send('/shop-api/orders', { json: { cart_id } })
            history.push({ cart_id, status, text })
            if (history.length === KILLED_AFTER) victim?.child.kill('SIGKILL')
            if (status === 201) break
            // A starved machine may be too busy for a moment, and says so.
            if (status === 503 && tries < MOST_TRIES) continue
            refused.push(`${status} ${text}`)
            break
          }
          const { status: shown } = await shopper.send('/caje')
          if (shown !== 200) refused.push(`${shown} /caje`)
        }
        return shopper.cookies.get('cart_id') ?? ''
      }

      await db`update product set stock_state = 5, reserved_state = 0 where code = 'LAST'`
      const page = await listen(await fillCart(db, { lines: [{ code: 'LAST', amount: 4 }] }))
      const before = await rememberBefore(db)
      const carts = await Promise.all(Array.from({ length: SHOPPERS }, (_, number) => shop(number)))
      expect(refused).toEqual([])
      expect(await victim?.ended).toEqual([null, 'SIGKILL'])
      expect(history.filter(({ status }) => status === 201)).toHaveLength(SHOPPERS * ORDERS_OF_EACH)
      const logs = servers.map(({ output }) => output.log)
      const tokens = ['access_token', 'refresh_token'].map((name) => jana.cookies.get(name) ?? '')
      expect(tokens).not.toContain('')
      const secrets = [DATABASE_URL, DEMO_PASSWORD, APP_SECRET, ...tokens]
      const deaths = survivor?.child.exitCode === null ? [] : ['the survivor']
      expect(await checkInvariants(db, { before, history, ledger: [], deaths, logs, secrets })).toEqual([])
      const [stock] = await db<
        { stock_state: number }[]
      >`select stock_state from product where id = ${product?.id ?? 0}`
      expect(stock?.stock_state).toBe(STOCK - AMOUNT * sent.length)

      // It was at the dead one, and is told by the living one what becomes of its cart.
      await vi.waitFor(() => expect(page.times('pusher:subscription_succeeded')).toBeGreaterThan(1), WAIT)
      await db`update product set stock_state = 2 where code = 'LAST'`
      await vi.waitFor(() => expect(page.times('cart-item-amount-changed-message')).toBeGreaterThan(0), WAIT)
      page.client.disconnect()

      for (const cart_id of carts) {
        const cart = JSON.parse((await survivor?.ask(`/shop-api/carts/${cart_id}`))?.text ?? '') as {
          amount: number
        }
        expect(cart.amount).toBeGreaterThanOrEqual(1)
      }
      for (let times = 0; times < 2; times++)
        expect((await jana.send('/shop-api/auth/me')).text).toContain('Nováková')
      // Nothing of the dead one is left in the database to hold up the living.
      await vi.waitFor(async () => {
        const open = await db`select from pg_stat_activity
          where datname = current_database() and state like 'idle in transaction%'`
        expect(open).toHaveLength(0)
      }, WAIT)
    },
  )
})
