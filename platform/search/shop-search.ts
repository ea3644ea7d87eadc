import type { Language } from '#contract/language.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { createPause } from '#platform/facet/pause.ts'
import { type FoundProduct, type Localized, readFoundProducts } from './read-product.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

export const NAMED_KINDS = ['category', 'brand', 'article'] as const
export type NamedKind = (typeof NAMED_KINDS)[number]
export type SearchKind = 'product' | NamedKind

/** What people look for in a shop, in every language it speaks. */
export interface ShopSearch {
  index(kind: SearchKind, language: Language): SearchIndex
  /** Fills an empty search in slices, so that the process keeps answering. */
  load(products: AsyncIterable<FoundProduct>): Promise<void>
  changeProducts(sql: Database, ids: number[]): Promise<void>
  /** Reads anew what is found by little more than its name. */
  changeNames(sql: Database | Transaction): Promise<void>
}

type Indexes = Map<Language, SearchIndex>

export function createShopSearch(languages: readonly Language[]): ShopSearch {
  const empty = (): Indexes => new Map(languages.map((language) => [language, createSearchIndex(language)]))
  const products = empty()
  const indexes = new Map<SearchKind, Indexes>([['product', products]])

  function file({ documentIn }: FoundProduct): void {
    for (const [language, index] of products) index.upsert(documentIn(language))
  }

  async function changeNames(sql: Database | Transaction): Promise<void> {
    const pause = createPause()
    const filled = NAMED_KINDS.map((kind): [NamedKind, Indexes] => [kind, empty()])
    for (const [kind, fresh] of filled) {
      for (const { id, name, text } of await readNamed(sql, kind)) {
        for (const [language, index] of fresh) {
          const fields = {
            name: name[language] ?? name.cs,
            codes: [],
            text: text && (text[language] ?? text.cs),
          }
          index.upsert({ id, fields, boost: 0 })
        }
        await pause()
      }
    }
    for (const [kind, fresh] of filled) indexes.set(kind, fresh)
  }

  return {
    index(kind, language) {
      const index = indexes.get(kind)?.get(language)
      if (!index) throw new RangeError(`Nothing is searched as ${kind} in ${language}`)
      return index
    },
    async load(found) {
      const pause = createPause()
      for await (const product of found) {
        file(product)
        await pause()
      }
    },
    async changeProducts(sql, ids) {
      const found = await readFoundProducts(sql, ids)
      const listed = new Set(found.map(({ id }) => id))
      for (const id of ids) if (!listed.has(id)) for (const index of products.values()) index.remove(id)
      for (const product of found) file(product)
    },
    changeNames,
  }
}

interface NamedRow {
  id: number
  name: Localized
  text: Localized | null
}

/** Rows nobody may see are filed too: who may see them, and since when, is asked of the database. */
function readNamed(sql: Database | Transaction, kind: NamedKind): Promise<NamedRow[]> {
  switch (kind) {
    case 'category':
      return sql<NamedRow[]>`select id, name, null as text from category`
    case 'brand':
      return sql<NamedRow[]>`select id, name, null as text from brand`
    case 'article':
      return sql<NamedRow[]>`select id, name, perex as text from article`
  }
}
