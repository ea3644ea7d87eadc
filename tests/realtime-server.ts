import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pusherModule from 'pusher-js'
import { afterAll } from 'vitest'
import { WebSocket } from 'ws'
import type { Database } from '#platform/db/database.ts'
import { openRealtime, type Realtime } from '#platform/realtime/realtime.ts'
import { realtimeKeys } from '#platform/realtime/realtime-keys.ts'

export const KEYS = realtimeKeys('the secret of a shop under test')

type Upgrade = Pick<Realtime, 'upgrade'> & Partial<Pick<Realtime, 'fetch'>>

/** A port on which nothing but sockets and the events API answer. */
export async function listen(live: Upgrade): Promise<number> {
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const request = new Request(`http://localhost${incoming.url}`, {
      method: incoming.method ?? 'GET',
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    })
    const answer = (await live.fetch?.(request)) ?? new Response(null, { status: 404 })
    response.writeHead(answer.status).end(await answer.text())
  })
  server.on('upgrade', live.upgrade)
  server.listen(0)
  await once(server, 'listening')
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

/** One process of a shop, as far as its sockets go. */
export async function startLive(sql: Database, redis_url?: string) {
  const errors: unknown[] = []
  const live = openRealtime({
    sql,
    keys: KEYS,
    redis_url,
    isOwnHost: (hostname) => hostname === 'localhost',
    onError: (error) => errors.push(error),
  })
  const port = await listen(live)
  afterAll(() => live.close())
  await live.ready
  return { live, port, errors }
}

// In Node the package is the class itself; its types speak of a default export.
const PusherClient = pusherModule as unknown as typeof pusherModule.default
export type PusherClient = InstanceType<typeof PusherClient>

export type Authorise = (
  asked: { socketId: string; channelName: string },
  tell: (error: Error | null, data: { auth: string } | null) => void,
) => void

/** The real client of the protocol. */
export function pusherClient(port: number, authorise: Authorise, key = KEYS.key): PusherClient {
  const client = new PusherClient(key, {
    cluster: '',
    wsHost: 'localhost',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: { endpoint: '', transport: 'ajax', customHandler: authorise },
  })
  afterAll(() => client.disconnect())
  return client
}

export interface Frame {
  event: string
  channel?: string
  data: string
}

/** A socket without any library, for what well-behaved clients never send. */
export async function rawSocket(port: number, { path = `/app/${KEYS.key}?protocol=7`, headers = {} } = {}) {
  const socket = new WebSocket(`ws://localhost:${port}${path}`, { headers })
  const frames: Frame[] = []
  const waiting: (() => void)[] = []
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)) as Frame)
    for (const tell of waiting.splice(0)) tell()
  })
  afterAll(() => socket.terminate())
  const closed = once(socket, 'close').then(([code]) => code as number)
  await once(socket, 'open')
  const next = async (event: string): Promise<Frame> => {
    for (;;) {
      const at = frames.findIndex((frame) => frame.event === event)
      const [found] = at < 0 ? [] : frames.splice(at, 1)
      if (found) return found
      await new Promise<void>((resolve) => void waiting.push(resolve))
    }
  }
  return { socket, closed, next, send: (frame: unknown) => socket.send(JSON.stringify(frame)) }
}

/** The status a refused upgrade is answered with. */
export async function upgradeStatus(port: number, path: string, headers = {}): Promise<number> {
  const socket = new WebSocket(`ws://localhost:${port}${path}`, { headers })
  const status = await new Promise<number>((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('open', () => resolve(101))
    socket.on('error', () => {})
  })
  socket.terminate()
  return status
}
