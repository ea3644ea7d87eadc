import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD_RESET_LIFETIME_S } from '#contract/auth.ts'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { readOutbox } from '#platform/mail/outbox.ts'
import { pathFor } from '#storefront/route-match.ts'
import { startPlatform } from '#tests/platform.ts'
import { MAX_RESETS, MAX_RESETS_OF_SENDER, RESETS_WINDOW_S } from './password-reset.ts'
import { RESET_PATHS } from './reset-link.ts'

let shop: Awaited<ReturnType<typeof startPlatform>>
beforeAll(async () => {
  shop = await startPlatform()
})
beforeEach(() => shop.wait(RESETS_WINDOW_S))

const ask = (email: string) => shop.call('POST /passwords/customer', { email })
const set = (token: string, new_password: string, new_password_confirmation = new_password) =>
  shop.call('PUT /passwords/customer', { token, new_password, new_password_confirmation })

async function tokenFor(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(204)
  const [mail] = await readOutbox(shop.db, email)
  return /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('asking for a new password', () => {
  it('writes a mail in the customer’s language with a link to the shop [AUTH-19] [AUTH-21]', async () => {
    await ask('eva@example.com')
    const [mail] = await readOutbox(shop.db, 'eva@example.com')
    expect(mail).toMatchObject({
      to: 'eva@example.com',
      language: 'sk',
      subject: 'Nastavenie nového hesla – Vitrine',
    })
    expect(mail?.text).toMatch(/^Dobrý deň, Eva,/)
    expect(mail?.text).toMatch(/http:\/\/localhost\/sk\/obnova-hesla\?token=[\w-]{43}\n/)
    expect(mail?.html).toMatch(/<p [^>]*>Vitrine<\/p>\n<h1/)
    expect(mail?.html).toMatch(/href="http:\/\/localhost\/sk\/obnova-hesla\?token=[\w-]{43}"/)
    await ask('jana@example.com')
    expect((await readOutbox(shop.db, 'jana@example.com'))[0]?.text).toMatch(/^Dobrý den, Jano,/)
  })

  it('leads to the storefront’s own page in every language [AUTH-21] [ROUTE-04]', () => {
    for (const language of INTERFACE_LANGUAGES) {
      expect(RESET_PATHS[language]).toBe(pathFor('password-reset', language))
    }
  })

  it('never leads to a host the shop does not know [S22] [AUTH-21]', async () => {
    const request = new Request('http://evil.example/passwords/customer', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'jana@example.com' }),
    })
    expect((await shop.platform.fetch(request)).status).toBe(204)
    const [mail] = await readOutbox(shop.db, 'jana@example.com')
    expect(mail?.text).not.toContain('evil.example')
    expect(mail?.text).toContain('http://localhost/obnova-hesla')
  })

  it('answers the same for an e-mail nobody has, and for closed accounts, and writes nothing [S37] [AUTH-21]', async () => {
    const mails = (await readOutbox(shop.db)).length
    for (const email of ['nobody@example.com', 'blocked@example.com', 'inactive@example.com']) {
      const response = await ask(email)
      expect(response.status).toBe(204)
      expect(await response.text()).toBe('')
    }
    expect((await readOutbox(shop.db)).length).toBe(mails)
  })

  it('works three times an hour for one e-mail, whoever it belongs to [S43] [AUTH-29]', async () => {
    for (const email of ['petr@example.com', 'nobody@example.com']) {
      for (let count = 0; count < MAX_RESETS; count++) expect((await ask(email)).status).toBe(204)
      const refused = await ask(email)
      expect(refused.status).toBe(429)
      expect(refused.headers.get('retry-after')).toBe(String(RESETS_WINDOW_S))
    }
  })
})

describe('asking for many passwords', () => {
  const from = (address: string, who: number) =>
    shop.call(
      'POST /passwords/customer',
      { email: `who${who}@example.com` },
      { headers: { 'x-client-ip': address } },
    )

  it('works so often an hour for one sender, whose made-up e-mails are then not even counted [S43]', async () => {
    const asked = Array.from({ length: MAX_RESETS_OF_SENDER }, (_, who) => from('203.0.113.1', who))
    for (const { status } of await Promise.all(asked)) expect(status).toBe(204)
    const counted = async () => (await shop.db`select from attempt`).length
    const before = await counted()
    expect((await from('203.0.113.1', MAX_RESETS_OF_SENDER)).status).toBe(429)
    expect(await counted()).toBe(before)
    expect((await from('203.0.113.2', MAX_RESETS_OF_SENDER)).status).toBe(204)
  })
})

describe('setting a new password', () => {
  it('lets the customer in with it, ends every session and says so by mail [S5] [AUTH-20]', async () => {
    const before = await shop.logIn('jana@example.com')
    const token = await tokenFor('jana@example.com')
    expect((await set(token, 'Nové heslo 1')).status).toBe(204)
    const { access_token, refresh_token } = before
    expect((await shop.call('GET /auth/me', undefined, { token: access_token })).status).toBe(401)
    expect((await shop.call('POST /auth/refresh', { refresh_token })).status).toBe(401)
    expect((await shop.logIn('jana@example.com', DEMO_PASSWORD)).access_token).toBeUndefined()
    expect((await shop.logIn('jana@example.com', 'Nové heslo 1')).access_token).toBeTruthy()
    const [mail] = await readOutbox(shop.db, 'jana@example.com')
    expect(mail?.subject).toBe('Vaše heslo bylo změněno – Vitrine')
  })

  it('works once, also when the token is sent twice at the same time [S41] [AUTH-21]', async () => {
    const token = await tokenFor('jana@example.com')
    const answers = await Promise.all([set(token, 'Jiné heslo 1'), set(token, 'Jiné heslo 2')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422])
    expect((await set(token, 'Jiné heslo 3')).status).toBe(422)
  })

  it('is refused with a token that is old, replaced by a newer one, or unknown [S41] [AUTH-21]', async () => {
    const replaced = await tokenFor('eva@example.com')
    const old = await tokenFor('eva@example.com')
    shop.wait(PASSWORD_RESET_LIFETIME_S)
    for (const token of [replaced, old, 'unknown']) {
      const response = await set(token, 'Nové heslo 1')
      expect(response.status).toBe(422)
      expect((await response.json()).errors).toEqual([
        { field: 'token', message: expect.stringMatching(/nov/) },
      ])
    }
  })

  it('is refused for a customer blocked in the meantime [AUTH-22]', async () => {
    const token = await tokenFor('petr@example.com')
    await shop.db`update customer set is_blocked = true where email = 'petr@example.com'`
    expect((await set(token, 'Nové heslo 1')).status).toBe(422)
  })

  it('asks for 8 to 128 characters that are not guessed first, twice the same, without spending the token [S38] [AUTH-20]', async () => {
    const token = await tokenFor('eva@example.com')
    const field = async (answer: Promise<Response>) => {
      const response = await answer
      expect(response.status).toBe(422)
      return (await response.json()).errors[0].field
    }
    expect(await field(set(token, 'krátké1'))).toBe('new_password')
    expect(await field(set(token, 'x'.repeat(129)))).toBe('new_password')
    expect(await field(set(token, 'heslo123'))).toBe('new_password')
    expect(await field(set(token, 'Eva@example.com'))).toBe('new_password')
    expect(await field(set(token, 'Nové heslo 1', 'Nové heslo 2'))).toBe('new_password_confirmation')
    expect((await set(token, `🍵 ${'x'.repeat(100)}`)).status).toBe(204)
  })

  it('keeps only a hash of the token [S8] [AUTH-21]', async () => {
    const token = await tokenFor('eva@example.com')
    const rows = await shop.db`select to_jsonb(password_reset) as row from password_reset`
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
