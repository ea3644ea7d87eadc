import type { Language } from '#contract/language.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { createPause } from '#platform/facet/pause.ts'
import type { SearchDocument } from './document.ts'
import type { LanguageSearch } from './language-search.ts'
import { type Localized, readFoundProducts } from './read-product.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

const NAMED_KINDS = ['category', 'brand', 'article'] as const
export type NamedKind = (typeof NAMED_KINDS)[number]
export type SearchKind = 'product' | NamedKind

/** What people look for in a shop, in every language it speaks. */
export interface ShopSearch {
  of(kind: SearchKind, language: Language): Pick<LanguageSearch, 'search' | 'rank'>
  /** Fills an empty search in slices, so that the process keeps answering. */
  load(products: AsyncIterable<SearchDocument>): Promise<void>
  changeProducts(sql: Database, ids: number[]): Promise<void>
  /** Reads anew what is found by little more than its name. */
  changeNames(sql: Database | Transaction): Promise<void>
}

export function createShopSearch(languages: readonly Language[]): ShopSearch {
  const products = createSearchIndex(languages)
  const indexes = new Map<SearchKind, SearchIndex>([['product', products]])

  async function changeNames(sql: Database | Transaction): Promise<void> {
    const pause = createPause()
    const filled = NAMED_KINDS.map((kind): [NamedKind, SearchIndex] => [kind, createSearchIndex(languages)])
    for (const [kind, fresh] of filled) {
      for (const { id, name, text } of await readNamed(sql, kind)) {
        fresh.upsert({
          id,
          boost: 0,
          codes: [],
          fieldsIn: (language) => ({
            name: name[language] ?? name.cs,
            text: text ? [text[language] ?? text.cs] : [],
          }),
        })
        await pause()
      }
      await fresh.arrange(pause)
    }
    for (const [kind, fresh] of filled) indexes.set(kind, fresh)
  }

  return {
    of(kind, language) {
      const index = indexes.get(kind)
      if (!index) throw new RangeError(`Nothing is searched as ${kind}`)
      return index.in(language)
    },
    async load(found) {
      const pause = createPause()
      for await (const product of found) {
        products.upsert(product)
        await pause()
      }
      await products.arrange(pause)
    },
    async changeProducts(sql, ids) {
      const found = await readFoundProducts(sql, ids)
      const listed = new Set(found.map(({ id }) => id))
      for (const id of ids) if (!listed.has(id)) products.remove(id)
      for (const product of found) products.upsert(product)
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
