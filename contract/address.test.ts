import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  Address,
  ADDRESS_TYPE_WORDS,
  ADDRESS_TYPES,
  AddressBody,
  addressIssues,
  CustomerAddress,
  CustomerAddressBody,
  isCompanyIdentificationNumber,
  isPostCode,
  isVatNumber,
} from './address.ts'
import { expectFields, type Table } from '#tests/entity-table.ts'
import { accepts, refusedFields } from '#tests/entity-value.ts'

it('address types are numbers in orders and words elsewhere [ENUM-02]', () => {
  expect(ADDRESS_TYPES).toEqual({ shipping: 1, billing: 2 })
  expect(ADDRESS_TYPE_WORDS).toEqual(['shipping', 'billing'])
})

const ADDRESS: Table = {
  id: 'number',
  first_name: 'text',
  last_name: 'text',
  phone: 'text?',
  dial_code: 'text?',
  street: 'text?',
  city: 'text?',
  post_code: 'text?',
  country_id: 'number?',
  is_company: 'boolean',
  company_name: 'text?',
  company_identification_number: 'text?',
  company_vat_number: 'text?',
  created_at: 'text',
}

describe('an address on the wire', () => {
  it('Address carries every catalogued field [ENT-50]', () => {
    expectFields(Address, ADDRESS)
  })

  it('Customer address adds its default flags [ENT-52]', () => {
    expectFields(CustomerAddress, {
      ...ADDRESS,
      is_billing_default: 'boolean',
      is_shipping_default: 'boolean',
    })
  })
})

describe('post codes', () => {
  it.each(['11000', '110 00', ' 811 01 '])('%j is one in CZ and SK', (code) => {
    expect(isPostCode(code, 'CZ')).toBe(true)
    expect(isPostCode(code, 'SK')).toBe(true)
  })

  it.each(['1100', '110000', '1 1000', '110  00', '11O00', '', 'SW1A 1AA'])(
    '%j is none in CZ and SK',
    (code) => {
      expect(isPostCode(code, 'CZ')).toBe(false)
      expect(isPostCode(code, 'SK')).toBe(false)
    },
  )

  it.each(['SW1A 1AA', '1010', '00-950', 'D02 X285'])('%j passes elsewhere', (code) => {
    expect(isPostCode(code, 'DE')).toBe(true)
    expect(isPostCode(code, null)).toBe(true)
  })
})

describe('company numbers', () => {
  // The last two leave 0 and 1 after the division, where the check digit folds to 1 and 0.
  it.each(['45274649', '26168685', '69663963', '25000021', '25000080'])('%s is an IČO', (number) => {
    expect(isCompanyIdentificationNumber(number, 'CZ')).toBe(true)
  })

  it.each(['25000020', '25000081', '45274648', '4527464', '452746490', '4527464X', ''])(
    '%j is none',
    (number) => {
      expect(isCompanyIdentificationNumber(number, 'CZ')).toBe(false)
      expect(isCompanyIdentificationNumber(number, 'SK')).toBe(false)
    },
  )

  it('elsewhere other forms pass', () => {
    expect(isCompanyIdentificationNumber('HRB 86891', 'DE')).toBe(true)
    expect(isCompanyIdentificationNumber('x', 'DE')).toBe(false)
  })

  it.each(['CZ45274649', 'CZ7103192745', 'cz 699001237', 'SK2020273893', 'DE136695976', 'ATU12345678'])(
    '%j is a VAT number',
    (number) => {
      expect(isVatNumber(number)).toBe(true)
    },
  )

  it.each(['CZ1234567', 'CZ12345678901', 'SK202027389', 'SK20202738930', '45274649', 'CZ4527464A', ''])(
    '%j is none',
    (number) => {
      expect(isVatNumber(number)).toBe(false)
    },
  )
})

const person = { first_name: 'Jana', last_name: 'Nová', dial_code: '+420', phone: '777123456' }
const home = { ...person, street: 'Dlouhá 12', city: 'Praha', post_code: '110 00', country_id: 1 }
const fields = (...args: Parameters<typeof addressIssues>) => addressIssues(...args).map(({ field }) => field)

describe('what an address needs', () => {
  it('basic: names and phone only [CHECK-16]', () => {
    expect(addressIssues(person, 'basic', null)).toEqual([])
    expect(fields({}, 'basic', null)).toEqual(['first_name', 'last_name', 'phone'])
  })

  it('full: also street, post code, city and country [CHECK-16]', () => {
    expect(addressIssues(home, 'full', 'CZ')).toEqual([])
    expect(fields(person, 'full', 'CZ')).toEqual(['street', 'post_code', 'city', 'country_id'])
    expect(addressIssues({ ...home, post_code: '1' }, 'full', 'CZ')).toEqual([
      { field: 'post_code', message: 'invalid_format' },
    ])
  })

  it('a company: also its name and number; the VAT number may be missing but not wrong [CHECK-16]', () => {
    const company = { ...home, is_company: true }
    expect(fields(company, 'full', 'CZ')).toEqual(['company_name', 'company_identification_number'])
    const named = { ...company, company_name: 'Čaj s.r.o.', company_identification_number: '45274649' }
    expect(addressIssues(named, 'full', 'CZ')).toEqual([])
    expect(fields({ ...named, company_vat_number: 'CZ1' }, 'full', 'CZ')).toEqual(['company_vat_number'])
    expect(fields({ ...named, company_identification_number: '45274640' }, 'full', 'SK')).toEqual([
      'company_identification_number',
    ])
  })

  it('a phone that fits its dial code [CHECK-16]', () => {
    expect(fields({ ...person, phone: '77712345' }, 'basic', null)).toEqual(['phone'])
    expect(fields({ ...person, dial_code: '+43', phone: '77712345' }, 'basic', null)).toEqual([])
  })
})

describe('bodies of addresses', () => {
  it('the address book takes whole addresses with flags', () => {
    expect(accepts(CustomerAddressBody, { ...home, is_billing_default: true })).toBe(true)
    expect(refusedFields(CustomerAddressBody, person)).toEqual(['street', 'city', 'post_code', 'country_id'])
  })

  it('a cart takes an address of the book by id, or fields one by one', () => {
    expect(accepts(AddressBody, { customer_address_id: 3 })).toBe(true)
    expect(accepts(AddressBody, { country_id: 1 })).toBe(true)
    expect(refusedFields(AddressBody, { customer_address_id: 0 })).toEqual(['customer_address_id'])
    expect(accepts(AddressBody, { type: 'billing' })).toBe(false)
  })

  it('a post code and the numbers of a company are kept without what copying brings along unseen', () => {
    const copied = { post_code: '110\u00a000\u200b', company_identification_number: '452\u00a074\u200b649' }
    expect(z.parse(AddressBody, copied)).toEqual({
      post_code: '110 00',
      company_identification_number: '45274649',
    })
  })
})
