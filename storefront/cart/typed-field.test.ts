import { describe, expect, it } from 'vitest'
import { withTypedFields } from './typed-field.ts'

const item = { product_id: 11 }
const names = { field_engraving: 'Text gravírování', field_date: 'Datum' }

describe('what is typed into a buy form', () => {
  it('goes into the cart with the product, without what was left empty [CATALOG-24]', () => {
    const form = { field_engraving: ' Babičce ', field_date: ' ', other: 'x' }
    expect(withTypedFields(item, names, form)).toEqual({
      product_id: 11,
      product_fields: [{ name: 'Text gravírování', value: 'Babičce' }],
    })
  })

  it('stands beside a text that was chosen before [CATALOG-24]', () => {
    const chosen = { ...item, product_fields: [{ name: 'Monogram', value: 'JN' }] }
    expect(withTypedFields(chosen, names, { field_date: '24. 12.' }).product_fields).toEqual([
      { name: 'Monogram', value: 'JN' },
      { name: 'Datum', value: '24. 12.' },
    ])
    expect(withTypedFields(chosen, names, {})).toBe(chosen)
  })
})
