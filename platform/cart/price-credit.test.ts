import { expect, it } from 'vitest'
import { isWorth } from './price-credit.ts'

it('credits pay from exactly the value that they are worth, whatever their decimals [LOYAL-06]', () => {
  expect(isWorth(415, 100, 4.15)).toBe(true)
  expect(isWorth(414, 100, 4.15)).toBe(false)
  expect(isWorth(0, 100, 0)).toBe(true)
})
