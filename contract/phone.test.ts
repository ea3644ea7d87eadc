import { expect, it } from 'vitest'
import { fullPhone, groupPhone } from './phone.ts'

it('a phone number is written in groups of three that stay on one line', () => {
  for (const [phone, written] of [
    ['+420555010203', '+420 555 010 203'],
    ['+420 555 010 203', '+420 555 010 203'],
    ['555 010203', '555 010 203'],
  ] as const) {
    expect(groupPhone(phone)).toBe(written.replaceAll(' ', '\u00a0'))
  }
})

it('a number of another shape stays as it was given', () => {
  for (const phone of ['+49 30 1234567', '112', 'volejte 800']) expect(groupPhone(phone)).toBe(phone)
})

it('a number stands after its dial code, where there is one', () => {
  expect(fullPhone({ dial_code: '+420', phone: '555010203' })).toBe('+420\u00a0555\u00a0010\u00a0203')
  expect(fullPhone({ dial_code: null, phone: '112' })).toBe('112')
  expect(fullPhone({ dial_code: '+420', phone: null })).toBeNull()
})
