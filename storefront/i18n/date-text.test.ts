import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES, LOCALES } from '#contract/language.ts'
import { dateText } from './date-text.ts'
import { messagesFor } from './messages-for.ts'
import { SHOP_TIME_ZONE } from './translator.ts'

const HOUR_MS = 60 * 60 * 1000
const TIMES = Array.from(
  { length: 2000 },
  (_, index) => new Date(Date.UTC(2020, 0, 1) + index * 37 * HOUR_MS),
)
// Around midnight on the days of the change, and around the change itself.
const EDGES = [
  '2026-03-28T22:59Z',
  '2026-03-28T23:00Z',
  '2026-03-29T21:59Z',
  '2026-03-29T22:00Z',
  '2026-10-24T21:59Z',
  '2026-10-24T22:00Z',
  '2026-10-25T22:59Z',
  '2026-10-25T23:00Z',
  '2026-12-31T22:59Z',
  '2026-12-31T23:00Z',
].map((time) => new Date(time))

describe.each(INTERFACE_LANGUAGES)('a day in %s', (language) => {
  it.each(['short', 'long'] as const)('is written as browsers write it, %s [I18N-08] [F22]', (style) => {
    const locale = language === 'en' ? 'en-GB' : LOCALES[language]
    const month = style === 'long' ? 'long' : language === 'en' ? 'short' : 'numeric'
    const format = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month,
      year: 'numeric',
      timeZone: SHOP_TIME_ZONE,
    })
    const months = messagesFor(language)['date.months']
    const times = [...TIMES, ...EDGES]
    const written = times.map((time) => dateText(time, language, style, months))
    expect(written.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(
      times.map((time) => format.format(time)),
    )
    expect(written.filter((text) => /^\d+\.? /.test(text))).toEqual([])
  })
})
