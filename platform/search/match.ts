import type { Dictionary } from './dictionary.ts'
import { FITS } from './rank.ts'

/** Terms of the dictionary a word of the query stands for, and how well each fits. */
export type Matches = Map<number, number>

const MAX_PREFIX_TERMS = 20_000
const MAX_NEAR_TERMS = 64
const SHORTEST_ROOT = 4
const SHORTEST_NEAR = 3
const SHORTEST_FOR_TWO_LETTERS = 8
/** How much longer than the root an inflected form may be. */
const LONGEST_ENDING = 4

function put(matches: Matches, terms: Iterable<number>, fit: number): void {
  for (const term of terms) if ((matches.get(term) ?? 0) < fit) matches.set(term, fit)
}

/** The word as it is, inflected, its close kin, and as a beginning while it is being typed. */
export function matchWord(dictionary: Dictionary, form: string, is_last: boolean): Matches {
  const matches: Matches = new Map()
  const exact = dictionary.find(form)
  if (exact !== undefined) put(matches, [exact], FITS.exact)
  put(matches, dictionary.sameStem(form), FITS.stem)
  put(matches, dictionary.kin(form), FITS.kin)
  if (is_last) {
    put(matches, dictionary.beginningWith(form, MAX_PREFIX_TERMS), FITS.prefix)
    const root = dictionary.root(form)
    if (root.length >= SHORTEST_ROOT) {
      put(matches, dictionary.beginningWith(root, MAX_PREFIX_TERMS), FITS.root_prefix)
    }
  }
  return matches
}

/**
 * What the word may have been meant to be; `weigh` says in how many documents a term stands. Without it the word
 * may be unfinished, but not misspelt.
 */
export function guessWord(
  dictionary: Dictionary,
  form: string,
  is_last: boolean,
  weigh: ((term: number) => number) | null,
): Matches {
  const matches: Matches = new Map()
  if (!is_last && form.length >= SHORTEST_NEAR)
    put(matches, dictionary.beginningWith(form, MAX_PREFIX_TERMS), FITS.prefix)
  if (!weigh || form.length < SHORTEST_NEAR || /\d/.test(form)) return matches
  const near = nearTerms(dictionary, form, weigh)
  for (const { term, distance } of near) {
    const fit = distance > 1 ? FITS.two_letters : FITS.one_letter
    put(matches, [term], fit)
    put(matches, dictionary.sameStem(dictionary.form(term)), fit - 1)
  }
  if (near.length > 0 || form.length <= SHORTEST_NEAR) return matches
  put(matches, nearPrefixes(dictionary, form), FITS.near_prefix)
  return matches
}

function nearTerms(dictionary: Dictionary, form: string, weigh: (term: number) => number) {
  const max = form.length >= SHORTEST_FOR_TWO_LETTERS ? 2 : 1
  const found = dictionary
    .near(form, { max })
    .filter(({ term, distance }) => distance > 0 && isCloseEnough(form, dictionary.form(term)))
    .map((one) => ({ ...one, weight: weigh(one.term) }))
    .filter(({ weight }) => weight > 0)
  const least = Math.min(...found.map(({ distance }) => distance))
  return found
    .filter(({ distance }) => distance === least)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MAX_NEAR_TERMS)
}

/** One letter of three is a third of the word: it must at least begin the same. */
function isCloseEnough(form: string, other: string): boolean {
  if (/\d/.test(other)) return false
  return form.length > SHORTEST_NEAR || (other.length >= SHORTEST_NEAR && other[0] === form[0])
}

/** Misspelt before it is finished, or misspelt and inflected. */
function nearPrefixes(dictionary: Dictionary, form: string): number[] {
  const unfinished = dictionary.near(form, { max: 1, as_prefix: true })
  const root = dictionary.root(form)
  const inflected =
    root.length >= SHORTEST_ROOT && root !== form
      ? dictionary
          .near(root, { max: 1, as_prefix: true })
          .filter(({ term }) => dictionary.form(term).length <= root.length + LONGEST_ENDING)
      : []
  return [...unfinished, ...inflected].map(({ term }) => term).slice(0, MAX_NEAR_TERMS)
}
