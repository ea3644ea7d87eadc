import { randomInt } from 'node:crypto'
import type { RawData, WebSocket } from 'ws'
import { isChannelName } from './message.ts'
import { isChannelAuth, type RealtimeKeys } from './realtime-keys.ts'

export const CLOSE_CODES = {
  no_such_app: 4001,
  bad_version: 4006,
  unsupported_protocol: 4007,
  no_protocol: 4008,
  over_capacity: 4100,
  reconnect: 4200,
  no_pong: 4201,
} as const

const NOT_TEXT = 1003
const TOO_MANY_FRAMES = 1008
const FRAMES_PER_WINDOW = 200
const WINDOW_MS = 10_000
const MAX_CHANNELS = 50
/** A client that does not read must not fill our memory. */
const MAX_UNREAD_BYTES = 1_000_000
const SOCKET_ID_RANGE = 2 ** 40

export interface Rooms {
  join: (channel: string, connection: Connection) => void
  leave: (channel: string, connection: Connection) => void
}

/** One client and what it listens to. */
export class Connection {
  readonly socket_id = `${randomInt(1, SOCKET_ID_RANGE)}.${randomInt(1, SOCKET_ID_RANGE)}`
  readonly channels = new Set<string>()
  /** When anything came last, and when it was asked whether it is still there. */
  seen_at = Date.now()
  pinged_at: number | null = null
  readonly #socket: WebSocket
  readonly #keys: RealtimeKeys
  readonly #rooms: Rooms
  #window_began = Date.now()
  #frames = 0

  constructor(socket: WebSocket, keys: RealtimeKeys, rooms: Rooms) {
    this.#socket = socket
    this.#keys = keys
    this.#rooms = rooms
    socket.on('message', (data, is_binary) => this.#receive(data, is_binary))
    socket.on('close', () => {
      for (const channel of this.channels) rooms.leave(channel, this)
    })
  }

  send(event: string, data: unknown, channel?: string): void {
    this.sendFrame(JSON.stringify({ event, data: JSON.stringify(data), ...(channel ? { channel } : {}) }))
  }

  sendFrame(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MAX_UNREAD_BYTES) return this.#socket.terminate()
    this.#socket.send(frame)
  }

  /** Says why before it goes, for clients that look into frames only. */
  close(code: number, message: string): void {
    this.send('pusher:error', { code, message })
    this.#socket.close(code, message)
  }

  terminate(): void {
    this.#socket.terminate()
  }

  #receive(raw: RawData, is_binary: boolean): void {
    this.seen_at = Date.now()
    this.pinged_at = null
    if (is_binary) return this.#socket.close(NOT_TEXT, 'Text frames only')
    if (this.#isTooFast()) return this.#socket.close(TOO_MANY_FRAMES, 'Too many frames')
    const frame = parseObject(String(raw))
    if (!frame) return this.#complain('The frame is no JSON object')
    const data = typeof frame.data === 'string' ? (parseObject(frame.data) ?? {}) : asObject(frame.data)
    switch (frame.event) {
      case 'pusher:ping':
        return this.send('pusher:pong', {})
      case 'pusher:pong':
        return
      case 'pusher:subscribe':
        return this.#subscribe(data.channel, data.auth)
      case 'pusher:unsubscribe':
        if (typeof data.channel === 'string' && this.channels.delete(data.channel)) {
          this.#rooms.leave(data.channel, this)
        }
        return
      default:
        return this.#complain('Clients may only subscribe and unsubscribe')
    }
  }

  #isTooFast(): boolean {
    if (this.seen_at - this.#window_began > WINDOW_MS) {
      this.#window_began = this.seen_at
      this.#frames = 0
    }
    this.#frames += 1
    return this.#frames > FRAMES_PER_WINDOW
  }

  #subscribe(channel: unknown, auth: unknown): void {
    if (!isChannelName(channel)) return this.#complain('The name of the channel is wrong')
    const refuse = (status: number, error: string) =>
      this.send('pusher:subscription_error', { type: 'AuthError', error, status }, channel)
    if (channel.startsWith('presence-')) return refuse(403, 'There are no presence channels here')
    const needs_auth = channel.startsWith('private-')
    if (needs_auth && !isChannelAuth(this.#keys, this.socket_id, channel, String(auth))) {
      return refuse(401, 'The signature is wrong')
    }
    if (!this.channels.has(channel)) {
      if (this.channels.size >= MAX_CHANNELS) return refuse(403, 'Too many channels')
      this.channels.add(channel)
      this.#rooms.join(channel, this)
    }
    this.send('pusher_internal:subscription_succeeded', {}, channel)
  }

  #complain(message: string): void {
    this.send('pusher:error', { code: null, message })
  }
}

type PlainObject = Record<string, unknown>

function parseObject(text: string): PlainObject | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as PlainObject) : null
  } catch {
    return null
  }
}

const asObject = (value: unknown): PlainObject =>
  typeof value === 'object' && value !== null ? (value as PlainObject) : {}
