import { describe, expect, it } from 'vitest'
import { ConsentBody } from './consent.ts'
import { expectFields } from '#tests/entity-table.ts'
import { accepts, expectValues, refusedFields } from '#tests/entity-value.ts'
import { Newsletter, NewsletterBody } from './newsletter.ts'

describe('newsletters', () => {
  it('Newsletter carries every catalogued field [ENT-60]', () => {
    expectFields(Newsletter, { customer_id: 'number?', email: 'text' })
    expectValues(Newsletter, { type: [1, 2], gender: [3, 4] })
  })

  it('an e-mail is enough to subscribe', () => {
    expect(accepts(NewsletterBody, { email: 'jana@example.com' })).toBe(true)
    expect(accepts(NewsletterBody, { email: 'jana@example.com', type: 1, gender: 1 })).toBe(true)
    expect(refusedFields(NewsletterBody, { email: 'jana', type: 9 })).toEqual(['email', 'type'])
  })
})

it('a consent says yes or no to every purpose and names the wording', () => {
  const body = {
    consent_id: '0b7f6c2e-6b8f-4d0e-9d0a-0c4b8c6b1f55',
    purposes: { preferences: true, statistics: false, marketing: false },
    version: '2026-11',
  }
  expect(accepts(ConsentBody, body)).toBe(true)
  expect(refusedFields(ConsentBody, { ...body, purposes: { preferences: true, statistics: false } })).toEqual(
    ['purposes.marketing'],
  )
})
