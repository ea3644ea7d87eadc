import type { Language } from '#contract/language.ts'
import { stemmerOf } from './analyse.ts'
import { createBest, createRanking, type Keeper } from './best.ts'
import type { CodeBook } from './code-book.ts'
import { createDictionary } from './dictionary.ts'
import { createDocumentReader, type SearchFields } from './document.ts'
import { type Accept, findAll, findSome, type Finds, type Keeping } from './find.ts'
import type { Layers } from './layer.ts'
import { guessWord, type Matches, matchWord } from './match.ts'
import { createPostings, slotOf } from './posting.ts'
import { type Query, type QueryWord, readQuery } from './query.ts'
import { isVague } from './rank.ts'
import type { Slots } from './slot.ts'
import { STOP_WORDS } from './stop-word.ts'

/** Of a longer query no word that the shop knows is doubted: the price grows with every word. */
const MAX_DOUBTED_WORDS = 4
const MAX_GUESSED_WORDS = 6
/** So many documents with all the words leave no need for others. */
const ENOUGH_FINDS = 20

const DEFAULT_LIMIT = 20

export interface SearchOptions {
  limit?: number
  accept?: Accept
  /** Whether words may be misspelt; looking for what resembles them is most of the work of a search in vain. */
  may_guess?: boolean
}

interface Understood {
  total: number
  /** The query as it was understood, where a misspelt word was replaced. */
  corrected: string | null
  /** Few or no documents have all the words: some of these lack a word. */
  is_partial: boolean
}

export interface SearchResult extends Understood {
  hits: { id: number; score: number }[]
}

export interface RankedResult extends Understood {
  /** All finds, better ones first. */
  ids: Int32Array
}

/** What the languages of a search have in common: which documents there are, and their codes. */
export interface Register {
  slots: Slots
  codes: CodeBook
  layers: Layers
}

/** Full-text search over documents in one language. */
export function createLanguageSearch(language: Language, { slots, codes, layers }: Register) {
  const isStopWord = (form: string) => STOP_WORDS[language].has(form)
  const dictionary = createDictionary(stemmerOf(language))
  const readDocument = createDocumentReader(dictionary, isStopWord)
  const postings = createPostings()
  let name_words = new Uint8Array(64)

  function file(slot: number, fields: SearchFields): void {
    if (slot >= name_words.length) {
      const longer = new Uint8Array(Math.max(slot + 1, name_words.length * 2))
      longer.set(name_words)
      name_words = longer
    }
    const words = readDocument(fields, (term, bits, place) => postings.add(term, slot, bits, place))
    name_words[slot] = Math.min(words, 255)
  }

  function renumber(new_slots: Int32Array): void {
    postings.renumber(new_slots)
    for (const [slot, renumbered] of new_slots.entries()) {
      // Slots only move down, so none is read after it was written.
      if (renumbered >= 0) name_words[renumbered] = name_words[slot]!
    }
  }

  const liveSlots = (code: string) => codes.slotsOf(code).filter((slot) => slots.isAlive(slot))

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
      layers.fill(word, slots.count, {
        matches: matches[word] ?? new Map(),
        code_slots: code === null ? [] : liveSlots(code),
        postings,
      }),
    )
  }

  function rarityOf(matches: Matches): number {
    let documents = 1
    for (const term of matches.keys()) documents += postings.count(term)
    return 1 + Math.max(0, Math.round(Math.log2(slots.count / documents)))
  }

  /** Writes into the query, in place of each guessed word, the one that the best find has. */
  function correct(
    { words, written }: Query,
    guesses: readonly (Matches | null)[],
    top: number,
  ): string | null {
    const slot = slots.slot(top)
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
  function seek<K extends Keeper>(
    text: string,
    keeping: Keeping<K>,
    may_guess = true,
  ): Finds<K> & Understood {
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
    const guess = (form: string, word: number) =>
      guessWord(dictionary, form, word === last, may_guess ? weigh : null)
    const unknown = code_slots.length > 0 ? [] : words.filter(isUnknown).slice(0, MAX_GUESSED_WORDS)
    const guesses = words.map((one, word) => (unknown.includes(one) ? guess(one.form, word) : null))
    const together = () =>
      sure.map((matches, word) => {
        const guessed = guesses[word]
        return guessed ? new Map([...guessed, ...matches]) : matches
      })
    const answer = (finds: Finds<K>, is_partial: boolean) => {
      const top = finds.kept.top()
      const corrected = top === undefined ? null : correct(query, guesses, top)
      return { ...finds, corrected, is_partial }
    }

    let matches = together()
    let filled = fillLayers(query, matches)
    let finds = findAll(slots, name_words, filled, code_slots, keeping)
    const may_doubt = words.length <= MAX_DOUBTED_WORDS && guesses.includes(null)
    if (finds.total === 0 && may_doubt) {
      words.forEach(({ form }, word) => (guesses[word] ??= guess(form, word)))
      matches = together()
      filled = fillLayers(query, matches)
      finds = findAll(slots, name_words, filled, code_slots, keeping)
    }
    const top = finds.kept.top()
    const is_clear = top !== undefined && (code_slots.length > 0 || !isVague(filled, slots.slot(top)))
    const is_enough = is_clear || finds.total >= ENOUGH_FINDS
    if (is_enough || words.length < 2) return answer(finds, false)
    return answer(findSome(slots, filled, matches.map(rarityOf), keeping), true)
  }

  return {
    file,
    renumber,
    search(text: string, { limit = DEFAULT_LIMIT, accept, may_guess }: SearchOptions = {}): SearchResult {
      const { kept, ...finds } = seek(text, { createKeeper: () => createBest(limit), accept }, may_guess)
      return { ...finds, hits: kept.sorted().map(({ id, score }) => ({ id, score })) }
    },
    rank(text: string, accept?: Accept): RankedResult {
      const { kept, ...finds } = seek(text, { createKeeper: createRanking, accept })
      return { ...finds, ids: kept.ids() }
    },
    arrange: dictionary.arrange,
  }
}
export type LanguageSearch = ReturnType<typeof createLanguageSearch>
