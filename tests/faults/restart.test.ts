import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { seedDemoShop } from '#demo/seed.ts'
import { createPlatform } from '#platform/app.ts'
import type { Database } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { watchDatabase, type WatchedDatabase } from '#platform/db/watched-database.ts'
import { createLog } from '#platform/http/log.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/embedded-postgres.ts'
import { fillCart } from '#tests/order-scene.ts'
import { checkInvariants, type Operation, rememberBefore } from './checker.ts'

const WAIT = { timeout: 60_000, interval: 50 }
const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-own-'))

let server: EmbeddedPostgres
let watched: WatchedDatabase
let sql: Database
let order: (cart_id: string) => Promise<Operation>

beforeAll(async () => {
  chmodSync(folder, 0o755)
  server = await startEmbeddedPostgres({ data_dir: folder, log: () => {} })
  watched = watchDatabase(server.url, { onChange: () => {} })
  sql = watched.sql
  await migrate(sql)
  await seedDemoShop(sql)
  await sql`update product set stock_state = 10000, reserved_state = 0 where code = 'PLAIN'`
  const platform = createPlatform({ sql, log: createLog('silent') })
  order = async (cart_id) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ cart_id })
    const response = await platform.fetch(
      new Request('http://localhost/orders', { method: 'POST', headers, body }),
    )
    return { cart_id, status: response.status, text: await response.text() }
  }
}, 240_000)
afterAll(async () => {
  await watched?.end()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const cartOf = (email: string) => fillCart(sql, { lines: [{ code: 'PLAIN' }], email })
const startTime = async () => {
  const [row] = await sql<{ at: string }[]>`select pg_postmaster_start_time() as at`
  return row?.at
}
const postmaster = () =>
  Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

describe('a database that restarts under load', { timeout: 120_000 }, () => {
  it.each([
    ['fast', 'SIGINT'],
    ['at once', 'SIGQUIT'],
  ] as const)(
    '%s: nobody loses an order, and the shop goes on by itself [F8] [ORDER-13]',
    async (_, signal) => {
      const [before, started_at] = [await rememberBefore(sql), await startTime()]
      const carts = await Promise.all(
        Array.from({ length: 12 }, (_, index) => cartOf(`${signal}${index}@example.com`)),
      )
      const history: Operation[] = []
      const ordering = carts.map((cart_id, index) =>
        order(cart_id).then((answer) => {
          history.push(answer)
          if (index === 3) process.kill(postmaster(), signal)
        }),
      )
      await Promise.all(ordering)
      for (const { status } of history) expect([201, 503]).toContain(status)
      await vi.waitFor(async () => expect(await startTime()).not.toBe(started_at), WAIT)
      await vi.waitFor(() => expect(watched.isAway()).toBe(false), WAIT)
      await Promise.all(Array.from({ length: 10 }, () => sql`select 1`))
      // Whoever was told to come back does so, until all have what they wanted.
      await vi.waitFor(async () => {
        for (const cart_id of carts) {
          const answer = await order(cart_id)
          history.push(answer)
          expect(answer.status).toBe(201)
        }
      }, WAIT)
      expect(await checkInvariants(sql, { before, history })).toEqual([])
    },
  )
})
