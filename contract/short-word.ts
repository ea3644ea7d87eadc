import type { InterfaceLanguage } from './language.ts'

/** A number stays with its unit on one line; in Czech and Slovak also a one-letter word, and „č.“, with the next one. */
export function bindShortWords(text: string, language: InterfaceLanguage): string {
  if (language === 'en') return text.replace(/(\d) (?=(?:[cm]?[lm]|k?g)\b)/g, '$1\u00a0')
  return text
    .replace(/(?<![\p{L}\p{N}])([aikosuvz]|č\.) (?=\S)/giu, '$1\u00a0')
    .replace(/(\d|\}(?= ks| %)) (?=[\p{L}%])/gu, '$1\u00a0')
}
