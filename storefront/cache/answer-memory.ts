import { LISTING_TAG } from '#contract/page.ts'
import type { Send } from '../api/transport.ts'
import { idTags } from './page-tags.ts'

/** What depends on the clock is read anew after this, though nobody has changed anything. */
export const ANSWER_FRESH_MS = 30_000
const MOST_KEPT = 400

interface Kept {
  value: Promise<unknown>
  asked_ms: number
  /** Null while it is being read, and where products cannot be told from what it says: any change concerns it. */
  tags: Set<string> | null
}

/**
 * What the platform tells visitors without a session for the pages they share. When one thing changes, a page is
 * drawn from what is kept of all others. Whoever reads an answer leaves it as it is: the next page is drawn from it too.
 */
export function createAnswerMemory(now: () => number = () => performance.now()) {
  const answers = new Map<string, Kept>()

  function read(key: string, ask: () => Promise<unknown>, isTold: boolean): Promise<unknown> {
    const known = answers.get(key)
    answers.delete(key)
    const is_fresh = known && now() - known.asked_ms < ANSWER_FRESH_MS
    const kept: Kept = is_fresh ? known : { value: ask(), asked_ms: now(), tags: null }
    answers.set(key, kept)
    if (kept === known) return kept.value
    kept.value.then(
      (answer) => {
        if (isTold) kept.tags = new Set([LISTING_TAG, ...idTags(answer)])
      },
      () => {
        if (answers.get(key) === kept) answers.delete(key)
      },
    )
    for (const oldest of answers.keys()) if (answers.size > MOST_KEPT) answers.delete(oldest)
    return kept.value
  }

  return {
    /** Remembers what comes through; `scope` is all that decides about an answer besides its call. */
    over:
      (send: Send, scope: string): Send =>
      (method, path, given = {}) =>
        method === 'GET'
          ? read(
              `${scope} ${path} ${JSON.stringify(given.query)}`,
              () => send(method, path, given),
              path !== '/pages',
            )
          : send(method, path, given),
    /** Lets go of all that carries one of the tags, and of what is being read: it may be older than the change. */
    forget: (tags: readonly string[]): void => {
      for (const [key, kept] of answers)
        if (kept.tags === null || tags.some((tag) => kept.tags?.has(tag))) answers.delete(key)
    },
    forgetAll: (): void => answers.clear(),
    get size() {
      return answers.size
    },
  }
}

export type AnswerMemory = ReturnType<typeof createAnswerMemory>
