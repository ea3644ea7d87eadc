import { describe, expect, it } from 'vitest'
import { withPairs } from './choice-address.ts'
import { fieldPairs, readFields } from './field-input.ts'

const engraving = {
  id: 1,
  code: 'engraving',
  name: 'Text gravírování',
  description: null,
  is_required: true,
  max_length: 20,
  position: 1,
}
const read = (query: string) => readFields([engraving], new URLSearchParams(query))

describe('a field of the product', () => {
  it('reads its value from the address and is written back to it [CATALOG-24]', () => {
    const inputs = read('field_engraving=+Babičce+%26+dědovi+')
    expect(inputs).toMatchObject([
      { parameter: 'field_engraving', value: 'Babičce & dědovi', issue: null, max_length: 20 },
    ])
    expect(new URLSearchParams(withPairs('', fieldPairs(inputs))).get('field_engraving')).toBe(
      'Babičce & dědovi',
    )
  })

  it('says that it is missing or too long, and keeps what was typed [CATALOG-24]', () => {
    expect(read('')).toMatchObject([{ value: '', issue: 'invalid_type' }])
    expect(fieldPairs(read(''))).toEqual([])
    expect(read(`field_engraving=${'x'.repeat(21)}`)).toMatchObject([
      { value: 'x'.repeat(21), issue: 'too_big' },
    ])
  })

  it('is not mixed up with properties of the same name [CATALOG-24]', () => {
    expect(read('engraving=Modrá')).toMatchObject([{ value: '' }])
  })
})
