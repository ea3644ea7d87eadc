import { type Stems, withKin } from './stem.ts'

const VOWEL = /[aeiouy]/
const SIBILANT_PLURAL = /(?:[sxz]|ch|sh)es$/

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (word.endsWith('oes') || SIBILANT_PLURAL.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

function withoutVerbEnding(word: string): string {
  const ending = /(?:ing|ed)$/.exec(word)?.[0]
  if (ending === undefined) return word
  const rest = word.slice(0, -ending.length)
  if (rest.length < 3 || !VOWEL.test(rest)) return word
  return /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest
}

/** A silent e, y or i, and v or f must not part blade from blades, cherry from cherries, leaf from leaves. */
function settle(word: string): string {
  if (word.length < 4) return word
  return word.replace(/e$/, '').replace(/y$/, 'i').replace(/v$/, 'f')
}

export function stemEnglish(word: string): Stems {
  return withKin(settle(withoutVerbEnding(singular(word))), [])
}
