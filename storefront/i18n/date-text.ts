import type { InterfaceLanguage } from '#contract/language.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

const MONTHS: Record<InterfaceLanguage, string> = {
  cs: 'ledna února března dubna května června července srpna září října listopadu prosince',
  sk: 'januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra',
  en: 'January February March April May June July August September October November December',
}

/**
 * The day of the shop's time zone as the language writes it, the way `Intl.DateTimeFormat` does. The first of those
 * costs a phone 70 ms at once, and lists of products have dates.
 */
export function dateText(time: Date, language: InterfaceLanguage, style: 'short' | 'long'): string {
  const local = new Date(time.getTime() + pragueOffset(time))
  const [day, month, year] = [local.getUTCDate(), local.getUTCMonth(), local.getUTCFullYear()]
  const name = MONTHS[language].split(' ')[month] ?? ''
  if (language === 'en') return `${day} ${style === 'long' ? name : shortName(name)} ${year}`
  return style === 'long' ? `${day}. ${name} ${year}` : `${day}. ${month + 1}. ${year}`
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
