import { describe, expect, it } from 'vitest'
import { workingDayFrom } from './working-day.ts'

describe('a time that ends on a day nobody works', () => {
  it.each([
    ['2026-11-16', '2026-11-16', 'a Monday'],
    ['2026-11-14', '2026-11-16', 'a Saturday'],
    ['2026-11-15', '2026-11-16', 'a Sunday'],
    ['2026-11-17', '2026-11-18', 'a holiday'],
    ['2026-12-24', '2026-12-28', 'Christmas, with the weekend behind it'],
    ['2027-01-01', '2027-01-04', 'the New Year, with the weekend behind it'],
    ['2027-01-06', '2027-01-07', 'a holiday of Slovakia alone'],
    ['2027-09-28', '2027-09-29', 'a holiday of Czechia alone'],
  ])('%s goes on to %s: %s [REFUND-01] [L6]', (day, working) => {
    expect(workingDayFrom(day)).toBe(working)
  })

  it.each([
    ['2024-03-29', '2024-04-02'],
    ['2025-04-18', '2025-04-22'],
    ['2026-04-03', '2026-04-07'],
    ['2027-03-26', '2027-03-30'],
    ['2028-04-14', '2028-04-18'],
    ['2038-04-23', '2038-04-27'],
  ])('Good Friday %s goes on behind Easter Monday, to %s [REFUND-01]', (friday, tuesday) => {
    expect(workingDayFrom(friday)).toBe(tuesday)
  })
})
