import * as z from 'zod/mini'
import { type Language, LOCALES } from './language.ts'

export const CURRENCIES = ['CZK', 'EUR'] as const
export type CurrencyCode = (typeof CURRENCIES)[number]

export const DEFAULT_CURRENCY: CurrencyCode = 'CZK'

export const Money = z.object({ value: z.number(), formatted: z.string() })
export type Money = z.infer<typeof Money>

/** What the rules need to know of a currency; amounts inside are whole minor units. */
export interface Currency {
  id: number
  code: CurrencyCode
  symbol: string
  decimal_places: number
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(code: CurrencyCode, language: Language, digits: number): Intl.NumberFormat {
  const key = `${code} ${language} ${digits}`
  let found = formatters.get(key)
  if (!found) {
    found = new Intl.NumberFormat(LOCALES[language], {
      // The crown stands behind its number in every language, as people here write it.
      ...(code === 'CZK' ? {} : { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' }),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    formatters.set(key, found)
  }
  return found
}

/**
 * Whole crowns are written without ",00", euros always keep their cents. What goes back has a true minus, and nothing
 * has none.
 */
export function formatMinor(minor: number, currency: Currency, language: Language): string {
  const scale = 10 ** currency.decimal_places
  const whole = currency.code === 'CZK' && minor % scale === 0
  const digits = whole ? 0 : currency.decimal_places
  const number = formatter(currency.code, language, digits).format((minor || 0) / scale)
  const text = number.replace('-', '\u2212')
  return currency.code === 'CZK' ? `${text}\u00a0${currency.symbol}` : text
}

export function money(minor: number, currency: Currency, language: Language): Money {
  return { value: minor / 10 ** currency.decimal_places, formatted: formatMinor(minor, currency, language) }
}

/** Rounded half up to the minor unit. Rates are percents with at most two decimals, so basis points keep the division whole. */
export function withoutTax(taxedMinor: number, rate: number): number {
  const basisPoints = 10_000n + BigInt(Math.round(rate * 100))
  const scaled = BigInt(taxedMinor) * 10_000n * 2n
  const half = scaled >= 0n ? basisPoints : -basisPoints
  return Number((scaled + half) / (basisPoints * 2n))
}

export function parseCurrency(value: string | null | undefined): CurrencyCode | null {
  const code = value?.trim().toUpperCase() ?? ''
  return (CURRENCIES as readonly string[]).includes(code) ? (code as CurrencyCode) : null
}
