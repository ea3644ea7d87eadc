import { expect, it } from 'vitest'
import { openingHoursText } from './opening-hours.ts'

const from = (days: number[], opens: string, closes: string) => days.map((day) => ({ day, opens, closes }))

it('names days with the same hours together, in the language of the shopper [CHECK-12]', () => {
  const week = [...from([6], '08:00', '12:00'), ...from([1, 2, 3, 4, 5], '08:00', '18:00')]
  expect(openingHoursText(week, 'cs')).toBe('po–\u2060pá 8:00–\u206018:00, so 8:00–\u206012:00')
  expect(openingHoursText(week, 'en')).toBe('Mon–\u2060Fri 8:00–\u206018:00, Sat 8:00–\u206012:00')
})

it('does not join days over a closed one', () => {
  expect(openingHoursText(from([1, 3], '09:00', '10:30'), 'cs')).toBe(
    'po 9:00–\u206010:30, st 9:00–\u206010:30',
  )
})

it('says in words what never closes, and nothing of what never opens', () => {
  const always = from([1, 2, 3, 4, 5, 6, 7], '00:00', '24:00')
  expect(openingHoursText(always, 'sk')).toBe('nonstop')
  expect(openingHoursText(always.slice(1), 'cs')).toBe('út–\u2060ne 0:00–\u206024:00')
  expect(openingHoursText([], 'cs')).toBeNull()
})
