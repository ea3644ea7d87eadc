import type { Language } from '#contract/language.ts'

/** Women's names that end like men's; they have no form of their own in an address. */
const INDECLINABLE = new Set([
  'Dagmar',
  'Ester',
  'Ingrid',
  'Karin',
  'Karen',
  'Miriam',
  'Nikol',
  'Nicol',
  'Rút',
  'Ruth',
  'Doris',
  'Iris',
  'Isabel',
  'Rachel',
  'Vivien',
  'Carmen',
  'Elen',
  'Megan',
])
const VOWEL = 'aeiouyáéěíóúůý'
const FLEETING_E = /^(Pav|Kar|Hav)el$/

/** First ending that fits decides; what none fits stays as it is. */
const ENDINGS: readonly [RegExp, string][] = [
  [/a$/, 'o'],
  [new RegExp(`[${VOWEL}]$`, 'u'), '$&'],
  [/něk$/, 'ňku'],
  [/děk$/, 'ďku'],
  [/těk$/, 'ťku'],
  [new RegExp(`([${VOWEL}][^${VOWEL}])ek$`, 'u'), '$1ku'],
  [new RegExp(`([${VOWEL}](?:[^${VOWEL}]|ch))ec$`, 'u'), '$1če'],
  [/ec$/, 'eče'],
  [/([aiu])el$/, '$1eli'],
  [/el$/, 'el'],
  [new RegExp(`([^${VOWEL}])r$`, 'u'), '$1ře'],
  [/[kgh]$/, '$&u'],
  [/[žščřcjďťňsxz]$/, '$&i'],
  [/[bdflmnprtvw]$/, '$&e'],
]

/** How Czech addresses somebody by one name: Jana → Jano, Petr → Petře, Dvořák → Dvořáku. */
export function czechVocative(name: string): string {
  return name.replaceAll(/[^\s-]+/gu, (word) => {
    if (INDECLINABLE.has(word)) return word
    if (FLEETING_E.test(word)) return word.replace(/el$/, 'le')
    const [ending, form] = ENDINGS.find(([pattern]) => pattern.test(word)) ?? []
    return ending && form ? word.replace(ending, form) : word
  })
}

/** Slovak addresses people by the plain name; other languages have no form to speak of. */
export function nameInflections(
  { first_name, last_name }: { first_name: string; last_name: string },
  language: Language,
): { first_name_vocative: string | null; last_name_vocative: string | null } {
  if (language === 'sk') return { first_name_vocative: first_name, last_name_vocative: last_name }
  if (language !== 'cs') return { first_name_vocative: null, last_name_vocative: null }
  // A surname like a man's is declined for men only: "paní Čapková", but "Eva Gottwald".
  const asWoman = /[ae]$/.test(first_name) || INDECLINABLE.has(first_name)
  const declined = !asWoman || last_name.endsWith('a')
  return {
    first_name_vocative: czechVocative(first_name),
    last_name_vocative: declined ? czechVocative(last_name) : last_name,
  }
}
