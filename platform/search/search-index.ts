import type { Language } from '#contract/language.ts'
import type { Pause } from '#platform/facet/pause.ts'
import { createCodeBook } from './code-book.ts'
import type { SearchDocument } from './document.ts'
import { createLanguageSearch, type LanguageSearch } from './language-search.ts'
import { createLayers } from './layer.ts'
import { Slots } from './slot.ts'

/** So many empty slots, and at least a quarter of all, are worth closing the gaps. */
const MANY_GAPS = 1000

/** Documents of one kind in several languages, held in memory and changed in place. */
export function createSearchIndex<L extends Language>(languages: readonly L[]) {
  const register = { slots: new Slots(), codes: createCodeBook(), layers: createLayers() }
  const { slots, codes } = register
  const searches = new Map<Language, LanguageSearch>(
    languages.map((language) => [language, createLanguageSearch(language, register)]),
  )

  function remove(id: number): boolean {
    const was_there = slots.free(id)
    const gaps = slots.count - slots.size
    if (gaps > MANY_GAPS && gaps * 4 > slots.count) {
      const new_slots = slots.renumber()
      codes.renumber(new_slots)
      for (const search of searches.values()) search.renumber(new_slots)
    }
    return was_there
  }

  function upsert({ id, boost, codes: own, fieldsIn }: SearchDocument): void {
    remove(id)
    const slot = slots.take(id, boost)
    codes.add(own, slot)
    for (const [language, search] of searches) search.file(slot, fieldsIn(language))
  }

  return {
    upsert,
    remove,
    in(language: L): Pick<LanguageSearch, 'search' | 'rank'> {
      const search = searches.get(language)
      if (!search) throw new RangeError(`Nothing is searched in ${language}`)
      return search
    },
    /** To be called when many documents have come at once, as at the start. */
    async arrange(pause: Pause): Promise<void> {
      for (const search of searches.values()) await search.arrange(pause)
    },
    size: () => slots.size,
  }
}
export type SearchIndex<L extends Language = Language> = ReturnType<typeof createSearchIndex<L>>
