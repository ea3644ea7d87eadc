import type { Language } from '#contract/language.ts'

/** Lines of a credit note that are no goods. */
export const REFUND_LINE_TEXTS: Record<Language, { delivery: string; way_back: string }> = {
  cs: { delivery: 'Doprava a platba objednávky', way_back: 'Doprava zpět' },
  sk: { delivery: 'Doprava a platba objednávky', way_back: 'Doprava späť' },
  en: { delivery: 'Shipping and payment of the order', way_back: 'Return shipping' },
  de: { delivery: 'Versand und Zahlung der Bestellung', way_back: 'Rückversand' },
}
