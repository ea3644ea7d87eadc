import { MAX_SEARCH_LENGTH } from '#contract/list.ts'
import { chunksOf, chunkWords, foldCode } from './analyse.ts'

const MAX_WORDS = 12

export interface QueryWord {
  form: string
  shown: string
  /** The folded code this word may be, or null. */
  code: string | null
}

export interface Query {
  /** Words to look for, in order, none twice. */
  words: QueryWord[]
  /** All words as written, stop words too: what a correction is written into. */
  written: { form: string; shown: string }[]
  code: string
}

interface Known {
  isForm: (form: string) => boolean
  isInflected: (form: string) => boolean
  isCode: (code: string) => boolean
  isStopWord: (form: string) => boolean
}

/** Whatever was typed becomes words; marks, signs and pictures are passed over. */
export function readQuery(text: string, known: Known): Query {
  const short = text.slice(0, MAX_SEARCH_LENGTH)
  const written = chunksOf(short).flatMap((chunk) => readChunk(chunk, known))
  const telling = written.filter((word) => word.code !== null || !known.isStopWord(word.form))
  const words = new Map((telling.length > 0 ? telling : written).map((word) => [word.form, word]))
  return { words: [...words.values()].slice(0, MAX_WORDS), written, code: foldCode(short) }
}

/** "pu-erh" is two words, or one when the shop writes it as one; "VT0001-02" is one code. */
function readChunk(chunk: string, known: Known): QueryWord[] {
  const { isForm, isCode } = known
  const words = chunkWords(chunk)
  const whole = foldCode(chunk)
  const code = isCode(whole) ? whole : null
  if (words.length < 2) {
    const parts = code === null && words[0] ? splitWord(words[0], known) : words
    return parts.map((word) => ({ ...word, code }))
  }
  const form = words.map((word) => word.form).join('')
  const is_one_word = code !== null || (isForm(form) && words.some((word) => !isForm(word.form)))
  if (is_one_word) return [{ form, shown: chunk.toLowerCase(), code }]
  return words.map((word) => ({ ...word, code: null }))
}

const SHORTEST_PART = 3

/** "frenchpress" is two words of the shop when it is none. */
function splitWord(word: { form: string; shown: string }, { isForm, isInflected }: Known) {
  const { form } = word
  if (isForm(form) || isInflected(form)) return [word]
  for (let at = SHORTEST_PART; at <= form.length - SHORTEST_PART; at++) {
    const parts = [form.slice(0, at), form.slice(at)]
    if (parts.every((part) => isForm(part) && !/\d/.test(part))) {
      return parts.map((part) => ({ form: part, shown: part }))
    }
  }
  return [word]
}
