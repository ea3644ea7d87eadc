import { describe, expect, it } from 'vitest'
import { evenAmounts } from './even-amounts.ts'
import { LANGUAGES } from './language.ts'
import { type Currency, formatMinor } from './money.ts'

const crown: Currency = { id: 1, code: 'CZK', symbol: 'Kč', decimal_places: 2 }
const euro: Currency = { id: 2, code: 'EUR', symbol: '€', decimal_places: 2 }

function column(minors: readonly number[], currency: Currency, language: (typeof LANGUAGES)[number]) {
  const amounts = minors.map((minor) => formatMinor(minor, currency, language))
  return amounts.map(evenAmounts(amounts))
}

describe('amounts that stand under each other', () => {
  it.each([
    ['cs', ['1\u00a0250,00\u00a0Kč', '65,29\u00a0Kč', '\u2212100,00\u00a0Kč', '0,00\u00a0Kč']],
    ['sk', ['1\u00a0250,00\u00a0Kč', '65,29\u00a0Kč', '\u2212100,00\u00a0Kč', '0,00\u00a0Kč']],
    ['en', ['1,250.00\u00a0Kč', '65.29\u00a0Kč', '\u2212100.00\u00a0Kč', '0.00\u00a0Kč']],
    ['de', ['1.250,00\u00a0Kč', '65,29\u00a0Kč', '\u2212100,00\u00a0Kč', '0,00\u00a0Kč']],
  ] as const)('all show halers in %s where one has some [API-17]', (language, shown) => {
    expect(column([125_000, 6529, -10_000, 0], crown, language)).toEqual(shown)
  })

  it('stay whole where all are [API-17]', () => {
    expect(column([125_000, 12_500], crown, 'en')).toEqual(['1,250\u00a0Kč', '125\u00a0Kč'])
    expect(column([100_000_000, 12_500], crown, 'de')).toEqual(['1.000.000\u00a0Kč', '125\u00a0Kč'])
  })

  it.each(LANGUAGES)('are the same in euros, which keep their cents anyway, in %s [API-17]', (language) => {
    const minors = [125_000, 6529, 0]
    expect(column(minors, euro, language)).toEqual(minors.map((minor) => formatMinor(minor, euro, language)))
  })

  it('leave words and gaps between them alone [API-17]', () => {
    const even = evenAmounts(['zdarma', null, '65,29\u00a0Kč', undefined])
    expect([even('zdarma'), even('—'), even(null)]).toEqual(['zdarma', '—', null])
  })
})
