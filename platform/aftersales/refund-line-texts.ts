import type { Language } from '#contract/language.ts'

/** Lines of a credit note that are no goods. */
export const REFUND_LINE_TEXTS: Record<Language, { delivery: string; way_back: string; reduction: string }> =
  {
    cs: { delivery: 'Doprava a platba objednávky', way_back: 'Doprava zpět', reduction: 'Sleva z ceny' },
    sk: { delivery: 'Doprava a platba objednávky', way_back: 'Doprava späť', reduction: 'Zľava z ceny' },
    en: {
      delivery: 'Shipping and payment of the order',
      way_back: 'Return shipping',
      reduction: 'Price reduction',
    },
    de: {
      delivery: 'Versand und Zahlung der Bestellung',
      way_back: 'Rückversand',
      reduction: 'Preisminderung',
    },
  }
