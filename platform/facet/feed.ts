import { setTimeout as wait } from 'node:timers/promises'
import type { Language } from '#contract/language.ts'
import type { Database } from '#platform/db/database.ts'
import { LOG_KEPT_MINUTES, type LogPlace, placeOfSnapshot, pruneChanges, readChanges } from './change-log.ts'
import { createFacetIndex, type FacetIndex } from './facet-index.ts'
import { readAllDocuments, readDocuments } from './read-document.ts'

/** With a notification a change is read at once; without one, if it got lost, at the latest after this. */
const POLL_MS = 400
const RETRY_MS = 1000
const PRUNE_EVERY_MS = 10 * 60_000
const BATCH = 200
/** Far enough from the end of the log that nothing is pruned before it is read. */
const MAX_SILENCE_MS = (LOG_KEPT_MINUTES / 2) * 60_000

export interface FacetFeed {
  /** Null until everything has been read for the first time: listings ask the database meanwhile. */
  readonly index: FacetIndex | null
  /** Ends when the index stands for the first time. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

interface FeedOptions {
  sql: Database
  languages: readonly Language[]
  onError: (error: unknown) => void
  now?: () => Date
}

/** Reads all products in one snapshot, in slices, so that the process keeps answering. */
export async function loadIndex({
  sql,
  languages,
  now,
}: Required<Omit<FeedOptions, 'onError'>>): Promise<{ index: FacetIndex; place: LogPlace }> {
  const index = createFacetIndex({ languages })
  const place = await sql.begin('isolation level repeatable read read only', async (transaction) => {
    await transaction`set local statement_timeout = 0`
    await transaction`set local idle_in_transaction_session_timeout = 0`
    const at = now()
    const start = await placeOfSnapshot(transaction, at)
    await index.load(readAllDocuments(transaction, at))
    return start
  })
  return { index, place }
}

/** Brings the index up to date with what has been committed. Null where it must be loaded anew. */
export async function catchUp(
  {
    sql,
    index,
    now = () => new Date(),
  }: { sql: Database; index: FacetIndex; now?: (() => Date) | undefined },
  place: LogPlace,
): Promise<LogPlace | null> {
  const at = now()
  const changes = await readChanges(sql, place, at)
  if (changes.is_all) return null
  for (let from = 0; from < changes.product_ids.length; from += BATCH) {
    const ids = changes.product_ids.slice(from, from + BATCH)
    const documents = await readDocuments(sql, at, ids)
    const listed = new Set(documents.map(({ id }) => id))
    index.change(
      documents,
      ids.filter((id) => !listed.has(id)),
    )
  }
  return changes.place
}

/** Keeps an index true to the database for as long as the process lives. */
export function openFacetFeed({ sql, languages, onError, now = () => new Date() }: FeedOptions): FacetFeed {
  const closing = new AbortController()
  let index: FacetIndex | null = null
  let wake = () => {}
  let isWoken = false
  const standing = Promise.withResolvers<void>()
  const onNotice = () => {
    isWoken = true
    wake()
  }
  const listening = sql.listen('product_change', onNotice, onNotice)
  // The poll alone suffices where no notification comes, and says what is wrong with the database.
  listening.catch(() => {})

  async function nextTurn(): Promise<void> {
    const woken = new Promise<void>((resolve) => {
      wake = resolve
    })
    const timer = new AbortController()
    if (!isWoken) {
      const signal = AbortSignal.any([closing.signal, timer.signal])
      await Promise.race([woken, wait(POLL_MS, undefined, { signal }).catch(() => {})])
      timer.abort()
    }
    isWoken = false
  }

  /** Follows one index until all must be read anew. */
  async function follow(): Promise<void> {
    const loaded = await loadIndex({ sql, languages, now })
    // What changed while it was loading belongs to the first answer already.
    let place = await catchUp({ sql, index: loaded.index, now }, loaded.place)
    if (!place) return
    index = loaded.index
    standing.resolve()
    let [lastRead, lastPrune] = [Date.now(), Date.now()]
    while (!closing.signal.aborted && Date.now() - lastRead < MAX_SILENCE_MS) {
      await nextTurn()
      await reportingFailure(async () => {
        if (place) place = await catchUp({ sql, index: loaded.index, now }, place)
        lastRead = Date.now()
        if (lastRead - lastPrune < PRUNE_EVERY_MS) return
        lastPrune = lastRead
        await pruneChanges(sql)
      })
      if (!place) return
    }
  }

  async function reportingFailure(work: () => Promise<void>): Promise<void> {
    try {
      if (!closing.signal.aborted) await work()
    } catch (error) {
      if (closing.signal.aborted) return
      onError(error)
      await wait(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  const following = (async () => {
    while (!closing.signal.aborted) await reportingFailure(follow)
  })()

  return {
    get index() {
      return index
    },
    ready: standing.promise,
    async close() {
      closing.abort()
      await following
      await listening.then(({ unlisten }) => unlisten()).catch(() => {})
    },
  }
}
