import { shopDay } from './shop-day.ts'

const EARLIEST = '1900-01-01'

/** Whether somebody may have been born on this day, `YYYY-MM-DD`: before the one it is in the shop. */
export function isBirthDay(day: string): boolean {
  return day >= EARLIEST && day < shopDay(new Date())
}
