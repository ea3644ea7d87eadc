import type { Database, Transaction } from '#platform/db/database.ts'
import { purge } from '#platform/db/purge.ts'

/** How often something was tried, and how long it is remembered still. */
export interface Attempts {
  count: number
  wait_s: number
}

/** Where attempts are counted: one place for all processes of a shop. */
export interface AttemptStore {
  read: (key_hash: Buffer, now: Date) => Promise<Attempts | null>
  /** Counts one more; the first one opens a window of time, which later ones do not make longer. */
  add: (key_hash: Buffer, window_s: number, now: Date) => Promise<Attempts>
  takeBack: (key_hash: Buffer) => Promise<void>
  forget: (key_hash: Buffer) => Promise<void>
}

interface Row {
  count: number
  ends_at: string
}

export function attemptsIn(sql: Database | Transaction): AttemptStore {
  return {
    read: async (key_hash, now) => {
      const [row] = await sql<Row[]>`
        select count, ends_at from attempt where key_hash = ${key_hash} and ends_at > ${now}`
      return row ? asAttempts(row, now) : null
    },
    add: async (key_hash, window_s, now) => {
      const [row] = await sql<Row[]>`
        insert into attempt as known (key_hash, count, ends_at)
        values (${key_hash}, 1, ${new Date(now.getTime() + window_s * 1000)})
        on conflict (key_hash) do update set
          count = case when known.ends_at > ${now} then known.count + 1 else 1 end,
          ends_at = case when known.ends_at > ${now} then known.ends_at else excluded.ends_at end
        returning count, ends_at`
      if (!row) throw new Error('An attempt was not counted')
      return asAttempts(row, now)
    },
    takeBack: async (key_hash) => {
      await sql`update attempt set count = count - 1 where key_hash = ${key_hash} and count > 0`
    },
    forget: async (key_hash) => {
      await sql`delete from attempt where key_hash = ${key_hash}`
    },
  }
}

function asAttempts({ count, ends_at }: Row, now: Date): Attempts {
  return { count, wait_s: Math.ceil((Date.parse(ends_at) - now.getTime()) / 1000) }
}

export const purgeAttempts = (sql: Database, now: Date): Promise<number> =>
  purge(sql, 'attempt', sql`ends_at <= ${now}`)
