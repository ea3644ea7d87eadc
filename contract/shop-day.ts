import { DATE_LOCALES, type Language } from './language.ts'

export const SHOP_TIME_ZONE = 'Europe/Prague'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DAY_LENGTH = 'YYYY-MM-DD'.length

/** The time of day in Prague, written as if it were UTC. */
const localTime = (time: Date): string =>
  `${time.toLocaleString('sv-SE', { timeZone: SHOP_TIME_ZONE }).replace(' ', 'T')}Z`

/** The day it is in the shop. */
export function shopDay(time: Date): string {
  return localTime(time).slice(0, DAY_LENGTH)
}

/** When a day begins in the shop. Clocks change at one o'clock UTC, so the night before has one offset. */
export function startOfShopDay(day: string): Date {
  const night_ms = Date.parse(`${day}T00:00:00Z`) - 2 * HOUR_MS
  const offset_ms = Date.parse(localTime(new Date(night_ms))) - night_ms
  return new Date(night_ms + 2 * HOUR_MS - offset_ms)
}

/** When it is over: some days have 23 hours, some 25. */
export function endOfShopDay(day: string): Date {
  return startOfShopDay(dayAfter(day, 1))
}

/** So many days later by the calendar, however long they are. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, DAY_LENGTH)
}

/** The day in words, as documents and mails write it. */
export function longDay(time: string | Date, language: Language): string {
  const format = new Intl.DateTimeFormat(DATE_LOCALES[language], {
    dateStyle: 'long',
    timeZone: SHOP_TIME_ZONE,
  })
  // It never parts at a line's end.
  return format.format(new Date(time)).replaceAll(' ', '\u00a0')
}
