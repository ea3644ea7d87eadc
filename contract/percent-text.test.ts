import { expect, it } from 'vitest'
import { percentText } from './percent-text.ts'

it('writes a rate of tax in the way of its language [I18N-08]', () => {
  expect(percentText(21, 'cs')).toBe('21\u00a0%')
  expect(percentText(12.5, 'sk')).toBe('12,5\u00a0%')
  expect(percentText(21, 'en')).toBe('21%')
})
