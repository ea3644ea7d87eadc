import type { RealtimeStatus } from '#contract/realtime.ts'
import { parseFrame } from './frame.ts'

export type SocketFailure = 'cant_authenticate_socket_connection' | 'cant_connect_to_socket'

/** Why a channel cannot be joined: it may not be, there is nobody to ask, or it is gone and nobody needs to know. */
export type Authorisation = { auth: string } | 'refused' | 'unreachable' | 'gone'

/** What the socket touches outside of itself. */
export interface SocketEdge {
  open: () => WebSocket
  authorise: (socket_id: string, channel: string) => Promise<Authorisation>
  onStatus: (status: RealtimeStatus) => void
  onEvent: (event: string, data: unknown) => void
  /** Events may have been missed while the connection was down. */
  onReturn: () => void
  onFailure: (key: SocketFailure) => void
  random: () => number
}

const FIRST_RETRY_MS = 1000
export const LONGEST_RETRY_MS = 30_000
const CONNECT_TIMEOUT_MS = 10_000
const PONG_TIMEOUT_MS = 30_000
const ACTIVITY_TIMEOUT_S = 120
/** One or two failures are a short way through a tunnel; from here on somebody should know. */
export const FAILURES_TO_TELL = 3

/** A client of the Pusher protocol that listens to one channel at a time. */
export function createSocket(edge: SocketEdge) {
  let status: RealtimeStatus = 'initial'
  let wanted: string | null = null
  let socket: WebSocket | null = null
  let socket_id: string | null = null
  let is_suspended = false
  let is_refused = false
  let was_joined = false
  let failures = 0
  let activity_ms = ACTIVITY_TIMEOUT_S * 1000
  let silence: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  const told = new Set<SocketFailure>()

  function become(next: RealtimeStatus): void {
    if (next === status) return
    status = next
    edge.onStatus(next)
  }

  function fail(key: SocketFailure): void {
    become('error')
    if (told.has(key)) return
    told.add(key)
    edge.onFailure(key)
  }

  function send(event: string, data: object): void {
    if (socket?.readyState === socket?.OPEN) socket?.send(JSON.stringify({ event, data }))
  }

  function connect(): void {
    clearTimeout(retry)
    if (socket || is_suspended || is_refused || wanted === null) return
    if (status !== 'error') become('connecting')
    const opened = edge.open()
    socket = opened
    wait(CONNECT_TIMEOUT_MS, () => lose(opened, 0))
    opened.addEventListener('message', ({ data }) => {
      if (socket === opened) receive(String(data))
    })
    opened.addEventListener('close', ({ code }) => lose(opened, code))
  }

  /** Runs unless something is heard before. */
  function wait(ms: number, then: () => void): void {
    clearTimeout(silence)
    silence = setTimeout(then, ms)
  }

  function listen(): void {
    wait(activity_ms, () => {
      send('pusher:ping', {})
      const asked = socket
      wait(PONG_TIMEOUT_MS, () => asked && lose(asked, 0))
    })
  }

  function drop(): void {
    clearTimeout(silence)
    clearTimeout(retry)
    const dropped = socket
    socket = null
    socket_id = null
    dropped?.close(1000)
  }

  /** The connection is gone without our doing. */
  function lose(lost: WebSocket, code: number): void {
    if (socket !== lost) return
    drop()
    if (code >= 4000 && code < 4100) {
      // The server will say the same next time.
      is_refused = true
      return fail('cant_connect_to_socket')
    }
    retryLater(code >= 4200 && code < 4300)
  }

  function retryLater(at_once: boolean): void {
    failures += 1
    if (failures >= FAILURES_TO_TELL) fail('cant_connect_to_socket')
    else become('closed')
    // A server that closes sends everybody at once; they must not all come back at once.
    const longest = at_once && failures === 1 ? FIRST_RETRY_MS : backoff(failures)
    retry = setTimeout(connect, longest * (0.5 + edge.random() / 2))
  }

  function receive(text: string): void {
    const frame = parseFrame(text)
    listen()
    if (!frame) return
    const { event, channel, data } = frame
    if (event === 'pusher:connection_established') return established(data)
    if (event === 'pusher:ping') return send('pusher:pong', {})
    if (channel === undefined || channel !== wanted) return
    if (event === 'pusher_internal:subscription_succeeded') {
      failures = 0
      become('open')
      if (was_joined) edge.onReturn()
      was_joined = true
    } else if (event === 'pusher:subscription_error') refused()
    else edge.onEvent(event, data)
  }

  function established(data: unknown): void {
    const known = data as { socket_id?: unknown; activity_timeout?: unknown } | null
    socket_id = String(known?.socket_id)
    activity_ms = Math.min(ACTIVITY_TIMEOUT_S, Number(known?.activity_timeout) || ACTIVITY_TIMEOUT_S) * 1000
    listen()
    void subscribe()
  }

  async function subscribe(): Promise<void> {
    const [channel, asked, own_id] = [wanted, socket, socket_id]
    if (channel === null || own_id === null || !asked) return
    const answer = await edge.authorise(own_id, channel)
    if (channel !== wanted || asked !== socket) return
    if (answer === 'refused') return refused()
    if (answer === 'unreachable') {
      drop()
      return retryLater(false)
    }
    if (answer === 'gone') {
      drop()
      return become('closed')
    }
    send('pusher:subscribe', { channel, auth: answer.auth })
  }

  /** Asking the same again is of no use; another cart, or a page that comes back, may fare better. */
  function refused(): void {
    drop()
    is_refused = true
    fail('cant_authenticate_socket_connection')
  }

  return {
    status: () => status,
    /** Leaves the channel it is in for another; null is none, and needs no connection. */
    join: (channel: string | null) => {
      if (channel === wanted) return
      if (wanted !== null) send('pusher:unsubscribe', { channel: wanted })
      wanted = channel
      was_joined = false
      is_refused = false
      if (channel === null) {
        drop()
        if (status !== 'initial') become('closed')
      } else if (socket_id) void subscribe()
      else connect()
    },
    /** The page is put away, or there is no network: nothing is tried until it is back. */
    suspend: () => {
      is_suspended = true
      drop()
      if (status !== 'initial') become('closed')
    },
    resume: () => {
      if (!is_suspended) return
      is_suspended = false
      is_refused = false
      failures = 0
      connect()
    },
  }
}

export type Socket = ReturnType<typeof createSocket>

const backoff = (failures: number) => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
