import type { Language } from '#contract/language.ts'
import { stemmerOf } from './analyse.ts'
import type { Find } from './best.ts'
import { createCodeBook } from './code-book.ts'
import { createDictionary } from './dictionary.ts'
import { readDocument, type SearchDocument } from './document.ts'
import { findAll, findSome, type Finds, type SearchOptions } from './find.ts'
import { createLayers } from './layer.ts'
import { guessWord, type Matches, matchWord } from './match.ts'
import { createPostings, slotOf } from './posting.ts'
import { type Query, type QueryWord, readQuery } from './query.ts'
import { isVague } from './rank.ts'
import { createSlots } from './slot.ts'
import { STOP_WORDS } from './stop-word.ts'

/** So many empty slots, and at least a quarter of all, are worth closing the gaps. */
const MANY_GAPS = 1000
/** Of a longer query no word that the shop knows is doubted: the price grows with every word. */
const MAX_DOUBTED_WORDS = 4
const MAX_GUESSED_WORDS = 6
/** So many documents with all the words leave no need for others. */
const ENOUGH_FINDS = 20

export interface SearchResult {
  total: number
  hits: { id: number; score: number }[]
  /** The query as it was understood, where a misspelt word was replaced. */
  corrected: string | null
  /** Few or no documents have all the words: some of these lack a word. */
  is_partial: boolean
}

/** Full-text search over the documents of one kind in one language, held in memory and changed in place. */
export function createSearchIndex(language: Language) {
  const isStopWord = (form: string) => STOP_WORDS[language].has(form)
  const dictionary = createDictionary(stemmerOf(language))
  const postings = createPostings()
  const codes = createCodeBook()
  const slots = createSlots()
  const layers = createLayers()

  function remove(id: number): boolean {
    const was_there = slots.free(id)
    const gaps = slots.count() - slots.size()
    if (gaps > MANY_GAPS && gaps * 4 > slots.count()) {
      const new_slots = slots.renumber()
      postings.renumber(new_slots)
      codes.renumber(new_slots)
    }
    return was_there
  }

  function upsert({ id, fields, boost }: SearchDocument): void {
    remove(id)
    const { words, name_words } = readDocument(fields, isStopWord)
    const slot = slots.take(id, boost, name_words)
    for (const [form, { shown, fields: bits, place }] of words) {
      postings.add(dictionary.add(form, shown), slot, bits, place)
    }
    codes.add(fields.codes, slot)
  }

  const liveSlots = (code: string) => codes.slotsOf(code).filter(slots.isAlive)

  function isLive(term: number): boolean {
    const values = postings.of(term)
    const count = postings.count(term)
    for (let at = 0; at < count; at++) if (slots.isAlive(slotOf(values[at] ?? 0))) return true
    return false
  }

  const weigh = (term: number) => (isLive(term) ? postings.count(term) : 0)

  function isFound(matches: Matches): boolean {
    for (const term of matches.keys()) if (isLive(term)) return true
    return false
  }

  function fillLayers({ words }: Query, matches: readonly Matches[]) {
    return words.map(({ code }, word) =>
      layers.fill(word, slots.count(), {
        matches: matches[word] ?? new Map(),
        code_slots: code === null ? [] : liveSlots(code),
        postings,
      }),
    )
  }

  function rarityOf(matches: Matches): number {
    let documents = 1
    for (const term of matches.keys()) documents += postings.count(term)
    return 1 + Math.max(0, Math.round(Math.log2(slots.count() / documents)))
  }

  /** Writes into the query, in place of each guessed word, the one that the best find has. */
  function correct(
    { words, written }: Query,
    guesses: readonly (Matches | null)[],
    top: Find,
  ): string | null {
    const slot = slots.slot(top.id)
    const replaced = new Map<string, string>()
    words.forEach(({ form }, word) => {
      const guessed = [...(guesses[word] ?? [])].toSorted(([, one], [, other]) => other - one)
      const [term] = guessed.find(([one]) => postings.has(one, slot)) ?? []
      if (term !== undefined && !dictionary.form(term).startsWith(form)) {
        replaced.set(form, dictionary.shown(term))
      }
    })
    if (replaced.size === 0) return null
    return written.map(({ form, shown }) => replaced.get(form) ?? shown).join(' ')
  }

  /** All words as they are; if nothing has them, what they may have been meant to be; then most of them. */
  function search(text: string, options: SearchOptions = {}): SearchResult {
    const query = readQuery(text, {
      isForm: (form) => dictionary.find(form) !== undefined,
      isInflected: (form) => dictionary.sameStem(form).length > 0,
      isCode: (code) => liveSlots(code).length > 0,
      isStopWord,
    })
    const { words } = query
    const last = words.length - 1
    const code_slots = liveSlots(query.code)
    const sure = words.map(({ form }, word) => matchWord(dictionary, form, word === last))
    const isUnknown = ({ code }: QueryWord, word: number) =>
      code === null && !isFound(sure[word] ?? new Map())
    const guess = (form: string, word: number) => guessWord(dictionary, form, word === last, weigh)
    const unknown = code_slots.length > 0 ? [] : words.filter(isUnknown).slice(0, MAX_GUESSED_WORDS)
    const guesses = words.map((one, word) => (unknown.includes(one) ? guess(one.form, word) : null))
    const together = () =>
      sure.map((matches, word) => {
        const guessed = guesses[word]
        return guessed ? new Map([...guessed, ...matches]) : matches
      })
    const answer = ({ best, total }: Finds, is_partial: boolean): SearchResult => ({
      total,
      hits: best.map(({ id, score }) => ({ id, score })),
      corrected: best[0] ? correct(query, guesses, best[0]) : null,
      is_partial,
    })

    let matches = together()
    let filled = fillLayers(query, matches)
    let finds = findAll(slots, filled, code_slots, options)
    const may_doubt = words.length <= MAX_DOUBTED_WORDS && guesses.includes(null)
    if (finds.total === 0 && may_doubt) {
      words.forEach(({ form }, word) => (guesses[word] ??= guess(form, word)))
      matches = together()
      filled = fillLayers(query, matches)
      finds = findAll(slots, filled, code_slots, options)
    }
    const [top] = finds.best
    const is_clear = top !== undefined && (code_slots.length > 0 || !isVague(filled, slots.slot(top.id)))
    const is_enough = is_clear || finds.total >= ENOUGH_FINDS
    if (is_enough || words.length < 2) return answer(finds, false)
    return answer(findSome(slots, filled, matches.map(rarityOf), options), true)
  }

  return {
    /** Takes many documents at once, as at the start. */
    load(documents: Iterable<SearchDocument>): void {
      for (const document of documents) upsert(document)
    },
    upsert,
    remove,
    search,
    size: slots.size,
  }
}
export type SearchIndex = ReturnType<typeof createSearchIndex>
