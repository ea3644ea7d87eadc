import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ERROR_STATUSES, ErrorBody, formMessage, notificationText, parseBatchErrors } from './error.ts'

const body = { status: 422, message: 'Zkontrolujte údaje', type: 'validation', errors: [] }

describe('an error answer', () => {
  it('carries status, message, type and a list of field and message [API-19]', () => {
    const errors = [{ field: 'email', message: 'E-mail není platný' }]
    expect(z.parse(ErrorBody, { ...body, errors })).toEqual({ ...body, errors })
    expect(z.safeParse(ErrorBody, { ...body, errors: { email: 'E-mail není platný' } }).success).toBe(false)
  })

  it('has one status for each type [API-19]', () => {
    expect(ERROR_STATUSES).toEqual({
      malformed: 400,
      unauthenticated: 401,
      forbidden: 403,
      not_found: 404,
      method_not_allowed: 405,
      timeout: 408,
      conflict: 409,
      too_large: 413,
      unsupported_media_type: 415,
      misdirected: 421,
      validation: 422,
      rate_limited: 429,
      server_error: 500,
      unavailable: 503,
      insufficient_storage: 503,
    })
  })

  it('is shown by its first validation message, else its message, else the default [API-20]', () => {
    const errors = [
      { field: 'email', message: 'E-mail není platný' },
      { field: 'phone', message: 'Telefon chybí' },
    ]
    expect(notificationText({ ...body, errors }, 'Něco se nepovedlo')).toBe('E-mail není platný')
    expect(notificationText(body, 'Něco se nepovedlo')).toBe('Zkontrolujte údaje')
    expect(notificationText({ ...body, message: '' }, 'Něco se nepovedlo')).toBe('Něco se nepovedlo')
    expect(notificationText({}, 'Něco se nepovedlo')).toBe('Něco se nepovedlo')
    expect(notificationText(null, 'Něco se nepovedlo')).toBe('Něco se nepovedlo')
  })
})

describe('batch errors', () => {
  it('are told apart by item index and field name [API-21]', () => {
    const log = vi.fn<(path: string) => void>()
    const errors = { 'items.0.amount': 'Příliš mnoho', 'items.12.product_id': 'Nenalezeno' }
    expect(parseBatchErrors(errors, log)).toEqual([
      { index: 0, field: 'amount', message: 'Příliš mnoho' },
      { index: 12, field: 'product_id', message: 'Nenalezeno' },
    ])
    expect(log).not.toHaveBeenCalled()
  })

  it('with a path that lacks its parts are logged as invalid and ignored [API-22] [ERR-29]', () => {
    const paths = ['amount', 'items.amount', 'items.x.amount', 'items.1', 'items.1.', '.1.amount', '']
    const errors = Object.fromEntries(paths.map((path) => [path, 'Chyba']))
    const log = vi.fn<(path: string) => void>()
    expect(parseBatchErrors({ ...errors, 'items.3.amount': 'Málo' }, log)).toEqual([
      { index: 3, field: 'amount', message: 'Málo' },
    ])
    expect(log.mock.calls.map(([path]) => path)).toEqual(paths)
  })
})

describe('form messages', () => {
  const Form = z.strictObject({
    name: z.string().check(z.minLength(2), z.maxLength(4)),
    email: z.optional(z.email()),
    amount: z.optional(z.int().check(z.minimum(1), z.maximum(9))),
  })

  const messages = (value: unknown) => {
    const answer = z.safeParse(Form, value)
    return answer.success ? [] : answer.error.issues.map((issue) => formMessage(issue))
  }

  it('are five: invalid type, too big, too small, invalid format, unknown keys [ERR-32]', () => {
    expect(messages({ name: 7 })).toEqual(['invalid_type'])
    expect(messages({})).toEqual(['invalid_type'])
    expect(messages({ name: 'Jaroslav' })).toEqual(['too_big'])
    expect(messages({ name: 'Jan', amount: 10 })).toEqual(['too_big'])
    expect(messages({ name: 'J' })).toEqual(['too_small'])
    expect(messages({ name: 'Jan', email: 'jan' })).toEqual(['invalid_format'])
    expect(messages({ name: 'Jan', is_admin: true })).toEqual(['unknown_keys'])
  })

  it('call a value outside its choices, or refused by a rule, an invalid format [ERR-32]', () => {
    expect(['invalid_value', 'custom', 'not_multiple_of'].map((code) => formMessage({ code }))).toEqual([
      'invalid_format',
      'invalid_format',
      'invalid_format',
    ])
  })
})
