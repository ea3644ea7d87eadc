import type { Database } from '#platform/db/database.ts'
import { openBus } from './bus.ts'
import { createEventApi } from './event-api.ts'
import type { RealtimeMessage } from './message.ts'
import type { RealtimeKeys } from './realtime-keys.ts'
import { createSocketServer, type SocketServer, type SocketServerOptions } from './socket-server.ts'

export interface RealtimeOptions {
  sql: Database
  keys: RealtimeKeys
  redis_url?: string | undefined
  isOwnHost: (hostname: string) => boolean
  addressOf?: SocketServerOptions['addressOf']
  onError: (error: unknown) => void
}

export interface Realtime {
  readonly ready: Promise<void>
  upgrade: SocketServer['upgrade']
  /** Answers below `/apps`. */
  fetch: (request: Request) => Promise<Response>
  publish: (messages: RealtimeMessage[]) => Promise<void>
  /** Sends the clients of this process away; the rest ends with `close`. */
  disconnect: () => Promise<void>
  close: () => Promise<void>
}

/** Events from any process of the shop to the clients of every one of them. */
export function openRealtime(options: RealtimeOptions): Realtime {
  const { sql, keys, redis_url, onError } = options
  const sockets = createSocketServer(options)
  const bus = openBus({ sql, redis_url, deliver: sockets.deliver, onError })
  const { fetch } = createEventApi({ keys, publish: bus.publish })
  return {
    ready: bus.ready,
    upgrade: sockets.upgrade,
    fetch,
    publish: bus.publish,
    disconnect: sockets.close,
    close: async () => {
      await sockets.close()
      await bus.close()
    },
  }
}
