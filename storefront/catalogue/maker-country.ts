import { type InterfaceLanguage, LOCALES } from '#contract/language.ts'
import type { ProductSafety } from '#contract/safety.ts'

/** Behind a post code and a town alone it is a country: "Los Angeles, CA" ends in a state. */
const LAST_CODE = /(?<=,[^,]*\d{3}[^,]*,\s)[A-Z]{2}$/

/** An address is one text for all languages, with a code where its country stands: readers get the name. */
export function nameCountries(safety: ProductSafety, language: InterfaceLanguage): ProductSafety {
  const names = new Intl.DisplayNames(LOCALES[language], { type: 'region', fallback: 'none' })
  const named = (address: string) => address.replace(LAST_CODE, (code) => names.of(code) ?? code)
  const { manufacturer_address, responsible_person_address } = safety
  return {
    ...safety,
    manufacturer_address: named(manufacturer_address),
    responsible_person_address: responsible_person_address && named(responsible_person_address),
  }
}
