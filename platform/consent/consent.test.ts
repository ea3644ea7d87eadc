import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Consent } from '#contract/consent.ts'
import { newToken, tokenHash } from '#platform/http/token.ts'
import { startPlatform } from '#tests/platform.ts'
import { CONSENTS_WINDOW_S, MAX_CONSENTS } from './consent.ts'

const { db, call, logIn, wait, clock } = await startPlatform()
const YES = { preferences: false, statistics: true, marketing: false }
const NO = { ...YES, statistics: false }

let browsers = 0
const record = (body: object, options: Parameters<typeof call>[2] = {}) =>
  call(
    'POST /consents',
    { version: '2026-11', purposes: YES, ...body },
    { headers: { 'x-client-ip': `10.1.0.${++browsers}` }, ...options },
  )
const listed = async (token: string) => {
  const response = await call('GET /consents', undefined, { token })
  return ((await response.json()) as { items: Consent[] }).items
}

describe('a consent', () => {
  it('is written down with its purposes, wording, language and time, and without a person [S66]', async () => {
    const consent_id = randomUUID()
    const response = await record({ consent_id, purposes: NO }, { language: 'sk' })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({
      id: expect.any(Number),
      customer_id: null,
      consent_id,
      purposes: NO,
      version: '2026-11',
      language: 'sk',
      created_at: clock.now.toISOString(),
    })
  })

  it('that changes is another row: what held before can still be proved [S66]', async () => {
    const consent_id = randomUUID()
    await record({ consent_id, purposes: YES })
    wait(60)
    await record({ consent_id, purposes: NO })
    const rows = await db`select purposes from consent where consent_id = ${consent_id} order by id`
    expect(rows.map(({ purposes }) => purposes.statistics)).toEqual([true, false])
  })

  it.each([
    ['consent_id', { consent_id: 'me' }],
    ['purposes.marketing', { consent_id: randomUUID(), purposes: { preferences: true, statistics: true } }],
    ['customer_id', { consent_id: randomUUID(), customer_id: 1 }],
  ])('is refused for its %s', async (field, body) => {
    const response = await record(body)
    const { errors } = (await response.json()) as { errors: { field: string }[] }
    expect([response.status, errors[0]?.field]).toEqual([422, field])
  })

  it('is not taken from one sender without end', async () => {
    const headers = { 'x-client-ip': '192.0.2.9' }
    const one = () => record({ consent_id: randomUUID() }, { headers })
    for (let count = 0; count < MAX_CONSENTS; count++) expect((await one()).status).toBe(201)
    expect((await one()).status).toBe(429)
    wait(CONSENTS_WINDOW_S + 1)
    expect((await one()).status).toBe(201)
  })
})

describe('of a customer', () => {
  it('is theirs, also what they chose before login, and nobody else sees it', async () => {
    const consent_id = randomUUID()
    const [jana, eva] = [await logIn('jana@example.com'), await logIn('eva@example.com')]
    await record({ consent_id, purposes: NO })
    expect((await call('GET /consents')).status).toBe(401)
    expect((await call('POST /consents/join', { consent_id })).status).toBe(401)
    expect(await listed(jana.access_token)).toEqual([])
    const join = (token: string) => call('POST /consents/join', { consent_id }, { token })
    expect((await join(jana.access_token)).status).toBe(204)
    expect((await join(eva.access_token)).status).toBe(204)
    wait(60)
    await record({ consent_id, purposes: YES }, { token: jana.access_token })
    expect((await listed(jana.access_token)).map(({ purposes }) => purposes)).toEqual([YES, NO])
    expect(await listed(eva.access_token)).toEqual([])
  })

  it('is not given by staff who acts as them', async () => {
    const token = newToken()
    await db`
      with acting as (
        insert into session (customer_id, user_id, created_at, last_used_at, session_expiration_at)
        select customer.id, staff_user.id, ${clock.now}, ${clock.now}, ${clock.now}::timestamptz + interval '1 hour'
        from customer, staff_user where customer.email = 'jana@example.com' limit 1 returning id
      )
      insert into session_token (session_id, access_hash, refresh_hash, access_expiration_at)
      select id, ${tokenHash(token)}, ${tokenHash(newToken())}, ${clock.now}::timestamptz + interval '1 hour'
      from acting`
    const consent_id = randomUUID()
    const response = await record({ consent_id }, { token })
    expect([response.status, ((await response.json()) as Consent).customer_id]).toEqual([201, null])
    expect((await call('POST /consents/join', { consent_id }, { token })).status).toBe(403)
  })
})
