import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { LoginBody, PasswordResetBody, PasswordResetRequestBody } from '#contract/auth.ts'
import { RegisterBody } from '#contract/customer.ts'
import { formIssues, LOGIN_RULES, NEW_PASSWORD_RULES, REGISTRATION_RULES, RESET_RULES } from './form-rule.ts'

const registration = {
  first_name: 'Anežka',
  last_name: 'Řeháková',
  email: 'anezka@example.com',
  password: 'Zelený čaj 1',
  password_confirmation: 'Zelený čaj 1',
}

const issues = (change: Record<string, string>) =>
  formIssues(REGISTRATION_RULES, { ...registration, ...change })

describe('a form, before it is sent,', () => {
  it('has nothing to say about what is filled in well [AUTH-30]', () => {
    expect(issues({})).toEqual([])
    expect(issues({ phone: '604 111 222', dial_code: '+420', birth_at: '1990-02-03' })).toEqual([])
    expect(formIssues(LOGIN_RULES, { email: 'a@b.cz', password: 'x' })).toEqual([])
  })

  it.each([
    ['form.invalid_type', { first_name: '' }, 'first_name'],
    ['form.invalid_type', { first_name: '   ' }, 'first_name'],
    ['form.too_big', { last_name: 'Ř'.repeat(65) }, 'last_name'],
    ['auth.password_invalid', { password: 'krátké', password_confirmation: 'krátké' }, 'password'],
    ['auth.email_invalid', { email: 'anezka.example.com' }, 'email'],
    ['form.invalid_format', { phone: '60411122', dial_code: '+420' }, 'phone'],
    ['form.invalid_format', { birth_at: '2999-01-01' }, 'birth_at'],
    ['form.unknown_keys', { is_admin: 'on' }, ''],
    ['auth.password_mismatch', { password_confirmation: 'Zelený čaj 2' }, 'password_confirmation'],
  ])('says %s of %o [AUTH-30] [ERR-32]', (message, change, field) => {
    expect(issues(change)).toEqual([{ field, message }])
  })

  it('says in general terms what is too small, where it has no words of its own [AUTH-30] [ERR-32]', () => {
    expect(formIssues({ code: { min: 3 } }, { code: 'ab' })).toEqual([
      { field: 'code', message: 'form.too_small' },
    ])
  })

  it('names all that is wrong at once, in the order of the fields [AUTH-30]', () => {
    expect(formIssues(REGISTRATION_RULES, {}).map(({ field }) => field)).toEqual([
      'first_name',
      'last_name',
      'email',
      'password',
      'password_confirmation',
    ])
  })
})

describe('the rules of the browser and of the platform', () => {
  const emails = ['a@b.cz', 'a b@c.cz', 'a@b', 'x', "o'neil+x@sub.example.com", '', `${'a'.repeat(250)}@b.cz`]
  const passwords = ['', '1234567', '12345678', ' '.repeat(8), 'x'.repeat(128), 'x'.repeat(129)]
  const phones = [
    '604111222',
    '+420 604 111 222',
    '00420604111222',
    '+420 604',
    '12345',
    '604-111-222',
    '1234567890123456',
    'abc',
  ]
  const days = ['1990-02-03', '2999-01-01', '1899-12-31', 'včera']

  it('agree: nothing is refused before sending that the platform would take [AUTH-30]', () => {
    const forms = [
      ...emails.map((email) => ({ email })),
      ...passwords.map((password) => ({ password, password_confirmation: password })),
      ...phones.flatMap((phone) => ['+420', '+49'].map((dial_code) => ({ phone, dial_code }))),
      ...days.map((birth_at) => ({ birth_at })),
      { first_name: 'x'.repeat(64) },
      { first_name: 'x'.repeat(65) },
      { password_confirmation: 'another one' },
    ]
    for (const change of forms) {
      const taken = z.safeParse(RegisterBody, { ...registration, ...change }).success
      if (taken) expect(issues(change), JSON.stringify(change)).toEqual([])
      else if (!('email' in change)) expect(issues(change), JSON.stringify(change)).not.toEqual([])
    }
    for (const email of emails) {
      const login = { email, password: 'x' }
      if (z.safeParse(LoginBody, login).success) expect(formIssues(LOGIN_RULES, login)).toEqual([])
      if (z.safeParse(PasswordResetRequestBody, { email }).success)
        expect(formIssues(RESET_RULES, { email })).toEqual([])
    }
    for (const new_password of passwords) {
      const form = { token: 'x', new_password, new_password_confirmation: new_password }
      expect(formIssues(NEW_PASSWORD_RULES, form).length === 0).toBe(
        z.safeParse(PasswordResetBody, form).success,
      )
    }
  })
})
