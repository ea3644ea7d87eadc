import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { isLineLost } from './careful-begin.ts'
import { openSocket } from './careful-socket.ts'
import { createDatabase } from './database.ts'

const { url } = await useDatabase()
let line: Socket | undefined
const sql = createDatabase(url, { max: 1, socket: (address) => (line = openSocket(address)) })
afterAll(() => sql.end({ timeout: 1 }))

describe('a question given to a line that has just broken', () => {
  it.each([
    ['before the bytes gathered so far are written', (ask: () => void) => ask()],
    ['after that', (ask: () => void) => process.nextTick(ask)],
    ['a turn later', (ask: () => void) => setImmediate(ask)],
  ])('%s is refused or answered, and the next one is answered [F8]', async (_, when) => {
    await sql`select 1`
    const asked = Promise.withResolvers<unknown>()
    const ask = () =>
      sql`select 1 as one`.then(
        (rows) => asked.resolve([...rows]),
        (error: unknown) => asked.resolve(error),
      )
    line?.once('error', () => when(ask))
    line?.destroy(Object.assign(new Error('The line broke'), { code: 'ETIMEDOUT' }))
    const heard = await asked.promise
    if (!isLineLost(heard)) expect(heard).toEqual([{ one: 1 }])
    expect(await sql`select 2 as two`).toEqual([{ two: 2 }])
  })
})

it('a transaction begins on a line of its own, however much others have asked on it before [F8]', async () => {
  const busy = createDatabase(url, { max: 2 })
  try {
    const ask = (text: string, count: number) =>
      Array.from({ length: count }, () => busy.unsafe(text).execute())
    await Promise.all(ask('select pg_sleep(0.1)', 2))
    // As many as the driver asks at once on two lines, but for one on each.
    const asked = [...ask('select pg_sleep(0.1)', 2), ...ask('select 1', 2 * 99)]
    const begun = [1, 2].map(() => busy.begin((tx) => tx`select pg_backend_pid() as line`))
    await Promise.all(asked)
    const lines = await Promise.all(begun)
    expect(new Set(lines.map(([row]) => row?.line)).size).toBe(2)
  } finally {
    await busy.end({ timeout: 1 })
  }
})

it('a line that is slow to take what is asked is not taken for one that is free [F8]', async () => {
  const silent = createServer((peer) => peer.pause()).listen(0)
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const socket = openSocket({ path: undefined, host: ['localhost'], port: [port] })
  try {
    await once(socket, 'connect')
    const drained = vi.fn()
    socket.on('drain', drained)
    for (let turn = 0; turn < 3; turn++) expect(socket.write(Buffer.alloc(4_000_000))).toBe(true)
    expect(socket.writableNeedDrain).toBe(true)
    socket.emit('drain')
    expect(drained).not.toHaveBeenCalled()
  } finally {
    socket.destroy()
    silent.close()
  }
})
