import { cutEnding, type Stems, withKin } from './stem.ts'

// Longest first; without diacritics, as the words come.
const ENDINGS =
  'iach iami ieho iemu eho emu ymi imi ami ach och ich ych iam ou ov om am im ym ej mi ia ie iu a e i o u y'.split(
    ' ',
  )

// A word may also end like this by itself (krém, strom, čajov-ý), which the letters do not tell.
const UNSURE_ENDING = /(?:[aoi]m|[aoi]ch|ov|ej|mi)$/
const FLEETING_VOWEL = /([^aeiouy])(?:ie|e)([bchklmnrtv])$|([^aeiouy])o(k)$/

/** šálka and šálok, vzorka and vzoriek, filter and filtr-a become one. */
function settle(stem: string): string {
  return stem.length > 3 ? stem.replace(FLEETING_VOWEL, '$1$2$3$4') : stem
}

/** kanvička to kanvica, hrnček to hrniec, šáločka to šálka, čajový to čaj. */
function kinOf(stem: string): string[] {
  if (stem.endsWith('ick')) return [`${stem.slice(0, -3)}ic`, `${stem.slice(0, -3)}k`]
  if (stem.endsWith('ock') || stem.endsWith('eck')) return [`${stem.slice(0, -3)}k`]
  if (/[^aeiouy]ck$/.test(stem)) return [stem.slice(0, -1)]
  if (stem.length > 4 && stem.endsWith('ov')) return [settle(stem.slice(0, -2))]
  return []
}

export function stemSlovak(word: string): Stems {
  const stem = settle(cutEnding(word, ENDINGS, 3))
  const whole = UNSURE_ENDING.test(word) ? [settle(word)] : []
  return withKin(stem, [...kinOf(stem), ...whole])
}
