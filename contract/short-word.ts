import type { InterfaceLanguage } from './language.ts'

/** Numbers that count something; those of orders, complaints and accounts are longer. */
const COUNT = String.raw`(?<![\p{L}\p{N}])\d{1,4}`
const BEFORE_ITS_UNIT = new RegExp(`(${COUNT}|\\}(?= ks| %)) (?=[\\p{L}%])`, 'gu')

/** A number stays with its unit on one line; in Czech and Slovak also a one-letter word, and „č.“, with the next one. */
export function bindShortWords(text: string, language: InterfaceLanguage): string {
  if (language === 'en') return text.replace(/(\d) (?=(?:[cm]?[lm]|k?g|digits)\b)/g, '$1\u00a0')
  return text
    .replace(/(?<![\p{L}\p{N}])([aikosuvz]|č\.) (?=\S)/giu, '$1\u00a0')
    .replace(BEFORE_ITS_UNIT, '$1\u00a0')
    .replace(/\bs\. r\. o\./g, 's.\u00a0r.\u00a0o.')
    .replace(/(?<!\d)(\d{3}) (?=\d\d\u00a0\p{L})/gu, '$1\u00a0')
}
