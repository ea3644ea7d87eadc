import { expect, it } from 'vitest'
import { identityOf } from './social-identity.ts'

it('takes the names a provider gives apart, or else parts the whole one', () => {
  expect(identityOf({ given_name: ' Jana\n', family_name: 'Nováková' }, '1')).toMatchObject({
    first_name: 'Jana',
    last_name: 'Nováková',
  })
  expect(identityOf({ name: 'Jana Maria Nováková' }, '1')).toMatchObject({
    first_name: 'Jana',
    last_name: 'Maria Nováková',
  })
  expect(identityOf({}, '1')).toMatchObject({ first_name: '', last_name: '' })
})

it('takes the name that Apple sends beside the claims', () => {
  const user = JSON.stringify({ name: { firstName: 'Jana', lastName: 'Nováková' }, email: 'x@evil.example' })
  expect(identityOf({ email: 'jana@example.com', email_verified: 'true' }, '1', user)).toEqual({
    subject: '1',
    email: 'jana@example.com',
    is_email_verified: true,
    first_name: 'Jana',
    last_name: 'Nováková',
  })
  expect(identityOf({}, '1', '{broken')).toMatchObject({ first_name: '', email: null })
})

it.each([undefined, false, 'false', 1, 'yes', null])(
  'takes no e-mail for verified by %j',
  (email_verified) => {
    expect(identityOf({ email: 'jana@example.com', email_verified }, '1').is_email_verified).toBe(false)
  },
)

it.each([undefined, '', 'nobody', 5, 'a@b', 'x'.repeat(300)])('takes %j for no e-mail', (email) => {
  expect(identityOf({ email, email_verified: true }, '1').email).toBeNull()
})

it('keeps names as long as an account may have them', () => {
  expect(identityOf({ given_name: 'x'.repeat(500) }, '1').first_name).toHaveLength(64)
})
