import { cutEnding, type Stems, withKin } from './stem.ts'

const ENDINGS = ['ern', 'em', 'en', 'er', 'es', 'e']
const LOOSE_ENDINGS = ['er', 'e', 's', 'n']

/** Umlauts come without their dots; whoever writes them as ae, oe, ue finds the same. */
function withoutSpelledUmlaut(word: string): string {
  return word.replace(/(?<![aeq])([aou])e/g, '$1')
}

function cut(word: string): string {
  return cutEnding(cutEnding(cutEnding(word, ['s'], 4), ENDINGS, 3), LOOSE_ENDINGS, 4)
}

export function stemGerman(word: string): Stems {
  const plain = withoutSpelledUmlaut(word)
  const stem = cut(plain)
  const small = /(?:chen|lein)s?$/.test(plain) ? [cut(plain.replace(/(?:chen|lein)s?$/, ''))] : []
  return withKin(stem, small)
}
