import { expect } from 'vitest'
import * as z from 'zod/mini'
import { ERROR_STATUSES, ErrorBody } from '#contract/error.ts'

const INNARDS = /node_modules|\.ts:\d|\bat \w+ \(|postgres|syntax error|\bselect\b.*\bfrom\b|zod/i
const TYPES = new Map<number, string>(Object.entries(ERROR_STATUSES).map(([type, status]) => [status, type]))

/** Holds whatever the platform answers against the one shape of errors: nothing may crash, nothing may leak. */
export async function holdAnswer(what: string, response: Response) {
  const text = await response.text()
  const { status, headers } = response
  expect(status, `${what}: ${text.slice(0, 300)}`).toBeLessThan(500)
  expect(headers.get('x-content-type-options'), what).toBe('nosniff')
  if (status >= 400) {
    expect(headers.get('content-type'), what).toMatch(/^application\/json/)
    const body = z.parse(ErrorBody, JSON.parse(text))
    expect([body.status, body.type], what).toEqual([status, TYPES.get(status)])
    expect(body.request_id, what).toBe(headers.get('x-request-id'))
    expect(text, what).not.toMatch(INNARDS)
    if (status === 422) expect(body.errors.length, what).toBeGreaterThan(0)
  }
  return { status, text, headers }
}
