import { LANGUAGES, type Language } from '#contract/language.ts'
import type { Localized } from './shape.ts'

const NBSP = '\u00a0'
const WORD_JOINER = '\u2060'
const UNITS = [
  'Kč|€|%|°C|g|kg|ml|l|cm|mm|bar[uyů]?|s',
  'min[uú]t[auy]?|sek[uú]nd[uy]?|hod[ií]n[uy]?|dn[íůiy]|dní|měsíců|mesiacov|let|rok|rokov|roky|pracovn(?:í|é|ých|ích)',
  '(?:working )?days?|minutes?|seconds?|hours?|months?|years?',
  'Minuten?|Sekunden?|Stunden?|Tagen?|Werktagen?|Monaten?|Jahren?',
].join('|')

const numberAndUnit = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?!\\p{L}))`, 'gu')
const workingDays = /(?<=\d\u00a0(?:pracovn\p{L}+|working)) (?=\p{L})/gu
/** Where a line may end behind the dash, however the number is bound to its unit. */
const range = /(?<=\d–)(?=\d)/g
/** Of an entry in a register, of a company and of one that pays VAT. */
const numbered =
  /(?<=vložka|entry|Einlage|IČO|DIČ|IČ DPH|number|nummer|USt-IdNr\.) (?=(?:CZ)?\d)|(?<=IČ) (?=DPH)|(?<=WCAG) (?=\d)/g
/** A house with its street, a post code with its town. */
const address = /(?<=\p{L}) (?=\d+, \d{3}\u00a0\d\d)|(?<=(?<!\d)\d{3}\u00a0\d\d) (?=\p{Lu})/gu
/** A text may go on behind the tag that it ends at. */
const loneLetter = /(?<=(?:^|[\s(„‚])[ksvzouaiKSVZOUAI]) (?=\S|$)/gu

const typesetPlain = (text: string, language: Language) => {
  const bound = text
    .replace(/(?<=\d) (?=\d)/g, NBSP)
    .replace(numberAndUnit, NBSP)
    .replace(workingDays, NBSP)
    .replace(range, WORD_JOINER)
    .replace(numbered, NBSP)
    .replace(address, NBSP)
    .replace(/\bs\. r\. o\./g, `s.${NBSP}r.${NBSP}o.`)
    .replaceAll(' – ', `${NBSP}– `)
  return language === 'cs' || language === 'sk' ? bound.replace(loneLetter, NBSP) : bound
}

/** Binds numbers with their units and one-letter words with the next ones; markup stays as it is. */
export const typeset = (html: string, language: Language) =>
  html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : typesetPlain(part, language)))
    .join('')

export const isLocalized = (value: object): value is Localized =>
  Object.keys(value).length === LANGUAGES.length && LANGUAGES.every((language) => language in value)

const typesetValue = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(typesetValue)
  if (isLocalized(value)) {
    return Object.fromEntries(LANGUAGES.map((language) => [language, typeset(value[language], language)]))
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typesetValue(inner)]))
}

// The shape is kept: only the strings inside localized texts change.
export const typesetAll = <T extends object>(value: T) => typesetValue(value) as T
