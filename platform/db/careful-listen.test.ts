import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { proxiedDatabase } from '#tests/fault-proxy.ts'
import { openSocket } from './careful-socket.ts'
import { createDatabase } from './database.ts'

const WAIT = { timeout: 30_000, interval: 10 }
const OUTAGE_MS = 3000
/** Each waits about half a second in the end, after a few that come sooner. */
const MOST_ATTEMPTS = 25
const CHANNELS = ['one', 'two', 'three', 'the "fourth"']

const { db, url: direct } = await useDatabase()
const { proxy, url } = await proxiedDatabase(direct)
let opened = 0
const sql = createDatabase(url, {
  max: 1,
  application_name: 'listens',
  socket: (address) => {
    opened++
    return openSocket(address)
  },
})
afterAll(() => sql.end({ timeout: 1 }))
const printed = vi.spyOn(process.stderr, 'write')
afterEach(() => expect(printed).not.toHaveBeenCalled())

const notify = (channel: string, text: string) => db`select pg_notify(${channel}, ${text})`
const lines = () => db`select from pg_stat_activity where application_name = 'listens'`

describe('what is listened to', () => {
  const heard: string[] = []
  const begun: string[] = []
  const all = (what: string) => CHANNELS.map((channel) => `${channel}: ${what}`)

  it('comes by one line for all channels', async () => {
    await Promise.all(
      CHANNELS.map((channel) =>
        sql.listen(
          channel,
          (text) => heard.push(`${channel}: ${text}`),
          () => begun.push(channel),
        ),
      ),
    )
    expect(begun.toSorted()).toEqual(CHANNELS.toSorted())
    for (const channel of CHANNELS) await notify(channel, 'first')
    await vi.waitFor(() => expect(heard).toEqual(all('first')), WAIT)
    expect(await lines()).toHaveLength(1)
  })

  it('is asked for now and then while the database is away, and once it is back in one go [F8]', async () => {
    ;[heard.length, begun.length, opened] = [0, 0, 0]
    proxy.down()
    await sleep(OUTAGE_MS)
    expect(opened).toBeGreaterThan(2)
    expect(opened).toBeLessThan(MOST_ATTEMPTS)
    proxy.heal()
    await vi.waitFor(() => expect(begun).toHaveLength(CHANNELS.length), WAIT)
    for (const channel of CHANNELS) await notify(channel, 'again')
    await vi.waitFor(() => expect(heard).toEqual(all('again')), WAIT)
    // Whatever else had been waiting would have been asked before.
    expect(begun.toSorted()).toEqual(CHANNELS.toSorted())
    expect(await lines()).toHaveLength(1)
  })

  it('may be the wish of several, and is heard until the last of them has enough', async () => {
    const texts: string[] = []
    const hear = (text: string) => texts.push(text)
    const [first, second] = await Promise.all([sql.listen('shared', hear), sql.listen('shared', hear)])
    await notify('shared', 'a')
    await vi.waitFor(() => expect(texts).toEqual(['a', 'a']), WAIT)
    await first.unlisten()
    await notify('shared', 'b')
    await vi.waitFor(() => expect(texts).toEqual(['a', 'a', 'b']), WAIT)
    await second.unlisten()
    await notify('shared', 'c')
    heard.length = 0
    await notify('one', 'after it')
    await vi.waitFor(() => expect(heard).toEqual(['one: after it']), WAIT)
    expect(texts).toEqual(['a', 'a', 'b'])
  })
})

describe('a server that takes a line and hangs up at once', () => {
  it('is asked now and then, until whoever listens ends [F8]', async () => {
    let taken = 0
    const server = createServer((peer) => {
      taken++
      peer.on('error', () => {}).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const away = createDatabase(`postgresql://shop@127.0.0.1:${port}/shop`, { max: 1 })
    const listening = Promise.allSettled(CHANNELS.map((channel) => away.listen(channel, () => {})))
    await sleep(OUTAGE_MS)
    expect(taken).toBeGreaterThan(2)
    expect(taken).toBeLessThan(MOST_ATTEMPTS)
    expect((await listening).map(({ status }) => status)).toEqual(CHANNELS.map(() => 'rejected'))
    await away.end({ timeout: 1 })
    const before = taken
    await sleep(OUTAGE_MS / 3)
    expect(taken).toBe(before)
    await expect(away.listen('one', () => {})).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
    server.close()
  })
})
