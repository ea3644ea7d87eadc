import { describe, expect, it } from 'vitest'
import { type ErrorBody } from '#contract/error.ts'
import { answerFailure } from './answer-failure.ts'
import { Failure, invalid, notFound } from './failure.ts'
import { createLog } from './log.ts'

async function answered(error: unknown, language: 'cs' | 'en' = 'en') {
  const lines: string[] = []
  const response = answerFailure(
    error,
    language,
    'request-1',
    createLog('error', (line) => lines.push(line)),
  )
  return { response, body: (await response.json()) as ErrorBody, lines }
}

const databaseError = (code: string) => Object.assign(new Error('relation "secret" does not exist'), { code })

describe('a failure', () => {
  it('answers status, message, type and a list of field and message [API-19]', async () => {
    const { response, body } = await answered(invalid('amount', 'Too much'))
    expect(response.status).toBe(422)
    expect(body).toEqual({
      status: 422,
      type: 'validation',
      message: 'Please check what you have entered.',
      errors: [{ field: 'amount', message: 'Too much' }],
      request_id: 'request-1',
    })
  })

  it('speaks the language of the request', async () => {
    expect((await answered(notFound(), 'cs')).body.message).toBe('Nenalezeno.')
    expect((await answered(new Failure('conflict', { sentence: 'Own words' }))).body.message).toBe(
      'Own words',
    )
  })

  it('nobody expected says nothing to the visitor and everything to the log [S63]', async () => {
    const { response, body, lines } = await answered(new TypeError('x is undefined in /srv/shop.ts'))
    expect(response.status).toBe(500)
    expect(JSON.stringify(body)).not.toMatch(/undefined|srv|at /)
    expect(lines[0]).toContain('x is undefined')
  })

  it.for([
    ['22003', 422],
    ['22P02', 422],
    ['22021', 422],
    ['23503', 409],
    ['23505', 409],
    ['40001', 503],
    ['40P01', 503],
    ['53100', 503],
    ['53300', 503],
    ['55P03', 503],
    ['57014', 503],
    ['57P01', 503],
    ['ECONNREFUSED', 503],
    ['42P01', 500],
  ] as const)(
    'of PostgreSQL with code %s is answered %i, without its text [F12] [F13] [F17]',
    async ([code, status]) => {
      const { response, body } = await answered(databaseError(code))
      expect(response.status).toBe(status)
      expect(JSON.stringify(body)).not.toContain('secret')
      expect(response.headers.has('retry-after')).toBe(status === 503)
      if (code === '53100') expect(body.type).toBe('insufficient_storage')
    },
  )
})
