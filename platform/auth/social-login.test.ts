import { describe, expect, it, vi } from 'vitest'
import { SOCIAL_LOGIN_LIFETIME_S } from '#contract/auth.ts'
import { startPlatform } from '#tests/platform.ts'
import type { Sent } from '#tests/platform-call.ts'
import { type KnownPerson, openProvider } from '#tests/social-scene.ts'
import { MAX_SOCIAL_LOGINS } from './social-login.ts'

const provider = openProvider()
const { db, call, logIn, wait } = await startPlatform({ social: { sandbox: provider.client } })

type Answer = Record<string, unknown> & {
  access_token: string
  customer_id: number
  errors: { field: string; message: string }[]
}
const json = async (response: Response) => (await response.json()) as Answer

let visitors = 0
/** A browser that has been to the provider, and what it brings back. */
async function come(person: KnownPerson, options: Sent = {}) {
  const headers = { 'x-client-ip': `10.0.0.${++visitors}`, ...options.headers }
  const begun = await json(
    await call(
      'POST /socialite/redirect',
      { provider: 'sandbox', return_url: 'http://localhost/kosik' },
      { ...options, headers },
    ),
  )
  const back = await provider.visit(String(begun.provider_auth_url), person)
  return {
    provider: 'sandbox',
    code: back.searchParams.get('code'),
    state: back.searchParams.get('state'),
    iss: back.searchParams.get('iss'),
    browser_secret: begun.browser_secret,
  }
}

const end = (body: unknown, options?: Sent) => call('POST /socialite/callback', body, options)
const enter = async (person: KnownPerson, options?: Sent) => end(await come(person, options), options)
const idOf = async (email: string) =>
  (await db<{ id: number }[]>`select id from customer where email = ${email} and not is_guest`)[0]?.id
const me = async (token: string) =>
  json(await call('GET /auth/me?embed=customer,pairings', undefined, { token }))
const mailsTo = (email: string) =>
  db<{ subject: string }[]>`select subject from mail_outbox where "to" = ${email} order by id`

const UNLINKED = 'Zrušili jsme také přihlášení přes jiné služby'

async function latestMailTo(email: string): Promise<string> {
  const [mail] = await db<{ text: string }[]>`
    select text from mail_outbox where "to" = ${email} order by id desc limit 1`
  return (mail?.text ?? '').replaceAll(/\s+/g, ' ')
}

/** By the link of a mail; answers what the owner of the mailbox is told of it. */
async function resetPassword(email: string): Promise<string> {
  await call('POST /passwords/customer', { email })
  const token = /token=([\w-]+)/.exec(await latestMailTo(email))?.[1]
  const new_password = 'Sencha-a-hrnek-7'
  const reset = { token, new_password, new_password_confirmation: new_password }
  expect((await call('PUT /passwords/customer', reset)).status).toBe(204)
  return latestMailTo(email)
}

async function forgetPairings() {
  await db`delete from social_pairing`
}

describe('login through a third party', () => {
  it('names those that are set up, in the language of the visitor [SOCIAL-02]', async () => {
    expect(await json(await call('GET /socialite/providers'))).toEqual([
      { provider: 'sandbox', name: 'Sandbox' },
    ])
    expect(await json(await call('GET /socialite/providers', undefined, { language: 'sk' }))).toEqual([
      { provider: 'sandbox', name: 'Pieskovisko' },
    ])
  })

  it('sends the browser to the provider with PKCE, state and nonce, back to the own server [SOCIAL-01][ENT-61]', async () => {
    const response = await call(
      'POST /socialite/redirect',
      { provider: 'sandbox', return_url: 'http://localhost/sk/kosik?a=1#b' },
      { language: 'sk' },
    )
    const { provider_auth_url } = await json(response)
    const { origin, pathname, searchParams } = new URL(String(provider_auth_url))
    expect(origin + pathname).toBe('http://localhost/sandbox/oidc/auth')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'http://localhost/api/auth/social/sandbox',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      ui_locales: 'sk',
    })
  })

  it('makes an account without a password for a newcomer, and finds it again by the subject [SOCIAL-02]', async () => {
    const session = await json(await enter('new', { language: 'sk' }))
    expect(await me(session.access_token)).toMatchObject({
      is_guest: false,
      customer: { first_name: 'Alena', last_name: 'Dvořáková', email: 'alena.dvorakova@example.com' },
      pairings: [{ provider: 'sandbox' }],
    })
    const [customer] = await db`select * from customer where id = ${session.customer_id}`
    expect(customer).toMatchObject({ password_hash: null, language: 'sk', is_guest: false })
    expect(customer?.email_verified_at).not.toBeNull()
    expect(customer?.last_logged_at).not.toBeNull()
    expect((await mailsTo('alena.dvorakova@example.com')).map(({ subject }) => subject)).toEqual([
      'Váš účet je založený – Vitrine',
    ])
    await db`update customer set email = 'alena@elsewhere.example' where id = ${session.customer_id}`
    expect((await json(await enter('new'))).customer_id).toBe(session.customer_id)
  })

  it('joins an account when both sides have verified the e-mail, and says so by mail [SOCIAL-02]', async () => {
    const session = await json(await enter('jana'))
    expect(session.customer_id).toBe(await idOf('jana@example.com'))
    expect((await mailsTo('jana@example.com')).map(({ subject }) => subject)).toEqual([
      'Nový způsob přihlášení k vašemu účtu – Vitrine',
    ])
    await forgetPairings()
  })

  it('never joins an account by an e-mail that the third party has not verified [SOCIAL-02] [S20]', async () => {
    const response = await enter('claims_jana')
    expect(response.status).toBe(409)
    expect((await json(response)).errors[0]?.field).toBe('email')
    expect(await db`select from social_pairing`).toHaveLength(0)
  })

  it('never joins an account whose own e-mail nobody has verified: a stranger may have made it [SOCIAL-02]', async () => {
    const response = await enter('eva')
    expect(response.status).toBe(409)
    expect((await json(response)).errors[0]?.field).toBe('email')
    await db`update customer set email_verified_at = now() where email = 'eva@example.com'`
    expect((await enter('eva')).status).toBe(200)
    await forgetPairings()
  })

  it('takes an unverified e-mail that nobody has for what registration would: an account, unverified', async () => {
    const session = await json(await enter('unverified'))
    const [customer] = await db`select * from customer where id = ${session.customer_id}`
    expect(customer).toMatchObject({ email: 'bohdan.kucera@example.com', email_verified_at: null })
  })

  it('refuses somebody without an e-mail who is not known', async () => {
    const response = await enter('nameless')
    expect(response.status).toBe(422)
    expect((await json(response)).errors[0]?.field).toBe('email')
  })

  it('refuses an account that is paired with another subject of the same third party', async () => {
    const customer_id = await idOf('jana@example.com')
    await db`insert into social_pairing values ('sandbox', 'whoever had the address', ${customer_id!}, now())`
    expect((await enter('jana')).status).toBe(409)
    await forgetPairings()
  })

  it.each(['is_blocked', 'is_active'] as const)('refuses customers who are closed by %s', async (column) => {
    await enter('jana')
    const close = (closed: boolean) =>
      db`update customer set ${db({ [column]: column === 'is_blocked' ? closed : !closed })} where email = 'jana@example.com'`
    await close(true)
    expect((await enter('jana')).status).toBe(401)
    await forgetPairings()
    expect((await enter('jana')).status).toBe(401)
    await close(false)
    await forgetPairings()
  })

  it('makes one account when the same newcomer comes twice at once', async () => {
    await db`delete from customer where email like 'alena%'`
    const both = await Promise.all([come('new'), come('new')])
    const answers = await Promise.all(both.map((body) => end(body)))
    const [one, other] = await Promise.all(answers.map(json))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(one?.customer_id).toBe(other?.customer_id)
  })

  it('opens the account that another tab has joined a moment ago [SOCIAL-02]', async () => {
    const { customer_id } = await json(await enter('new'))
    const [paired] = await db`delete from social_pairing where customer_id = ${customer_id} returning *`
    const body = await come('new')
    const answer = await db.begin(async (tx) => {
      // Whoever has found nobody paired waits here, before looking for the e-mail.
      await tx`lock table customer in access exclusive mode`
      const ended = end(body)
      const waiting = () => db`
        select from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where datname = current_database() and relation = 'customer'::regclass and not granted`
      await vi.waitUntil(async () => (await waiting()).length > 0)
      await tx`insert into social_pairing ${tx(paired as { customer_id: number })}`
      return { ended }
    })
    const response = await answer.ended
    expect(response.status).toBe(200)
    expect((await json(response)).customer_id).toBe(customer_id)
  })
})

describe('what a browser brings back', () => {
  it('works once [SOCIAL-02]', async () => {
    const body = await come('jana')
    expect((await end(body)).status).toBe(200)
    const again = await end(body)
    expect(again.status).toBe(400)
    expect((await json(again)).errors[0]?.field).toBe('state')
  })

  it('works for a quarter of an hour [SOCIAL-03]', async () => {
    const body = await come('jana')
    wait(SOCIAL_LOGIN_LIFETIME_S + 1)
    expect((await end(body)).status).toBe(400)
  })

  it('works in the browser that was sent away, and in no other [S20]', async () => {
    const mine = await come('jana')
    const another = await come('jana')
    expect((await end({ ...mine, browser_secret: another.browser_secret })).status).toBe(400)
    // An attempt has used it up.
    expect((await end(mine)).status).toBe(400)
  })

  it.each(['state', 'code', 'iss'] as const)('is refused with another %s [S20]', async (field) => {
    const body = await come('jana')
    const response = await end({ ...body, [field]: field === 'iss' ? 'http://evil.example' : 'made-up' })
    expect(response.status).toBe(400)
  })

  it('is refused as that of another provider', async () => {
    expect((await end({ ...(await come('jana')), provider: 'google' })).status).toBe(422)
  })

  it('is refused when the code was given to another shop', async () => {
    const body = await come('jana')
    const code_verifier = 'x'.repeat(43)
    const request = { redirect_uri: 'http://localhost/api/auth/social/sandbox', code_verifier }
    const url = await provider.other_client.authUrl({ ...request, state: 's', nonce: 'n' }, 'cs')
    const code = (await provider.visit(url, 'jana')).searchParams.get('code')
    expect((await end({ ...body, code })).status).toBe(400)
  })
})

describe('an ID token', () => {
  /** Changes the ID token on its way from the provider. */
  async function withToken(
    change: (id_token: string) => string | Promise<string>,
    work: () => Promise<unknown>,
  ) {
    provider.road.fetch = async (request) => {
      const response = await provider.fetch(request)
      if (!request.url.endsWith('/token')) return response
      const body = (await response.json()) as { id_token: string }
      return Response.json({ ...body, id_token: await change(body.id_token) })
    }
    try {
      await work()
    } finally {
      provider.road.fetch = provider.fetch
    }
  }

  it('is refused with another nonce than was asked for', async () => {
    const begun = await json(
      await call('POST /socialite/redirect', { provider: 'sandbox', return_url: 'http://localhost/' }),
    )
    const url = new URL(String(begun.provider_auth_url))
    url.searchParams.set('nonce', 'replayed')
    const { searchParams } = await provider.visit(url.href, 'jana')
    const { code, state, iss } = Object.fromEntries(searchParams)
    const body = { provider: 'sandbox', code, state, iss, browser_secret: begun.browser_secret }
    expect((await end(body)).status).toBe(400)
  })

  it('is refused when it was made for another shop', async () => {
    const nonce = 'agreed-with-both'
    const state = 'some-state'
    const code_verifier = 'y'.repeat(43)
    const request = { redirect_uri: 'http://localhost/api/auth/social/sandbox', state, nonce, code_verifier }
    const come_to = async (client: typeof provider.client) => {
      const { code, iss } = Object.fromEntries(
        (await provider.visit(await client.authUrl(request, 'cs'), 'jana')).searchParams,
      )
      return { ...request, code: code ?? '', iss }
    }
    let foreign = ''
    const to_other = await come_to(provider.other_client)
    await withToken(
      (token) => (foreign = token),
      () => provider.other_client.identify(to_other),
    )
    const to_shop = await come_to(provider.client)
    await withToken(
      () => foreign,
      () => expect(provider.client.identify(to_shop)).rejects.toMatchObject({ is_away: false }),
    )
    expect(foreign).not.toBe('')
  })

  it('is refused when its signature is not that of the provider', async () => {
    const body = await come('jana')
    await withToken(
      (token) => token.replace(/.{8}$/, 'AAAAAAAA'),
      async () => expect((await end(body)).status).toBe(400),
    )
  })

  it('is refused when it has expired', async () => {
    const body = await come('jana')
    vi.useFakeTimers({ toFake: ['Date'] })
    const later = (token: string) => {
      vi.setSystemTime(Date.now() + 11 * 60 * 1000)
      return token
    }
    await withToken(later, async () => expect((await end(body)).status).toBe(400))
    vi.useRealTimers()
  })
})

describe('a third party that is away', () => {
  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers 502', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
  ])('is told from a refusal when it %s: 503, and nothing is remembered', async (_how, fetch) => {
    const body = await come('jana')
    provider.road.fetch = fetch
    const response = await end(body)
    provider.road.fetch = provider.fetch
    expect(response.status).toBe(503)
    expect((await json(response)).message).toContain('neodpovídá')
  })

  it('does not keep anybody waiting for ever', async () => {
    provider.road.fetch = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    const request = {
      redirect_uri: 'http://localhost/',
      state: 's',
      nonce: 'n',
      code_verifier: 'v'.repeat(43),
    }
    await expect(provider.hasty_client.authUrl(request, 'cs')).rejects.toMatchObject({ is_away: true })
    provider.road.fetch = provider.fetch
  })

  it('is asked again once it is back, though it could not say anything about itself at first', async () => {
    const away = openProvider()
    const shop = await startPlatform({ social: { sandbox: away.client } })
    away.road.fetch = () => Promise.reject(new TypeError('fetch failed'))
    const begin = () =>
      shop.call('POST /socialite/redirect', { provider: 'sandbox', return_url: 'http://localhost/' })
    expect((await begin()).status).toBe(503)
    expect(await shop.db`select from social_login`).toHaveLength(0)
    away.road.fetch = away.fetch
    expect((await begin()).status).toBe(200)
  })
})

describe('the way there', () => {
  const begin = (return_url: unknown, options?: Sent) =>
    call('POST /socialite/redirect', { provider: 'sandbox', return_url }, options)

  it.each([
    undefined,
    '',
    '/kosik',
    '//evil.example/x',
    'https://evil.example/',
    'http://localhost@evil.example/',
    'http://localhost.evil.example/',
    'https://evil.example\\@localhost/',
    'http://user:password@localhost/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'http://localhost:8443/',
    'http://localhost/.//evil.example',
    'http://localhost/%2f%2fevil.example',
    ` http://localhost/`,
  ])(
    'is refused without an address of this shop to come back to: %s [SOCIAL-06][SOCIAL-07] [S19] [B-97]',
    async (url) => {
      const response = await begin(url)
      expect(response.status).toBe(422)
      expect((await json(response)).errors[0]?.field).toBe('return_url')
    },
  )

  it('is refused with an address that is too long', async () => {
    expect((await begin(`http://localhost/${'x'.repeat(5000)}`)).status).toBe(422)
  })

  it('comes back under any name of the shop [SOCIAL-07]', async () => {
    await db`
      insert into shop_hostname ${db({ ...(await db`select * from shop_hostname limit 1`)[0], hostname: 'caj.example', position: 9 })}`
    const { provider_auth_url } = await json(await begin('http://caj.example/x'))
    expect(new URL(String(provider_auth_url)).searchParams.get('redirect_uri')).toBe(
      'http://caj.example/api/auth/social/sandbox',
    )
  })

  it.each(['unknown', '../', ['sandbox'], 'google'])(
    'leads to no third party called %s [B-118]',
    async (name) => {
      const response = await call('POST /socialite/redirect', {
        provider: name,
        return_url: 'http://localhost/',
      })
      expect(response.status).toBe(422)
      expect((await json(response)).errors[0]?.field).toBe('provider')
    },
  )

  it('is limited, and what nobody came back from is forgotten', async () => {
    const headers = { 'x-client-ip': '10.9.9.9' }
    for (let tries = 0; tries < MAX_SOCIAL_LOGINS; tries++) await begin('http://localhost/', { headers })
    expect((await begin('http://localhost/', { headers })).status).toBe(429)
    wait(SOCIAL_LOGIN_LIFETIME_S + 1)
    await begin('http://localhost/', { headers })
    expect(await db`select from social_login`).toHaveLength(1)
  })
})

describe('linked third parties', () => {
  it('are linked by whoever is logged in, without regard to e-mails, and unlinked again [AUTH-01]', async () => {
    await forgetPairings()
    const { access_token: token } = await logIn('petr@example.com')
    const session = await json(await enter('claims_jana', { token }))
    expect(session.customer_id).toBe(await idOf('petr@example.com'))
    expect(await me(token)).toMatchObject({ pairings: [{ provider: 'sandbox' }] })
    expect((await call('DELETE /socialite/pairings/sandbox', undefined, { token })).status).toBe(204)
    expect((await call('DELETE /socialite/pairings/sandbox', undefined, { token })).status).toBe(404)
    expect(await me(token)).toMatchObject({ pairings: [] })
  })

  it('are not linked by somebody else than began it', async () => {
    const { access_token: token } = await logIn('petr@example.com')
    const { access_token: other } = await logIn('jana@example.com')
    const body = await come('claims_jana', { token })
    expect((await end(body, { token: other })).status).toBe(400)
    expect((await end(await come('claims_jana', { token }))).status).toBe(400)
  })

  it('belong to one customer', async () => {
    const { access_token: token } = await logIn('petr@example.com')
    await enter('jana')
    const response = await enter('jana', { token })
    expect(response.status).toBe(409)
    expect((await json(response)).errors[0]?.field).toBe('provider')
  })

  it('stay while they are the only way in', async () => {
    const { access_token: token } = await json(await enter('new'))
    expect((await call('DELETE /socialite/pairings/sandbox', undefined, { token })).status).toBe(409)
  })

  it('go when somebody shows to read the mailbox for the first time: a stranger may have linked them', async () => {
    const email = 'bohdan.kucera@example.com'
    await db`delete from customer where email = ${email}`
    const { customer_id } = await json(await enter('unverified'))
    expect(await resetPassword(email)).toContain(UNLINKED)
    expect(await db`select from social_pairing where customer_id = ${customer_id}`).toHaveLength(0)
    const [customer] = await db`select email_verified_at from customer where id = ${customer_id}`
    expect(customer?.email_verified_at).not.toBeNull()
  })

  it('go with a new password by mail where a session linked them, which a stranger may have held [S5] [S20]', async () => {
    const email = 'petr@example.com'
    await db`update customer set email_verified_at = now() where email = ${email}`
    const { access_token: token } = await logIn(email)
    expect((await enter('claims_jana', { token })).status).toBe(200)
    expect(await resetPassword(email)).toContain(UNLINKED)
    expect(await db`select from social_pairing where customer_id = ${(await idOf(email)) ?? 0}`).toEqual([])
    expect((await enter('claims_jana')).status).toBe(409)
  })

  it('are not made by a session that a new password has ended on the way [S5] [S20]', async () => {
    await forgetPairings()
    const email = 'eva@example.com'
    const { access_token: token } = await logIn(email)
    const body = await come('claims_jana', { token })
    provider.road.fetch = async (request) => {
      provider.road.fetch = provider.fetch
      await resetPassword(email)
      return provider.fetch(request)
    }
    expect((await end(body, { token })).status).toBe(401)
    expect(await db`select from social_pairing where customer_id = ${(await idOf(email)) ?? 0}`).toEqual([])
    expect(
      await db`select from session where customer_id = ${(await idOf(email)) ?? 0} and ended_at is null`,
    ).toEqual([])
  })

  it('stay with a new password by mail where the same mailbox had joined them, and the mail names them [S5] [S20]', async () => {
    const email = 'jana@example.com'
    await db`update customer set email_verified_at = now() where email = ${email}`
    expect(await resetPassword(email)).not.toContain('Propojené účty')
    await enter('jana')
    const told = await resetPassword(email)
    expect(told).not.toContain(UNLINKED)
    expect(told).toContain('Do účtu se dál dostanete také přes Sandbox.')
    expect((await json(await enter('jana'))).customer_id).toBe(await idOf(email))
    expect(await db`select from social_pairing where customer_id = ${(await idOf(email)) ?? 0}`).toHaveLength(
      1,
    )
  })
})
