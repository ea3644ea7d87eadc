import { type Language, LOCALES } from '#contract/language.ts'
import { type Currency, formatMinor } from '#contract/money.ts'
import type { InvoiceDocument } from './invoice-document.ts'

const CROWN: Currency = { id: 0, code: 'CZK', symbol: 'Kč', decimal_places: 2 }
const HALER = 100

export interface RecapRate {
  tax_rate: number
  price: number
  taxed_price: number
}

/** What is owed in tax is owed in crowns (§ 4 of the Czech act on VAT); null where it is in crowns already. */
export function crownRecap(
  rates: readonly RecapRate[],
  { code, decimal_places }: Currency,
  czk_rate: number | null,
  { sign, language }: { sign: 1 | -1; language: Language },
): InvoiceDocument['crowns'] {
  if (czk_rate === null || code === CROWN.code) return null
  const halers = (minor: number) => Math.round((minor * czk_rate * HALER) / 10 ** decimal_places)
  const text = (own: number) => formatMinor(sign * own, CROWN, language)
  const rate = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 4 }).format(czk_rate)
  return {
    rate: `1 ${code} = ${rate} Kč`,
    recap: rates.map(({ tax_rate, price, taxed_price }) => {
      const [base, tax] = [halers(price), halers(taxed_price - price)]
      return { tax_rate, base: text(base), tax: text(tax), taxed: text(base + tax) }
    }),
  }
}
