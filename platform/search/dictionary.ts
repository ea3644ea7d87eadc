import type { Stemmer } from './analyse.ts'
import { firstAfter, nearForms } from './near-form.ts'

/** Every form that occurs in the documents, numbered; found by itself, by its stem, by its beginning, or nearly. */
export function createDictionary(stem: Stemmer) {
  const numbers = new Map<string, number>()
  const forms: string[] = []
  const shown: string[] = []
  const by_stem = new Map<string, number[]>()
  const by_kin = new Map<string, number[]>()
  let sorted: string[] = []
  let fresh: string[] = []

  function file(under: Map<string, number[]>, key: string, term: number): void {
    const terms = under.get(key)
    if (terms) terms.push(term)
    else under.set(key, [term])
  }

  /** A few new forms are merged in; the whole is never sorted again. */
  function inOrder(): string[] {
    if (fresh.length === 0) return sorted
    fresh.sort((one, other) => (one < other ? -1 : 1))
    const merged: string[] = []
    let next = 0
    for (const form of sorted) {
      for (; next < fresh.length && (fresh[next] ?? '') < form; next++) merged.push(fresh[next] ?? '')
      merged.push(form)
    }
    sorted = [...merged, ...fresh.slice(next)]
    fresh = []
    return sorted
  }

  const numberOf = (form: string) => numbers.get(form) ?? -1

  return {
    add(form: string, as_written: string): number {
      const known = numbers.get(form)
      if (known !== undefined) return known
      const term = forms.length
      numbers.set(form, term)
      forms.push(form)
      shown.push(as_written)
      fresh.push(form)
      const { stem: own, kin } = stem(form)
      file(by_stem, own, term)
      for (const one of kin) file(by_kin, one, term)
      return term
    },
    size: () => forms.length,
    find: (form: string) => numbers.get(form),
    form: (term: number) => forms[term] ?? '',
    shown: (term: number) => shown[term] ?? '',
    sameStem: (word: string): readonly number[] => by_stem.get(stem(word).stem) ?? [],
    kin(word: string): number[] {
      const { stem: own, kin } = stem(word)
      return [...(by_kin.get(own) ?? []), ...kin.flatMap((one) => by_stem.get(one) ?? [])]
    },
    /** What all inflections of the word begin with. */
    root(word: string): string {
      const { stem: own } = stem(word)
      let length = 0
      while (length < own.length && own[length] === word[length]) length++
      return word.slice(0, length)
    },
    beginningWith(prefix: string, most: number): number[] {
      const order = inOrder()
      const from = firstAfter(order, prefix)
      const to = Math.min(firstAfter(order, `${prefix}\uffff`, from), from + most)
      return order.slice(from, to).map(numberOf)
    },
    near(word: string, options: { max: number; as_prefix?: boolean }): { term: number; distance: number }[] {
      const order = inOrder()
      return nearForms(order, word, options).map(({ index, distance }) => ({
        term: numberOf(order[index] ?? ''),
        distance,
      }))
    },
  }
}
export type Dictionary = ReturnType<typeof createDictionary>
