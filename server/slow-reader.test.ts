import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createFront } from './front.ts'
import { BODY_GRACE_MS, LEAST_BYTES_PER_S } from './slow-body.ts'
import { createReaderWatch } from './slow-reader.ts'
import type { StaticFile } from './static-files.ts'

/** 0.3 Mbit/s. */
const PHONE_BYTES_PER_S = 37_500
const LONG_ANSWER = 12_000_000
const SOON = { interval: 1, timeout: 20_000 }
const clock = { now: 0 }
const readers = createReaderWatch(() => clock.now)
const asked = Promise.withResolvers<void>()
const made = Promise.withResolvers<Response>()
const endless = () =>
  new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(100_000)) }, { highWaterMark: 0 })
const long = Buffer.alloc(LONG_ANSWER)
const short = Buffer.from('short')
const fileOf = (bytes: Buffer): StaticFile => ({
  bytes,
  br: null,
  gzip: null,
  type: 'text/plain',
  cache_control: 'no-cache',
})
const recalled = new Map([
  ['/page', long],
  ['/short-page', short],
])
const watched = vi.spyOn(readers, 'add')
const server = createFront({
  files: () =>
    new Map([
      ['/file', fileOf(long)],
      ['/short-file', fileOf(short)],
    ]),
  recall: ({ url = '' }) => {
    const body = recalled.get(url)
    return body ? { status: 200, headers: ['content-length', String(body.length)], body } : null
  },
  public_url: 'http://localhost',
  onError: () => {},
  before: null,
  isOwnHost: () => true,
  readers,
  mounts: [
    ['/endless', () => new Response(endless())],
    ['/long', () => new Response(new Uint8Array(LONG_ANSWER))],
    ['/slow', () => (asked.resolve(), made.promise)],
  ],
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A reader that takes what it says it takes, and no more. */
async function reader(path: string) {
  const accepted = once(server, 'connection') as Promise<[Socket]>
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  const [other_end] = await accepted
  let taken = 0
  async function take(bytes: number): Promise<void> {
    const until = taken + bytes
    await expect
      .poll(() => (taken += socket.read()?.length ?? 0) >= until || socket.readableEnded, SOON)
      .toBe(true)
  }
  return { take, other_end, waits: () => other_end.writableLength > 0, taken: () => taken, socket }
}

function pass(seconds: number): void {
  clock.now += seconds * 1000
  readers.check()
}

describe('an answer', () => {
  it('that nobody takes is cut off, and its place is free again', async () => {
    const { other_end, waits } = await reader('/endless')
    await expect.poll(waits, SOON).toBe(true)
    pass(0)
    pass(BODY_GRACE_MS / 1000)
    expect(other_end.destroyed).toBe(false)
    pass(other_end.bytesWritten / LEAST_BYTES_PER_S + 1)
    expect(other_end.destroyed).toBe(true)
  })

  it.each(['/page', '/file'])('of bytes that stand ready (%s) is cut off too', async (path) => {
    const { other_end, waits } = await reader(path)
    await expect.poll(waits, SOON).toBe(true)
    const left = other_end.writableLength
    pass(0)
    pass(BODY_GRACE_MS / 1000 + left / LEAST_BYTES_PER_S - 1)
    expect(other_end.destroyed).toBe(false)
    pass(LONG_ANSWER / LEAST_BYTES_PER_S)
    expect(other_end.destroyed).toBe(true)
  })

  it.each(['/short-page', '/short-file'])('that has gone at once (%s) is not watched', async (path) => {
    watched.mockClear()
    const { take, socket } = await reader(path)
    await take(short.length)
    expect(watched).not.toHaveBeenCalled()
    socket.destroy()
  })

  it.each(['/long', '/page'])('over a slow phone line (%s) arrives whole, minutes later', async (path) => {
    const phone = await reader(path)
    await expect.poll(phone.waits, SOON).toBe(true)
    const started = clock.now
    while (phone.taken() < LONG_ANSWER) {
      await phone.take(Math.min(PHONE_BYTES_PER_S * 10, LONG_ANSWER - phone.taken()))
      pass(10)
    }
    expect(clock.now - started).toBeGreaterThan(60_000)
    phone.socket.destroy()
  })

  it('that is still being made is waited for, whatever that takes', async () => {
    const { other_end, take, socket } = await reader('/slow')
    await asked.promise
    pass(10 * BODY_GRACE_MS)
    pass(10 * BODY_GRACE_MS)
    expect(other_end.destroyed).toBe(false)
    made.resolve(new Response('made'))
    await take(1)
    socket.destroy()
  })
})
