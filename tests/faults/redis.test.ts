import { createClient } from '@redis/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDatabase } from '#platform/db/database.ts'
import { openAttemptsInRedis } from '#platform/http/attempts-in-redis.ts'
import { tokenHash } from '#platform/http/token.ts'
import { openBus } from '#platform/realtime/bus.ts'
import type { RealtimeMessage } from '#platform/realtime/message.ts'
import { useDatabase } from '#tests/database.ts'
import { startFaultProxy } from '#tests/fault-proxy.ts'
import { freePort, REDIS_SERVER, startRedis } from '#tests/redis-server.ts'

const WAIT = { timeout: 30_000, interval: 20 }
const DISTRUST_MS = 2000
const WINDOW_S = 600
const { db, url } = await useDatabase()
const other_db = createDatabase(url, { max: 2 })
afterAll(() => other_db.end({ timeout: 1 }))
const message = (data: string): RealtimeMessage => ({ channel: 'private-a', event: 'x', data })

// Needs a Redis or Valkey in the path: nothing else would prove that we speak to one.
describe.skipIf(!REDIS_SERVER)('Redis between two processes', { timeout: 60_000 }, () => {
  let port: number
  let redis: Awaited<ReturnType<typeof startRedis>>
  let proxy: Awaited<ReturnType<typeof startFaultProxy>>
  let one: Awaited<ReturnType<typeof open>>
  let other: Awaited<ReturnType<typeof open>>

  async function open(sql: typeof db, redis_port = proxy.port) {
    const heard: string[] = []
    const bus = openBus({
      sql,
      redis_url: `redis://127.0.0.1:${redis_port}`,
      deliver: ({ data }) => heard.push(String(data)),
      onError: () => {},
    })
    await bus.ready
    return { bus, heard }
  }
  const isThere = () => expect([one.bus.by_redis, other.bus.by_redis]).toEqual([true, true])
  const arrives = async (data: string) => {
    await one.bus.publish([message(data)])
    await vi.waitFor(() => expect(other.heard).toContain(data), WAIT)
  }

  beforeAll(async () => {
    port = await freePort()
    proxy = await startFaultProxy(port)
    // Nobody is there yet: the processes open without it.
    ;[one, other] = [await open(db), await open(other_db)]
  })
  afterAll(async () => {
    await Promise.all([one.bus.close(), other.bus.close()])
    await redis.stop()
  })

  it('is done without when it is away at the start, and taken up when it comes [F14]', async () => {
    await arrives('by PostgreSQL')
    expect([one.bus.by_redis, other.bus.by_redis]).toEqual([false, false])
    redis = await startRedis(port)
    await vi.waitFor(isThere, WAIT)
    await arrives('by Redis')
  })

  it('that is emptied loses counts of attempts alone, which begin anew, and no event [F15]', async () => {
    const client = createClient({ url: `redis://127.0.0.1:${port}` })
    await client.connect()
    // Events are passed on and never kept.
    expect(await client.dbSize()).toBe(0)
    const { store, close } = openAttemptsInRedis({
      url: `redis://127.0.0.1:${port}`,
      sql: db,
      onError: () => {},
      // A busy machine is no reason to count elsewhere.
      answer_within_ms: 30_000,
    })
    const [key, now] = [tokenHash('guess'), new Date()]
    const add = async () => (await store.add(key, WINDOW_S, now)).count
    await vi.waitFor(async () => {
      await add()
      expect(await client.dbSize()).toBe(1)
    }, WAIT)
    const counted = await add()
    expect(await add()).toBe(counted + 1)
    await client.flushAll()
    expect(await add()).toBe(1)
    expect((await store.read(key, now))?.count).toBe(1)
    await close()
    client.destroy()
    await arrives('after the flood')
  })

  it('that is slow is given a tenth of a second, and then left alone for a while [F16]', async () => {
    // A busy machine may have been slow before; that is forgotten by now.
    const now = Date.now() + DISTRUST_MS
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
    let asked = ''
    const watch = (bytes: Buffer) => {
      asked += String(bytes)
      return false
    }
    proxy.poison({ latency_ms: 3000, cut_after: watch })
    await arrives('past a slow one')
    await arrives('while it is left alone')
    clock.mockReturnValue(now + DISTRUST_MS)
    await arrives('when it is asked again')
    clock.mockRestore()
    await vi.waitFor(() => expect(asked).toContain('when it is asked again'), WAIT)
    expect(asked).toContain('past a slow one')
    expect(asked).not.toContain('while it is left alone')
    proxy.heal()
    await vi.waitFor(isThere, WAIT)
  })

  it('that swallows everything holds nobody up [F14] [F16]', async () => {
    proxy.poison({ blackhole: true })
    await arrives('past a silent one')
    proxy.heal()
    proxy.reset()
    await vi.waitFor(isThere, WAIT)
    await arrives('by Redis again')
  })

  it('each message came once, by whichever way [F43]', () => {
    expect(other.heard).toEqual([...new Set(other.heard)])
    expect(other.heard).toHaveLength(8)
  })

  it('that falls silent for one process alone is done without by that one [F14] [F16]', async () => {
    const own = await startFaultProxy(port)
    const cut_off = await open(other_db, own.port)
    await vi.waitFor(() => expect(cut_off.bus.by_redis).toBe(true), WAIT)
    own.poison({ blackhole: true })
    await vi.waitFor(() => expect(cut_off.bus.by_redis).toBe(false), WAIT)
    const data = 'to one that Redis does not reach'
    await vi.waitFor(async () => {
      await one.bus.publish([message(data)])
      expect(cut_off.heard).toContain(data)
    }, WAIT)
    await cut_off.bus.close()
  })
})
