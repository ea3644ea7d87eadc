import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '#contract/complaint-document.ts'
import { readProxies } from './client-address.ts'
import { createFront } from './front.ts'
import {
  BODY_GRACE_MS,
  BODY_TIMEOUT_MS,
  createBodyWatch,
  LEAST_BYTES_PER_S,
  MOST_BODIES_OF_SENDER,
} from './slow-body.ts'

/** 0.3 Mbit/s. */
const PHONE_BYTES_PER_S = 37_500
const clock = { now: 0 }
const bodies = createBodyWatch(() => clock.now)
const server = createFront({
  files: () => new Map(),
  public_url: 'http://localhost',
  onError: () => {},
  before: null,
  isOwnHost: () => true,
  bodies,
  trusted_proxies: readProxies('127.0.0.1'),
  mounts: [['/', async (request) => new Response(`${(await request.arrayBuffer()).byteLength} bytes`)]],
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A sender whose bytes have all been read by the server whenever it goes on. */
async function sender(head: string) {
  const { port } = server.address() as AddressInfo
  const accepted = once(server, 'connection') as Promise<[Socket]>
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
  const [other_end] = await accepted
  let sent = 0
  async function send(bytes: string | Buffer): Promise<void> {
    sent += Buffer.byteLength(bytes)
    socket.write(bytes)
    await expect.poll(() => other_end.bytesRead, { interval: 1, timeout: 20_000 }).toBe(sent)
  }
  await send(`POST / HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`)
  return { send, other_end, closed: once(socket, 'close'), heard: () => heard, end: () => socket.destroy() }
}

function pass(seconds: number): void {
  clock.now += seconds * 1000
  bodies.check()
}

describe('a body', () => {
  it('of five megabytes over a slow phone line arrives whole, minutes later [B-38] [COMPL-02]', async () => {
    const size = 5_000_000
    const phone = await sender(`Content-Length: ${size}`)
    const started = clock.now
    for (let left = size; left > 0; left -= PHONE_BYTES_PER_S * 10) {
      await phone.send(Buffer.alloc(Math.min(left, PHONE_BYTES_PER_S * 10)))
      pass(10)
    }
    expect(clock.now - started).toBeGreaterThan(120_000)
    await expect.poll(phone.heard, { interval: 1, timeout: 20_000 }).toContain('5000000 bytes')
    phone.end()
  })

  it.each(['Content-Length: 100000', 'Transfer-Encoding: chunked'])(
    'that comes a byte at a time (%s) is cut off with 408 once its seconds are over [B-38]',
    async (head) => {
      const loris = await sender(head)
      const byte = head.startsWith('Content') ? 'x' : '1\r\nx\r\n'
      for (let second = 0; second < BODY_GRACE_MS / 1000; second += 5) {
        await loris.send(byte)
        pass(5)
      }
      expect(loris.other_end.writableEnded).toBe(false)
      await loris.send(byte)
      pass(1)
      await loris.closed
      expect(loris.heard()).toMatch(/^HTTP\/1\.1 408 /)
    },
  )

  it('that stops in the middle is cut off too, after the time its bytes have earned [B-38]', async () => {
    const stopped = await sender('Content-Length: 2000000')
    await stopped.send(Buffer.alloc(LEAST_BYTES_PER_S * 60))
    pass(BODY_GRACE_MS / 1000 + 59)
    expect(stopped.other_end.writableEnded).toBe(false)
    pass(2)
    await stopped.closed
    expect(stopped.heard()).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('that has come whole is not waited for, whatever its answer takes', async () => {
    const whole = await sender('Content-Length: 2')
    await whole.send('ab')
    await expect.poll(whole.heard, { interval: 1, timeout: 20_000 }).toContain('2 bytes')
    pass(BODY_GRACE_MS)
    expect(whole.other_end.writableEnded).toBe(false)
    whole.end()
  })

  it('of one network leaves most of the places to others, until it has come or is given up [B-38] [S43]', async () => {
    const from = async (address: string) => sender(`Content-Length: 9\r\nX-Forwarded-For: ${address}`)
    const slow = []
    for (let number = 0; number < MOST_BODIES_OF_SENDER; number++)
      slow.push(await from(`2001:db8::${number}`))
    const surplus = await from('2001:db8::ffff')
    await surplus.closed
    expect(surplus.heard()).toMatch(/^HTTP\/1\.1 429 /)
    const read = await sender('X-Forwarded-For: 2001:db8::ffff')
    await expect.poll(read.heard, { interval: 1, timeout: 20_000 }).toContain('0 bytes')
    const other = await from('2001:db8:0:1::1')
    const [first] = slow
    for (const one of [first, other]) {
      await one?.send('123456789')
      await expect.poll(() => one?.heard(), { interval: 1, timeout: 20_000 }).toContain('9 bytes')
    }
    const next = await from('2001:db8::ffff')
    pass(BODY_GRACE_MS / 1000 + 1)
    await Promise.all([next, ...slow.slice(1)].map(({ closed }) => closed))
    const last = await from('2001:db8::ffff')
    await last.send('123456789')
    await expect.poll(last.heard, { interval: 1, timeout: 20_000 }).toContain('9 bytes')
    for (const one of [...slow, surplus, read, other, next, last]) one.end()
  })

  it('of all the files of a complaint has its time on that line, and there is an end to it', () => {
    expect(server.requestTimeout).toBe(BODY_TIMEOUT_MS)
    expect((MAX_DOCUMENTS * MAX_DOCUMENT_BYTES) / PHONE_BYTES_PER_S).toBeLessThan(BODY_TIMEOUT_MS / 1000)
  })
})
