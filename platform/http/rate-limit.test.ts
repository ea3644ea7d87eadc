import { afterAll, describe, expect, it, vi } from 'vitest'
import { createDatabase } from '#platform/db/database.ts'
import { useDatabase } from '#tests/database.ts'
import { freePort, REDIS_SERVER, startRedis } from '#tests/redis-server.ts'
import { type AttemptStore, attemptsIn, purgeAttempts } from './attempt-store.ts'
import { openAttemptsInRedis } from './attempts-in-redis.ts'
import { networkOf } from './client-ip.ts'
import type { Context } from './context.ts'
import { Failure } from './failure.ts'
import { createRateLimit } from './rate-limit.ts'
import { tokenHash } from './token.ts'

const { db, url } = await useDatabase()
const other_db = createDatabase(url, { max: 2 })
afterAll(() => other_db.end({ timeout: 1 }))

const WINDOW_S = 60
const limited = createRateLimit({ name: 'guess', limit: 3, window_s: WINDOW_S })
const NOW = new Date('2026-11-15T12:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

/** A request of the process that counts there, as far as a limit looks at it. */
const inProcess = (attempts: AttemptStore, now = NOW) => ({ attempts, now }) as Context
const [one, other] = [attemptsIn(db), attemptsIn(other_db)]

const refusals = (tries: PromiseSettledResult<void>[]): Failure[] =>
  tries.flatMap((tried) => (tried.status === 'rejected' ? [tried.reason as Failure] : []))

describe('attempts', () => {
  it('are counted in one place for all processes, also when sent at once [S36] [S42]', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, turn) => limited.take(inProcess(turn % 2 ? one : other), 'shared')),
    )
    const refused = refusals(tries)
    expect(refused).toHaveLength(7)
    for (const failure of refused) {
      expect([failure.type, failure.headers['retry-after']]).toEqual(['rate_limited', String(WINDOW_S)])
    }
    await expect(limited.check(inProcess(other), 'shared')).rejects.toBeInstanceOf(Failure)
    await limited.check(inProcess(other), 'another key')
  })

  it('end with their window, which later ones do not make longer', async () => {
    for (const second of [0, 20, 40]) await limited.take(inProcess(one, later(second)), 'window')
    const [refused] = refusals(await Promise.allSettled([limited.take(inProcess(one, later(50)), 'window')]))
    expect(refused?.headers['retry-after']).toBe('10')
    await limited.take(inProcess(other, later(WINDOW_S)), 'window')
  })

  it('are forgiven one by one, or forgotten', async () => {
    for (let turn = 0; turn < 3; turn++) await limited.count(inProcess(one), 'forgiven')
    await limited.forgive(inProcess(other), 'forgiven')
    await limited.take(inProcess(one), 'forgiven')
    await limited.forget(inProcess(other), 'forgiven')
    await limited.forgive(inProcess(other), 'forgiven')
    for (let turn = 0; turn < 3; turn++) await limited.take(inProcess(one), 'forgiven')
  })

  it('are kept without a word of what was tried, and no longer than needed [S62]', async () => {
    await limited.count(inProcess(one), 'jana@example.com')
    const rows = await db<{ text: string }[]>`select attempt::text as text from attempt`
    expect(rows.map(({ text }) => text).join()).not.toContain(Buffer.from('jana@').toString('hex'))
    expect(rows.length).toBeGreaterThan(0)
    expect(await purgeAttempts(db, later(10 * WINDOW_S))).toBe(rows.length)
  })
})

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1::6', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
  ['no address', 'no address'],
])('the sender %j is counted as %j [S36]', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

describe.runIf(REDIS_SERVER)('with Redis', () => {
  it('attempts are counted there, and in PostgreSQL while it is away [S36]', async () => {
    const port = await freePort()
    const redis = await startRedis(port)
    const open = (sql: typeof db) =>
      openAttemptsInRedis({
        url: `redis://127.0.0.1:${port}`,
        sql,
        onError: () => {},
        // A busy machine is no reason to count elsewhere.
        answer_within_ms: 30_000,
      })
    const [here, there] = [open(db), open(other_db)]
    const inDatabase = async () => (await one.read(tokenHash('guess redis'), NOW))?.count ?? 0
    /** What goes to Redis leaves nothing in the database; a count of zero would be taken for none. */
    const isThere = async ({ store }: typeof here) => {
      const before = (await one.read(tokenHash('probe'), NOW))?.count ?? 0
      await store.add(tokenHash('probe'), WINDOW_S, NOW)
      return ((await one.read(tokenHash('probe'), NOW))?.count ?? 0) === before
    }
    await vi.waitFor(async () => {
      expect([await isThere(here), await isThere(there)]).toEqual([true, true])
    }, 15_000)

    const tries = await Promise.allSettled(
      [here, there, here, there, here].map(({ store }) => limited.take(inProcess(store), 'redis')),
    )
    expect(refusals(tries)).toHaveLength(2)
    expect(Number(refusals(tries)[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(await inDatabase()).toBe(0)
    await limited.forgive(inProcess(here.store), 'redis')
    await expect(limited.check(inProcess(there.store), 'redis')).rejects.toBeInstanceOf(Failure)
    await limited.forget(inProcess(there.store), 'redis')
    await limited.check(inProcess(here.store), 'redis')

    await redis.stop()
    const alone = await Promise.allSettled(
      [here, there, here, there].map(({ store }) => limited.take(inProcess(store), 'redis')),
    )
    expect(refusals(alone)).toHaveLength(1)
    expect(await inDatabase()).toBe(4)
    await Promise.all([here.close(), there.close()])
  })
})
