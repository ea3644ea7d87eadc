import { expect, it } from 'vitest'
import {
  DEFAULT_LANGUAGE,
  INTERFACE_LANGUAGES,
  isInterfaceLanguage,
  LANGUAGES,
  LOCALES,
  parseLanguage,
  THREE_LETTER_CODES,
} from './language.ts'

it('data is kept in four languages, routes and locales are used in three [I18N-01]', () => {
  expect(LANGUAGES).toEqual(['cs', 'sk', 'en', 'de'])
  expect(INTERFACE_LANGUAGES).toEqual(['cs', 'sk', 'en'])
  expect(LANGUAGES.map(isInterfaceLanguage)).toEqual([true, true, true, false])
  expect(DEFAULT_LANGUAGE).toBe('cs')
})

it('locales are cs-CZ, sk-SK and en-US [I18N-02]', () => {
  expect(INTERFACE_LANGUAGES.map((language) => LOCALES[language])).toEqual(['cs-CZ', 'sk-SK', 'en-US'])
})

it('each language has its three-letter code [I18N-06] [ENUM-14]', () => {
  expect(THREE_LETTER_CODES).toEqual({ cs: 'ces', sk: 'slk', en: 'eng', de: 'deu' })
})

it('a language is read from its code, its locale or its three letters, else it is the default [I18N-01] [I18N-06]', () => {
  expect(['sk', 'sk-SK', 'slk', 'SLK', ' de '].map(parseLanguage)).toEqual(['sk', 'sk', 'sk', 'sk', 'de'])
  expect(['fr', '', 'sk-', null, undefined].map(parseLanguage)).toEqual(['cs', 'cs', 'cs', 'cs', 'cs'])
})
