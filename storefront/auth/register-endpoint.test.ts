import { beforeAll, describe, expect, it } from 'vitest'
import { createStorefront } from '#storefront/server.ts'
import { cookiesOf, startShop } from '#tests/shop.ts'

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop()
})

const person = (email: string) => ({
  first_name: 'Anežka',
  last_name: 'Řeháková',
  email,
  password: 'Zelený čaj 1',
  password_confirmation: 'Zelený čaj 1',
})

const valueOf = (response: Response, name: string) =>
  decodeURIComponent(cookiesOf(response)[name]?.value ?? '')

async function meBehind(response: Response) {
  const me = await shop.call('GET /auth/me?embed=customer', undefined, {
    token: cookiesOf(response).access_token?.value ?? '',
  })
  return (await me.json()) as { is_guest: boolean; customer: Record<string, unknown> }
}

describe('registration on the own server', () => {
  it('makes the customer and logs in, with one message of both [AUTH-16] [AUTH-17] [X-28]', async () => {
    const response = await shop.ask('/api/auth/register', {
      ...person('one@example.com'),
      phone: '604 111 222',
      dial_code: '+420',
      birth_at: '1990-02-03',
    })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({
      session: expect.objectContaining({ customer_id: expect.any(Number) }),
    })
    expect(valueOf(response, 'notice')).toBe('automatically_logged_in')
    expect(cookiesOf(response).access_token?.attributes).toContain('HttpOnly')
    const { is_guest, customer } = await meBehind(response)
    expect(is_guest).toBe(false)
    expect(customer).toMatchObject({
      first_name: 'Anežka',
      email: 'one@example.com',
      phone: '604111222',
      dial_code: '+420',
      birth_at: '1990-02-03',
    })
  })

  it('goes the way of every login: what was compared becomes the customer’s, and the form leads on [AUTH-16] [GUARD-03] [X-28]', async () => {
    const form = { ...person('two@example.com'), language: 'sk', return_to: '/sk/zakaznik/adresar?a=1#b' }
    const response = await shop.submit('/api/auth/register', form, { cookies: { comparison: '999999' } })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/sk/zakaznik/adresar?a=1#b')
    // Nothing of that id is sold, so the account's own list takes the cookie's place.
    expect(cookiesOf(response).comparison?.attributes).toContain('Max-Age=0')
    const [row] = await shop.db`select last_logged_at from customer where email = 'two@example.com'`
    expect(row?.last_logged_at).not.toBeNull()
  })

  it('follows no path to another site [GUARD-09]', async () => {
    const form = { ...person('three@example.com'), return_to: '//evil.example' }
    expect((await shop.submit('/api/auth/register', form)).headers.get('location')).toBe('/')
  })

  it('tells a script at which field it is refused [AUTH-15] [AUTH-30]', async () => {
    const taken = await shop.ask('/api/auth/register', person('jana@example.com'))
    expect(taken.status).toBe(422)
    expect(await taken.json()).toMatchObject({ errors: [{ field: 'email' }] })
    expect(cookiesOf(taken)).toEqual({})
    const mistyped = { ...person('four@example.com'), password_confirmation: 'another one' }
    const refused = await shop.ask('/api/auth/register', mistyped)
    expect(await refused.json()).toMatchObject({ errors: [{ field: 'password_confirmation' }] })
  })

  it('brings a refused form back with all that was typed but the passwords [AUTH-26] [AUTH-30]', async () => {
    const form = {
      ...person('jana@example.com'),
      language: 'en',
      return_to: '/en/my-cart',
      phone: '604111222',
    }
    const response = await shop.submit('/api/auth/register', form)
    expect(response.status).toBe(303)
    const location = response.headers.get('location') ?? ''
    expect(location).toBe('/en/login?form=registration&return_to=%2Fen%2Fmy-cart&result=refused')
    const refused_form = cookiesOf(response).refused_form?.value ?? ''
    const html = await (await shop.visit(location, { cookies: { refused_form } })).text()
    for (const kept of ['Anežka', 'Řeháková', 'jana@example.com', '604111222', '/en/my-cart']) {
      expect(html).toContain(`value="${kept}"`)
    }
    expect(html).toContain('aria-invalid="true"')
    expect(html).not.toContain('Zelený čaj 1')
    expect(Buffer.from(refused_form, 'base64url').toString('latin1')).not.toContain('Zelen')
  })

  it('leaves the login to the customer where automatic login is off [AUTH-16]', async () => {
    const storefront = await createStorefront({
      platform: { base_url: (origin) => origin, fetch: shop.platform.fetch },
      build: { build_id: 'test', entry: '', styles: [], fonts: [], preloads: () => [] },
      automatic_login: false,
      show_stack: false,
      log: { info: () => {}, error: () => {} },
    })
    const send = (body: BodyInit, type: string) =>
      storefront.fetch(
        new Request('http://localhost/api/auth/register', {
          method: 'POST',
          headers: { 'content-type': type },
          body,
        }),
      )
    const answered = await send(JSON.stringify(person('five@example.com')), 'application/json')
    expect(answered.status).toBe(201)
    expect(await answered.json()).toEqual({ session: null })
    expect(cookiesOf(answered)).toEqual({})
    const sent = await send(
      new URLSearchParams({ ...person('six@example.com'), return_to: '/kosik' }),
      'application/x-www-form-urlencoded',
    )
    expect(sent.headers.get('location')).toBe(
      '/prihlaseni?result=registered&email=six%40example.com&return_to=%2Fkosik',
    )
    // The form to log in says it, so nothing else is to.
    expect(cookiesOf(sent).notice).toBeUndefined()
    const page = await storefront.fetch(new Request('http://localhost/prihlaseni?result=registered'))
    expect(await page.text()).toContain('Registrace proběhla úspěšně.')
  })
})

describe('the login page', () => {
  it.each([
    ['/prihlaseni', '/api/auth/login'],
    ['/prihlaseni?form=registration', '/api/auth/register'],
    ['/sk/prihlasenie?form=registration', '/api/auth/register'],
    ['/en/login?form=registration', '/api/auth/register'],
  ])('has its form without scripts at %s [AUTH-26]', async (path, action) => {
    const html = await (await shop.visit(path)).text()
    expect(html).toContain(`action="${action}"`)
  })

  it('remembers the wanted path from one form to the other [GUARD-02] [GUARD-03]', async () => {
    const html = await (await shop.visit('/prihlaseni?return_to=%2Fzakaznik%2Fadresar')).text()
    expect(html).toContain('href="/prihlaseni?form=registration&amp;return_to=%2Fzakaznik%2Fadresar"')
  })
})

describe('a session that cannot be renewed while a page is drawn', () => {
  it('ends, and the page says so [AUTH-12] [AUTH-14] [ERR-19]', async () => {
    const response = await shop.visit('/', { cookies: { refresh_token: 'unknown', customer: '1' } })
    const cookies = cookiesOf(response)
    expect(cookies.notice?.value).toBe('session_refresh_failed')
    expect(cookies.notice?.attributes).toContain('Max-Age=3600')
    for (const name of ['refresh_token', 'customer', 'access_mark']) {
      expect(cookies[name]?.attributes).toContain('Max-Age=0')
    }
  })
})
