import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/error.ts'
import { readOutbox } from '#platform/mail/outbox.ts'
import { startPlatform } from '#tests/platform.ts'
import { MAX_REQUESTS, REQUESTS_WINDOW_S } from './newsletter-calls.ts'
import { CONFIRM_PATHS, UNSUBSCRIBE_PATHS } from './newsletter-link.ts'
import {
  CONFIRMATION_LIFETIME_S,
  CONFIRMATION_PAUSE_S,
  forgetSubscriber,
  MAX_CONFIRMATIONS_PER_DAY,
  purgeNewsletterRequests,
} from './newsletter.ts'

const { db, call, logIn, wait, clock } = await startPlatform()

let senders = 0
/** Each from an address of its own, so that only the test of the limit meets it. */
const subscribe = (email: string, body: object = {}, options: Parameters<typeof call>[2] = {}) =>
  call(
    'POST /newsletters',
    { email, ...body },
    { ...options, headers: { 'x-client-ip': `10.0.0.${++senders}`, ...options.headers } },
  )
const mailsTo = (email: string) => readOutbox(db, email)
const linkIn = (text: string) => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://none.invalid')
const tokenIn = (text: string) => linkIn(text).searchParams.get('token') ?? ''
const newestToken = async (email: string) => tokenIn((await mailsTo(email))[0]?.text ?? '')
const confirm = (token: string) => call('POST /newsletters/confirm', { token })
const unsubscribe = (token: string) => call('POST /newsletters/unsubscribe', { token })
const rowsOf = (email: string) => db`
  select customer_id, gender, language, confirmed_at, unsubscribed_at from newsletter where email = ${email}`
const refusedField = async (response: Response) => ((await response.json()) as ErrorBody).errors[0]?.field

async function subscribed(email: string): Promise<string> {
  await subscribe(email)
  await confirm(await newestToken(email))
  return newestToken(email)
}

describe('subscribing', () => {
  it('sends one mail to confirm and subscribes nobody before [NEWS-01] [NEWS-02]', async () => {
    const response = await subscribe('Jana.Nova@Example.com', { gender: 1 })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      customer_id: null,
      email: 'jana.nova@example.com',
      type: 1,
      gender: 1,
    })
    const [mail, ...others] = await mailsTo('jana.nova@example.com')
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^Potvrďte prosím odběr novinek – /)
    expect(mail?.headers).toEqual({})
    expect(linkIn(mail?.text ?? '').origin).toBe('http://localhost')
    expect(await rowsOf('jana.nova@example.com')).toEqual([])

    expect((await confirm(tokenIn(mail?.text ?? ''))).status).toBe(204)
    expect(await rowsOf('jana.nova@example.com')).toMatchObject([
      { customer_id: null, gender: 1, language: 'cs', unsubscribed_at: null },
    ])
  })

  it.each([
    ['cs', 'Potvrdit odběr novinek'],
    ['sk', 'Potvrdiť odber noviniek'],
    ['en', 'Confirm your subscription'],
  ] as const)('writes in the language of the visitor: %s [NEWS-01]', async (language, words) => {
    const email = `reader-${language}@example.com`
    await subscribe(email, {}, { language })
    const [mail] = await mailsTo(email)
    expect(mail).toMatchObject({ language, text: expect.stringContaining(words) })
    expect(linkIn(mail?.text ?? '').pathname).toBe(CONFIRM_PATHS[language])
  })

  it('answers the same to whoever has subscribed already, and writes to nobody twice [NEWS-01]', async () => {
    await subscribed('vera@example.com')
    const mails = (await mailsTo('vera@example.com')).length
    wait(CONFIRMATION_PAUSE_S)
    const again = await subscribe('vera@example.com')
    const stranger = await subscribe('stranger@example.com')
    expect([again.status, Object.keys((await again.json()) as object)]).toEqual([
      stranger.status,
      Object.keys((await stranger.json()) as object),
    ])
    expect((await mailsTo('vera@example.com')).length).toBe(mails)
    expect((await rowsOf('vera@example.com')).length).toBe(1)
  })

  it('does not flood a mailbox, in one burst or in a day [NEWS-01]', async () => {
    const email = 'flooded@example.com'
    await Promise.all(Array.from({ length: 6 }, () => subscribe(email)))
    expect((await mailsTo(email)).length).toBe(1)
    for (let round = 0; round < 10; round++) {
      wait(CONFIRMATION_PAUSE_S)
      await subscribe(email)
    }
    expect((await mailsTo(email)).length).toBe(MAX_CONFIRMATIONS_PER_DAY)
  })

  it('limits how many addresses one sender may type [NEWS-01]', async () => {
    const headers = { 'x-client-ip': '192.0.2.1' }
    const from = (email: string) => subscribe(email, {}, { headers })
    for (let one = 0; one < MAX_REQUESTS; one++)
      expect((await from(`many-${one}@example.com`)).status).toBe(200)
    const refused = await from('one-too-many@example.com')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await mailsTo('one-too-many@example.com')).toEqual([])
    wait(REQUESTS_WINDOW_S + 1)
    expect((await from('one-too-many@example.com')).status).toBe(200)
  })

  it('refuses what is no e-mail, and what nobody asked for', async () => {
    const bad = await subscribe('jana@')
    expect([bad.status, await refusedField(bad)]).toEqual([422, 'email'])
    const more = await subscribe('jana@example.com', { customer_id: 1 })
    expect([more.status, await refusedField(more)]).toEqual([422, 'customer_id'])
  })
})

describe('confirming', () => {
  it('works once, and a second click does no harm', async () => {
    await subscribe('twice@example.com')
    const token = await newestToken('twice@example.com')
    expect((await confirm(token)).status).toBe(204)
    expect((await confirm(token)).status).toBe(204)
    expect((await mailsTo('twice@example.com')).length).toBe(2)
  })

  it('refuses an old link and one that never was', async () => {
    await subscribe('late@example.com')
    const token = await newestToken('late@example.com')
    wait(CONFIRMATION_LIFETIME_S)
    for (const one of [token, 'x'.repeat(43)]) {
      const response = await confirm(one)
      expect([response.status, await refusedField(response)]).toEqual([422, 'token'])
    }
    expect(await rowsOf('late@example.com')).toEqual([])
  })

  it('does not bring back who left in the meantime', async () => {
    await subscribe('left@example.com')
    const token = await newestToken('left@example.com')
    await confirm(token)
    await unsubscribe(await newestToken('left@example.com'))
    expect((await confirm(token)).status).toBe(422)
    expect((await rowsOf('left@example.com'))[0]?.unsubscribed_at).not.toBeNull()
  })

  it('does not bring back who left by a link that they have not used [NEWS-01] [TBD-38]', async () => {
    const email = 'unused@example.com'
    await subscribe(email)
    const unused = await newestToken(email)
    wait(CONFIRMATION_PAUSE_S)
    const leave = await subscribed(email)
    wait(60)
    await unsubscribe(leave)
    const refused = await confirm(unused)
    expect([refused.status, await refusedField(refused)]).toEqual([422, 'token'])
    expect((await rowsOf(email))[0]?.unsubscribed_at).not.toBeNull()
  })

  it('changes nothing of a subscription at the wish of a stranger', async () => {
    await subscribed('mine@example.com')
    const { access_token } = await logIn('eva@example.com')
    wait(CONFIRMATION_PAUSE_S)
    await subscribe('mine@example.com', { gender: 2 }, { token: access_token, language: 'sk' })
    expect(await rowsOf('mine@example.com')).toMatchObject([
      { customer_id: null, gender: null, language: 'cs' },
    ])
  })

  it('keeps no address that nobody confirmed', async () => {
    await subscribe('forgotten@example.com')
    await purgeNewsletterRequests(db, clock.now)
    expect(await db`select from newsletter_request where email = 'forgotten@example.com'`).toHaveLength(1)
    wait(CONFIRMATION_LIFETIME_S)
    await purgeNewsletterRequests(db, clock.now)
    expect(await db`select from newsletter_request`).toHaveLength(0)
  })
})

describe('a newsletter', () => {
  it('carries the way out in its text and in its headers, as RFC 8058 asks', async () => {
    await subscribed('headers@example.com')
    const [mail] = await mailsTo('headers@example.com')
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const one_click = new URL(mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? '')
    const leave = linkIn(mail?.text ?? '')
    expect(leave.pathname).toBe(UNSUBSCRIBE_PATHS.cs)
    expect(mail?.html).toContain(leave.pathname)
    expect(one_click.searchParams.get('token')).toBe(leave.searchParams.get('token'))
  })

  it('is left by its token, as often as one likes, and asked for again by confirming again', async () => {
    const email = 'back@example.com'
    const token = await subscribed(email)
    for (let time = 0; time < 2; time++) expect((await unsubscribe(token)).status).toBe(204)
    const [row] = await rowsOf(email)
    expect(row?.unsubscribed_at).toBe(clock.now.toISOString())
    wait(CONFIRMATION_PAUSE_S)
    await subscribe(email)
    expect((await rowsOf(email))[0]?.unsubscribed_at).not.toBeNull()
    await confirm(await newestToken(email))
    expect((await rowsOf(email))[0]?.unsubscribed_at).toBeNull()
    // A newsletter from before still leads out.
    expect((await unsubscribe(token)).status).toBe(204)
  })

  it('is left by nobody with a token that never was', async () => {
    const response = await unsubscribe('x'.repeat(43))
    expect([response.status, await refusedField(response)]).toEqual([422, 'token'])
  })
})

describe('of a customer', () => {
  it('is listed and ended by the customer alone [NEWS-02]', async () => {
    const [customer] = await db<{ id: number; email: string }[]>`
      select id, email from customer where is_active and not is_blocked and not is_guest order by id limit 1`
    const [other] = await db<{ email: string }[]>`
      select email from customer where is_active and not is_blocked and not is_guest order by id offset 1 limit 1`
    const { access_token: token } = await logIn(customer?.email ?? '')
    const { access_token: foreign } = await logIn(other?.email ?? '')
    const own = async (who: string) =>
      (
        (await (await call('GET /newsletters', undefined, { token: who })).json()) as {
          items: { id: number }[]
        }
      ).items
    expect((await call('GET /newsletters')).status).toBe(401)
    expect(await own(token)).toEqual([])

    const asked = await subscribe(customer?.email ?? '', { gender: 3 }, { token })
    expect(await asked.json()).toMatchObject({ customer_id: customer?.id })
    expect(await own(token)).toEqual([])
    await confirm(await newestToken(customer?.email ?? ''))
    const [mine] = await own(token)
    expect(mine).toMatchObject({ customer_id: customer?.id, email: customer?.email, type: 1, gender: 3 })
    expect(await own(foreign)).toEqual([])

    const end = (who: string) => call(`DELETE /newsletters/${mine?.id}`, undefined, { token: who })
    expect((await end(foreign)).status).toBe(404)
    expect((await own(token)).length).toBe(1)
    expect((await end(token)).status).toBe(204)
    expect((await end(token)).status).toBe(204)
    expect(await own(token)).toEqual([])
  })

  it('goes with the account whose mailbox it is, and not with one that only named it [NEWS-02] [CUST-03]', async () => {
    await subscribed('gone@example.com')
    const leave = (email_verified_at: string | null) =>
      db.begin((tx) => forgetSubscriber(tx, { id: 0, email: 'gone@example.com', email_verified_at }))
    await leave(null)
    expect(await rowsOf('gone@example.com')).toHaveLength(1)
    await leave('2026-01-01T00:00:00Z')
    expect(await rowsOf('gone@example.com')).toEqual([])
    expect(await db`select from newsletter_request where email = 'gone@example.com'`).toEqual([])
  })
})
