import { expect, it } from 'vitest'
import type { Currency } from '#contract/money.ts'
import { printedMoney } from './printed-money.ts'

const CROWN: Currency = { id: 1, code: 'CZK', symbol: 'Kč', decimal_places: 2 }

it('money that goes back has a true minus on paper, and nothing has none [ORDER-18]', () => {
  expect(printedMoney(-2250, CROWN, 'cs')).toBe('−22,50\u00a0Kč')
  expect(printedMoney(-0, CROWN, 'sk')).toBe('0\u00a0Kč')
  expect(printedMoney(900, CROWN, 'en')).toBe('9\u00a0Kč')
})
