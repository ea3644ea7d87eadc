import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { AddressBody } from './address.ts'
import { isIban, readableAccount } from './bank.ts'
import { accepts } from '#tests/entity-value.ts'
import {
  BirthDate,
  DialCode,
  Email,
  GENDER_PREFERENCES,
  isPhone,
  Password,
  PersonName,
  Phone,
} from './form-field.ts'

describe('form fields', () => {
  it('e-mail is trimmed and lower-cased', () => {
    expect(z.parse(Email, '  Jana.Nova+eshop@Example.COM ')).toBe('jana.nova+eshop@example.com')
  })

  it('e-mail is taken without the signs that nobody sees and copying brings along', () => {
    expect(z.parse(Email, '\u200bjana@exam\u00adple.com\u202c\u00a0')).toBe('jana@example.com')
  })

  it.each([
    "o'neill@example.com",
    'jana&petr@example.com',
    'dum/zahrada=obchod@example.com',
    '{jana}!#$%*?^`|~@example.com',
    '-jana_@sub.example.co.uk',
    'jana@xn--hkyrky-ptac70bc.cz',
    'jana@example.xn--p1ai',
  ])('takes %s, which mail servers deliver to [TBD-20]', (email) => {
    expect(z.safeParse(Email, email).data).toBe(email)
  })

  it.each([
    'jana..nova@example.com',
    '.jana@example.com',
    'jana.@example.com',
    'jana@-example.com',
    'a,b@example.com',
  ])('refuses %s, which none delivers to [TBD-20]', (email) => {
    expect(z.safeParse(Email, email).success).toBe(false)
  })

  it.each(['', 'jana', 'jana@', '@example.com', 'jana@example', 'ja na@example.com', 'jana@exa mple.com'])(
    '%j is no e-mail',
    (email) => expect(accepts(Email, email)).toBe(false),
  )

  it('e-mail has at most 254 characters', () => {
    const domain = `@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.cz`
    const longest = 'j'.repeat(254 - domain.length) + domain
    expect(accepts(Email, longest)).toBe(true)
    expect(accepts(Email, `j${longest}`)).toBe(false)
  })

  it('names have 1 to 64 characters once trimmed', () => {
    expect(z.parse(PersonName, '  Žofie ')).toBe('Žofie')
    expect(accepts(PersonName, 'x'.repeat(64))).toBe(true)
    for (const name of ['', '   ', 'x'.repeat(65), 'a\u0000b', 7])
      expect(accepts(PersonName, name)).toBe(false)
  })

  it('passwords have 8 to 128 characters and keep their spaces', () => {
    expect(z.parse(Password, ' 123456 ')).toBe(' 123456 ')
    expect(accepts(Password, '1234567')).toBe(false)
    expect(accepts(Password, 'x'.repeat(128))).toBe(true)
    expect(accepts(Password, 'x'.repeat(129))).toBe(false)
  })

  it('phones lose what people put between digits', () => {
    expect(z.parse(Phone, ' 777 123-456 ')).toBe('777123456')
  })

  it.each([
    ['777 123 456', '+420', true],
    ['777123456', '+421', true],
    ['77712345', '+420', false],
    ['7771234567', '+421', false],
    ['123456', '+43', true],
    ['12345', '+43', false],
    ['123456789012345', '+49', true],
    ['1234567890123456', '+49', false],
    ['777abc456', '+420', false],
    ['+420 777 123 456', '+420', true],
    ['00420777123456', '+420', true],
    ['+420777123456', '+421', false],
    ['00491512345678', '+49', true],
    ['00491512345678', '+43', false],
    ['+420777123456', null, false],
    ['123456', null, true],
    ['', '+420', false],
  ])('phone %j with dial code %s is valid: %s', (phone, dialCode, valid) => {
    expect(isPhone(phone, dialCode)).toBe(valid)
  })

  it.each([
    ['+420 777 123 456', '+420', '777123456'],
    ['00420777123456', '+420', '777123456'],
    ['00491512345678', '+49', '1512345678'],
    ['777 123-456', '+420', '777123456'],
    ['\u202a+420\u00a0777\u2011123\u2013456\u202c', '+420', '777123456'],
  ])('phone %j with dial code %s is kept as %s, without the code [B-73]', (phone, dial_code, kept) => {
    expect(z.parse(AddressBody, { phone, dial_code })).toEqual({ phone: kept, dial_code })
  })

  it('dial codes start with a plus', () => {
    for (const code of ['+1', '+420', '+1876']) expect(accepts(DialCode, code)).toBe(true)
    for (const code of ['420', '+', '+0', '+12345', '']) expect(accepts(DialCode, code)).toBe(false)
  })

  it('a birth date is a real day in the past [F22]', () => {
    expect(accepts(BirthDate, '2000-02-29')).toBe(true)
    for (const day of ['2001-02-29', '2000-13-01', '3000-01-01', '1899-12-31', '29. 2. 2000', '']) {
      expect(accepts(BirthDate, day), day).toBe(false)
    }
  })

  it('a birth date lies before the day it is in the shop [F22]', () => {
    // Half past midnight in Prague.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-14T23:30:00Z') })
    expect(accepts(BirthDate, '2026-03-14')).toBe(true)
    expect(accepts(BirthDate, '2026-03-15')).toBe(false)
    vi.useRealTimers()
  })

  it('gender preferences have their codes', () => {
    expect(GENDER_PREFERENCES).toEqual({ none: 0, women: 1, men: 2, both: 3 })
  })

  it.each([
    ['CZ6508000000192000145399', true],
    ['SK3112000000198742637541', true],
    ['DE89370400440532013000', true],
    ['CZ6508000000192000145398', false],
    ['CZ65', false],
    ['', false],
  ])('IBAN %j is valid: %s', (iban, valid) => {
    expect(isIban(iban)).toBe(valid)
  })

  it('an IBAN is read by four, an account with the code of its bank as it is', () => {
    expect(readableAccount('SK3112000000198742637541')).toBe('SK31 1200 0000 1987 4263 7541')
    expect(readableAccount('19-2000145399/0800')).toBe('19-2000145399/0800')
  })
})
