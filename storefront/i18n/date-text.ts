import type { InterfaceLanguage } from '#contract/language.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

/**
 * The day of the shop's time zone as the language writes it, the way `Intl.DateTimeFormat` does. The first of those
 * costs a phone 70 ms at once, and lists of products have dates.
 * `months` are their names in the second case, one after another. A day never parts at a line's end.
 */
export function dateText(
  time: Date,
  language: InterfaceLanguage,
  style: 'short' | 'long',
  months: string,
): string {
  const local = new Date(time.getTime() + pragueOffset(time))
  const [day, month, year] = [local.getUTCDate(), local.getUTCMonth(), local.getUTCFullYear()]
  const name = months.split(' ')[month] ?? ''
  if (language === 'en') return `${day}\u00a0${style === 'long' ? name : shortName(name)}\u00a0${year}`
  return style === 'long' ? `${day}.\u00a0${name}\u00a0${year}` : `${day}.\u00a0${month + 1}.\u00a0${year}`
}

/** British English shortens September to four letters. */
const shortName = (name: string) => name.slice(0, name === 'September' ? 4 : 3)

/** Summer time of the European Union: from the last Sunday of March to that of October, at one in the morning UTC. */
function pragueOffset(time: Date): number {
  const lastSunday = (month: number) => {
    const end = new Date(Date.UTC(time.getUTCFullYear(), month + 1, 0, 1))
    return end.getTime() - end.getUTCDay() * DAY_MS
  }
  const is_summer = time.getTime() >= lastSunday(2) && time.getTime() < lastSunday(9)
  return (is_summer ? 2 : 1) * HOUR_MS
}
