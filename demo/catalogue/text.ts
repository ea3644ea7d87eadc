import type { Language } from '#contract/language.ts'
import type { DemoMeta, Localized } from './shape.ts'

export function words(cs: string, sk: string, en: string, de: string): Localized {
  return { cs, sk, en, de }
}

export function same(text: string): Localized {
  return { cs: text, sk: text, en: text, de: text }
}

export function perLanguage(write: (language: Language) => string): Localized {
  return { cs: write('cs'), sk: write('sk'), en: write('en'), de: write('de') }
}

const GERMAN_LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

function slugOf(text: string, language: Language): string {
  const lower = text.toLowerCase().replaceAll('&', ' ')
  const spelled =
    language === 'de' ? lower.replace(/[äöüß]/g, (letter) => GERMAN_LETTERS[letter] ?? '') : lower
  return spelled
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export function slugs(name: Localized): Localized {
  return perLanguage((language) => slugOf(name[language], language))
}

const UNIT =
  /(\d) (g|kg|ml|l|cm|mm|W|min|s|°C|%|Kč|€|ks|minut\p{L}*|sekund\p{L}*|minút\p{L}*|minutes?|seconds?|Minuten?|Sekunden?)(?![\p{L}\d])/gu
const SHORT_WORD = /(?<![\p{L}\d])([aikosuvzAIKOSUVZ]) (?=[\p{L}\d„])/gu

/** A unit never parts from its number; in Czech and Slovak a one-letter word never ends a line. */
export function typeset(text: Localized): Localized {
  return perLanguage((language) => {
    const units = text[language].replace(UNIT, '$1\u00a0$2')
    return language === 'cs' || language === 'sk' ? units.replace(SHORT_WORD, '$1\u00a0') : units
  })
}

export function html(...blocks: Localized[]): Localized {
  return typeset(perLanguage((language) => blocks.map((block) => block[language]).join('')))
}

export function paragraph(...sentences: Localized[]): Localized {
  return perLanguage((language) => `<p>${sentences.map((sentence) => sentence[language]).join(' ')}</p>`)
}

export function heading(text: Localized): Localized {
  return perLanguage((language) => `<h3>${text[language]}</h3>`)
}

export function bullets(...items: Localized[]): Localized {
  return perLanguage((language) => `<ul>${items.map((item) => `<li>${item[language]}</li>`).join('')}</ul>`)
}

const AND: Localized = words('a', 'a', 'and', 'und')

export function joined(parts: Localized[]): Localized {
  return perLanguage((language) => {
    const texts = parts.map((part) => part[language])
    const last = texts.pop() ?? ''
    return texts.length === 0 ? last : `${texts.join(', ')} ${AND[language]} ${last}`
  })
}

export function meta(name: Localized, description: Localized, keywords: Localized = name): DemoMeta {
  return {
    meta_title: perLanguage((language) => `${name[language]} | Vitrine`),
    meta_description: description,
    meta_keywords: perLanguage((language) => keywords[language].toLowerCase()),
  }
}

/** Stable across runs and machines, so that a choice made by it never changes under a test. */
export function hash(text: string): number {
  let value = 2166136261
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

export function pick<Item>(items: readonly Item[], seed: string): Item {
  const item = items[hash(seed) % items.length]
  if (item === undefined) throw new Error(`nothing to pick from for ${seed}`)
  return item
}

/** EAN-13 of the range that GS1 leaves to a shop's own use (20–29). */
export function internalEan(serial: number): string {
  const body = `29${String(serial).padStart(10, '0')}`
  return body + eanCheckDigit(body)
}

export function eanCheckDigit(body: string): string {
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return String((10 - (sum % 10)) % 10)
}
