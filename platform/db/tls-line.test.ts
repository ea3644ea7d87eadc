import { once } from 'node:events'
import { type AddressInfo, createServer, Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates, TLSSocket } from 'node:tls'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { CERTIFICATE, startTlsPostgres } from '#tests/tls-postgres.ts'
import { isLineLost } from './careful-begin.ts'
import { openSocket } from './careful-socket.ts'
import { createDatabase } from './database.ts'

const address = await startTlsPostgres()
const url = `${address}?sslmode=require`
let line: Socket | undefined
const sql = createDatabase(url, { max: 1, socket: (asked) => (line = openSocket(asked)) })
afterAll(() => sql.end({ timeout: 1 }))

const broken = () => Object.assign(new Error('The line broke'), { code: 'ETIMEDOUT' })

describe('a database that is asked over TLS', () => {
  it('answers small and large questions, and is heard', async () => {
    const [row] = await sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`
    expect(row?.['ssl']).toBe(true)
    const text = 'ž'.repeat(3_000_000)
    const [long] = await sql`select ${text}::text as text, repeat('x', 5000000) as more`
    expect([long?.['text'] === text, long?.['more'].length]).toEqual([true, 5_000_000])
    const other = createDatabase(url, { max: 1 })
    const heard: string[] = []
    await other.listen('news', (said) => heard.push(said))
    await sql`select pg_notify('news', 'something')`
    await vi.waitFor(() => expect(heard).toEqual(['something']), { timeout: 30_000, interval: 10 })
    await other.end({ timeout: 1 })
  })

  it('is asked on lines that find out by themselves when it is gone [F8]', async () => {
    const kept = vi.spyOn(Socket.prototype, 'setKeepAlive')
    const other = createDatabase(url, { max: 1 })
    await other`select 1`
    await other.end({ timeout: 1 })
    const raw = kept.mock.contexts.findIndex((one) => !(one instanceof TLSSocket))
    expect(kept.mock.calls[raw]).toEqual([true, 60_000])
    kept.mockRestore()
  })

  it.each([
    ['before the bytes gathered so far are written', (ask: () => void) => ask()],
    ['after that', (ask: () => void) => process.nextTick(ask)],
    ['a turn later', (ask: () => void) => setImmediate(ask)],
  ])(
    'leaves no question unanswered that is given to a line that has just broken, %s [F8]',
    async (_, when) => {
      await sql`select 1`
      const asked = Promise.withResolvers<unknown>()
      const ask = () =>
        sql`select 1 as one`.then(
          (rows) => asked.resolve([...rows]),
          (error: unknown) => asked.resolve(error),
        )
      line?.once('error', () => when(ask))
      line?.destroy(broken())
      const heard = await asked.promise
      if (!isLineLost(heard)) expect(heard).toEqual([{ one: 1 }])
      expect(await sql`select 2 as two`).toEqual([{ two: 2 }])
    },
  )

  it('has nothing of a transaction whose line breaks, and goes on [F8]', async () => {
    await sql`create table kept (number integer)`
    const lost = sql.begin(async (tx) => {
      await tx`insert into kept values (1)`
      line?.destroy(broken())
      await tx`insert into kept values (2)`
    })
    await expect(lost).rejects.toSatisfy(isLineLost)
    expect(await sql`select number from kept`).toEqual([])
  })

  it('is believed under its own name alone, where that is asked for, and only once its signer is known', async () => {
    const asked = async (host: string, options = 'sslmode=verify-full') => {
      const strict = createDatabase(`${address.replace('127.0.0.1', host)}?${options}`, { max: 1 })
      const heard = await strict`select 1`.then(
        () => 'answered',
        ({ code }) => code,
      )
      await strict.end({ timeout: 1 })
      return heard
    }
    expect(await asked('127.0.0.1')).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
    expect(await asked('127.0.0.1', 'sslrootcert=system')).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
    expect(await asked('127.0.0.1', 'ssl=require&channel_binding=require')).toBe('answered')
    setDefaultCACertificates([...getCACertificates(), CERTIFICATE])
    expect([await asked('127.0.0.1'), await asked('localhost')]).toEqual(['answered', 'answered'])
    expect(await asked('localhost', 'sslmode=require&sslrootcert=system')).toBe('answered')
    expect(await asked('127.1')).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
  })
})

it.each([
  ['offers no TLS', 'N', /does not offer TLS/],
  ['says more than it was asked before TLS begins', 'SELECT', /does not offer TLS/],
])('a server that %s is asked nothing', async (_, answer, refusal) => {
  const heard: Buffer[] = []
  const server = createServer((peer) => {
    peer.on('error', () => {})
    peer.on('data', (bytes) => {
      heard.push(bytes)
      peer.write(answer)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const other = createDatabase(`postgresql://vitrine@127.0.0.1:${port}/postgres?sslmode=require`, { max: 1 })
  await expect(other`select 1`).rejects.toThrow(refusal)
  await other.end({ timeout: 1 })
  expect(heard.every((bytes) => bytes.length === 8)).toBe(true)
  server.close()
})

it('a server that falls silent before TLS begins can be left at once [F8]', async () => {
  const server = createServer((peer) => void peer.on('error', () => {}).resume()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const socket = openSocket({ path: undefined, host: ['127.0.0.1'], port: [port], tls: 'require' })
  socket.write('a question')
  await once(server, 'connection')
  const told = once(socket, 'error')
  socket.destroy(broken())
  expect(await told).toEqual([broken()])
  server.close()
})
