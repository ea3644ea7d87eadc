import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  isInterfaceLanguage,
  type Language,
} from '#contract/language.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Fragment } from '#platform/db/table.ts'

/** German is written to in English: the shop has no German screens that a mail could lead to. */
export const mailLanguage = (language: Language): InterfaceLanguage =>
  isInterfaceLanguage(language) ? language : 'en'

/** The same of a language that the database holds. */
export const mailLanguageOf = (tx: Transaction, language: Fragment): Fragment =>
  tx`case when ${language} in ${tx(INTERFACE_LANGUAGES)} then ${language} else 'en' end`
