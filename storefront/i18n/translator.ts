import { DATE_LOCALES, type InterfaceLanguage, LOCALES } from '#contract/language.ts'
import { bindShortWords } from '#contract/short-word.ts'
import { dateText } from './date-text.ts'
import type { MessageArguments, MessageKey, Messages } from './messages.ts'
import { numberText } from './number-text.ts'

/** The shop's own time zone: server and browser must write the same day. Named here too, as `shop-day.ts` is too much for every page. */
export const SHOP_TIME_ZONE = 'Europe/Prague'

export interface Translator {
  language: InterfaceLanguage
  locale: string
  t: <K extends MessageKey>(key: K, ...args: MessageArguments<K>) => string
  number: (value: number, maximum_fraction_digits?: number) => string
  date: (value: string | Date, style?: DateStyle) => string
  /** Two days with what they share said once: 10.–20. 12. 2026. */
  dateRange: (from: string, to: string) => string
  /** Words of the shop's data with the same care for line ends as our own texts. */
  typeset: (text: string) => string
}

export type DateStyle = 'short' | 'long' | 'with_time'

const FORMATS = {
  range: { day: 'numeric', month: 'long', year: 'numeric' },
  with_time: { day: 'numeric', month: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** `{name}` is a value; `{count|one=# kus|few=# kusy|other=# kusů}` picks a plural form, `#` being the number. */
const PLACEHOLDER = /\{(\w+)(?:\|([^}]*))?\}/g

export function createTranslator(language: InterfaceLanguage, messages: Partial<Messages>): Translator {
  const locale = LOCALES[language]
  const plural = new Intl.PluralRules(locale)
  const dates = new Map<keyof typeof FORMATS, Intl.DateTimeFormat>()
  const templates = new Map<MessageKey, string>()

  const number = (value: number, maximum_fraction_digits = 2) =>
    numberText(value, language, maximum_fraction_digits)

  function dateFormat(style: keyof typeof FORMATS): Intl.DateTimeFormat {
    let format = dates.get(style)
    if (!format) {
      const parts: Intl.DateTimeFormatOptions = { ...FORMATS[style], timeZone: SHOP_TIME_ZONE }
      // The number of a month could be a day to an English reader.
      if (language === 'en' && parts.month === 'numeric') parts.month = 'short'
      if (language === 'en' && parts.hour) parts.hour = '2-digit'
      format = new Intl.DateTimeFormat(DATE_LOCALES[language], parts)
      dates.set(style, format)
    }
    return format
  }

  function date(value: string | Date, style: DateStyle = 'short'): string {
    const time = new Date(value)
    return style === 'with_time'
      ? dateFormat(style).format(time)
      : dateText(time, language, style, templateOf('date.months'))
  }

  function dateRange(from: string, to: string): string {
    // Browsers and servers do not agree on which narrow space stands around the dash.
    const range = dateFormat('range')
      .formatRange(new Date(from), new Date(to))
      .replace(/[\u2009\u202f]/g, ' ')
    // Between two bare numbers English sets the dash close.
    return range.replace(/^(\d+) – (?=\d)/, '$1–')
  }

  function templateOf(key: MessageKey): string {
    let template = templates.get(key)
    if (template === undefined) {
      const text = messages[key]
      // A part that was not loaded is a mistake of ours; a shopper sees a gap, never a key.
      if (text === undefined) console.error(`No text for ${key} in ${language}`)
      template = bindShortWords(text ?? '', language)
      templates.set(key, template)
    }
    return template
  }

  function fill(key: MessageKey, params: Record<string, string | number>): string {
    return templateOf(key).replace(PLACEHOLDER, (_, name: string, forms: string | undefined) => {
      const value = params[name] ?? ''
      const text = typeof value === 'number' ? number(value) : value
      if (forms === undefined) return text
      return pluralForm(forms, plural.select(Number(value))).replaceAll('#', () => text)
    })
  }

  return {
    language,
    locale,
    t: (key, ...args) => fill(key, args[0] ?? {}),
    number,
    date,
    dateRange,
    typeset: (text) => bindShortWords(text, language),
  }
}

function pluralForm(forms: string, category: Intl.LDMLPluralRule): string {
  const texts = new Map(
    forms.split('|').map((form) => [form.split('=')[0], form.slice(form.indexOf('=') + 1)]),
  )
  return texts.get(category) ?? texts.get('other') ?? ''
}
