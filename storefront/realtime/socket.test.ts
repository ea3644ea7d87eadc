import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RealtimeStatus } from '#contract/realtime.ts'
import { parseFrame } from './frame.ts'
import {
  type Authorisation,
  createSocket,
  FAILURES_TO_TELL,
  LONGEST_RETRY_MS,
  type SocketFailure,
} from './socket.ts'

/** The other end: does nothing unless a test says so. */
class FakeSocket extends EventTarget {
  readonly OPEN = 1
  readyState = 0
  sent: { event: string; data: { channel?: string; auth?: string } }[] = []
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = 3
  }
  say(event: string, data: unknown, channel?: string): void {
    this.readyState = 1
    const frame = JSON.stringify({ event, data: JSON.stringify(data), ...(channel ? { channel } : {}) })
    this.dispatchEvent(new MessageEvent('message', { data: frame }))
  }
  fail(code = 1006): void {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

function setUp() {
  const sockets: FakeSocket[] = []
  const statuses: RealtimeStatus[] = []
  const failures: SocketFailure[] = []
  const events: unknown[] = []
  const asked: string[] = []
  const returns = vi.fn()
  const next: { authorisation: Authorisation } = { authorisation: { auth: 'key:signature' } }
  const socket = createSocket({
    open: () => {
      const opened = new FakeSocket()
      sockets.push(opened)
      return opened as unknown as WebSocket
    },
    authorise: async (socket_id, channel) => {
      asked.push(`${socket_id} ${channel}`)
      return next.authorisation
    },
    onStatus: (status) => statuses.push(status),
    onEvent: (event, data) => events.push([event, data]),
    onReturn: returns,
    onFailure: (key) => failures.push(key),
    random: () => 1,
  })
  const current = () => {
    const last = sockets.at(-1)
    if (!last) throw new Error('Nothing was opened')
    return last
  }
  /** The server takes the connection and lets it into its channel. */
  async function greet(channel = 'private-a'): Promise<void> {
    current().say('pusher:connection_established', {
      socket_id: `1.${sockets.length}`,
      activity_timeout: 120,
    })
    await vi.advanceTimersByTimeAsync(0)
    current().say('pusher_internal:subscription_succeeded', {}, channel)
  }
  return { socket, sockets, statuses, failures, events, asked, returns, next, current, greet }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the socket of a page', () => {
  it('does nothing before there is something to listen to [RT-05]', () => {
    const { socket, sockets } = setUp()
    expect(socket.status()).toBe('initial')
    socket.join(null)
    expect([socket.status(), sockets.length]).toEqual(['initial', 0])
  })

  it('connects, shows its signature, and is open [RT-01] [RT-05]', async () => {
    const { socket, statuses, asked, current, greet, returns } = setUp()
    socket.join('private-a')
    await greet()
    expect(asked).toEqual(['1.1 private-a'])
    expect(current().sent).toEqual([
      { event: 'pusher:subscribe', data: { channel: 'private-a', auth: 'key:signature' } },
    ])
    expect(statuses).toEqual(['connecting', 'open'])
    expect(returns).not.toHaveBeenCalled()
  })

  it('passes on events of its channel alone [RT-02]', async () => {
    const { socket, events, current, greet } = setUp()
    socket.join('private-a')
    await greet()
    current().say('sold', { name: 'Konvice', amount: 0 }, 'private-a')
    current().say('sold', { name: 'Cizí', amount: 0 }, 'private-b')
    current().say('sold', {})
    expect(events).toEqual([['sold', { name: 'Konvice', amount: 0 }]])
  })

  it('leaves one channel for another on the same connection [RT-10]', async () => {
    const { socket, sockets, current, greet, asked, events } = setUp()
    socket.join('private-a')
    await greet()
    socket.join('private-b')
    await vi.advanceTimersByTimeAsync(0)
    expect(sockets).toHaveLength(1)
    expect(asked).toEqual(['1.1 private-a', '1.1 private-b'])
    expect(
      current()
        .sent.slice(1)
        .map(({ event, data }) => [event, data.channel]),
    ).toEqual([
      ['pusher:unsubscribe', 'private-a'],
      ['pusher:subscribe', 'private-b'],
    ])
    current().say('sold', {}, 'private-a')
    expect(events).toEqual([])
  })

  it('closes when there is nothing to listen to any more, and opens again [RT-10]', async () => {
    const { socket, sockets, greet, statuses } = setUp()
    socket.join('private-a')
    await greet()
    socket.join(null)
    await vi.advanceTimersByTimeAsync(LONGEST_RETRY_MS)
    expect([socket.status(), sockets.length, sockets[0]?.readyState]).toEqual(['closed', 1, 3])
    socket.join('private-b')
    await greet('private-b')
    expect(statuses).toEqual(['connecting', 'open', 'closed', 'connecting', 'open'])
  })
})

describe('when the connection breaks', () => {
  it('comes back quietly, is signed in anew, and what was missed is read again [F41]', async () => {
    const { socket, sockets, current, greet, asked, failures, returns } = setUp()
    socket.join('private-a')
    await greet()
    current().fail()
    expect(socket.status()).toBe('closed')
    await vi.advanceTimersByTimeAsync(1000)
    expect(sockets).toHaveLength(2)
    await greet()
    expect(asked).toEqual(['1.1 private-a', '1.2 private-a'])
    expect(socket.status()).toBe('open')
    expect(returns).toHaveBeenCalledOnce()
    expect(failures).toEqual([])
  })

  it('waits longer and longer, tells once that it cannot connect, and goes on trying [RT-07] [F41]', async () => {
    const { socket, sockets, current, greet, failures } = setUp()
    socket.join('private-a')
    const waits = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]
    for (const [index, wait] of waits.entries()) {
      current().fail()
      expect(failures).toHaveLength(index + 1 >= FAILURES_TO_TELL ? 1 : 0)
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(sockets).toHaveLength(index + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(sockets).toHaveLength(index + 2)
    }
    expect(failures).toEqual(['cant_connect_to_socket'])
    expect(socket.status()).toBe('error')
    await greet()
    expect(socket.status()).toBe('open')
  })

  it('does not come back where the server refuses for good [RT-07]', async () => {
    const { socket, sockets, current, failures } = setUp()
    socket.join('private-a')
    current().fail(4001)
    await vi.advanceTimersByTimeAsync(10 * LONGEST_RETRY_MS)
    expect([sockets.length, socket.status(), failures]).toEqual([1, 'error', ['cant_connect_to_socket']])
  })

  it('notices silence: asks, waits for an answer, and connects anew', async () => {
    const { socket, sockets, current, greet } = setUp()
    socket.join('private-a')
    await greet()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(current().sent.at(-1)?.event).toBe('pusher:ping')
    current().say('pusher:pong', {})
    await vi.advanceTimersByTimeAsync(119_999)
    expect(sockets).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1 + 30_000 + 1000)
    expect(sockets).toHaveLength(2)
  })

  it('gives up an attempt nobody answers', async () => {
    const { socket, sockets } = setUp()
    socket.join('private-a')
    await vi.advanceTimersByTimeAsync(11_000)
    expect(sockets).toHaveLength(2)
  })

  it('answers the pings of the server', async () => {
    const { socket, current, greet } = setUp()
    socket.join('private-a')
    await greet()
    current().say('pusher:ping', {})
    expect(current().sent.at(-1)?.event).toBe('pusher:pong')
  })

  it('tries nothing while the page is away, and tells nobody', async () => {
    const { socket, sockets, current, greet, failures, returns } = setUp()
    socket.join('private-a')
    await greet()
    socket.suspend()
    current().fail()
    await vi.advanceTimersByTimeAsync(10 * LONGEST_RETRY_MS)
    expect([sockets.length, socket.status()]).toEqual([1, 'closed'])
    socket.resume()
    await greet()
    expect([socket.status(), failures]).toEqual(['open', []])
    expect(returns).toHaveBeenCalledOnce()
  })
})

describe('when the channel is refused', () => {
  it('says so once and asks again only for another cart [RT-06] [F42]', async () => {
    const { socket, current, failures, next, greet } = setUp()
    next.authorisation = 'refused'
    socket.join('private-a')
    await greet()
    await vi.advanceTimersByTimeAsync(10 * LONGEST_RETRY_MS)
    expect([socket.status(), failures]).toEqual(['error', ['cant_authenticate_socket_connection']])
    socket.join('private-b')
    await greet('private-b')
    expect(failures).toHaveLength(1)
    next.authorisation = { auth: 'key:signature' }
    socket.join('private-c')
    await greet('private-c')
    expect(socket.status()).toBe('open')
    current().say('pusher:subscription_error', { status: 401 }, 'private-c')
    expect(socket.status()).toBe('error')
    expect(failures).toHaveLength(1)
  })

  it('tries later where there is nobody to ask', async () => {
    const { socket, sockets, failures, next, greet } = setUp()
    next.authorisation = 'unreachable'
    socket.join('private-a')
    await greet()
    expect(failures).toEqual([])
    next.authorisation = { auth: 'key:signature' }
    await vi.advanceTimersByTimeAsync(1000)
    expect(sockets).toHaveLength(2)
    await greet()
    expect(socket.status()).toBe('open')
  })
})

it.each(['', 'x', 'null', '7', '[]', '{}', '{"event":7}'])('%j is no frame', (text) => {
  expect(parseFrame(text)).toBeNull()
})
