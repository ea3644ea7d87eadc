import { type InterfaceLanguage, LOCALES } from '#contract/language.ts'

export interface MakerGuarantee {
  title: string
  text: string
}

const MONTHS_A_YEAR = 12

/** Said by the server alone, so that browsers load no words most products have no use for. */
const TEXTS: Record<InterfaceLanguage, { title: (time: string) => string; text: string }> = {
  cs: {
    title: (time) => `Záruka životnosti od výrobce: ${time}.`,
    text: 'Výrobce ručí za celý výrobek a nic za to neplatíte. Zákonná záruka tím není dotčena.',
  },
  sk: {
    title: (time) => `Záruka životnosti od výrobcu: ${time}.`,
    text: 'Výrobca ručí za celý výrobok a nič za to neplatíte. Zákonná záruka tým nie je dotknutá.',
  },
  en: {
    title: (time) => `Producer’s guarantee of durability: ${time}.`,
    text: 'The producer vouches for the entire product at no cost to you. The legal guarantee is not affected.',
  },
}

/** The producer's own promise of more than two years, which the law wants told apart from the legal guarantee. */
export function makerGuarantee(months: number | null, language: InterfaceLanguage): MakerGuarantee | null {
  if (months === null) return null
  const is_whole = months % MONTHS_A_YEAR === 0
  const time = new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit: is_whole ? 'year' : 'month',
    unitDisplay: 'long',
  }).format(is_whole ? months / MONTHS_A_YEAR : months)
  const { title, text } = TEXTS[language]
  return { title: title(time.replaceAll(' ', '\u00a0')), text }
}
