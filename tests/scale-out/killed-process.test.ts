import { beforeAll, describe, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { BILLING, fillCart } from '#tests/order-scene.ts'
import { checkInvariants, type Operation, rememberBefore } from '#tests/faults/checker.ts'
import { type ServerProcess, shopperAmong, startServer } from '#tests/server-process.ts'

const { db, url: DATABASE_URL } = await useSeededDatabase()
const SHOPPERS = 8
const ORDERS_OF_EACH = 5
const KILLED_AFTER = 8
const STOCK = 1000
const AMOUNT = 2

let servers: ServerProcess[]
beforeAll(async () => {
  await db`update product set stock_state = ${STOCK}, reserved_state = 0 where code = 'PLAIN'`
  servers = await Promise.all([startServer({ DATABASE_URL }), startServer({ DATABASE_URL })])
  // A page drawn for the first time takes longest; the load is to meet it when it is known.
  await Promise.all(servers.map(({ ask }) => ask('/caje')))
})

describe('one of two processes killed under load', () => {
  it('takes no order, cart or session with it [F3] [F23] [ORDER-13]', async () => {
    const [victim, survivor] = servers
    const [product] = await db<{ id: number }[]>`select id from product where code = 'PLAIN'`
    const before = await rememberBefore(db)
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
        const email = `shopper${number}.${turn}@example.com`
        const cart_id = await fillCart(db, {
          lines: [{ code: 'PLAIN', amount: AMOUNT }],
          email,
          billing: BILLING,
        })
        sent.push(cart_id)
        const { status, text } = await shopper.send('/shop-api/orders', { json: { cart_id } })
        history.push({ cart_id, status, text })
        if (status !== 201) refused.push(`${status} ${text}`)
        if (history.length === KILLED_AFTER) victim?.child.kill('SIGKILL')
        const page = await shopper.send('/caje')
        if (page.status !== 200) refused.push(`${page.status} /caje`)
      }
      return shopper.cookies.get('cart_id') ?? ''
    }

    const carts = await Promise.all(Array.from({ length: SHOPPERS }, (_, number) => shop(number)))
    expect(refused).toEqual([])
    expect(await victim?.ended).toEqual([null, 'SIGKILL'])
    expect(history).toHaveLength(SHOPPERS * ORDERS_OF_EACH)
    const deaths = survivor?.child.exitCode === null ? [] : ['the survivor']
    expect(await checkInvariants(db, { before, history, deaths })).toEqual([])
    const [stock] = await db<
      { stock_state: number }[]
    >`select stock_state from product where id = ${product?.id ?? 0}`
    expect(stock?.stock_state).toBe(STOCK - AMOUNT * sent.length)

    for (const cart_id of carts) {
      const cart = JSON.parse((await survivor?.ask(`/shop-api/carts/${cart_id}`))?.text ?? '') as {
        amount: number
      }
      expect(cart.amount).toBeGreaterThanOrEqual(1)
    }
    for (let times = 0; times < 2; times++)
      expect((await jana.send('/shop-api/auth/me')).text).toContain('Nováková')
    // Nothing of the dead one is left in the database to hold up the living.
    await vi.waitFor(
      async () => {
        const open = await db`select from pg_stat_activity
          where datname = current_database() and state like 'idle in transaction%'`
        expect(open).toHaveLength(0)
      },
      { timeout: 90_000, interval: 50 },
    )
  })
})
