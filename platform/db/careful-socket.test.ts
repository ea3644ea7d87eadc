import type { Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
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
