import { cutEnding, type Stems, withKin } from './stem.ts'

// Longest first; without diacritics, as the words come.
const ENDINGS = 'eho iho emu imu ymi imi emi ami ach ech ich ych um am im em ym ou a e i o u y'.split(' ')

// A word may also end like this by itself (krém, salám, program), which the letters do not tell.
const UNSURE_ENDING = /(?:[auei]m|[aei]ch)$/
const FLEETING_E = /([^aeiouy])e([bchklmnrtv])$/

const IRREGULAR: Record<string, string> = {
  kniz: 'knih',
  stul: 'stol',
  sul: 'sol',
  nuz: 'noz',
  dum: 'dom',
  snih: 'sneh',
  vitr: 'vetr',
}

/** hrnek and hrnk-y, hrnc-ích and hrnk-y, konev and konv-e become one. */
function settle(stem: string): string {
  const short = stem.length > 3 ? stem.replace(FLEETING_E, '$1$2') : stem
  const hard = short.length > 3 && short.endsWith('c') ? `${short.slice(0, -1)}k` : short
  return IRREGULAR[hard] ?? hard
}

/** hrneček to hrnek, lžička to lžíce, hrníček to hrnek, čajový to čaj. */
function kinOf(stem: string): string[] {
  if (stem.endsWith('eck')) return [`${stem.slice(0, -3)}k`]
  if (stem.endsWith('ick')) return [`${stem.slice(0, -3)}ik`, `${stem.slice(0, -3)}k`]
  if (stem.length > 4 && stem.endsWith('ov')) return [settle(stem.slice(0, -2))]
  return []
}

export function stemCzech(word: string): Stems {
  const stem = settle(cutEnding(word, ENDINGS, 3))
  const whole = UNSURE_ENDING.test(word) ? [settle(word)] : []
  return withKin(stem, [...kinOf(stem), ...whole])
}
