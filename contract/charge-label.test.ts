import { describe, expect, it } from 'vitest'
import { chargeLabel } from './charge-label.ts'

describe('the label of a charge', () => {
  it.each([
    ['Dobírka', 'Platba: Dobírka'],
    ['Platba při vyzvednutí', 'Platba při vyzvednutí'],
    ['Platba', 'Platba'],
    ['Platbomat', 'Platba: Platbomat'],
  ])('says what is charged for once: %s', (method, label) => {
    expect(chargeLabel('Platba', method)).toBe(label)
  })
})
