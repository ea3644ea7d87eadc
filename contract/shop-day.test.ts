import { describe, expect, it } from 'vitest'
import { endOfShopDay, shopDay, startOfShopDay } from './shop-day.ts'

const HOUR_MS = 3_600_000

describe('a day of the shop', () => {
  it.each([
    ['2026-10-25', '2026-10-24T22:00:00.000Z', 25],
    ['2027-03-28', '2027-03-27T23:00:00.000Z', 23],
    ['2028-02-29', '2028-02-28T23:00:00.000Z', 24],
    ['2026-12-31', '2026-12-30T23:00:00.000Z', 24],
    ['2026-07-01', '2026-06-30T22:00:00.000Z', 24],
  ])('%s begins at %s and has %i hours [F22]', (day, begins, hours) => {
    expect(startOfShopDay(day).toISOString()).toBe(begins)
    expect((endOfShopDay(day).getTime() - startOfShopDay(day).getTime()) / HOUR_MS).toBe(hours)
    expect(shopDay(startOfShopDay(day))).toBe(day)
    expect(shopDay(new Date(endOfShopDay(day).getTime() - 1))).toBe(day)
    expect(shopDay(endOfShopDay(day))).not.toBe(day)
  })
})
