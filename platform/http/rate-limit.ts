import { type AttemptStore, attemptsIn } from './attempt-store.ts'
import type { Context } from './context.ts'
import { Failure } from './failure.ts'
import { tokenHash } from './token.ts'

/**
 * Counts what happened under a key in a window of time, in one place for all processes. It takes the context of the
 * request itself, never one inside a transaction: what is rolled back has been tried all the same.
 */
export function createRateLimit({
  name,
  limit,
  window_s,
}: {
  name: string
  limit: number
  window_s: number
}) {
  const hashOf = (key: string) => tokenHash(`${name} ${key}`)
  return {
    /** Refuses, with the time to wait, once the limit is reached. */
    check: async (context: Context, key: string): Promise<void> => {
      const known = await storeOf(context).read(hashOf(key), context.now)
      if (known && known.count >= limit) throw refused(known.wait_s)
    },
    count: async (context: Context, key: string): Promise<void> => {
      await storeOf(context).add(hashOf(key), window_s, context.now)
    },
    /** Counts, and refuses what goes beyond the limit: of many sent at once none slips through. */
    take: async (context: Context, key: string): Promise<void> => {
      const { count, wait_s } = await storeOf(context).add(hashOf(key), window_s, context.now)
      if (count > limit) throw refused(wait_s)
    },
    /** Takes back one that was counted and turned out well. */
    forgive: (context: Context, key: string): Promise<void> => storeOf(context).takeBack(hashOf(key)),
    forget: (context: Context, key: string): Promise<void> => storeOf(context).forget(hashOf(key)),
  }
}

const storeOf = ({ attempts, sql }: Context): AttemptStore => attempts ?? attemptsIn(sql)

const refused = (wait_s: number) =>
  new Failure('rate_limited', { headers: { 'retry-after': String(Math.max(1, wait_s)) } })
