import type { InterfaceLanguage } from '#contract/language.ts'

const PIECES: Record<InterfaceLanguage, { one: string; other: string }> = {
  cs: { one: 'ks', other: 'ks' },
  sk: { one: 'ks', other: 'ks' },
  en: { one: 'pc', other: 'pcs' },
}

/** How many, beside the price of all of them: it must not read as a price of each. */
export function piecesText(amount: number, language: InterfaceLanguage): string {
  const { one, other } = PIECES[language]
  return `${amount} ${amount === 1 ? one : other}`
}
