import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
/** Only root may mount a disk of a size of its own; elsewhere the folder is an ordinary one. */
const is_small_disk =
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder], { stdio: 'ignore' }).status === 0

let server: EmbeddedPostgres
let watched: WatchedDatabase
let sql: Database
let order: (cart_id: string) => Promise<Operation>

beforeAll(async () => {
  chmodSync(folder, 0o755)
  server = await startEmbeddedPostgres({ data_dir: folder, durable: false, log: () => {} })
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
  if (is_small_disk) spawnSync('umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true })
})

const cartOf = (email: string) => fillCart(sql, { lines: [{ code: 'PLAIN' }], email })

// Needs root: nobody else can mount a disk small enough to be filled.
describe.skipIf(!is_small_disk)('a disk that is full', { timeout: 240_000 }, () => {
  const ballast = path.join(folder, 'ballast')
  const fill = () => {
    for (const size of [1024 * 1024, 4096]) {
      try {
        for (;;) writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' })
      } catch {
        continue
      }
    }
  }

  it('refuses what cannot be saved, still reads, and saves again once there is space [F17] [F18]', async () => {
    const before = await rememberBefore(sql)
    const carts = await Promise.all(
      Array.from({ length: 8 }, (_, index) => cartOf(`disk${index}@example.com`)),
    )
    const history: Operation[] = []
    fill()
    await vi.waitFor(async () => {
      fill()
      // Large rows need new pages at once, where a few small ones still find room.
      const failed =
        await sql`create table ballast as select repeat(md5(n::text), 100) from generate_series(1, 50000) n`
          .then(() => sql`drop table ballast`.then(() => null))
          .catch((error: unknown) => error)
      expect(failed).toMatchObject({ code: expect.stringMatching(/^(53100|57P|CONNECTION_|ECONN|ENOENT)/) })
    }, WAIT)
    for (const cart_id of carts) {
      fill()
      const answer = await order(cart_id)
      history.push(answer)
      expect([201, 503]).toContain(answer.status)
    }
    rmSync(ballast, { force: true })
    await vi.waitFor(async () => {
      for (const cart_id of carts) expect((await order(cart_id)).status).toBe(201)
    }, WAIT)
    expect(await checkInvariants(sql, { before, history })).toEqual([])
  })
})
