import { setTimeout as wait } from 'node:timers/promises'
import type { Language } from '#contract/language.ts'
import type { Database } from '#platform/db/database.ts'
import { createFacetIndex, type FacetIndex } from '#platform/facet/facet-index.ts'
import { type FilterBook, readFilterBook } from '#platform/facet/filter-book.ts'
import { readAllDocuments, readDocuments } from '#platform/facet/read-document.ts'
import { readAllFoundProducts } from '#platform/search/read-product.ts'
import { createShopSearch, type ShopSearch } from '#platform/search/shop-search.ts'
import { LOG_KEPT_MINUTES, type LogPlace, placeOfSnapshot, pruneChanges, readChanges } from './change-log.ts'

/** With a notification a change is read at once; without one, if it got lost, at the latest after this. */
const POLL_MS = 400
const RETRY_MS = 1000
const PRUNE_EVERY_MS = 10 * 60_000
const BATCH = 200
/** Far enough from the end of the log that nothing is pruned before it is read. */
const MAX_SILENCE_MS = (LOG_KEPT_MINUTES / 2) * 60_000

/** What a process holds in memory of the shop. Null until everything has been read: the database answers meanwhile. */
export interface ShopIndexes {
  readonly facets: FacetIndex | null
  readonly filters: FilterBook | null
  readonly search: ShopSearch | null
}

export const NO_INDEXES: ShopIndexes = { facets: null, filters: null, search: null }

export interface ShopFeed extends ShopIndexes {
  /** Ends when the indexes stand for the first time. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

interface Loaded {
  facets: FacetIndex
  filters: FilterBook
  search: ShopSearch
}

interface FeedOptions {
  sql: Database
  languages: readonly Language[]
  onError: (error: unknown) => void
  /** Told once the indexes have taken changes in; `null` means all products. */
  onChange?: (product_ids: number[] | null) => void
  now?: () => Date
}

/** Reads the whole shop in one snapshot, in slices, so that the process keeps answering. */
async function loadIndexes(
  sql: Database,
  languages: readonly Language[],
  at: Date,
  signal: AbortSignal,
): Promise<{ loaded: Loaded; start: LogPlace }> {
  const loaded: Loaded = {
    facets: createFacetIndex({ languages }),
    filters: new Map(),
    search: createShopSearch(languages),
  }
  const start = await sql.begin('isolation level repeatable read read only', async (transaction) => {
    await transaction`set local statement_timeout = 0`
    await transaction`set local idle_in_transaction_session_timeout = 0`
    const place = await placeOfSnapshot(transaction, at)
    loaded.filters = await readFilterBook(transaction, languages)
    await loaded.facets.load(unlessAborted(signal, readAllDocuments(transaction, at)))
    await loaded.search.changeNames(transaction)
    await loaded.search.load(unlessAborted(signal, readAllFoundProducts(transaction)))
    return place
  })
  return { loaded, start }
}

async function* unlessAborted<Item>(signal: AbortSignal, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  for await (const item of items) {
    signal.throwIfAborted()
    yield item
  }
}

/** Brings the indexes up to date with what has been committed. Null where all must be loaded anew. */
async function catchUp(
  sql: Database,
  languages: readonly Language[],
  loaded: Loaded,
  place: LogPlace,
  at: Date,
  onChange: (product_ids: number[] | null) => void,
): Promise<LogPlace | null> {
  const { facets, search } = loaded
  const changes = await readChanges(sql, place, at)
  if (changes.is_all) return null
  for (let from = 0; from < changes.product_ids.length; from += BATCH) {
    const ids = changes.product_ids.slice(from, from + BATCH)
    const documents = await readDocuments(sql, at, ids)
    const listed = new Set(documents.map(({ id }) => id))
    facets.change(
      documents,
      ids.filter((id) => !listed.has(id)),
    )
    await search.changeProducts(sql, ids)
  }
  if (changes.is_filter) loaded.filters = await readFilterBook(sql, languages)
  if (changes.is_named) await search.changeNames(sql)
  if (changes.is_filter || changes.is_named) onChange(null)
  else if (changes.product_ids.length > 0) onChange(changes.product_ids)
  return changes.place
}

/** Keeps indexes true to the database for as long as the process lives. */
export function openShopFeed(options: FeedOptions): ShopFeed {
  const { sql, languages, onError, onChange = () => {}, now = () => new Date() } = options
  const closing = new AbortController()
  let standing: Loaded | null = null
  let wake = () => {}
  let isWoken = false
  const ready = Promise.withResolvers<void>()
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

  /** Follows the log until all must be read anew. */
  async function follow(): Promise<void> {
    const { loaded, start } = await loadIndexes(sql, languages, now(), closing.signal)
    // What changed while they were loading belongs to the first answer already.
    let place = await catchUp(sql, languages, loaded, start, now(), onChange)
    if (!place) return
    standing = loaded
    ready.resolve()
    onChange(null)
    let [lastRead, lastPrune] = [Date.now(), Date.now()]
    while (!closing.signal.aborted && Date.now() - lastRead < MAX_SILENCE_MS) {
      await nextTurn()
      await reportingFailure(async () => {
        if (place) place = await catchUp(sql, languages, loaded, place, now(), onChange)
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
    get facets() {
      return standing?.facets ?? null
    },
    get filters() {
      return standing?.filters ?? null
    },
    get search() {
      return standing?.search ?? null
    },
    ready: ready.promise,
    async close() {
      closing.abort()
      await following
      await listening.then(({ unlisten }) => unlisten()).catch(() => {})
    },
  }
}
