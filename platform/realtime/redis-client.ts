import { createClient } from '@redis/client'

const CONNECT_TIMEOUT_MS = 2000
const MAX_RETRY_MS = 2000
/** A line that fell silent looks like one on which nothing is said, until an answer stays away. */
const PING_EVERY_MS = 3000
const SILENCE_MS = 10_000

/** A connection that comes back by itself, and while it is away refuses at once instead of queueing. */
export function redisClient(url: string) {
  const { protocol, pathname } = new URL(url)
  const reconnectStrategy = (tries: number) =>
    Math.min(MAX_RETRY_MS, 50 * 2 ** tries) * (0.5 + Math.random() / 2)
  const socket = { connectTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SILENCE_MS, reconnectStrategy }
  const options = { disableOfflineQueue: true, pingInterval: PING_EVERY_MS }
  if (protocol === 'unix:') return createClient({ ...options, socket: { ...socket, path: pathname } })
  return createClient({ ...options, url: url.replace(/^valkey/, 'redis'), socket })
}
