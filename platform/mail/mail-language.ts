import { type InterfaceLanguage, isInterfaceLanguage, type Language } from '#contract/language.ts'

/** German is written to in English: the shop has no German screens that a mail could lead to. */
export const mailLanguage = (language: Language): InterfaceLanguage =>
  isInterfaceLanguage(language) ? language : 'en'
