import { expect, it } from 'vitest'
import { piecesText } from './pieces-text.ts'

it.each([
  ['cs', 1, '1 ks'],
  ['sk', 2, '2 ks'],
  ['en', 1, '1 pc'],
  ['en', 2, '2 pcs'],
] as const)('an amount in %s is pieces, never a factor of a price: %d', (language, amount, text) => {
  expect(piecesText(amount, language)).toBe(text)
})
