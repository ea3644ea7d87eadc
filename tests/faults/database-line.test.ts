import { afterAll, describe, expect, it } from 'vitest'
import { createPlatform } from '#platform/app.ts'
import { isLineLost } from '#platform/db/careful-begin.ts'
import { createDatabase, type Database } from '#platform/db/database.ts'
import { createLog } from '#platform/http/log.ts'
import { proxiedDatabase } from '#tests/fault-proxy.ts'
import { fillCart, openOrderShop } from '#tests/order-scene.ts'
import { checkInvariants, type Operation, rememberBefore } from './checker.ts'

const { db, url: direct, setStock } = await openOrderShop()
const { proxy, url } = await proxiedDatabase(direct)

function platformOn(sql: Database) {
  afterAll(() => sql.end({ timeout: 1 }))
  const platform = createPlatform({ sql, log: createLog('silent'), check_answers: true })
  return async (cart_id: string, headers: Record<string, string> = {}): Promise<Operation> => {
    const request = new Request('http://localhost/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ cart_id }),
    })
    const response = await platform.fetch(request)
    return { cart_id, status: response.status, text: await response.text() }
  }
}

/** Every connection of the pool is open before anything breaks. */
const warm = (sql: Database) => Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.05)`))
const cartOf = (email: string) =>
  fillCart(db, { lines: [{ code: 'PLAIN', amount: 2 }], codes: ['SLEVA10'], email })
const said = (word: string) => (bytes: Buffer) => bytes.includes(word)

describe('a line to the database that breaks', () => {
  it.each([
    ['as the order is committed', 'commit'],
    ['before the order is committed', 'insert into customer_order'],
  ])('%s leaves one order, which the shopper is answered with [F9] [ORDER-13]', async (_, word) => {
    await setStock('PLAIN', 100)
    const before = await rememberBefore(db)
    const sql = createDatabase(url)
    const order = platformOn(sql)
    await warm(sql)
    const cart_id = await cartOf('line@example.com')
    let cuts = 0
    proxy.poison({ cut_after: (bytes) => cuts === 0 && said(word)(bytes) && ++cuts > 0 })
    const first = await order(cart_id)
    proxy.heal()
    expect(cuts).toBe(1)
    expect(first.status).toBe(201)
    const again = await order(cart_id)
    expect(await checkInvariants(db, { before, history: [first, again], ledger: [] })).toEqual([])
    const [made] = await db`select count(*)::int as orders from customer_order where cart_id = ${cart_id}`
    expect(made).toEqual({ orders: 1 })
  })

  it.each([1, 2, 3])(
    'at the %s. thing said on a new connection fails who asked, and nobody unasked [F8]',
    async (nth) => {
      const stray: unknown[] = []
      const note = (reason: unknown) => void stray.push(reason)
      process.on('unhandledRejection', note)
      const sql = createDatabase(url, { max: 1 })
      try {
        let said_so_far = 0
        proxy.poison({ cut_after: () => ++said_so_far === nth })
        const heard: unknown = await sql`select 1 as one`.catch((error: unknown) => error)
        proxy.heal()
        expect(said_so_far).toBeGreaterThanOrEqual(Math.min(nth, 2))
        if (!isLineLost(heard)) expect(heard).toEqual([{ one: 1 }])
        expect(await sql`select 2 as two`).toEqual([{ two: 2 }])
        expect(stray).toEqual([])
      } finally {
        process.off('unhandledRejection', note)
        await sql.end({ timeout: 1 })
      }
    },
  )

  it('again and again under load loses no order and makes none twice [F8] [F9] [ORDER-13]', async () => {
    await setStock('PLAIN', 1000)
    const before = await rememberBefore(db)
    const sql = createDatabase(url)
    const order = platformOn(sql)
    await warm(sql)
    const carts = await Promise.all(
      Array.from({ length: 24 }, (_, index) => cartOf(`line${index}@example.com`)),
    )
    const history: Operation[] = []
    let commits = 0
    proxy.poison({ cut_after: (bytes) => said('commit')(bytes) && ++commits % 4 === 0 })
    history.push(...(await Promise.all(carts.map((cart_id) => order(cart_id)))))
    proxy.heal()
    for (const { status } of history) expect([201, 503]).toContain(status)
    history.push(...(await Promise.all(carts.map((cart_id) => order(cart_id)))))
    expect(history.slice(carts.length).map(({ status }) => status)).toEqual(carts.map(() => 201))
    expect(await checkInvariants(db, { before, history, ledger: [] })).toEqual([])
    expect(commits).toBeGreaterThan(4)
  })
})

describe('a database that is slow', () => {
  it('makes ordering slow and no less right [F10] [ORDER-13]', async () => {
    await setStock('PLAIN', 100)
    const before = await rememberBefore(db)
    const sql = createDatabase(url)
    const order = platformOn(sql)
    await warm(sql)
    const carts = await Promise.all(
      Array.from({ length: 3 }, (_, index) => cartOf(`slow${index}@example.com`)),
    )
    proxy.poison({ latency_ms: 20, jitter_ms: 15 })
    const history = await Promise.all(carts.map((cart_id) => order(cart_id)))
    proxy.heal()
    expect(history.map(({ status }) => status)).toEqual(carts.map(() => 201))
    expect(await checkInvariants(db, { before, history, ledger: [] })).toEqual([])
  })

  it('is given limits of its own by every connection [F10]', async () => {
    const limits = await db`
      select name, setting::int as ms from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`
    expect(limits).toEqual([
      { name: 'idle_in_transaction_session_timeout', ms: 30_000 },
      { name: 'lock_timeout', ms: 5000 },
      { name: 'statement_timeout', ms: 20_000 },
    ])
  })
})

describe('a database with few connections', () => {
  it('is never needed twice by one order: one connection is enough [F12]', async () => {
    await setStock('PLAIN', 100)
    const before = await rememberBefore(db)
    const order = platformOn(createDatabase(direct, { max: 1 }))
    const carts = await Promise.all(
      Array.from({ length: 8 }, (_, index) => cartOf(`one${index}@example.com`)),
    )
    const history = await Promise.all(carts.map((cart_id) => order(cart_id)))
    expect(history.map(({ status }) => status)).toEqual(carts.map(() => 201))
    expect(await checkInvariants(db, { before, history, ledger: [] })).toEqual([])
  })

  it('refuses who comes on top with 503 and a time to come back, and nothing hangs [F12]', async () => {
    await setStock('PLAIN', 1000)
    const name = `limited_${Date.now()}`
    await db.unsafe(`create role ${name} login connection limit 3;
      grant all on all tables in schema public to ${name}; grant all on all sequences in schema public to ${name}`)
    const address = new URL(direct)
    address.searchParams.set('user', name)
    const limited = createDatabase(address.href)
    try {
      const before = await rememberBefore(db)
      const order = platformOn(limited)
      const carts = await Promise.all(
        Array.from({ length: 60 }, (_, index) => cartOf(`many${index}@example.com`)),
      )
      const history = await Promise.all(carts.map((cart_id) => order(cart_id)))
      for (const { status } of history) expect([201, 503]).toContain(status)
      expect(history.some(({ status }) => status === 201)).toBe(true)
      expect(history.some(({ status }) => status === 503)).toBe(true)
      const left = carts.filter((_, index) => history[index]?.status !== 201)
      for (const cart_id of left.slice(0, 5)) history.push(await order(cart_id))
      expect(await checkInvariants(db, { before, history, ledger: [] })).toEqual([])
    } finally {
      await limited.end({ timeout: 1 })
      await db.unsafe(`drop owned by ${name}; drop role ${name}`)
    }
  })
})
