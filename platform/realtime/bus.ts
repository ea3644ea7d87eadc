import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/db/database.ts'
import type { RealtimeMessage } from './message.ts'
import { createTextJoiner, textParts } from './notify-text.ts'
import { openRedisLink } from './redis-link.ts'

export interface Bus {
  /** Ends when this process hears the others. */
  readonly ready: Promise<void>
  /** Whether messages go by Redis now. */
  readonly by_redis: boolean
  /** To every process, this one included. A message that cannot be sent is reported, not thrown. */
  publish: (messages: RealtimeMessage[]) => Promise<void>
  close: () => Promise<void>
}

interface BusOptions {
  sql: Database
  redis_url?: string | undefined
  deliver: (message: RealtimeMessage) => void
  onError: (error: unknown) => void
}

const CHANNEL = 'vitrine_realtime'
/** Said by a process that hears nothing over Redis: until it does, messages go both ways. */
const DEAF = 'deaf'
const SAY_DEAF_EVERY_MS = 3000
const DEAF_FOR_MS = 10_000
const REMEMBERED_IDS = 5000

/**
 * Carries messages between the processes of a shop. PostgreSQL always listens; Redis takes over while it is
 * there. A message may come twice, by both ways: each process delivers it once.
 */
export function openBus({ sql, redis_url, deliver, onError }: BusOptions): Bus {
  const seen = new Set<string>()
  const join = createTextJoiner()
  let deaf_until = 0
  let is_closed = false

  function isNew(id: string): boolean {
    if (seen.has(id)) return false
    seen.add(id)
    const [oldest] = seen
    if (seen.size > REMEMBERED_IDS && oldest) seen.delete(oldest)
    return true
  }

  function receive(text: string): void {
    const { id, ...message } = JSON.parse(text) as RealtimeMessage & { id: string }
    if (isNew(id)) deliver(message)
  }

  const hearing = sql.listen(CHANNEL, (payload) => {
    if (payload === DEAF) deaf_until = Date.now() + DEAF_FOR_MS
    else {
      const text = join(payload)
      if (text !== null) receive(text)
    }
  })
  hearing.catch(onError)

  const notify = (payloads: string[]) =>
    sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) with ordinality part(payload, place)
      order by place`.then(() => {}, onError)

  const sayDeaf = () => {
    if (redis && !redis.is_ready && !is_closed) void notify([DEAF])
  }
  const redis = redis_url
    ? openRedisLink({ url: redis_url, channel: CHANNEL, onText: receive, onChange: sayDeaf, onError })
    : null
  const timer = setInterval(sayDeaf, SAY_DEAF_EVERY_MS)
  timer.unref()
  sayDeaf()

  return {
    ready: hearing.then(() => {}),
    get by_redis() {
      return redis?.is_ready === true
    },
    publish: async (messages) => {
      const texts = messages.map((message) => {
        const id = randomUUID()
        isNew(id)
        deliver(message)
        return { id, text: JSON.stringify({ id, ...message }) }
      })
      if (texts.length === 0) return
      const is_taken = await redis?.publish(texts.map(({ text }) => text))
      if (is_taken && Date.now() > deaf_until) return
      await notify(texts.flatMap(({ id, text }) => textParts(id, text)))
    },
    close: async () => {
      is_closed = true
      clearInterval(timer)
      await redis?.close()
      await hearing.then(({ unlisten }) => unlisten()).catch(() => {})
    },
  }
}
