import type { FieldError } from '#contract/error.ts'
import type { Language } from '#contract/language.ts'
import { fillText } from '#platform/fill-text.ts'
import { LIST_TEXTS } from './failure-texts.ts'

export type ListProblemText =
  | 'number'
  | 'boolean'
  | 'unknown_sort'
  | 'too_many_sorts'
  | 'unreadable_filters'
  | 'too_many_filters'
  | 'filter_shape'
  | 'unknown_field'
  | 'unknown_operator'
  | 'wrong_value'
  | 'not_a_list'
  | 'not_searchable'
  | 'unknown_embed'
  | 'unknown_name'
  | 'too_many_names'

/** What is wrong with an option of a list, before it is put into the caller's language. */
export interface ListProblem {
  field: string
  text: ListProblemText
  /** What the caller wrote. */
  word?: unknown
  limit?: number
}

export type Refuse = (problem: ListProblem) => void

const MAX_WORD_LENGTH = 40

export function asFieldError(language: Language, { field, text, word, limit }: ListProblem): FieldError {
  const words = { word: shortened(word), limit: String(limit) }
  return { field, message: fillText(LIST_TEXTS[language][text], words) }
}

function shortened(word: unknown): string {
  const text = typeof word === 'string' ? word : (JSON.stringify(word) ?? '')
  const letters = [...text.replaceAll(/\p{Cc}/gu, ' ')]
  return letters.length > MAX_WORD_LENGTH
    ? `${letters.slice(0, MAX_WORD_LENGTH).join('')}…`
    : letters.join('')
}
