import { redisClient } from '#platform/realtime/redis-client.ts'
import { type Attempts, type AttemptStore, attemptsIn } from './attempt-store.ts'
import type { Database } from '#platform/db/database.ts'

interface Options {
  url: string
  sql: Database
  onError: (error: unknown) => void
  /** Slower than this is as good as away, for a while. */
  answer_within_ms?: number
}

const ANSWER_WITHIN_MS = 100
const DISTRUST_MS = 2000
const PREFIX = 'vitrine:attempt:'

/** One script, so that no key is ever left without its end. */
const ADD = `local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`
const READ = `return {tonumber(redis.call('GET', KEYS[1]) or 0), redis.call('PTTL', KEYS[1])}`
const TAKE_BACK = `if tonumber(redis.call('GET', KEYS[1]) or 0) > 0 then return redis.call('DECR', KEYS[1]) end
return 0`

/** Counts in Redis or Valkey; in PostgreSQL while it does not answer, so that nobody is ever uncounted. */
export function openAttemptsInRedis({ url, sql, onError, answer_within_ms = ANSWER_WITHIN_MS }: Options) {
  const client = redisClient(url)
  const database = attemptsIn(sql)
  let is_reported = false
  let distrusted_until = 0
  client.on('ready', () => (is_reported = false))
  // Without a listener an error would end the process; the client connects again on its own.
  client.on('error', (error: unknown) => {
    if (!is_reported) onError(error)
    is_reported = true
  })
  const opening = client.connect()
  opening.catch(() => {})

  async function ask(script: string, key_hash: Buffer, values: string[] = []): Promise<unknown> {
    if (!client.isReady || Date.now() < distrusted_until) return null
    const timer = Promise.withResolvers<null>()
    const timeout = setTimeout(() => timer.resolve(null), answer_within_ms)
    const keys = [PREFIX + key_hash.toString('base64url')]
    const asked = client.eval(script, { keys, arguments: values }).catch(() => null)
    const answer = await Promise.race([asked, timer.promise])
    clearTimeout(timeout)
    if (answer === null) distrusted_until = Date.now() + DISTRUST_MS
    return answer
  }

  const store: AttemptStore = {
    read: async (key_hash, now) => {
      const found = asAttempts(await ask(READ, key_hash))
      return found ?? database.read(key_hash, now)
    },
    add: async (key_hash, window_s, now) => {
      const counted = asAttempts(await ask(ADD, key_hash, [String(window_s * 1000)]))
      return counted ?? database.add(key_hash, window_s, now)
    },
    takeBack: async (key_hash) => {
      if ((await ask(TAKE_BACK, key_hash)) === null) await database.takeBack(key_hash)
    },
    forget: async (key_hash) => {
      // A former outage may have left a count in the database as well.
      await Promise.all([ask(`return redis.call('DEL', KEYS[1])`, key_hash), database.forget(key_hash)])
    },
  }
  return {
    store,
    close: async () => {
      client.destroy()
      await opening.catch(() => {})
    },
  }
}

function asAttempts(answer: unknown): Attempts | null {
  if (!Array.isArray(answer)) return null
  const [count, wait_ms] = answer.map(Number)
  return { count: count ?? 0, wait_s: Math.ceil((wait_ms ?? 0) / 1000) }
}
