import { chmodSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { seedDemoShop } from '#demo/seed.ts'
import { createPlatform } from '#platform/app.ts'
import { migrate } from '#platform/db/migrate.ts'
import { watchDatabase, type WatchedDatabase } from '#platform/db/watched-database.ts'
import { createLog } from '#platform/http/log.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/embedded-postgres.ts'
import { fillCart } from '#tests/order-scene.ts'
import type { Operation } from './checker.ts'

/** A machine that stands still for a while must not pass for a database that has gone. */
const SILENCE_MS = 30_000

/** The demo shop on a PostgreSQL of its own, which may be hurt as a whole. */
export function useOwnDatabase(folder: string, { durable }: { durable: boolean }) {
  let server: EmbeddedPostgres | undefined
  let watched: WatchedDatabase | undefined
  let platform: ReturnType<typeof createPlatform>

  beforeAll(async () => {
    chmodSync(folder, 0o755)
    server = await startEmbeddedPostgres({ data_dir: folder, durable, log: () => {} })
    watched = watchDatabase(server.url, { onChange: () => {}, silence_ms: SILENCE_MS })
    await migrate(watched.sql)
    await seedDemoShop(watched.sql)
    await watched.sql`update product set stock_state = 10000, reserved_state = 0 where code = 'PLAIN'`
    platform = createPlatform({ sql: watched.sql, log: createLog('silent') })
  }, 240_000)
  afterAll(async () => {
    await watched?.end()
    await server?.stop()
  })

  const open = (): WatchedDatabase => {
    if (!watched) throw new Error('The database has not started')
    return watched
  }
  return {
    get sql() {
      return open().sql
    },
    isAway: () => open().isAway(),
    cartOf: (email: string) => fillCart(open().sql, { lines: [{ code: 'PLAIN' }], email }),
    order: async (cart_id: string): Promise<Operation> => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ cart_id })
      const response = await platform.fetch(
        new Request('http://localhost/orders', { method: 'POST', headers, body }),
      )
      return { cart_id, status: response.status, text: await response.text() }
    },
  }
}
