import { describe, expect, it } from 'vitest'
import {
  Customer,
  CustomerAccountAmount,
  CustomerBody,
  customers,
  fullName,
  PasswordChangeBody,
  RegisterBody,
} from './customer.ts'
import { expectEmbeds, expectFields } from '#tests/entity-table.ts'
import { accepts, expectValues, refusedFields } from '#tests/entity-value.ts'

describe('a customer on the wire', () => {
  it('Customer carries every catalogued field [ENT-53]', () => {
    expectFields(Customer, {
      id: 'number',
      first_name: 'text',
      last_name: 'text',
      email: 'text',
      dial_code: 'text?',
      phone: 'text?',
      is_active: 'boolean',
      is_blocked: 'boolean',
      last_logged_at: 'text?',
      bank_code: 'text?',
      bank_account_number: 'text?',
      bank_account_iban: 'text?',
      bank_swift_code: 'text?',
      restrict_to_country_id: 'number?',
      code: 'text',
      birth_at: 'text?',
      preferred_payment_method_id: 'number?',
      preferred_shipping_method_id: 'number?',
      customer_group_ids: 'numbers',
      customer_account_amounts: 'list',
    })
    expectValues(Customer, {
      gender_oriented_product_preference: [3, 4],
      additional_params: [{ size: 'M' }, 'M'],
    })
  })

  it('Customer carries the latest order and the shop’s own fields on request [ENT-53]', () => {
    expectEmbeds(customers, { configurable: 'list' })
    const { schema, of } = customers.embeds.latest_order
    expect(accepts(schema, null)).toBe(true)
    expect(Object.keys(of().embeds)).toEqual(
      expect.arrayContaining(['shipping', 'payment', 'order_addresses']),
    )
  })

  it('Customer never carries a password [ENT-53]', () => {
    expect(Object.keys(Customer.shape).filter((name) => name.includes('password'))).toEqual([])
  })

  it('Customer account amounts keep their camelCase names [ENT-55] [API-18]', () => {
    expectFields(CustomerAccountAmount, {
      customerAccountId: 'number',
      amount: 'number',
      receivedAmount: 'number',
      usedAmount: 'number',
      conversion_values: 'list',
    })
  })
})

describe('a full name', () => {
  it.each([
    [{ first_name: 'Jana', last_name: 'Nová' }, 'Jana Nová'],
    [{ first_name: 'Jana', last_name: '' }, 'Jana'],
    [{ first_name: null, last_name: ' Nová ' }, 'Nová'],
    [{}, ''],
  ])('of %o is %j [CUST-12]', (person, name) => {
    expect(fullName(person)).toBe(name)
  })
})

const registration = {
  first_name: 'Jana',
  last_name: 'Nová',
  email: 'jana@example.com',
  password: 'Vitrine-1',
  password_confirmation: 'Vitrine-1',
}

describe('bodies of customer calls', () => {
  it('registration takes nine fields, four of them optional', () => {
    expect(accepts(RegisterBody, registration)).toBe(true)
    const whole = {
      ...registration,
      is_subscribed: true,
      birth_at: '1990-05-01',
      dial_code: '+420',
      phone: '777123456',
    }
    expect(accepts(RegisterBody, whole)).toBe(true)
    expect(accepts(RegisterBody, { ...registration, is_active: true })).toBe(false)
  })

  it('registration names each field that is wrong', () => {
    expect(refusedFields(RegisterBody, {})).toEqual([
      'first_name',
      'last_name',
      'email',
      'password',
      'password_confirmation',
    ])
    expect(refusedFields(RegisterBody, { ...registration, password_confirmation: 'x' })).toEqual([
      'password_confirmation',
    ])
    expect(refusedFields(RegisterBody, { ...registration, dial_code: '+420', phone: '12345678' })).toEqual([
      'phone',
    ])
  })

  it('a customer may not make itself active, unblocked or a member of groups', () => {
    expect(accepts(CustomerBody, { first_name: 'Eva', configurable: { size: 'M' } })).toBe(true)
    for (const field of [
      'is_active',
      'is_blocked',
      'customer_group_ids',
      'restrict_to_country_id',
      'code',
      'id',
    ]) {
      expect(accepts(CustomerBody, { [field]: 1 }), field).toBe(false)
    }
  })

  it('changing a password takes the current and the new one twice', () => {
    const body = { current_password: 'a', new_password: 'Vitrine-2', new_password_confirmation: 'Vitrine-2' }
    expect(accepts(PasswordChangeBody, body)).toBe(true)
    expect(refusedFields(PasswordChangeBody, { ...body, new_password_confirmation: 'x' })).toEqual([
      'new_password_confirmation',
    ])
    expect(refusedFields(PasswordChangeBody, { ...body, current_password: undefined })).toEqual([
      'current_password',
    ])
  })
})
