import { LISTING_TAG } from '#contract/page.ts'
import type { Database } from '#platform/db/database.ts'
/** Keeps what is drawn or read until it is told that it has changed. */
interface Memory {
  forget: (tags: readonly string[]) => void
  forgetAll: () => void
}

interface Following {
  sql: Database
  /** Told in this order: what pages are drawn from comes before the pages. */
  memories: readonly Memory[]
  onError: (error: unknown) => void
  now?: () => number
}

/** After a change of everything the indexes follow piece by piece, for about this long. */
const SETTLING_MS = 5000
/** Not every edit concerns the indexes; what they never report is let go. */
const MOST_EDITED = 1000

/**
 * Forgets pages as their content is changed, by whichever process. Listings are drawn from indexes that learn of a
 * product a moment later, so those are forgotten once more when the indexes have it.
 */
export function followPageChanges({ sql, memories, onError, now = Date.now }: Following) {
  const edited = new Set<string>()
  let settled_at = 0

  function forgetAll(): void {
    settled_at = now() + SETTLING_MS
    for (const memory of memories) memory.forgetAll()
  }

  function forget(tags: readonly string[]): void {
    for (const memory of memories) memory.forget(tags)
  }

  function hear(text: string): void {
    if (text === '') return forgetAll()
    const tags = text.split(' ')
    if (tags[0] === LISTING_TAG) for (const id of tags.slice(1)) edited.add(id)
    for (const oldest of edited) if (edited.size > MOST_EDITED) edited.delete(oldest)
    forget(tags)
  }

  // What was said while the line was down is not said again.
  const listening = sql.listen('page_change', hear, forgetAll)
  listening.catch(onError)
  return {
    /** Ends when this process hears of changes. */
    ready: listening.then(() => {}),
    /** The indexes have taken these products in; null: much more than products. */
    onIndexed: (product_ids: number[] | null): void => {
      if (product_ids === null) return forgetAll()
      const ids = product_ids.map(String)
      const is_listed = ids.some((id) => edited.has(id)) || now() < settled_at
      for (const id of ids) edited.delete(id)
      if (is_listed) forget([LISTING_TAG, ...ids])
    },
    close: (): Promise<void> => listening.then(({ unlisten }) => unlisten()).catch(() => {}),
  }
}

export type PageChanges = ReturnType<typeof followPageChanges>
