import { describe, expect, it } from 'vitest'
import { fieldLimit, MAX_FIELD_LENGTH, productFieldIssues } from './product-field-issue.ts'

const engraving = { code: 'engraving', is_required: true, max_length: 20 }
const note = { code: 'note', is_required: false, max_length: null }

describe('fields of a product', () => {
  it('are fine when what is required is filled in within its limit [CATALOG-24]', () => {
    expect(productFieldIssues([engraving, note], { engraving: 'x'.repeat(20) })).toEqual([])
    expect(productFieldIssues([engraving, note], { engraving: ' Babičce ', note: '' })).toEqual([])
    expect(productFieldIssues([], {})).toEqual([])
  })

  it('miss a required value, also one of spaces alone [CATALOG-24]', () => {
    const missing = [{ code: 'engraving', issue: 'invalid_type' }]
    expect(productFieldIssues([engraving, note], {})).toEqual(missing)
    expect(productFieldIssues([engraving], { engraving: '   ' })).toEqual(missing)
  })

  it('refuse what is too long, with a limit of their own or the general one [CATALOG-24]', () => {
    expect(productFieldIssues([engraving], { engraving: 'x'.repeat(21) })).toEqual([
      { code: 'engraving', issue: 'too_big' },
    ])
    expect(productFieldIssues([note], { note: 'x'.repeat(MAX_FIELD_LENGTH) })).toEqual([])
    expect(productFieldIssues([note], { note: 'x'.repeat(MAX_FIELD_LENGTH + 1) })).toEqual([
      { code: 'note', issue: 'too_big' },
    ])
    expect(fieldLimit({ max_length: 9000 })).toBe(MAX_FIELD_LENGTH)
  })

  it('refuse what cannot be printed and fields that the product does not have [CATALOG-24]', () => {
    expect(productFieldIssues([note], { note: 'a\u0000b' })).toEqual([
      { code: 'note', issue: 'invalid_format' },
    ])
    expect(productFieldIssues([note], { other: 'a' })).toEqual([{ code: 'other', issue: 'unknown_keys' }])
  })

  it('are not fooled by names every object has [CATALOG-24]', () => {
    const field = { code: 'constructor', is_required: true, max_length: null }
    expect(productFieldIssues([field], {})).toEqual([{ code: 'constructor', issue: 'invalid_type' }])
  })
})
