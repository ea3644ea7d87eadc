import { type Language, LOCALES } from './language.ts'

/** A rate of tax in the way of the language: 21 % with a space that never breaks, 21% in English. */
export function percentText(rate: number, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 2 })
  return format.format(rate / 100)
}
