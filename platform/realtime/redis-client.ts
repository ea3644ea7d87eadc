import { createClient } from '@redis/client'

const CONNECT_TIMEOUT_MS = 2000
const MAX_RETRY_MS = 2000

/** A connection that comes back by itself, and while it is away refuses at once instead of queueing. */
export function redisClient(url: string) {
  const { protocol, pathname } = new URL(url)
  const reconnectStrategy = (tries: number) =>
    Math.min(MAX_RETRY_MS, 50 * 2 ** tries) * (0.5 + Math.random() / 2)
  const socket = { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy }
  if (protocol === 'unix:') {
    return createClient({ disableOfflineQueue: true, socket: { ...socket, path: pathname } })
  }
  return createClient({ url: url.replace(/^valkey/, 'redis'), disableOfflineQueue: true, socket })
}
