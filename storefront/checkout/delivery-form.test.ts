import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import { orderBody } from '#contract/order-form.ts'
import { messagesFor } from '../i18n/messages-for.ts'
import {
  addressOf,
  deliveryIssues,
  formFieldOf,
  keptAddress,
  keptEmail,
  orderFormOf,
  shownAgain,
} from './delivery-form.ts'

const countries = new Map([
  [1, 'CZ'],
  [3, 'DE'],
])
const filled = {
  email: 'jan@example.com',
  billing_first_name: 'Jan',
  billing_last_name: 'Novák',
  billing_dial_code: '+420',
  billing_phone: '601 234 567',
  billing_street: 'Dlouhá 12',
  billing_city: 'Brno',
  billing_post_code: '602 00',
  billing_country_id: '1',
}
const fields = (form: Record<string, string>, requirement: 0 | 1 | 2 = 2, is_guest = true) =>
  deliveryIssues(form, { requirement, countries, is_guest }).map(({ field }) => field)

describe('the delivery form', () => {
  it('is complete by the requirement of its shipping, and names what is missing as it stands on the screen [CHECK-16]', () => {
    const { email, billing_first_name, billing_last_name, billing_dial_code, billing_phone } = filled
    const basic = { email, billing_first_name, billing_last_name, billing_dial_code, billing_phone }
    expect(fields(filled, 0)).toEqual([])
    expect(fields(basic, 1)).toEqual([])
    expect(fields(basic, 0)).toEqual([
      'billing_street',
      'billing_post_code',
      'billing_city',
      'billing_country_id',
    ])
  })

  it('asks for another address only where one is wanted and allowed [CHECK-15]', () => {
    const elsewhere = { ...filled, has_shipping_address: 'on' }
    expect(fields(elsewhere, 2)).toHaveLength(7)
    expect(fields(elsewhere, 2).every((field) => field.startsWith('shipping_'))).toBe(true)
    expect(fields(elsewhere, 0)).toEqual([])
    expect(fields(elsewhere, 1)).toEqual([])
  })

  it.each([
    ['email', 'jan@', 'checkout.wrong.email'],
    ['email', ' ', 'checkout.missing.email'],
    ['billing_phone', '123', 'checkout.wrong.phone'],
    ['billing_post_code', '6020', 'checkout.wrong.post_code'],
    ['billing_street', 'x'.repeat(129), 'form.invalid_format'],
    ['billing_first_name', 'a\u0007b', 'form.invalid_format'],
    ['note', 'x'.repeat(2001), 'checkout.wrong.note'],
  ])('says of %s what is wrong with it [CHECK-26]', (field, value, message) => {
    const asked = { requirement: 2, countries, is_guest: true } as const
    expect(deliveryIssues({ ...filled, [field]: value }, asked)).toEqual([{ field, message }])
  })

  it.each(['8765432', '87654321'])(
    'says of the company number %s what is true of it [CHECK-26]',
    (number) => {
      const company = { billing_is_company: 'on', billing_company_name: 'Čajovna' }
      const form = { ...filled, ...company, billing_company_identification_number: number }
      const [issue] = deliveryIssues(form, { requirement: 2, countries, is_guest: true })
      expect(issue?.message).toBe('checkout.wrong.company_identification_number')
      // A digit may be missing, or there is one that does not agree with the others.
      for (const language of INTERFACE_LANGUAGES)
        expect(messagesFor(language)['checkout.wrong.company_identification_number']).toMatch(
          /8 (číslic|digits)(?!.*(nesedí|wrong))/,
        )
    },
  )

  it('takes what was copied from elsewhere, with all that nobody sees in it [CHECK-26]', () => {
    const copied = {
      email: '\u200bJan@example.com\u00a0',
      billing_first_name: '\u00a0Jan\u200b',
      billing_last_name: 'Novák\tml.',
      billing_phone: '\u202a+420\u00a0601\u2011234\u2011567\u202c',
      billing_street: 'Dlouhá\u00a012',
      billing_post_code: '602\u00a000',
      billing_city: '\ufeffBrno',
      billing_is_company: 'on',
      billing_company_name: 'Čaj\u00a0s.r.o.',
      billing_company_identification_number: '876\u00a054\u200b326',
      billing_company_vat_number: 'cz\u200b 87654326',
    }
    expect(fields({ ...filled, ...copied })).toEqual([])
    expect(keptEmail(copied)).toBe('jan@example.com')
    expect(addressOf(copied, 'billing')).toMatchObject({
      first_name: 'Jan',
      last_name: 'Novák ml.',
      street: 'Dlouhá 12',
      post_code: '602 00',
      city: 'Brno',
      company_name: 'Čaj s.r.o.',
    })
  })

  it('checks a post code and a company number by the country', () => {
    const german = {
      ...filled,
      billing_country_id: '3',
      billing_post_code: '10115',
      billing_phone: '30123456',
    }
    expect(fields({ ...german, billing_dial_code: '+49' })).toEqual([])
    const company = { ...filled, billing_is_company: 'on', billing_company_name: 'Čajovna' }
    expect(fields({ ...company, billing_company_identification_number: '12345678' })).toEqual([
      'billing_company_identification_number',
    ])
    expect(fields({ ...company, billing_company_identification_number: '87654326' })).toEqual([])
  })

  it('is never refused for a company that is not ticked, whatever stands in its hidden fields [CUST-18] [B-77]', () => {
    const hidden = {
      billing_company_name: 'x'.repeat(129),
      billing_company_identification_number: '1'.repeat(21),
      billing_company_vat_number: '123',
    }
    expect(fields({ ...filled, ...hidden })).toEqual([])
    expect(fields({ ...filled, ...hidden, billing_is_company: 'on' })).toHaveLength(3)
  })

  it('counts a line end of the note as one sign, however it is sent [CHECK-31] [B-79]', () => {
    expect(fields({ ...filled, note: 'a\r\n'.repeat(1000) })).toEqual([])
    expect(fields({ ...filled, note: 'a\r\n'.repeat(1001) })).toEqual(['note'])
  })

  it('asks a guest for a password only with a new account [CHECK-24]', () => {
    expect(fields({ ...filled, password: 'x' })).toEqual([])
    expect(fields({ ...filled, create_new_account: 'on', password: 'krátké' })).toEqual(['password'])
    expect(fields({ ...filled, create_new_account: 'on', password: 'dost dlouhé' })).toEqual([])
    expect(fields({ ...filled, create_new_account: 'on' }, 2, false)).toEqual([])
  })
})

describe('what is kept while the form is filled in', () => {
  it('is every field without a slip in it [CHECK-30]', () => {
    const address = addressOf({ ...filled, billing_phone: '12', billing_city: '' }, 'billing')
    expect(keptAddress(address)).toMatchObject({ first_name: 'Jan', street: 'Dlouhá 12', city: null })
    expect(keptAddress(address)).not.toHaveProperty('phone')
    expect(keptAddress(addressOf(filled, 'billing'))).toMatchObject({
      phone: '601 234 567',
      dial_code: '+420',
    })
    expect(keptEmail({ email: ' JAN@example.com ' })).toBe('jan@example.com')
    expect(keptEmail({ email: 'jan' })).toBeNull()
  })

  it('holds nothing but the fields of an address', () => {
    const more = { ...addressOf(filled, 'billing'), id: 5, order_id: 7, customer_address_id: 3 }
    expect(Object.keys(keptAddress(more))).not.toEqual(expect.arrayContaining(['id']))
    expect(keptAddress(more)).not.toHaveProperty('customer_address_id')
  })

  it('is shown again without any password', () => {
    expect(shownAgain({ email: 'a@b.cz', password: 'x', password_confirmation: 'x' })).toEqual({
      email: 'a@b.cz',
    })
  })
})

describe('what is ordered with', () => {
  it('sends the password twice with a new account, and no password without one [CHECK-24]', () => {
    const form = { ...filled, create_new_account: 'on', password: 'heslo-heslo' }
    expect(orderBody('c', orderFormOf(form, true))).toMatchObject({
      create_new_account: true,
      password: 'heslo-heslo',
      password_confirmation: 'heslo-heslo',
    })
    expect(orderBody('c', orderFormOf(form, false))).not.toHaveProperty('password')
    expect(orderBody('c', orderFormOf({ password: 'x' }, true))).not.toHaveProperty('password')
  })

  it('sends an empty note as null and line ends as one sign [CHECK-25]', () => {
    expect(orderBody('c', orderFormOf({ note: '  ' }, true)).note).toBeNull()
    expect(orderFormOf({ note: 'a\r\nb' }, true).note).toBe('a\nb')
  })

  it('sends a preference only when one is chosen [CHECK-31]', () => {
    const chosen = (text?: string) =>
      orderFormOf({ gender_oriented_product_preference: text }, true).gender_oriented_product_preference
    expect([chosen(''), chosen(), chosen('2'), chosen('9')]).toEqual([null, null, 2, null])
  })
})

it('finds the field of the form that the platform speaks of [CHECK-26]', () => {
  expect(formFieldOf('billing.first_name')).toBe('billing_first_name')
  expect(formFieldOf('shipping_address.post_code')).toBe('shipping_post_code')
  expect(formFieldOf('email')).toBe('email')
  expect(formFieldOf('items.0.amount')).toBeNull()
  expect(formFieldOf('billing.__proto__')).toBeNull()
})
