import { dayAfter } from './shop-day.ts'

/** `MM-DD`, of Czechia and Slovakia together: a time that ends on a holiday of either ends after it. */
const HOLIDAYS = [
  '01-01',
  '01-06',
  '05-01',
  '05-08',
  '07-05',
  '07-06',
  '08-29',
  '09-01',
  '09-15',
  '09-28',
  '10-28',
  '11-01',
  '11-17',
  '12-24',
  '12-25',
  '12-26',
]

/** The day itself, or the first one after it that is neither at a weekend nor a public holiday. */
export function workingDayFrom(day: string): string {
  return isWorkingDay(day) ? day : workingDayFrom(dayAfter(day, 1))
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  if (weekday === 0 || weekday === 6 || HOLIDAYS.includes(day.slice('YYYY-'.length))) return false
  const sunday = easterSunday(Number(day.slice(0, 'YYYY'.length)))
  return day !== dayAfter(sunday, -2) && day !== dayAfter(sunday, 1)
}

/** Carter's rule: from 1900 to 2099 it needs no exceptions. */
function easterSunday(year: number): string {
  const late = 21 + ((204 - 11 * (year % 19)) % 30)
  const moon = late > 48 ? late - 1 : late
  const weekday = (year + Math.floor(year / 4) + moon + 1) % 7
  return dayAfter(`${year}-03-01`, moon + 6 - weekday)
}
