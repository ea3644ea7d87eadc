import type { Pause } from '#platform/facet/pause.ts'
import { sortInSlices } from '#platform/facet/sliced-sort.ts'
import type { Stemmer } from './analyse.ts'
import { firstAfter, nearForms } from './near-form.ts'
import { createTermLists } from './term-list.ts'

const HAS_DIGIT = /\d/
/** So many new forms are looked through beside the others; more are merged in. */
const MAX_FRESH = 500

/** Terms in the order of their forms. */
interface Sorted {
  terms: ArrayLike<number>
  forms: string[]
}

/** Every form that occurs in the documents, numbered; found by itself, by its stem, by its beginning, or nearly. */
export function createDictionary(stem: Stemmer) {
  const numbers = new Map<string, number>()
  const forms: string[] = []
  const shown: string[] = []
  const by_stem = createTermLists()
  const by_kin = createTermLists()
  let settled: Sorted = { terms: [], forms: [] }
  let fresh: Sorted = { terms: [], forms: [] }
  /** How many terms stand in one of the orders. */
  let ordered = 0

  const formOf = (term: number) => forms[term] ?? ''
  const compare = (one: number, other: number) => (formOf(one) < formOf(other) ? -1 : 1)

  function termsSince(first: number): Int32Array {
    return Int32Array.from({ length: forms.length - first }, (_, index) => first + index)
  }

  function merge(added: Int32Array): void {
    const terms = new Int32Array(settled.terms.length + added.length)
    let [next, to] = [0, 0]
    for (let at = 0; at < settled.terms.length; at++) {
      const term = settled.terms[at] ?? 0
      while (next < added.length && compare(added[next] ?? 0, term) < 0) terms[to++] = added[next++] ?? 0
      terms[to++] = term
    }
    terms.set(added.subarray(next), to)
    settled = { terms, forms: Array.from(terms, formOf) }
    fresh = { terms: [], forms: [] }
  }

  /** A few new forms are kept in an order of their own; the whole is never sorted again. */
  function inOrder(): Sorted[] {
    if (ordered < forms.length) {
      const added = termsSince(settled.terms.length).toSorted(compare)
      ordered = forms.length
      if (added.length > MAX_FRESH) merge(added)
      else fresh = { terms: added, forms: Array.from(added, formOf) }
    }
    return fresh.terms.length > 0 ? [settled, fresh] : [settled]
  }

  const sameStem = (word: string): readonly number[] => {
    if (!HAS_DIGIT.test(word)) return by_stem.of(stem(word).stem)
    const own = numbers.get(word)
    return own === undefined ? [] : [own]
  }

  return {
    add(form: string, as_written: string): number {
      const known = numbers.get(form)
      if (known !== undefined) return known
      const term = forms.length
      numbers.set(form, term)
      forms.push(form)
      shown.push(as_written === form ? form : as_written)
      // Words with digits are not inflected, and a large shop has a hundred thousand of them.
      if (HAS_DIGIT.test(form)) return term
      const { stem: own, kin } = stem(form)
      by_stem.add(own, term)
      for (const one of kin) by_kin.add(one, term)
      return term
    },
    /** Puts all forms in order without holding the process: the first search does not wait for it. */
    async arrange(pause: Pause): Promise<void> {
      const added = termsSince(settled.terms.length)
      await sortInSlices(added, compare, pause)
      if (added.length + settled.terms.length !== forms.length) return
      ordered = forms.length
      merge(added)
    },
    find: (form: string) => numbers.get(form),
    form: formOf,
    shown: (term: number) => shown[term] ?? '',
    sameStem,
    kin(word: string): number[] {
      const { stem: own, kin } = stem(word)
      return [...by_kin.of(own), ...kin.flatMap((one) => [...by_stem.of(one)])]
    },
    /** What all inflections of the word begin with. */
    root(word: string): string {
      const { stem: own } = stem(word)
      let length = 0
      while (length < own.length && own[length] === word[length]) length++
      return word.slice(0, length)
    },
    beginningWith(prefix: string, most: number): number[] {
      const found: number[] = []
      for (const sorted of inOrder()) {
        const from = firstAfter(sorted.forms, prefix)
        const to = firstAfter(sorted.forms, `${prefix}\uffff`, from)
        const end = Math.min(to, from + most - found.length)
        for (let at = from; at < end; at++) found.push(sorted.terms[at] ?? 0)
      }
      return found
    },
    near(word: string, options: { max: number; as_prefix?: boolean }): { term: number; distance: number }[] {
      return inOrder().flatMap((sorted) =>
        nearForms(sorted.forms, word, options).map(({ index, distance }) => ({
          term: sorted.terms[index] ?? 0,
          distance,
        })),
      )
    },
  }
}
export type Dictionary = ReturnType<typeof createDictionary>
