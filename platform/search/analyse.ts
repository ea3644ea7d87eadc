import type { Language } from '#contract/language.ts'
import type { Stems } from './stem.ts'
import { stemCzech } from './stem-cs.ts'
import { stemEnglish } from './stem-en.ts'
import { stemGerman } from './stem-de.ts'
import { stemSlovak } from './stem-sk.ts'

const MAX_WORD_LENGTH = 40

const OTHER_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
}
const PLAIN = /^[a-z0-9]*$/

/** Lower case, no diacritics, only letters and digits: how a word is filed and looked up. */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðı]/g, (letter) => OTHER_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Codes agree whatever their case, dashes and spaces; an EAN also without the zeros before it. */
export function foldCode(code: string): string {
  const folded = fold(code)
  return /^\d{8,}$/.test(folded) ? folded.replace(/^0+/, '') : folded
}

export interface Token {
  form: string
  /** As written, in lower case: what a correction shows. */
  shown: string
  position: number
}

const CHUNK = /\S+/gu
const APOSTROPHE = /['’ʼ]/gu
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** The words between two spaces: "pu-erh" holds two. */
export function chunkWords(chunk: string): { form: string; shown: string }[] {
  const found = chunk.replace(APOSTROPHE, '').match(WORD) ?? []
  return found
    .map((word) => ({ form: fold(word).slice(0, MAX_WORD_LENGTH), shown: word.toLowerCase() }))
    .filter(({ form }) => form !== '')
}

export function chunksOf(text: string): string[] {
  return text.match(CHUNK) ?? []
}

const NUMBER = /^\d+$/
const SHORT = /^\p{L}{1,3}$/u
const AMOUNT = /^(\d+)(\p{L}{1,3})$/u

interface Chunk {
  words: readonly { form: string; shown: string; parts: readonly string[] }[]
  /** The words written as one, where there are more. */
  joined: string | null
}

function readChunk(chunk: string): Chunk {
  const words = chunkWords(chunk).map((word) => ({ ...word, parts: AMOUNT.exec(word.form)?.slice(1) ?? [] }))
  const joined = words.map(({ form }) => form).join('')
  return { words, joined: words.length > 1 ? joined.slice(0, MAX_WORD_LENGTH) : null }
}

const MAX_KNOWN_CHUNKS = 50_000
const known_chunks = new Map<string, Chunk>()

/** Documents repeat their words all the time, and taking one apart is most of the work of filing it. */
function knownChunk(chunk: string): Chunk {
  const known = known_chunks.get(chunk)
  if (known) return known
  if (known_chunks.size >= MAX_KNOWN_CHUNKS) known_chunks.clear()
  const read = readChunk(chunk)
  if (chunk.length <= MAX_WORD_LENGTH) known_chunks.set(chunk, read)
  return read
}

/** Words of a document. What is written apart is also filed together and the other way round: 100 g, pu-erh. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let position = 0
  let before = ''
  for (const chunk of chunksOf(text)) {
    const { words, joined } = knownChunk(chunk)
    if (words.length === 0) before = ''
    if (joined !== null) tokens.push({ form: joined, shown: joined, position })
    for (const { form, shown, parts } of words) {
      tokens.push({ form, shown, position })
      if (joined === null && before.length + form.length < 12 && isAmount(before, form)) {
        tokens.push({ form: before + form, shown: before + shown, position: position - 1 })
      }
      for (const part of parts) tokens.push({ form: part, shown: part, position })
      before = form
      position++
    }
  }
  return tokens
}

function isAmount(one: string, other: string): boolean {
  return (NUMBER.test(one) && SHORT.test(other)) || (SHORT.test(one) && NUMBER.test(other))
}

export type Stemmer = (word: string) => Stems

const STEMMERS: Record<Language, Stemmer> = { cs: stemCzech, sk: stemSlovak, en: stemEnglish, de: stemGerman }

/** Words with digits are names and sizes, which no language inflects. */
export function stemmerOf(language: Language): Stemmer {
  const stem = STEMMERS[language]
  return (word) => (/\d/.test(word) ? { stem: word, kin: [] } : stem(word))
}
