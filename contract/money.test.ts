import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Currency, formatMinor, Money, money, parseCurrency, withoutTax } from './money.ts'

const CZK: Currency = { id: 1, code: 'CZK', symbol: 'Kč', decimal_places: 2 }
const EUR: Currency = { id: 2, code: 'EUR', symbol: '€', decimal_places: 2 }

/** Non-breaking spaces of the formatter, made readable. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

describe('money', () => {
  it('is a number and its written form, nothing else [API-17] [ENT-01]', () => {
    const price = money(12_950, CZK, 'cs')
    expect(Object.keys(price)).toEqual(['value', 'formatted'])
    expect(price.value).toBe(129.5)
    expect(plain(price.formatted)).toBe('129,50 Kč')
    expect(z.safeParse(Money, price).success).toBe(true)
    expect(z.safeParse(Money, { value: '129.5', formatted: '129,50 Kč' }).success).toBe(false)
    expect(z.safeParse(Money, { value: 129.5 }).success).toBe(false)
  })

  it('is written after currency and language [SHOP-05]', () => {
    const written = (currency: Currency) =>
      (['cs', 'sk', 'en'] as const).map((language) => plain(formatMinor(123_456, currency, language)))
    expect(written(CZK)).toEqual(['1 234,56 Kč', '1 234,56 Kč', '1,234.56 Kč'])
    expect(written(EUR)).toEqual(['1 234,56 €', '1 234,56 €', '€1,234.56'])
  })

  it('leaves out the hellers of whole crowns and keeps the cents of whole euros [SHOP-05]', () => {
    expect(plain(formatMinor(129_00, CZK, 'cs'))).toBe('129 Kč')
    expect(plain(formatMinor(129_00, EUR, 'sk'))).toBe('129,00 €')
    expect(plain(formatMinor(0, CZK, 'cs'))).toBe('0 Kč')
  })

  it('that goes back has a true minus, and nothing has none [SHOP-05]', () => {
    expect(formatMinor(-2250, CZK, 'cs')).toBe('−22,50\u00a0Kč')
    expect(formatMinor(-1234, EUR, 'en')).toBe('−€12.34')
    expect(formatMinor(-0, CZK, 'sk')).toBe('0\u00a0Kč')
  })

  it('never breaks between the number and its currency [SHOP-05]', () => {
    expect(formatMinor(123_456_00, CZK, 'cs')).not.toContain(' ')
  })

  it('follows the decimal places of its currency [SHOP-05]', () => {
    const whole: Currency = { ...EUR, decimal_places: 0 }
    expect(money(129, whole, 'sk').value).toBe(129)
    expect(plain(money(129, whole, 'sk').formatted)).toBe('129 €')
  })

  it('knows its currencies by code, in any case [SHOP-05]', () => {
    expect([' eur ', 'CZK', 'USD', '', null, undefined].map(parseCurrency)).toEqual([
      'EUR',
      'CZK',
      null,
      null,
      null,
      null,
    ])
  })
})

describe('prices with and without tax', () => {
  const rate = fc.constantFrom(0, 5, 12, 19, 21, 23, 7.25)
  const taxed = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })

  it('are split at the known rates, rounded to the minor unit [SHOP-06]', () => {
    expect(withoutTax(12_100, 21)).toBe(10_000)
    expect(withoutTax(100, 21)).toBe(83)
    expect(withoutTax(199, 12)).toBe(178)
    expect(withoutTax(500, 0)).toBe(500)
  })

  it('the base is whole, and the nearest there is [SHOP-06]', () => {
    fc.assert(
      fc.property(taxed, rate, (price, percents) => {
        const base = withoutTax(price, percents)
        expect(Number.isSafeInteger(base)).toBe(true)
        expect(Math.abs(base * (100 + percents) - price * 100)).toBeLessThanOrEqual(
          (100 + percents) / 2 + 0.01,
        )
      }),
    )
  })

  it('a refund is split exactly as the sale was [SHOP-06]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), rate, (price, percents) => {
        expect(withoutTax(-price, percents)).toBe(-withoutTax(price, percents))
      }),
    )
  })

  it('a dearer thing never has a lower base [SHOP-06]', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(1000), rate, (price, more, percents) => {
        expect(withoutTax(price + more, percents)).toBeGreaterThanOrEqual(withoutTax(price, percents))
      }),
    )
  })
})
