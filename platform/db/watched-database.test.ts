import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { proxiedDatabase } from '#tests/fault-proxy.ts'
import { createDatabase, databaseUrl } from './database.ts'
import { BEAT_MS, SILENCE_MS, watchDatabase } from './watched-database.ts'

const WAIT = { timeout: 30_000, interval: 10 }
/** Long enough for a busy machine to answer a heartbeat in between. */
const SILENT_MS = 8000
/** Many heartbeats. */
const REFUSED_MS = 500
const { db, url: direct } = await useDatabase()
const apart = await useDatabase()
const line = await proxiedDatabase(apart.url)
const { proxy, url } = await proxiedDatabase(direct)
const changes: boolean[] = []
const watched = watchDatabase(url, {
  beat_ms: 20,
  silence_ms: SILENT_MS,
  onChange: (is_away) => changes.push(is_away),
})
const { sql, isAway } = watched
afterAll(() => watched.end())

const answers = async () => expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
const isBack = async () => {
  await vi.waitFor(() => expect(isAway()).toBe(false), WAIT)
  await answers()
}

describe('a database that falls silent', () => {
  it('fails whoever waits, within five seconds, and is told apart from a slow one [F11]', async () => {
    expect(BEAT_MS + SILENCE_MS).toBeLessThan(5000)
    await answers()
    await sql`select pg_sleep(${(SILENT_MS + 400) / 1000})`
    expect(changes).toEqual([])

    const waiting = sql`select pg_sleep(60)`.catch((error: unknown) => error)
    proxy.poison({ blackhole: true })
    expect(await waiting).toMatchObject({ code: 'ETIMEDOUT' })
    await vi.waitFor(() => expect(isAway()).toBe(true), WAIT)
    expect(changes).toEqual([true])
    // Nobody has told the connections that swallowed what they were asked.
    proxy.heal()
    await isBack()
    expect(changes).toEqual([true, false])
  })

  it('leaves no transaction half done when its line is cut, and the pool opens new ones [F8] [F11]', async () => {
    await db`create table note (id int)`
    const writing = sql
      .begin(async (tx) => {
        await tx`insert into note values (1)`
        proxy.poison({ blackhole: true })
        await tx`insert into note values (2)`
      })
      .catch((error: unknown) => error)
    expect(await writing).toMatchObject({ code: expect.stringMatching(/ETIMEDOUT|CONNECTION_CLOSED/) })
    proxy.heal()
    await isBack()
    expect(await db`select from note`).toHaveLength(0)
  })

  it('hears what it listened to again once it is back [F11]', async () => {
    const heard: string[] = []
    await sql.listen('fault', (text) => heard.push(text))
    proxy.poison({ blackhole: true })
    await vi.waitFor(() => expect(isAway()).toBe(true), WAIT)
    proxy.heal()
    await vi.waitFor(async () => {
      await db`select pg_notify('fault', 'again')`
      expect(heard).toContain('again')
    }, WAIT)
  })
})

describe('a database that is down', () => {
  it('refuses at once, and serves as soon as it is up [F8]', async () => {
    proxy.down()
    await vi.waitFor(() => expect(isAway()).toBe(true), WAIT)
    await expect(sql`select 1`).rejects.toMatchObject({ code: expect.stringMatching(/^(ECONN|CONNECTION)/) })
    proxy.heal()
    await isBack()
  })

  it('is not taken for down because one line broke, or because it takes no more connections [F12]', async () => {
    const told: boolean[] = []
    const patient = watchDatabase(line.url, {
      beat_ms: 20,
      // However slow the machine is, only a broken line may count here.
      silence_ms: 60_000,
      onChange: (is_away) => told.push(is_away),
    })
    const server = createDatabase(databaseUrl(apart.url, 'postgres'), { max: 1 })
    const name = new URL(apart.url).pathname.slice(1)
    const allow = (is_open: boolean) =>
      server`alter database ${server(name)} allow_connections ${server.unsafe(String(is_open))}`
    try {
      const first = await answeredHeart(0)
      let breaks = 1
      line.proxy.poison({ cut_after: () => breaks-- > 0 })
      const second = await answeredHeart(first)
      await allow(false)
      await apart.db`select pg_terminate_backend(${second}::int)`
      await sleep(REFUSED_MS)
      await allow(true)
      await answeredHeart(second)
      expect(told).toEqual([])
    } finally {
      await allow(true)
      await server.end()
      await patient.end()
    }
  })
})

/** The connection of the heartbeat that came after this one, once it has been answered. */
async function answeredHeart(before: number): Promise<number> {
  let found = 0
  await vi.waitFor(async () => {
    const [heart] = await apart.db<{ pid: number }[]>`
      select pid from pg_stat_activity
      where datname = current_database() and application_name = 'vitrine heartbeat'
        and state = 'idle' and query like '%clock_timestamp%' and pid <> ${before}`
    expect(heart).toBeDefined()
    found = heart?.pid ?? 0
  }, WAIT)
  return found
}

describe('the clock of a shop', () => {
  it('is the database’s, whatever this machine believes and however it is set [F21] [F22]', async () => {
    const differs = async () => {
      const [row] = await db<
        { ms: number }[]
      >`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`
      return Math.abs((row?.ms ?? 0) - watched.now().getTime())
    }
    for (const minutes of [5, -5, -60]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
      expect(await differs()).toBeLessThan(30_000)
      vi.useRealTimers()
    }
  })
})
