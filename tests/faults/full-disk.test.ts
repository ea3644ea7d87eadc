import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { checkInvariants, type Operation, rememberBefore } from './checker.ts'
import { useOwnDatabase } from './own-database.ts'

const WAIT = { timeout: 60_000, interval: 50 }
const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-own-'))
/** Only root may mount a disk of a size of its own; elsewhere the folder is an ordinary one. */
const is_small_disk =
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder], { stdio: 'ignore' }).status === 0

afterAll(() => {
  if (is_small_disk) spawnSync('umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true })
})
const shop = useOwnDatabase(folder, { durable: false })
const { cartOf, order } = shop

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

  it('loses no order however PostgreSQL takes it, and takes orders again once there is space [F18]', async () => {
    const before = await rememberBefore(shop.sql)
    const carts = await Promise.all(
      Array.from({ length: 8 }, (_, index) => cartOf(`disk${index}@example.com`)),
    )
    const history: Operation[] = []
    fill()
    await vi.waitFor(async () => {
      fill()
      // Large rows need new pages at once, where a few small ones still find room.
      const failed =
        await shop.sql`create table ballast as select repeat(md5(n::text), 100) from generate_series(1, 50000) n`
          .then(() => shop.sql`drop table ballast`.then(() => null))
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
    expect(await checkInvariants(shop.sql, { before, history, ledger: [] })).toEqual([])
  })
})
