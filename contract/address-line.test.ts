import { describe, expect, it } from 'vitest'
import { formattedAddress } from './address-line.ts'

describe('a formatted address', () => {
  it('is street, then post code and city [CUST-12]', () => {
    expect(formattedAddress({ street: 'Dlouhá 12', post_code: '110 00', city: 'Praha' })).toBe(
      'Dlouhá 12, 110 00 Praha',
    )
  })

  it('leaves no stray comma or space where a part is missing [CUST-12]', () => {
    expect(formattedAddress({ street: null, post_code: '110 00', city: 'Praha' })).toBe('110 00 Praha')
    expect(formattedAddress({ street: 'Dlouhá 12', post_code: null, city: 'Praha' })).toBe('Dlouhá 12, Praha')
    expect(formattedAddress({ street: 'Dlouhá 12' })).toBe('Dlouhá 12')
    expect(formattedAddress({})).toBe('')
  })
})
