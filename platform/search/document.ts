import { tokenise } from './analyse.ts'
import { FIELDS, type Field, LAST_PLACE } from './posting.ts'

export interface SearchDocument {
  id: number
  fields: {
    name: string
    codes: readonly string[]
    brand?: string | null
    categories?: readonly string[]
    /** Short description, properties: plain text. */
    text?: string | null
  }
  /** Popularity: decides between equally good finds. */
  boost: number
}

export interface FiledWord {
  shown: string
  fields: number
  place: number
}

export interface FiledDocument {
  /** Every word once, with all fields it stands in and its first place in the name. */
  words: Map<string, FiledWord>
  /** How many words the name has, stop words aside. */
  name_words: number
}

export function readDocument(
  { name, brand, categories, text }: SearchDocument['fields'],
  isStopWord: (form: string) => boolean,
): FiledDocument {
  const words = new Map<string, FiledWord>()
  const file = (field: Field, content: string) => {
    for (const { form, shown, position } of tokenise(content)) {
      const known = words.get(form)
      if (known) known.fields |= FIELDS[field]
      else words.set(form, { shown, fields: FIELDS[field], place: field === 'name' ? position : LAST_PLACE })
    }
  }
  file('name', name)
  const places = new Set<number>()
  for (const [form, { place }] of words) if (!isStopWord(form)) places.add(place)
  file('brand', brand ?? '')
  for (const category of categories ?? []) file('category', category)
  file('text', text ?? '')
  return { words, name_words: places.size }
}
