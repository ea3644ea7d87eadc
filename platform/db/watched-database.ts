import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { type Address, openSocket } from './careful-socket.ts'
import { createDatabase, type Database } from './database.ts'
import { createFollowedClock } from './followed-clock.ts'

interface WatchOptions {
  /** Told when the database is gone and when it is back. */
  onChange: (is_away: boolean) => void
  beat_ms?: number
  silence_ms?: number
}

export interface WatchedDatabase {
  sql: Database
  /** Whether asking it anything would only mean waiting. */
  isAway: () => boolean
  /** The database's time, which is the same in every process of the shop. */
  now: () => Date
  end: () => Promise<void>
}

/** Together the longest anybody waits for a database that has fallen silent. */
export const BEAT_MS = 1000
export const SILENCE_MS = 3000
const READ_MS = 250
const AWAY_BEAT_MS = 200
const TRIES = 3
const END_S = 3

const lost = () => Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' })

/**
 * A pool whose database is asked every second whether it still answers. A network that swallows packets breaks no
 * connection by itself for a quarter of an hour: here all of them are cut, whoever waits is told, and new ones are
 * opened once the database is back.
 */
export function watchDatabase(url: string, options: WatchOptions): WatchedDatabase {
  const { onChange, beat_ms = BEAT_MS, silence_ms = SILENCE_MS } = options
  const clock = createFollowedClock()
  const lines = createHeldSockets()
  const heart_line = createHeldSockets()
  const sql = createDatabase(url, { socket: lines.open })
  const heart = createDatabase(url, {
    socket: heart_line.open,
    max: 1,
    application_name: 'vitrine heartbeat',
  })
  let is_away = false
  let is_ended = false
  let timer: NodeJS.Timeout | undefined

  async function beat(): Promise<void> {
    // One line may break without the others, and is met twice: by its last words and by its end.
    let heard = await listen()
    for (let tries = 1; heard === 'broken' && tries < TRIES; tries++) heard = await listen()
    if (is_ended) return
    const was_away = is_away
    if (was_away && heard === 'answer') await Promise.race([openAnew(), sleep(silence_ms)])
    is_away = heard !== 'answer'
    if (is_away !== was_away) onChange(is_away)
    timer = setTimeout(beat, is_away ? Math.min(AWAY_BEAT_MS, beat_ms) : beat_ms)
    timer.unref()
  }

  /**
   * A connection begun while nobody answered may wait for ever for what was swallowed. And the driver keeps the last words
   * of a broken one, and tells them to whoever asks next on the one opened in its place: nobody else is to hear them.
   */
  async function openAnew(): Promise<void> {
    lines.cut()
    await Promise.allSettled(Array.from({ length: sql.options.max }, () => sql`select 1`))
  }

  async function listen(): Promise<'answer' | 'broken' | 'silence'> {
    const silence = Promise.withResolvers<'silence'>()
    const cut = () => {
      lines.cut()
      heart_line.cut()
      silence.resolve('silence')
    }
    // After a busy moment of this process the answer may be here already and only needs to be read.
    let waiting = setTimeout(() => (waiting = setTimeout(cut, READ_MS)), silence_ms)
    const heard = await Promise.race([silence.promise, ask()])
    clearTimeout(waiting)
    return heard
  }

  async function ask(): Promise<'answer' | 'broken'> {
    const asked_at = performance.now()
    try {
      const [row] = await heart<{ ms: number }[]>`
        select extract(epoch from clock_timestamp())::float8 * 1000 as ms`
      if (row) clock.follow(row.ms, asked_at)
      return 'answer'
    } catch (error) {
      return answersIn(error) ? 'answer' : 'broken'
    }
  }

  void beat()
  return {
    sql,
    isAway: () => is_away,
    now: clock.now,
    end: async () => {
      is_ended = true
      clearTimeout(timer)
      await Promise.all([sql.end({ timeout: END_S }), heart.end({ timeout: 0 })])
    },
  }
}

/** Sockets that can be cut all at once. */
function createHeldSockets() {
  const sockets = new Set<Socket>()
  return {
    open: (address: Address): Socket => {
      const opened = openSocket(address)
      for (const one of sockets) if (one.destroyed) sockets.delete(one)
      sockets.add(opened)
      return opened
    },
    cut: (): void => {
      for (const one of sockets) one.destroy(lost())
    },
  }
}

/** A refusal by the database itself is an answer, unless it says that it is starting or stopping. */
const answersIn = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && !error.code.startsWith('57P')
