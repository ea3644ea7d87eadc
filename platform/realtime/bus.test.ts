import { afterAll, describe, expect, it, vi } from 'vitest'
import { createDatabase } from '#platform/db/database.ts'
import { useDatabase } from '#tests/database.ts'
import { freePort, REDIS_SERVER, startRedis } from '#tests/redis-server.ts'
import { type Bus, openBus } from './bus.ts'
import type { RealtimeMessage } from './message.ts'

const { db, url } = await useDatabase()
const other_db = createDatabase(url, { max: 2, application_name: 'other process' })
afterAll(() => other_db.end({ timeout: 1 }))

const WAIT = { timeout: 30_000, interval: 20 }

async function openProcess(sql: typeof db, redis_url?: string) {
  const heard: RealtimeMessage[] = []
  const errors: unknown[] = []
  const bus: Bus = openBus({
    sql,
    redis_url,
    deliver: (message) => heard.push(message),
    onError: (error) => errors.push(error),
  })
  await bus.ready
  return { bus, heard, errors }
}

const message = (data: string): RealtimeMessage => ({ channel: 'private-a', event: 'x', data })

describe('between processes on one database', () => {
  it('a message is delivered once in each of them', async () => {
    const [one, other] = [await openProcess(db), await openProcess(other_db)]
    await one.bus.publish([message('1'), message('2')])
    await other.bus.publish([message('3')])
    await vi.waitFor(() => {
      expect(one.heard).toEqual([message('1'), message('2'), message('3')])
      expect(other.heard.map(({ data }) => data).toSorted()).toEqual(['1', '2', '3'])
    }, WAIT)
    await Promise.all([one.bus.close(), other.bus.close()])
  })

  it('the listening connection comes back after the database has cut it', async () => {
    const [one, other] = [await openProcess(db), await openProcess(other_db)]
    const cut = await db`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'other process' and query ilike 'listen%'`
    expect(cut.count).toBe(1)
    await vi.waitFor(async () => {
      await one.bus.publish([message('again')])
      expect(other.heard).toContainEqual(message('again'))
    }, WAIT)
    // Each try was another message; whoever listens next must not hear the last of them.
    await one.bus.publish([message('end')])
    await vi.waitFor(() => expect(other.heard.at(-1)).toEqual(message('end')), WAIT)
    await Promise.all([one.bus.close(), other.bus.close()])
  })
})

it('without Redis, though it is set, everything goes by PostgreSQL [F14]', async () => {
  const redis_url = `redis://127.0.0.1:${await freePort()}`
  const [one, other] = [await openProcess(db, redis_url), await openProcess(other_db, redis_url)]
  await one.bus.publish([message('1')])
  await vi.waitFor(() => expect(other.heard).toEqual([message('1')]), WAIT)
  expect(one.bus.by_redis).toBe(false)
  await Promise.all([one.bus.close(), other.bus.close()])
})

// Needs a Redis or Valkey in the path: nothing else would prove that we speak to one.
describe.skipIf(!REDIS_SERVER)('with Redis or Valkey', () => {
  it('messages go by it, by PostgreSQL while it is away, and by it again', async () => {
    const port = await freePort()
    let redis = await startRedis(port)
    const redis_url = `redis://127.0.0.1:${port}`
    const [one, other] = [await openProcess(db, redis_url), await openProcess(other_db, redis_url)]
    const last = () => other.heard.at(-1)?.data
    const isOpen = () => expect([one.bus.by_redis, other.bus.by_redis]).toEqual([true, true])
    try {
      await vi.waitFor(isOpen, WAIT)
      await one.bus.publish([message('1')])
      await vi.waitFor(() => expect(last()).toBe('1'), WAIT)

      await redis.stop()
      await vi.waitFor(() => expect([one.bus.by_redis, other.bus.by_redis]).toEqual([false, false]), WAIT)
      await one.bus.publish([message('2')])
      await vi.waitFor(() => expect(last()).toBe('2'), WAIT)

      redis = await startRedis(port)
      await vi.waitFor(isOpen, WAIT)
      await one.bus.publish([message('3')])
      await vi.waitFor(() => expect(last()).toBe('3'), WAIT)
      expect(other.heard.map(({ data }) => data)).toEqual(['1', '2', '3'])
    } finally {
      await Promise.all([one.bus.close(), other.bus.close()])
      await redis.stop()
    }
  })

  it('a message published while one process is deaf reaches it by PostgreSQL', async () => {
    const port = await freePort()
    const redis = await startRedis(port)
    const hears = await openProcess(db, `redis://127.0.0.1:${port}`)
    const deaf = await openProcess(other_db, `redis://127.0.0.1:${await freePort()}`)
    try {
      await vi.waitFor(() => expect(hears.bus.by_redis).toBe(true), WAIT)
      await vi.waitFor(async () => {
        await hears.bus.publish([message('both ways')])
        expect(deaf.heard).toContainEqual(message('both ways'))
      }, WAIT)
    } finally {
      await Promise.all([hears.bus.close(), deaf.bus.close()])
      await redis.stop()
    }
  })
})
