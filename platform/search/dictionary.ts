import type { Stemmer } from './analyse.ts'
import { firstAfter, nearForms } from './near-form.ts'

/** Every form that occurs in the documents, numbered; found by itself, by its stem, by its beginning, or nearly. */
export function createDictionary(stem: Stemmer) {
  const numbers = new Map<string, number>()
  const forms: string[] = []
  const shown: string[] = []
  const by_stem = new Map<string, number[]>()
  const by_kin = new Map<string, number[]>()
  let sorted_forms: string[] = []
  let sorted_terms: number[] = []
  let fresh: number[] = []

  function file(under: Map<string, number[]>, key: string, term: number): void {
    const terms = under.get(key)
    if (terms) terms.push(term)
    else under.set(key, [term])
  }

  /** A few new forms are merged in; the whole is never sorted again. */
  function inOrder(): void {
    if (fresh.length === 0) return
    const formOf = (term: number) => forms[term] ?? ''
    fresh.sort((one, other) => (formOf(one) < formOf(other) ? -1 : 1))
    const merged: number[] = []
    let next = 0
    for (const term of sorted_terms) {
      for (; next < fresh.length && formOf(fresh[next] ?? 0) < formOf(term); next++)
        merged.push(fresh[next] ?? 0)
      merged.push(term)
    }
    for (; next < fresh.length; next++) merged.push(fresh[next] ?? 0)
    sorted_terms = merged
    sorted_forms = merged.map(formOf)
    fresh = []
  }

  return {
    add(form: string, as_written: string): number {
      const known = numbers.get(form)
      if (known !== undefined) return known
      const term = forms.length
      numbers.set(form, term)
      forms.push(form)
      shown.push(as_written)
      fresh.push(term)
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
      inOrder()
      const from = firstAfter(sorted_forms, prefix)
      const to = firstAfter(sorted_forms, `${prefix}\uffff`, from)
      return sorted_terms.slice(from, Math.min(to, from + most))
    },
    near(word: string, options: { max: number; as_prefix?: boolean }): { term: number; distance: number }[] {
      inOrder()
      return nearForms(sorted_forms, word, options).map(({ index, distance }) => ({
        term: sorted_terms[index] ?? 0,
        distance,
      }))
    },
  }
}
export type Dictionary = ReturnType<typeof createDictionary>
