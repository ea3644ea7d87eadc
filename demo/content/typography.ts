import { LANGUAGES, type Language } from '#contract/language.ts'
import type { Localized } from './shape.ts'

const NBSP = '\u00a0'
const UNITS = [
  'Kč|€|%|°C|g|kg|ml|l|cm|mm|bar[uyů]?|s',
  'min[uú]t[auy]?|sek[uú]nd[uy]?|hod[ií]n[uy]?|dn[íůi]|dní|měsíců|mesiacov|let|rok|rokov|roky',
  'minutes?|seconds?|hours?|days?|months?|years?',
  'Minuten?|Sekunden?|Stunden?|Tagen?|Monaten?|Jahren?',
].join('|')

const numberAndUnit = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?!\\p{L}))`, 'gu')
/** Of an entry in a register. */
const numbered = /(?<=vložka|entry|Einlage) (?=\d)/g
const loneLetter = /(?<=(?:^|[\s(„‚])[ksvzouaiKSVZOUAI]) (?=\S)/gu

const typesetPlain = (text: string, language: Language) => {
  const bound = text
    .replace(/(?<=\d) (?=\d)/g, NBSP)
    .replace(numberAndUnit, NBSP)
    .replace(numbered, NBSP)
    .replaceAll(' – ', `${NBSP}– `)
  return language === 'cs' || language === 'sk' ? bound.replace(loneLetter, NBSP) : bound
}

/** Binds numbers with their units and one-letter prepositions with their words; markup stays as it is. */
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
