import { execFileSync } from 'node:child_process'
import { describe, expect, it, vi } from 'vitest'
import { useSeededDatabase } from '#tests/database.ts'
import { ask, hold, launchServer, type ServerProcess, startServer } from '#tests/server-process.ts'

const { db, url: DATABASE_URL } = await useSeededDatabase()
const WAIT = { timeout: 120_000, interval: 50 }
const [product] = await db<{ id: number }[]>`select id from product where code = 'UNTRACKED'`
const form = { item: JSON.stringify({ product_id: product?.id }), amount: '1', language: 'cs' }

const start = () => startServer({ DATABASE_URL, WORKERS: '2', LOG_LEVEL: 'info' })

/** The workers that have been opened so far, oldest first. */
const workersOf = ({ output }: ServerProcess) =>
  [...output.log.matchAll(/"worker started","pid":(\d+)/g)].map((found) => Number(found[1]))

/** The workers there are now, also where the log is not read. */
const childrenOf = ({ child }: ServerProcess) =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (pid && parent === child.pid ? [pid] : []))

const answers = async ({ port }: ServerProcess, count = 6) => {
  const all = await Promise.all(Array.from({ length: count }, () => ask(port, '/livez')))
  return all.every(({ status }) => status === 200)
}

/** Asks while one worker stands still: the other answers all but the one that is handed to it, which goes by `then`. */
async function askWithout(shop: ServerProcess, pid: number, then: 'SIGCONT' | 'SIGKILL') {
  let answered = 0
  process.kill(pid, 'SIGSTOP')
  const asked = Array.from({ length: 6 }, () => ask(shop.port, '/livez').finally(() => void answered++))
  const all = Promise.allSettled(asked)
  try {
    await vi.waitFor(() => expect(answered).toBeGreaterThanOrEqual(5), WAIT)
  } finally {
    process.kill(pid, then)
  }
  return (await all)
    .map((one) => (one.status === 'fulfilled' ? one.value.status : one.reason.code))
    .toSorted()
}

describe('a shop of two workers', () => {
  it('answers from both on one port, replaces one that is killed, and ends what it has begun [F20] [F4] [F23]', async () => {
    const shop = await start()
    const [first = 0, second = 0] = workersOf(shop)
    const all = Array.from({ length: 6 }, () => 200)
    expect(await askWithout(shop, first, 'SIGCONT'), 'the second answers').toEqual(all)
    expect(await askWithout(shop, second, 'SIGCONT'), 'the first answers').toEqual(all)

    expect(await askWithout(shop, first, 'SIGKILL'), 'what the dead one was handed breaks').toEqual([
      ...all.slice(1),
      'ECONNRESET',
    ])
    // Who is not answered within the limit of a request fails here; a connection the dead one had may break.
    const meanwhile = await Promise.allSettled(Array.from({ length: 30 }, () => ask(shop.port, '/caje')))
    const broken = meanwhile.filter((one) => one.status === 'rejected')
    for (const { reason } of broken) expect(reason).toMatchObject({ code: 'ECONNRESET' })
    expect(meanwhile.flatMap((one) => (one.status === 'fulfilled' ? [one.value.status] : []))).toEqual(
      meanwhile.slice(broken.length).map(() => 200),
    )
    expect(await answers(shop)).toBe(true)
    await vi.waitFor(() => expect(workersOf(shop)).toHaveLength(3), WAIT)
    expect(shop.output.log).toContain(`"worker died","pid":${first}`)
    expect(await askWithout(shop, second, 'SIGCONT'), 'the new one answers').toEqual(all)

    const held = await Promise.all(
      Array.from({ length: 6 }, () => hold(shop.port, '/api/cart/items', { form })),
    )
    shop.child.kill('SIGTERM')
    await vi.waitFor(() => expect(ask(shop.port, '/livez')).rejects.toThrow(/ECONNREFUSED/), WAIT)
    const done = await Promise.all(held.map((finish) => finish()))
    for (const { status, headers } of done) {
      expect(status).toBe(303)
      const cart_id = /cart_id=(\w+)/.exec(String(headers['set-cookie']))?.[1] ?? ''
      expect(await db`select amount from cart_item where cart_id = ${cart_id}`).toMatchObject([{ amount: 1 }])
    }
    expect(await shop.ended).toEqual([0, null])
    // A process is gone once somebody has taken note of its end.
    await vi.waitFor(() => {
      for (const pid of workersOf(shop)) expect(() => process.kill(pid, 0)).toThrow(/ESRCH/)
    }, WAIT)
  })

  it('replaces one that is killed though nobody reads its log [F19] [F20]', async () => {
    const shop = await start()
    const before = childrenOf(shop)
    shop.child.stderr?.destroy()
    process.kill(before[0] ?? 0, 'SIGKILL')
    await vi.waitFor(() => {
      const now = childrenOf(shop)
      expect(now).toHaveLength(before.length)
      expect(now).not.toContain(before[0])
    }, WAIT)
    expect(await answers(shop)).toBe(true)
    await shop.end('SIGTERM')
  })

  it('ends what it has begun though all its processes are told to stop, each more than once [F23]', async () => {
    const shop = await start()
    const all = [shop.child.pid ?? 0, ...workersOf(shop)]
    const held = await Promise.all(
      Array.from({ length: 4 }, () => hold(shop.port, '/api/cart/items', { form })),
    )
    for (const pid of all) process.kill(pid, 'SIGTERM')
    await vi.waitFor(() => expect(ask(shop.port, '/livez')).rejects.toThrow(/ECONNREFUSED/), WAIT)
    for (const pid of all) process.kill(pid, 'SIGTERM')
    const done = await Promise.all(held.map((finish) => finish()))
    expect(done.map(({ status }) => status)).toEqual([303, 303, 303, 303])
    expect(await shop.ended).toEqual([0, null])
  })

  it('tells the same numbers whichever worker is asked for them [F20]', async () => {
    const shop = await start()
    const count = async (): Promise<number> => {
      const { status, text } = await ask(shop.port, '/metrics')
      // Where a whole machine starves none is told rather than a part.
      if (status === 503) return count()
      return Number(/_count\{name="GET \/brands",status="200"\} (\d+)/.exec(text)?.[1])
    }
    for (let asked = 0; asked < 6; asked++) await ask(shop.port, '/shop-api/brands')
    // A worker that starves is not waited for; once it has said what it counted, that is never missing again.
    await expect.poll(count).toBe(6)
    expect([await count(), await count(), await count()]).toEqual([6, 6, 6])
    const [first = 0] = workersOf(shop)
    process.kill(first, 'SIGKILL')
    await vi.waitFor(() => expect(workersOf(shop)).toHaveLength(3), WAIT)
    expect([await count(), await count()]).toEqual([6, 6])
    await shop.end('SIGTERM')
  })

  it('does not open when a worker cannot, and says why', async () => {
    const taken = await startServer({ DATABASE_URL })
    const shop = launchServer({ DATABASE_URL, WORKERS: '2', PORT: String(taken.port) })
    expect(await shop.ended).toEqual([1, null])
    expect(shop.output.said).not.toContain('open at')
    expect(shop.output.log).toContain('EADDRINUSE')
    expect(shop.output.log).toContain('The shop cannot start: a worker ended before it was open')
    expect((await taken.ask('/livez')).status).toBe(200)
  })
})
