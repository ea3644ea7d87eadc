import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { createSenderShare } from '#platform/http/sender-share.ts'
import { CLOSE_CODES, Connection } from './connection.ts'
import type { RealtimeMessage } from './message.ts'
import type { RealtimeKeys } from './realtime-keys.ts'

export interface SocketServerOptions {
  keys: RealtimeKeys
  isOwnHost: (hostname: string) => boolean
  /** Who asks; without it, whoever is at the other end. */
  addressOf?: ((request: IncomingMessage) => string) | undefined
  max_connections?: number
  activity_timeout_s?: number
  pong_timeout_s?: number
}

export interface SocketServer {
  /** For the HTTP server's `upgrade`. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  deliver: (message: RealtimeMessage) => void
  /** Sends everybody away, to come back at once: another process may be there already. */
  close: () => Promise<void>
  readonly size: number
}

const MAX_FRAME_BYTES = 16_384
const MAX_CONNECTIONS = 10_000
/** An office has fewer open pages; whoever opens them by a machine must leave room for others. */
export const MAX_CONNECTIONS_OF_SENDER = 200
const ACTIVITY_TIMEOUT_S = 120
const PONG_TIMEOUT_S = 30
const CLOSING_MS = 1000
const PATH = /^\/app\/([\w-]{1,100})$/
const PROTOCOLS = [5, 6, 7]

/** The Pusher Channels protocol on sockets of the shop's own port, at `/app/{key}`. */
export function createSocketServer(options: SocketServerOptions): SocketServer {
  const { keys, max_connections = MAX_CONNECTIONS } = options
  const addressOf = options.addressOf ?? (({ socket }) => socket.remoteAddress ?? '')
  const takePlace = createSenderShare(MAX_CONNECTIONS_OF_SENDER)
  const activity_timeout = options.activity_timeout_s ?? ACTIVITY_TIMEOUT_S
  const pong_ms = (options.pong_timeout_s ?? PONG_TIMEOUT_S) * 1000
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, clientTracking: false })
  const connections = new Map<Connection, WebSocket>()
  const rooms = new Map<string, Set<Connection>>()
  let is_closing = false

  const sweep = setInterval(
    () => {
      for (const connection of connections.keys()) checkAlive(connection)
    },
    Math.min(activity_timeout * 1000, pong_ms) / 2,
  )
  sweep.unref()

  function checkAlive(connection: Connection): void {
    const now = Date.now()
    if (connection.pinged_at !== null) {
      if (now - connection.pinged_at < pong_ms) return
      connection.close(CLOSE_CODES.no_pong, 'No pong came')
      connection.terminate()
    } else if (now - connection.seen_at > activity_timeout * 1000) {
      connection.pinged_at = now
      connection.send('pusher:ping', {})
    }
  }

  const ownRooms = {
    join: (channel: string, connection: Connection) => {
      rooms.set(channel, (rooms.get(channel) ?? new Set()).add(connection))
    },
    leave: (channel: string, connection: Connection) => {
      const room = rooms.get(channel)
      room?.delete(connection)
      if (room?.size === 0) rooms.delete(channel)
    },
  }

  function welcome(socket: WebSocket, sender: string, key: string, protocol: string | null): void {
    // What fails on a socket closes it; that is all there is to do about it.
    socket.on('error', () => {})
    const connection = new Connection(socket, keys, ownRooms)
    const refusal = refusalFor(key, protocol)
    if (refusal) return connection.close(...refusal)
    const giveBack = takePlace(sender)
    if (!giveBack) return connection.close(CLOSE_CODES.over_capacity, 'Too many are connected from there')
    connections.set(connection, socket)
    socket.on('close', () => {
      connections.delete(connection)
      giveBack()
    })
    socket.on('pong', () => {
      connection.seen_at = Date.now()
      connection.pinged_at = null
    })
    connection.send('pusher:connection_established', { socket_id: connection.socket_id, activity_timeout })
  }

  function refusalFor(key: string, protocol: string | null): [number, string] | null {
    if (key !== keys.key) return [CLOSE_CODES.no_such_app, 'There is no app with this key']
    if (protocol === null) return [CLOSE_CODES.no_protocol, 'No version of the protocol was given']
    if (!/^\d+$/.test(protocol)) return [CLOSE_CODES.bad_version, 'The version is no number']
    if (!PROTOCOLS.includes(Number(protocol))) {
      return [CLOSE_CODES.unsupported_protocol, 'This version is not spoken here']
    }
    if (is_closing) return [CLOSE_CODES.reconnect, 'The server is closing']
    if (connections.size >= max_connections) return [CLOSE_CODES.over_capacity, 'Too many are connected']
    return null
  }

  return {
    get size() {
      return connections.size
    },
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      const url = parseTarget(request.url)
      const key = PATH.exec(url?.pathname ?? '')?.[1]
      if (!url || !key) return refuse(socket, '404 Not Found')
      const host = hostnameOf(`http://${request.headers.host ?? ''}`)
      if (host === null || !options.isOwnHost(host)) return refuse(socket, '421 Misdirected Request')
      const { origin } = request.headers
      // Only browsers say where a page comes from; another site's page has nothing to look for here.
      if (origin !== undefined && !options.isOwnHost(hostnameOf(origin) ?? '')) {
        return refuse(socket, '403 Forbidden')
      }
      sockets.handleUpgrade(request, socket, head, (opened) =>
        welcome(opened, addressOf(request), key, url.searchParams.get('protocol')),
      )
    },
    deliver: ({ channel, event, data, socket_id }) => {
      const room = rooms.get(channel)
      if (!room) return
      const frame = JSON.stringify({ event, channel, data })
      for (const connection of room) if (connection.socket_id !== socket_id) connection.sendFrame(frame)
    },
    close: async () => {
      is_closing = true
      clearInterval(sweep)
      const closed = [...connections.values()].map(
        (socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve())),
      )
      for (const connection of connections.keys()) {
        connection.close(CLOSE_CODES.reconnect, 'The server is closing')
      }
      const timer = setTimeout(() => {
        for (const connection of connections.keys()) connection.terminate()
      }, CLOSING_MS)
      await Promise.all(closed)
      clearTimeout(timer)
    },
  }
}

function parseTarget(target: string | undefined): URL | null {
  if (!target?.startsWith('/') || target.startsWith('//')) return null
  return URL.parse(target, 'http://localhost')
}

function hostnameOf(origin: string): string | null {
  return URL.parse(origin)?.hostname || null
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
