import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts'
import { createNumberValues, createTextValues } from './column-values.ts'
import type { FacetAnswer, FacetDocument, FacetQuery } from './facet-document.ts'
import { IdMap } from './id-map.ts'
import { MaskPool } from './mask.ts'
import { createPause } from './pause.ts'
import { PriceBook } from './price-book.ts'
import { answerQuery, listedTo } from './facet-query.ts'
import { type Identity, SortedColumn } from './sorted-column.ts'
import { TermStore } from './term-store.ts'

const FIRST_CAPACITY = 1024
const GROWTH = 1.5

export interface FacetIndex {
  readonly size: number
  /** Fills an empty index in slices of a few milliseconds. Until it ends, nothing else may be called. */
  load(documents: Iterable<FacetDocument> | AsyncIterable<FacetDocument>): Promise<void>
  /** Writes many products and removes others at once, which costs far less than one by one. */
  change(written: FacetDocument[], removed_ids?: number[]): void
  upsert(document: FacetDocument): void
  remove(id: number): void
  query(query: FacetQuery): FacetAnswer
  /** Tells what a caller sees listed. It holds until anything else is called. */
  listed(caller: Pick<FacetQuery, 'groups' | 'currency_id'>): (id: number) => boolean
}

/** What the answering of a query reads. */
export interface FacetStore {
  /** Positions in use and holes between them. */
  positions: number
  identity: Identity
  position_of: IdMap
  terms: TermStore
  prices: PriceBook
  masks: MaskPool
  columns: Record<'recommended' | 'bestselling' | 'newest', SortedColumn<number>>
  names: Map<Language, SortedColumn<string>>
}

/** All listed products of a shop in memory, to be filtered, counted and sorted in milliseconds. */
export function createFacetIndex({ languages }: { languages: readonly Language[] }): FacetIndex {
  const identity: Identity = { ids: new Int32Array(0) }
  const numberColumn = () => new SortedColumn(createNumberValues(), identity)
  const columns = { recommended: numberColumn(), bestselling: numberColumn(), newest: numberColumn() }
  const names = new Map(
    languages.map((language) => [language, new SortedColumn(createTextValues(language), identity)]),
  )
  const store: FacetStore = {
    positions: 0,
    identity,
    position_of: new IdMap(),
    terms: new TermStore(),
    prices: new PriceBook(identity),
    masks: new MaskPool(),
    columns,
    names,
  }
  let holes: number[] = []

  function grow(): void {
    const capacity = Math.max(FIRST_CAPACITY, Math.ceil(identity.ids.length * GROWTH))
    const ids = new Int32Array(capacity)
    ids.set(identity.ids)
    identity.ids = ids
    for (const part of [store.terms, store.prices, ...Object.values(columns), ...names.values()]) {
      part.grow(capacity)
    }
  }

  function takePosition(id: number): number {
    if (holes.length === 0 && store.positions === identity.ids.length) grow()
    const position = holes.pop() ?? store.positions++
    identity.ids[position] = id
    store.position_of.set(id, position)
    return position
  }

  const nameIn = ({ names: texts }: FacetDocument, language: Language) =>
    texts[language] ?? texts[DEFAULT_LANGUAGE]

  function stage(position: number, document: FacetDocument | undefined): void {
    columns.recommended.stage(position, document?.position)
    columns.bestselling.stage(position, document && -document.sells_count)
    columns.newest.stage(position, document && -document.created_at)
    for (const [language, column] of names) column.stage(position, document && nameIn(document, language))
    store.prices.stage(position, document?.prices ?? [])
  }

  function change(written: FacetDocument[], removed_ids: number[] = []): void {
    const freed: number[] = []
    for (const id of removed_ids) {
      const position = store.position_of.get(id)
      if (position === undefined) continue
      store.position_of.delete(id)
      store.terms.clear(position)
      stage(position, undefined)
      freed.push(position)
    }
    for (const document of written) {
      const position = store.position_of.get(document.id) ?? takePosition(document.id)
      store.terms.write(position, document)
      stage(position, document)
    }
    for (const column of [...Object.values(columns), ...names.values(), store.prices]) column.commit()
    holes = [...holes, ...freed]
  }

  return {
    get size() {
      return store.position_of.size
    },
    async load(documents) {
      const pause = createPause()
      for await (const document of documents) {
        const position = takePosition(document.id)
        columns.recommended.fill(position, document.position)
        columns.bestselling.fill(position, -document.sells_count)
        columns.newest.fill(position, -document.created_at)
        for (const [language, column] of names) column.fill(position, nameIn(document, language))
        store.prices.fill(position, document)
        store.terms.write(position, document)
        await pause()
      }
      for (const column of [...Object.values(columns), ...names.values(), store.prices])
        await column.arrange(pause)
    },
    change,
    upsert: (document) => change([document]),
    remove: (id) => change([], [id]),
    query: (query) => answerQuery(store, query),
    listed: (caller) => listedTo(store, caller),
  }
}
