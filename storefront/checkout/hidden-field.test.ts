import { expect, it } from 'vitest'
import { fieldsHiddenBy } from './hidden-field.ts'

const FIELDS = [
  'email',
  'billing_city',
  'billing_company_name',
  'billing_company_vat_number',
  'shipping_city',
  'shipping_company_name',
  'password',
]

it.each([
  ['billing_is_company', ['billing_company_name', 'billing_company_vat_number']],
  ['shipping_is_company', ['shipping_company_name']],
  ['has_shipping_address', ['shipping_city', 'shipping_company_name']],
  ['create_new_account', ['password']],
  ['newsletter', []],
])('unticking %s takes only the errors of its own fields out of the summary [CHECK-26]', (tick, hidden) => {
  const isHidden = fieldsHiddenBy(tick)
  expect(FIELDS.filter((field) => isHidden?.(field))).toEqual(hidden)
})
