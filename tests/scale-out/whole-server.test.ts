import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { realtimeKeys } from '#platform/realtime/realtime-keys.ts'
import { MOST_LAG_MS } from '#server/loop-lag.ts'
import { messagesFor } from '#storefront/i18n/messages-for.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { proxiedDatabase } from '#tests/fault-proxy.ts'
import { checkInvariants, type Operation, rememberBefore } from '#tests/faults/checker.ts'
import { fillCart } from '#tests/order-scene.ts'
import { rawSocket } from '#tests/realtime-server.ts'
import { hold, startServer } from '#tests/server-process.ts'

const WAIT = { timeout: 120_000, interval: 50 }
const SHOWN = '/caje'
const NEVER_SHOWN = [
  ['/hledani?q=konvice', 'cs'],
  ['/sk/vyhladavanie?q=kanvica', 'sk'],
  ['/en/search?q=teapot', 'en'],
] as const

const { db, url } = await useSeededDatabase()
await db`update product set stock_state = 1000, reserved_state = 0 where code = 'PLAIN'`
const before = await rememberBefore(db)
const cartOf = (email: string) => fillCart(db, { lines: [{ code: 'PLAIN' }], email })

describe('a shop in a process of its own', () => {
  it('whose database falls silent shows what it has, refuses the rest in words, and goes on after it [F11]', async () => {
    const { proxy, url: DATABASE_URL } = await proxiedDatabase(url)
    // It is as patient as shops are, since everybody here waits for it to give the database up.
    const shop = await startServer({ DATABASE_URL, PATIENCE: '1' })
    const history: Operation[] = []
    const order = async (cart_id: string) => {
      const answer = await shop.ask('/shop-api/orders', {
        json: { cart_id },
        headers: { 'language-preference': 'en' },
      })
      history.push({ cart_id, status: answer.status, text: answer.text })
      return answer
    }
    const becomesReady = (status: number, text: string) =>
      vi.waitFor(async () => expect(await shop.ask('/readyz')).toMatchObject({ status, text }), WAIT)
    const recalled = () => shop.metric('vitrine_pages_from_memory_total')
    await vi.waitFor(async () => {
      const so_far = await recalled()
      expect((await shop.ask(SHOWN)).status).toBe(200)
      expect(await recalled(), 'the page is remembered').toBe(so_far + 1)
    }, WAIT)

    proxy.poison({ blackhole: true })
    const cart_id = await cartOf('waiting@example.com')
    expect((await order(cart_id)).status, 'who asks before anybody knows waits, and is told').toBe(503)
    await becomesReady(503, 'no database\n')
    const refused = await order(cart_id)
    expect(refused.status).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(JSON.parse(refused.text)).toMatchObject({
      type: 'unavailable',
      message: expect.stringContaining('we cannot take orders'),
    })
    expect((await shop.ask(SHOWN)).status).toBe(200)
    for (const [path, language] of NEVER_SHOWN) {
      const page = await shop.ask(path)
      expect(page.status, path).toBe(503)
      expect(page.text).toContain(`>${messagesFor(language)['error_page.unavailable']}</h1>`)
    }
    expect((await shop.ask('/livez')).status).toBe(200)

    proxy.heal()
    await becomesReady(200, 'ok\n')
    await vi.waitFor(async () => expect((await order(cart_id)).status).toBe(201), WAIT)
    for (const [path] of NEVER_SHOWN) {
      await vi.waitFor(async () => expect((await shop.ask(path)).status, path).toBe(200), WAIT)
    }
    expect(await checkInvariants(db, { before, history, ledger: [] })).toEqual([])
    await shop.end('SIGTERM')
  })

  it('that stood still has visitors sent elsewhere, and told to stop it ends its orders, and is gone [F4] [F20]', async () => {
    const APP_SECRET = 'the secret of a shop that is told to stop'
    const shop = await startServer({ DATABASE_URL: url, APP_SECRET })
    const [first, ...carts] = await Promise.all(
      ['first', 'second', 'third'].map((name) => cartOf(`${name}@example.com`)),
    )
    const asked = (cart_id: string | undefined) => ({ json: { cart_id } })
    // The first order of a process takes longest; those it ends have ten seconds.
    expect((await shop.ask('/shop-api/orders', asked(first))).status).toBe(201)
    const standStill = async () => {
      shop.child.kill('SIGSTOP')
      const answer = shop.ask('/readyz')
      await pause(2 * MOST_LAG_MS)
      shop.child.kill('SIGCONT')
      expect(await answer).toMatchObject({ status: 503, text: 'too busy\n' })
    }
    await vi.waitFor(standStill, WAIT)
    await vi.waitFor(async () => expect((await shop.ask('/readyz')).status).toBe(200), WAIT)
    const socket = await rawSocket(shop.port, { path: `/app/${realtimeKeys(APP_SECRET).key}?protocol=7` })
    await socket.next('pusher:connection_established')
    const held = await Promise.all(
      carts.map((cart_id) => hold(shop.port, '/shop-api/orders', asked(cart_id))),
    )
    shop.child.kill('SIGTERM')
    expect(await socket.closed).toBe(4200)
    await expect(shop.ask('/livez')).rejects.toThrow(/ECONNREFUSED/)
    const answers = await Promise.all(held.map((finish) => finish()))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await shop.ended).toEqual([0, null])
    const history = answers.map(({ status, text }, index) => ({ cart_id: carts[index] ?? '', status, text }))
    expect(await checkInvariants(db, { before, history, ledger: [] })).toEqual([])
  })
})
