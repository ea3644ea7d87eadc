import type { InterfaceLanguage } from '#contract/language.ts'

const SIGNS: Record<InterfaceLanguage, { group: string; decimal: string }> = {
  cs: { group: '\u00a0', decimal: ',' },
  sk: { group: '\u00a0', decimal: ',' },
  en: { group: ',', decimal: '.' },
}

/**
 * A number as the language writes it, the way `Intl.NumberFormat` does. The first of those costs a phone 50 ms at once,
 * and every page has a number.
 */
export function numberText(value: number, language: InterfaceLanguage, most_decimals: number): string {
  const { group, decimal } = SIGNS[language]
  // Smaller ones are written with an exponent, and round to nothing.
  const size = Math.abs(value) < 1e-6 ? 0 : Math.abs(value)
  // By moving the decimal point, not by multiplying: 1.005 is to become 1.01.
  const shifted = Math.round(Number(`${size}e${most_decimals}`))
  const [whole = '0', part] = String(Number(`${shifted}e-${most_decimals}`)).split('.')
  const sign = value < 0 ? '-' : ''
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, group)}${part ? decimal + part : ''}`
}
