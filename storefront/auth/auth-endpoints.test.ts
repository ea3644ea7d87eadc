import { beforeAll, describe, expect, it } from 'vitest'
import { ACCESS_TOKEN_LIFETIME_S, SESSION_LIFETIME_S } from '#contract/auth.ts'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { cookiesOf, startShop } from '#tests/shop.ts'

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop()
})

const credentials = { email: 'jana@example.com', password: DEMO_PASSWORD }

async function loggedIn() {
  const { access_token, refresh_token } = await shop.logIn(credentials.email)
  return { access_token, refresh_token }
}

describe('login on the own server', () => {
  it('puts the tokens into cookies that scripts cannot read, and nowhere else [S1] [AUTH-03] [AUTH-25] [X-24]', async () => {
    const response = await shop.ask('/api/auth/login', credentials)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { access_token, refresh_token } = cookiesOf(response)
    expect(access_token?.attributes).toEqual([
      'Path=/',
      expect.any(String),
      'HttpOnly',
      'Secure',
      'SameSite=Lax',
    ])
    expect(refresh_token?.attributes).toEqual(access_token?.attributes.with(1, expect.any(String)))
    const body = await response.text()
    expect(body).not.toContain(access_token?.value)
    expect(body).not.toContain(refresh_token?.value)
    expect(JSON.parse(body)).toMatchObject({ customer_id: 1 })
  })

  it('tells browsers to send none of its cookies along from another site [S12] [AUTH-25]', async () => {
    const cookies = { comparison: '1', favorite_product: '1', acting_as: '2' }
    const set = cookiesOf(await shop.ask('/api/auth/login', credentials, { cookies }))
    expect(Object.keys(set)).toEqual(
      expect.arrayContaining([
        'access_token',
        'refresh_token',
        'customer',
        'access_mark',
        'notice',
        'acting_as',
      ]),
    )
    for (const [name, { attributes }] of Object.entries(set))
      expect(attributes, name).toContain('SameSite=Lax')
  })

  it('lets each cookie live as long as its token [AUTH-25]', async () => {
    shop.clock.now = new Date()
    const { access_token, refresh_token } = cookiesOf(await shop.ask('/api/auth/login', credentials))
    const age = (attributes: string[] = []) =>
      Number(attributes.find((one) => one.startsWith('Max-Age='))?.slice('Max-Age='.length))
    expect(Math.abs(age(access_token?.attributes) - ACCESS_TOKEN_LIFETIME_S)).toBeLessThan(60)
    expect(Math.abs(age(refresh_token?.attributes) - SESSION_LIFETIME_S)).toBeLessThan(60)
  })

  it('asks for HTTPS unless the shop itself is reached without it on a real host [AUTH-25]', async () => {
    const secureAt = async (origin: string) => {
      const response = await shop.ask('/api/auth/login', credentials, { origin })
      return cookiesOf(response).access_token?.attributes.includes('Secure')
    }
    expect(await secureAt('http://localhost:3000')).toBe(true)
    expect(await secureAt('https://vitrine.example.cz')).toBe(true)
    expect(await secureAt('http://192.168.1.20:3000')).toBe(false)
  })

  it('sends a form on to the remembered path, or home in its language [GUARD-03]', async () => {
    const to = async (form: Record<string, string>) => {
      const response = await shop.submit('/api/auth/login', { ...credentials, ...form })
      expect(response.status).toBe(303)
      expect(cookiesOf(response).access_token?.value).toBeTruthy()
      return response.headers.get('location')
    }
    expect(await to({ return_to: '/zakaznik/adresar' })).toBe('/zakaznik/adresar')
    expect(await to({})).toBe('/')
    expect(await to({ language: 'sk' })).toBe('/sk')
    expect(await to({ language: 'en' })).toBe('/en')
  })

  it('keeps language, query and hash of the remembered path [GUARD-10]', async () => {
    const return_to = '/sk/zakaznik/moje-objednavky?page=2#posledna'
    const response = await shop.submit('/api/auth/login', { ...credentials, return_to })
    expect(response.headers.get('location')).toBe(return_to)
  })

  it.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ])('goes home instead of to %s [GUARD-09]', async (return_to) => {
    const response = await shop.submit('/api/auth/login', { ...credentials, return_to })
    expect(response.headers.get('location')).toBe('/')
  })

  it('brings a failed form back to the login page of its language, without the password [AUTH-18]', async () => {
    const form = {
      email: 'jana@example.com',
      password: 'wrong-password',
      language: 'sk',
      return_to: '/sk/kosik',
    }
    const response = await shop.submit('/api/auth/login', form)
    expect(response.status).toBe(303)
    const location = new URL(response.headers.get('location') ?? '', 'http://localhost')
    expect(location.pathname).toBe('/sk/prihlasenie')
    expect(Object.fromEntries(location.searchParams)).toEqual({
      error: 'login_failed',
      return_to: '/sk/kosik',
      email: 'jana@example.com',
    })
    expect(response.headers.getSetCookie()).toEqual([])
    const page = await (await shop.visit(location.pathname + location.search)).text()
    expect(page).toContain('role="alert"')
    expect(page).toContain('name="return_to" value="/sk/kosik"')
    expect(page).not.toContain('wrong-password')
  })

  it.each(['login', 'password-reset', 'staff-login'])(
    'brings back from %s no e-mail longer than there are, which would be a header that proxies refuse [B-91]',
    async (name) => {
      const form = { email: `${'x'.repeat(10_000)}@example.com`, password: 'wrong-password' }
      const location = (await shop.submit(`/api/auth/${name}`, form)).headers.get('location') ?? ''
      expect(location).toContain('error=')
      expect(location.length).toBeLessThan(300)
    },
  )

  it('answers a script with the platform’s refusal in its language [AUTH-18]', async () => {
    const wrong = { ...credentials, password: 'wrong-password' }
    const response = await shop.ask('/api/auth/login', wrong, { headers: { 'language-preference': 'en' } })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({
      type: 'unauthenticated',
      message: expect.stringContaining('could not log you in'),
    })
  })

  it('gives a session of its own, whatever cookies came along [S2] [AUTH-25]', async () => {
    const response = await shop.ask('/api/auth/login', credentials, {
      cookies: { access_token: 'planted', refresh_token: 'planted' },
    })
    expect(cookiesOf(response).access_token?.value).not.toBe('planted')
  })

  it('ends the session that was there before [S2] [AUTH-25]', async () => {
    const former = await loggedIn()
    const response = await shop.ask('/api/auth/login', credentials, { cookies: former })
    expect((await shop.ask('/api/auth/refresh', {}, { cookies: former })).status).toBe(401)
    const cookies = { refresh_token: cookiesOf(response).refresh_token?.value ?? '' }
    expect((await shop.ask('/api/auth/refresh', {}, { cookies })).status).toBe(200)
  })

  it('tells the platform whose browser it is [AUTH-23]', async () => {
    const headers = { 'user-agent': 'Shopper', 'x-client-ip': '203.0.113.9' }
    const { id } = await (await shop.ask('/api/auth/login', credentials, { headers })).json()
    const [session] = await shop.db`select user_agent, client_ip from session where id = ${id}`
    expect(session).toEqual({ user_agent: 'Shopper', client_ip: '203.0.113.9' })
  })

  it('takes nothing from another site, and no GET [S12] [S15] [AUTH-25]', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await shop.submit('/api/auth/login', credentials, { headers })).status).toBe(403)
    expect((await shop.visit('/api/auth/logout')).status).toBe(405)
  })
})

describe('logout on the own server', () => {
  it('ends the session and forgets the cookies, that of the latest order too [AUTH-04] [F64]', async () => {
    const cookies = await loggedIn()
    const response = await shop.ask('/api/auth/logout', {}, { cookies })
    expect(response.status).toBe(204)
    const { notice, ...forgotten } = cookiesOf(response)
    expect(notice?.value).toBe('logged_out')
    const personal = ['access_token', 'refresh_token', 'cart_id', 'latest_order']
    expect(Object.keys(forgotten)).toEqual(expect.arrayContaining(personal))
    for (const cookie of Object.values(forgotten)) {
      expect(cookie.value).toBe('')
      expect(cookie.attributes).toContain('Max-Age=0')
    }
    const after = await shop.call('GET /auth/me', undefined, { token: cookies.access_token })
    expect(after.status).toBe(401)
  })

  it('on a page that needs login remembers it and goes to login; elsewhere it stays [GUARD-08]', async () => {
    const from = async (path: string) => {
      const headers = { referer: `http://localhost${path}` }
      const response = await shop.submit('/api/auth/logout', {}, { cookies: await loggedIn(), headers })
      expect(response.status).toBe(303)
      return response.headers.get('location')
    }
    expect(await from('/en/customer/my-orders?page=2')).toBe(
      '/en/login?return_to=%2Fen%2Fcustomer%2Fmy-orders%3Fpage%3D2',
    )
    expect(await from('/sk/kosik')).toBe('/sk/kosik')
  })

  it('of a form without fields is an ordinary logout [AUTH-04]', async () => {
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
    const response = await shop.submit('/api/auth/logout', {}, { headers })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/')
  })
})

describe('refresh on the own server', () => {
  it('replaces both cookies [AUTH-05]', async () => {
    const cookies = await loggedIn()
    const response = await shop.ask('/api/auth/refresh', {}, { cookies })
    expect(response.status).toBe(200)
    const fresh = cookiesOf(response)
    for (const name of ['access_token', 'refresh_token'] as const) {
      expect(fresh[name]?.value).toMatch(/^[\w-]{43}$/)
      expect(fresh[name]?.value).not.toBe(cookies[name])
    }
    const renewed = { access_token: fresh.access_token?.value ?? '' }
    expect((await shop.visit('/zakaznik/dashboard', { cookies: renewed })).status).toBe(200)
  })

  it('that the platform cannot answer logs nobody out [AUTH-05] [AUTH-14]', async () => {
    const cookies = await loggedIn()
    await shop.db`alter table session_token rename to session_token_away`
    const response = await shop
      .ask('/api/auth/refresh', {}, { cookies })
      .finally(() => shop.db`alter table session_token_away rename to session_token`)
    expect(response.status).toBe(500)
    expect(response.headers.getSetCookie()).toEqual([])
    expect((await shop.ask('/api/auth/refresh', {}, { cookies })).status).toBe(200)
  })

  it('without a usable token is 401 and forgets the cookies [AUTH-05] [AUTH-14]', async () => {
    for (const cookies of [{}, { refresh_token: 'unknown' }]) {
      const response = await shop.ask('/api/auth/refresh', {}, { cookies })
      expect(response.status).toBe(401)
      expect(cookiesOf(response).refresh_token?.attributes).toContain('Max-Age=0')
    }
  })
})

describe('an address below /api that nobody knows', () => {
  it('is 404 in JSON [AUTH-03]', async () => {
    const response = await shop.ask('/api/auth/nothing', {})
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ type: 'not_found' })
  })
})
