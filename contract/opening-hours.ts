import { type Language, LOCALES } from './language.ts'
import type { ShopInfo } from './shop.ts'

export type OpeningHours = {
  /** 1 is Monday, 7 is Sunday. */
  day: number
  opens: string
  closes: string
}

const AROUND_THE_CLOCK: Record<Language, string> = {
  cs: 'nonstop',
  sk: 'nonstop',
  en: '24 hours a day',
  de: 'rund um die Uhr',
}

// A Monday, so that the day of the month is the day of the week.
const [YEAR, MONTH] = [2024, 0]

function dayName(day: number, language: Language): string {
  const names = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'short', timeZone: 'UTC' })
  return names.format(Date.UTC(YEAR, MONTH, day))
}

/** A line does not end behind the dash. */
const DASH = '–\u2060'

const hour = (time: string) => time.replace(/^0(?=\d)/, '')

/** "po–pá 8:00–18:00, so 8:00–12:00": days that follow each other with the same hours are named together. */
export function openingHoursText(hours: readonly OpeningHours[], language: Language): string | null {
  const spans: { first: number; last: number; opens: string; closes: string }[] = []
  for (const { day, opens, closes } of hours.toSorted((one, other) => one.day - other.day)) {
    const span = spans.at(-1)
    if (span && span.last === day - 1 && span.opens === opens && span.closes === closes) span.last = day
    else spans.push({ first: day, last: day, opens, closes })
  }
  const [only] = spans
  if (!only) return null
  if (only.first === 1 && only.last === 7 && only.opens === '00:00' && only.closes === '24:00')
    return AROUND_THE_CLOCK[language]
  return spans
    .map(({ first, last, opens, closes }) => {
      const days = [...new Set([first, last])].map((day) => dayName(day, language)).join(DASH)
      return `${days} ${hour(opens)}${DASH}${hour(closes)}`
    })
    .join(', ')
}

/** Those of the shop itself, which names its closed days too. */
export const shopHoursText = (hours: ShopInfo['opening_hours'], language: Language): string | null =>
  openingHoursText(
    hours.flatMap(({ day, from, to }) => (from && to ? [{ day, opens: from, closes: to }] : [])),
    language,
  )
