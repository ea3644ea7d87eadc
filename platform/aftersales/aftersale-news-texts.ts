import type { InterfaceLanguage } from '#contract/language.ts'

interface NewsTexts {
  withdrawal: string
  refund: string
  complaint: string
  order: string
  refund_number: string
  value: string
  payment: string
  way_back: string
  type: string
  handle_until: string
}

/** What the staff is told; `{code}` and `{number}` are filled in. */
export const NEWS_TEXTS: Record<InterfaceLanguage, NewsTexts> = {
  cs: {
    withdrawal: 'Odstoupení od smlouvy k objednávce {code}',
    refund: 'Vrácení zboží z objednávky {code}',
    complaint: 'Nová reklamace {number} k objednávce {code}',
    order: 'Objednávka',
    refund_number: 'Číslo vrácení',
    value: 'Hodnota',
    payment: 'Platba objednávky',
    way_back: 'Doprava zpět',
    type: 'Důvod reklamace',
    handle_until: 'Vyřídit nejpozději',
  },
  sk: {
    withdrawal: 'Odstúpenie od zmluvy k objednávke {code}',
    refund: 'Vrátenie tovaru z objednávky {code}',
    complaint: 'Nová reklamácia {number} k objednávke {code}',
    order: 'Objednávka',
    refund_number: 'Číslo vrátenia',
    value: 'Hodnota',
    payment: 'Platba objednávky',
    way_back: 'Doprava späť',
    type: 'Dôvod reklamácie',
    handle_until: 'Vybaviť najneskôr',
  },
  en: {
    withdrawal: 'Withdrawal from order {code}',
    refund: 'Return of goods from order {code}',
    complaint: 'New complaint {number} about order {code}',
    order: 'Order',
    refund_number: 'Number of the return',
    value: 'Value',
    payment: 'Payment of the order',
    way_back: 'Return shipping',
    type: 'Reason for the complaint',
    handle_until: 'Resolve by',
  },
}
