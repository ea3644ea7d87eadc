import { describe, expect, it } from 'vitest'
import { formattedAddress, namedPlace } from './address-line.ts'

describe('a formatted address', () => {
  it('is street, then post code and city [CUST-12]', () => {
    expect(formattedAddress({ street: 'Dlouhá 12', post_code: '110 00', city: 'Praha' })).toBe(
      'Dlouhá\u00a012, 110\u00a000 Praha',
    )
  })

  it('leaves no stray comma or space where a part is missing [CUST-12]', () => {
    expect(formattedAddress({ street: null, post_code: '110 00', city: 'Praha' })).toBe('110\u00a000 Praha')
    expect(formattedAddress({ street: 'Dlouhá 12', post_code: null, city: 'Praha' })).toBe(
      'Dlouhá\u00a012, Praha',
    )
    expect(formattedAddress({ street: 'Dlouhá 12' })).toBe('Dlouhá\u00a012')
    expect(formattedAddress({})).toBe('')
  })

  it('parts no house and no district from its number', () => {
    expect(formattedAddress({ street: 'Na Příkopě 12/4a', post_code: '602 00', city: 'Praha 1' })).toBe(
      'Na Příkopě\u00a012/4a, 602\u00a000 Praha\u00a01',
    )
  })

  it('names a place to collect parcels at before where it is', () => {
    expect(namedPlace({ name: 'Trafika', street: 'Dlouhá 81', city: 'Praha 1' })).toBe(
      'Trafika, Dlouhá\u00a081, Praha\u00a01',
    )
    expect(namedPlace({ name: 'Trafika' })).toBe('Trafika')
  })

  it.each([
    ['CZ', '11000', '110\u00a000 Praha'],
    ['SK', '81101', '811\u00a001 Praha'],
    ['CZ', '110 00', '110\u00a000 Praha'],
    ['DE', '10115', '10115 Praha'],
    ['NL', '1012 AB', '1012\u00a0AB Praha'],
    [null, '11000', '11000 Praha'],
  ])('writes a post code as its country does, never parted: %s %s [CUST-12]', (alpha2, post_code, town) => {
    expect(formattedAddress({ street: 'Dlouhá 12', post_code, city: 'Praha', alpha2 })).toBe(
      `Dlouhá\u00a012, ${town}`,
    )
  })
})
