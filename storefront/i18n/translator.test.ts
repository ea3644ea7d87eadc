import { afterEach, describe, expect, it, vi } from 'vitest'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language.ts'
import { messagesFor } from './messages-for.ts'
import { bindShortWords } from '#contract/short-word.ts'
import { createTranslator } from './translator.ts'

const translator = (language: InterfaceLanguage) => createTranslator(language, messagesFor(language))

describe('texts', () => {
  it('are filled with their values, which stay as given', () => {
    expect(translator('cs').t('cart_item_sold_out', { name: 'Hrnek {x} $& k vodě' })).toBe(
      'Produkt „Hrnek {x} $& k vodě“ se vyprodal, z\u00a0košíku jsme ho odebrali.',
    )
  })

  it.each([
    ['cs', 0, '0 produktů'],
    ['cs', 1, '1 produkt'],
    ['cs', 2, '2 produkty'],
    ['cs', 4, '4 produkty'],
    ['cs', 5, '5 produktů'],
    ['cs', 1.5, '1,5 produktu'],
    ['sk', 1, '1 produkt'],
    ['sk', 3, '3 produkty'],
    ['sk', 22, '22 produktov'],
    ['en', 1, '1 product'],
    ['en', 2, '2 products'],
  ] as const)('take the plural form of the locale: %s %d is "%s" [I18N-08]', (language, count, text) => {
    expect(translator(language).t('category.products_count', { count })).toBe(text)
  })

  it('write numbers and dates the way of the locale [I18N-08]', () => {
    const parts = INTERFACE_LANGUAGES.map((language) => {
      const { number, date } = translator(language)
      const at = '2026-11-15T23:30:00Z'
      return [number(1234.5), date(at), date(at, 'long')].map((text) => text.replaceAll('\u00a0', ' '))
    })
    expect(parts).toEqual([
      ['1 234,5', '16. 11. 2026', '16. listopadu 2026'],
      ['1 234,5', '16. 11. 2026', '16. novembra 2026'],
      ['1,234.5', '16 Nov 2026', '16 November 2026'],
    ])
  })

  it('say what two days share once [I18N-08]', () => {
    const range = (language: 'cs' | 'en', to: string) =>
      createTranslator(language, {}).dateRange('2026-12-10', to).replaceAll('\u00a0', ' ')
    expect(range('cs', '2026-12-20')).toBe('10.–20. 12. 2026')
    expect(range('en', '2026-12-20')).toBe('10–20 December 2026')
    expect(range('cs', '2026-12-10')).toBe('10. prosince 2026')
  })

  it('keep a one-letter word and a number with what follows, in Czech and Slovak', () => {
    expect(bindShortWords('Doprava a platba v košíku', 'cs')).toBe('Doprava a\u00a0platba v\u00a0košíku')
    expect(bindShortWords('K nákupu 250 g, do 30 dní', 'sk')).toBe('K\u00a0nákupu 250\u00a0g, do 30\u00a0dní')
    expect(bindShortWords('{count} ks za {price} s DPH {rate} %', 'cs')).toBe(
      '{count}\u00a0ks za {price} s\u00a0DPH {rate}\u00a0%',
    )
    expect(bindShortWords('čas a i jiné', 'cs')).toBe('čas a\u00a0i\u00a0jiné')
    expect(bindShortWords('Objednávka č. {number}', 'cs')).toBe('Objednávka č.\u00a0{number}')
    expect(bindShortWords('Reklamace R202600002 k objednávce 26000033 do 8 dnů', 'cs')).toBe(
      'Reklamace R202600002 k\u00a0objednávce 26000033 do 8\u00a0dnů',
    )
    expect(bindShortWords('Vitrine s. r. o., 602 00 Brno', 'cs')).toBe(
      'Vitrine s.\u00a0r.\u00a0o., 602\u00a000\u00a0Brno',
    )
    expect(bindShortWords('a cup', 'en')).toBe('a cup')
  })

  it('keep a number with its unit in English as well', () => {
    expect(bindShortWords('French press, 1 l, 20 cm', 'en')).toBe('French press, 1\u00a0l, 20\u00a0cm')
    expect(bindShortWords('100 g in 3 grinds', 'en')).toBe('100\u00a0g in 3 grinds')
  })
})

describe('a text that was not loaded', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is reported and never shows its key [I18N-07]', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(createTranslator('cs', {}).t('shell.cart')).toBe('')
    expect(report).toHaveBeenCalledExactlyOnceWith('No text for shell.cart in cs')
  })
})
