import type { Language } from '#contract/language.ts'
import { tokenise } from './analyse.ts'
import type { Dictionary } from './dictionary.ts'
import { FIELDS, type Field, LAST_PLACE } from './posting.ts'

/** What is to be found of a document in one language. */
export interface SearchFields {
  name: string
  brand?: string | null
  categories?: readonly string[]
  /** Short description, properties: plain text. */
  text?: readonly string[]
}

export interface SearchDocument {
  id: number
  /** Popularity: decides between equally good finds. */
  boost: number
  codes: readonly string[]
  fieldsIn: (language: Language) => SearchFields
}

/** Texts that documents share, such as names of categories, are taken apart once. */
const MAX_KNOWN_TEXTS = 2000

/** Takes documents apart into terms of the dictionary: every term once, with all fields it stands in. */
export function createDocumentReader(dictionary: Dictionary, isStopWord: (form: string) => boolean) {
  const known_texts = new Map<string, readonly number[]>()
  let fields_of = new Uint8Array(1024)
  let place_of = new Uint8Array(1024)
  let terms: number[] = []

  /** Answers whether the document has the term for the first time. */
  function put(term: number, field: Field, place: number): boolean {
    if (term >= fields_of.length) {
      const size = Math.max(term + 1, fields_of.length * 2)
      const [longer_fields, longer_places] = [new Uint8Array(size), new Uint8Array(size)]
      longer_fields.set(fields_of)
      longer_places.set(place_of)
      fields_of = longer_fields
      place_of = longer_places
    }
    const is_new = fields_of[term] === 0
    if (is_new) {
      terms.push(term)
      place_of[term] = Math.min(place, LAST_PLACE)
    }
    fields_of[term]! |= FIELDS[field]
    return is_new
  }

  function termsOf(text: string): readonly number[] {
    const known = known_texts.get(text)
    if (known) return known
    if (known_texts.size >= MAX_KNOWN_TEXTS) known_texts.clear()
    const read = new Set(tokenise(text).map(({ form, shown }) => dictionary.add(form, shown)))
    known_texts.set(text, [...read])
    return [...read]
  }

  function putAll(field: Field, texts: readonly string[]): void {
    for (const text of texts) for (const term of termsOf(text)) put(term, field, LAST_PLACE)
  }

  /** Hands over each term with the bits of its fields and its first place in the name; answers how many words the name has, stop words aside. */
  return function read(
    { name, brand, categories, text }: SearchFields,
    file: (term: number, fields: number, place: number) => void,
  ): number {
    const places = new Set<number>()
    for (const { form, shown, position } of tokenise(name)) {
      if (put(dictionary.add(form, shown), 'name', position) && !isStopWord(form)) places.add(position)
    }
    putAll('brand', brand ? [brand] : [])
    putAll('category', categories ?? [])
    putAll('text', text ?? [])
    for (const term of terms) {
      file(term, fields_of[term]!, place_of[term]!)
      fields_of[term] = 0
    }
    terms = []
    return places.size
  }
}
