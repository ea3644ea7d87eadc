import { openCartKeeper } from '#platform/cart/keep-carts.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/http/log.ts'
import { openRealtime, type Realtime } from '#platform/realtime/realtime.ts'
import { realtimeKeys, type RealtimeKeys } from '#platform/realtime/realtime-keys.ts'
import { clientAddress } from './client-address.ts'
import type { Config } from './config.ts'

export function realtimeKeysOf({ realtime, app_secret }: Config): RealtimeKeys | undefined {
  return realtime ? realtimeKeys(app_secret) : undefined
}

interface StartedRealtime {
  /** Null where the shop has no sockets. */
  upgrade: Realtime['upgrade'] | null
  mounts: [prefix: string, fetch: Realtime['fetch']][]
  disconnect: () => Promise<void>
  close: () => Promise<void>
}

interface Surroundings {
  sql: Database
  log: Log
  now: () => Date
  isOwnHost: (hostname: string) => boolean
}

/** Sockets where they are wanted; carts are kept true to the stock in any case. */
export function startRealtime(config: Config, { sql, log, now, isOwnHost }: Surroundings): StartedRealtime {
  const keys = realtimeKeysOf(config)
  const live = keys
    ? openRealtime({
        sql,
        keys,
        redis_url: config.redis_url,
        isOwnHost,
        addressOf: (request) => clientAddress(request, config.trusted_proxies),
        onError: (error) => log.warn('realtime is not well', { error }),
      })
    : null
  const keeper = openCartKeeper({ sql, log, now, publish: live?.publish ?? (async () => {}) })
  return {
    upgrade: live?.upgrade ?? null,
    mounts: live ? [['/apps', live.fetch]] : [],
    disconnect: async () => live?.disconnect(),
    close: async () => {
      await keeper.close()
      await live?.close()
    },
  }
}
