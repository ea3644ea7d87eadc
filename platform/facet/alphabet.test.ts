import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { createAlphabet } from './alphabet.ts'

const USUAL = [...' -.,()/&+%"\'0129abcčhHcCdďeéěiízžZŽrřsštťuúůyýäôöüĺľŕňn']

describe('keys of an alphabet', () => {
  it.each(LANGUAGES)('order texts in %s as its collator does', (language) => {
    const keyOf = createAlphabet(language)
    const { compare } = new Intl.Collator(language)
    const text = array(constantFrom(...USUAL), { maxLength: 8 }).map((letters) => letters.join(''))
    assert(
      property(text, text, (one, other) => {
        const [key, otherKey] = [keyOf(one) ?? '', keyOf(other) ?? '']
        if (key !== otherKey) expect(Math.sign(compare(one, other))).toBe(key < otherKey ? -1 : 1)
      }),
      { numRuns: 3000 },
    )
  })

  it('know the Czech letter ch', () => {
    const keyOf = createAlphabet('cs')
    const sorted = ['chleba', 'cukr', 'hrnek', 'Ideál'].toSorted((a, b) =>
      (keyOf(a) ?? '') < (keyOf(b) ?? '') ? -1 : 1,
    )
    expect(sorted).toEqual(['cukr', 'hrnek', 'chleba', 'Ideál'])
  })

  it.each(['straße', 'Łódź', '茶', 'e\u0301', '🫖'])('are not made for unusual characters: %s', (text) => {
    expect(createAlphabet('cs')(text)).toBeNull()
  })
})
