import { expect, it } from 'vitest'
import { itemDetails } from './item-detail.ts'

const engraving = { name: 'Text gravírování', value: 'Babičce' }

it('an item tells what was chosen in one line, and each text filled in [ORDER-03]', () => {
  const chosen = { variation_properties_names: ['Modrá', '300 ml'], variation_name: 'Mlha modrá' }
  expect(itemDetails({ ...chosen, product_fields: [engraving] })).toEqual([
    'Modrá · 300 ml',
    'Text gravírování: Babičce',
  ])
})

it('an item whose properties are not known tells the name of its variation, and a plain one nothing', () => {
  expect(itemDetails({ variation_properties_names: [], variation_name: 'Mlha modrá' })).toEqual([
    'Mlha modrá',
  ])
  expect(itemDetails({ variation_name: null })).toEqual([])
})
