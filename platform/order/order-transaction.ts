import type { Database, Transaction } from '#platform/db/database.ts'
import { Failure } from '#platform/http/failure.ts'

const MOST_TRIES = 5
/** A piece that many want at once is worth waiting for: longer than for anything else in the shop. */
const LOCK_TIMEOUT_MS = 15_000
const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'
const LOCK_TIMEOUT = '55P03'

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** Runs a transaction, again where the database undid it only because of another; nobody sees a deadlock. */
export async function inTransaction<Result>(
  sql: Database,
  busy: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await sql.begin(async (tx) => {
        await tx`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true)`
        return work(tx)
      })
    } catch (cause) {
      const code = codeOf(cause)
      if (
        code === LOCK_TIMEOUT ||
        ((code === DEADLOCK || code === SERIALIZATION_FAILURE) && tries >= MOST_TRIES)
      ) {
        throw new Failure('unavailable', { sentence: busy, cause, headers: { 'retry-after': '1' } })
      }
      if (code !== DEADLOCK && code !== SERIALIZATION_FAILURE) throw cause
    }
  }
}
