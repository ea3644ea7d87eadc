import { describe, expect, it } from 'vitest'
import {
  AUTH_EVENTS,
  AUTH_STATES,
  authCalls,
  BroadcastingAnswer,
  BroadcastingBody,
  CustomerSession,
  LoginBody,
  Me,
  mes,
  PasswordResetBody,
  PasswordResetRequestBody,
  SessionRecord,
  SocialiteAnswer,
  User,
  UserSession,
} from './auth.ts'
import { expectEmbeds, expectFields, type Table } from '#tests/entity-table.ts'
import { accepts, expectValues, refusedFields } from '#tests/entity-value.ts'

const SESSION: Table = {
  id: 'number',
  client_ip: 'text?',
  user_agent: 'text?',
  access_token: 'text',
  refresh_token: 'text',
  access_expiration_at: 'text',
  session_expiration_at: 'text',
}

it('auth goes through four states and four events [AUTH-06]', () => {
  expect(AUTH_STATES).toEqual(['logged_out', 'logging_in', 'logged_in', 'logging_out'])
  expect(AUTH_EVENTS).toEqual(['auth:logging-in', 'auth:logged-in', 'auth:logging-out', 'auth:logged-out'])
})

describe('who is asking', () => {
  it('Me carries every catalogued field [ENT-54]', () => {
    expectFields(Me, {
      is_guest: 'boolean',
      customer_account_amounts: 'list',
      used_referral_code: 'text?',
    })
    const inflections = { first_name_vocative: 'Jano', last_name_vocative: null }
    expectValues(Me, { name_inflections: [inflections, 'Jano'] })
  })

  it('Me carries customer, latest cart id, wish list and pairings on request [ENT-54]', () => {
    expectEmbeds(mes, { latest_cart_id: 'text?', pairings: 'list' })
    expect(accepts(mes.embeds.customer.schema, null)).toBe(true)
    expect(accepts(mes.embeds.wish_list.schema, null)).toBe(true)
    const pairing = { provider: 'google', created_at: '2026-11-15T10:00:00Z' }
    expect(accepts(mes.embeds.pairings.schema, [pairing])).toBe(true)
  })
})

describe('sessions on the wire', () => {
  it('Customer session carries every catalogued field [ENT-56]', () => {
    expectFields(CustomerSession, SESSION)
  })

  it('User session is like it, with the user [ENT-57]', () => {
    expectFields(UserSession, SESSION)
    expectValues(UserSession, { user: [{ id: 1, first_name: 'Iva', last_name: 'Malá' }, { id: 1 }] })
  })

  it('User carries id and names [ENT-58]', () => {
    expectFields(User, { id: 'number', first_name: 'text', last_name: 'text' })
  })

  it('a list of sessions never shows tokens', () => {
    expect(Object.keys(SessionRecord.shape).filter((name) => name.includes('token'))).toEqual([])
  })
})

describe('bodies and answers of auth calls', () => {
  it('login takes e-mail and password', () => {
    expect(accepts(LoginBody, { email: 'jana@example.com', password: 'x' })).toBe(true)
    expect(refusedFields(LoginBody, {})).toEqual(['email', 'password'])
  })

  it('a reset is asked for by e-mail and done with a token and the password twice [ENT-59]', () => {
    expect(accepts(PasswordResetRequestBody, { email: 'jana@example.com' })).toBe(true)
    const body = { token: 'abc', new_password: 'Vitrine-2', new_password_confirmation: 'Vitrine-2' }
    expect(accepts(PasswordResetBody, body)).toBe(true)
    expect(refusedFields(PasswordResetBody, { ...body, new_password_confirmation: 'x' })).toEqual([
      'new_password_confirmation',
    ])
    expect(refusedFields(PasswordResetBody, { ...body, token: '' })).toEqual(['token'])
  })

  it('impersonation takes customerId, in camelCase [API-18]', () => {
    const { body, access } = authCalls['POST /auth/impersonate']
    expect(accepts(body, { customerId: 5 })).toBe(true)
    expect(accepts(body, { customer_id: 5 })).toBe(false)
    expect(access).toBe('staff')
  })

  it('third-party login answers where to log in, the socket what to connect with [ENT-61]', () => {
    expectFields(SocialiteAnswer, { provider_auth_url: 'text' })
    expectFields(BroadcastingAnswer, { auth: 'text', channel_data: 'text?', shared_secret: 'text?' })
  })

  it('broadcasting takes a socket id and a channel name', () => {
    const channel_name = 'private-shop.1.cart.0123456789abcdef0123456789abcdef'
    expect(accepts(BroadcastingBody, { socket_id: '123.456', channel_name })).toBe(true)
    expect(refusedFields(BroadcastingBody, { socket_id: '123:x', channel_name: 'a b' })).toEqual([
      'socket_id',
      'channel_name',
    ])
  })
})
