import { expect, it } from 'vitest'
import { exactTime } from './exact-time.ts'

it.each([
  ['cs', '19.\u00a0listopadu\u00a02026, 4:25:20\u00a0SEČ'],
  ['sk', '19.\u00a0novembra\u00a02026, 4:25:20\u00a0SEČ'],
  ['en', '19\u00a0November\u00a02026, 04:25:20\u00a0CET'],
] as const)(
  'the time of a withdrawal is told in %s to the second, without a preposition [REFUND-01] [L6a]',
  (language, told) => {
    expect(exactTime('2026-11-19T03:25:20Z', language)).toBe(told)
  },
)
