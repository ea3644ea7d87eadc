import { setImmediate as nextTurn } from 'node:timers/promises'
import type postgres from 'postgres'

type Work = (tx: postgres.TransactionSql) => unknown
type Begin = (options: string, work: Work) => Promise<unknown>

const LOST = /^(CONNECTION_|ECONN|EPIPE|ETIMEDOUT|57P0)/
const NEVER = new Promise<never>(() => {})

/** Whether the connection broke, so that nobody knows how what was under way on it has ended. */
export function isLineLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOST.test(String(error.code))
}

/**
 * When its connection breaks, the driver still sends the end of a transaction: to nobody, which ends the process, or
 * into somebody else's transaction on the connection that was opened in its place. Here nothing more is sent.
 */
export function beginCarefully(begin: Begin) {
  return (...asked: [options: string, work: Work] | [work: Work]) => {
    const [options, work] = asked.length === 1 ? (['', asked[0]] as const) : asked
    let is_over = false
    const guard: ProxyHandler<postgres.TransactionSql> = {
      apply: (tx, self, sent) => {
        if (is_over) throw Object.assign(new Error('The transaction is over'), { code: 'CONNECTION_CLOSED' })
        return Reflect.apply(tx, self, sent) as unknown
      },
    }
    const running = begin(options, async (tx) => {
      try {
        const made = work(new Proxy(tx, guard))
        const result = await (Array.isArray(made) ? Promise.all(made) : made)
        return is_over ? NEVER : result
      } catch (error) {
        // A query learns of the break a moment before its transaction does.
        if (isLineLost(error)) await nextTurn()
        if (is_over) return NEVER
        throw error
      }
    })
    running.catch(() => {
      is_over = true
    })
    return running
  }
}
