import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { checkInvariants, type Operation, rememberBefore } from './checker.ts'
import { useOwnDatabase } from './own-database.ts'

const WAIT = { timeout: 60_000, interval: 50 }
const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-own-'))

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
const shop = useOwnDatabase(folder, { durable: true })
const { cartOf, order } = shop
const startTime = async () => {
  const [row] = await shop.sql<{ at: string }[]>`select pg_postmaster_start_time() as at`
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
    async (_mode, signal) => {
      const [before, started_at] = [await rememberBefore(shop.sql), await startTime()]
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
      await vi.waitFor(() => expect(shop.isAway()).toBe(false), WAIT)
      await Promise.all(Array.from({ length: 10 }, () => shop.sql`select 1`))
      // Whoever was told to come back does so, until all have what they wanted.
      await vi.waitFor(async () => {
        for (const cart_id of carts) {
          const answer = await order(cart_id)
          history.push(answer)
          expect(answer.status).toBe(201)
        }
      }, WAIT)
      expect(await checkInvariants(shop.sql, { before, history, ledger: [] })).toEqual([])
    },
  )
})
