import { type Currency, formatMinor } from '#contract/money.ts'
import type { Language } from '#contract/language.ts'

/** Money on paper: with a true minus, as the screens and the mails have it, and none before a zero that goes back. */
export function printedMoney(minor: number, currency: Currency, language: Language): string {
  return formatMinor(minor || 0, currency, language).replace('-', '−')
}
