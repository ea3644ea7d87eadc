import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES, LOCALES } from '#contract/language.ts'
import { numberText } from './number-text.ts'

const VALUES = [
  0, 1, 9.5e-7, 4.5, 4.25, 4.75, 0.05, 1.005, 2.675, 12, 999, 1000, 1234.5, 98765.4321, 1_000_000, -3,
  -1234.56,
]

describe.each(INTERFACE_LANGUAGES)('a number in %s', (language) => {
  it.each([0, 1, 2, 3])('is written as browsers write it, with at most %i decimals [I18N-08]', (most) => {
    const format = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: most })
    expect(VALUES.map((value) => numberText(value, language, most))).toEqual(
      VALUES.map((value) => format.format(value)),
    )
  })
})
