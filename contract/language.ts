/** Languages the data is kept in. German texts exist in the data only: no route, no interface. */
export const LANGUAGES = ['cs', 'sk', 'en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

export const INTERFACE_LANGUAGES = ['cs', 'sk', 'en'] as const
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number]

export const DEFAULT_LANGUAGE = 'cs'

export const LOCALES: Record<Language, string> = { cs: 'cs-CZ', sk: 'sk-SK', en: 'en-US', de: 'de-DE' }

/** Days are written for Europe in English too: the number of the day comes first. */
export const DATE_LOCALES: Record<Language, string> = { ...LOCALES, en: 'en-GB' }

export const THREE_LETTER_CODES: Record<Language, string> = { cs: 'ces', sk: 'slk', en: 'eng', de: 'deu' }

/** Reads `cs`, `cs-CZ` or `ces`; anything else is the default language. */
export function parseLanguage(value: string | null | undefined): Language {
  const name = (value ?? '').trim().toLowerCase()
  return (
    LANGUAGES.find((language) =>
      [language, LOCALES[language].toLowerCase(), THREE_LETTER_CODES[language]].includes(name),
    ) ?? DEFAULT_LANGUAGE
  )
}

/** The address of a path: the default language has no prefix. */
export function withLanguage(path: string, language: InterfaceLanguage): string {
  if (language === DEFAULT_LANGUAGE) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

export function isInterfaceLanguage(value: string): value is InterfaceLanguage {
  return (INTERFACE_LANGUAGES as readonly string[]).includes(value)
}
