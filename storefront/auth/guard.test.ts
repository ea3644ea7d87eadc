import { beforeAll, describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import { ACCESS_TOKEN_LIFETIME_S } from '#contract/auth.ts'
import { cookiesOf, startShop } from '#tests/shop.ts'
import { pathFor, routeEntries } from '../route-match.ts'
import { routes } from '../routes.ts'

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop()
})

async function cookiesFor(email: string) {
  const { access_token, refresh_token } = await shop.logIn(email)
  return { access_token, refresh_token }
}

const withAccess = (access: string) =>
  routeEntries()
    .filter(([, route]) => route.access === access)
    .map(([name]) => name)

describe('pages for guests', () => {
  it('are exactly login and password reset [GUARD-05]', () => {
    expect(withAccess('guests')).toEqual(['login', 'password-reset'])
  })

  it.each([
    '/prihlaseni',
    '/sk/prihlasenie',
    '/en/login',
    '/obnova-hesla',
    '/sk/obnova-hesla',
    '/en/password-reset',
  ])('open for a visitor at %s and send a customer home [GUARD-01]', async (path) => {
    expect((await shop.visit(path)).status).toBe(200)
    const response = await shop.visit(path, { cookies: await cookiesFor('jana@example.com') })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(/^\/(sk|en)\b/.exec(path)?.[0] ?? '/')
  })
})

describe('pages for customers', () => {
  it('are the whole customer area with the wish list [GUARD-06]', () => {
    expect(withAccess('customers')).toEqual(
      routeEntries()
        .map(([name]) => name)
        .filter((name) => name.startsWith('customer-')),
    )
    expect(withAccess('customers')).toContain('customer-favorite-products')
  })

  it('send a visitor to login and remember the wanted path, on the server already [GUARD-02] [GUARD-07]', async () => {
    for (const name of withAccess('customers')) {
      for (const language of INTERFACE_LANGUAGES) {
        const path = pathFor(name, language, { id: 1 })
        const response = await shop.visit(path)
        expect(response.status, path).toBe(302)
        expect(response.headers.get('location')).toBe(pathFor('login', language, {}, { return_to: path }))
        expect(await response.text()).toBe('')
      }
    }
  })

  it('remember the language and the query [GUARD-10]', async () => {
    const wanted = '/sk/zakaznik/moje-objednavky?page=2&sort=code'
    const location = (await shop.visit(wanted)).headers.get('location') ?? ''
    const login = new URL(location, 'http://localhost')
    expect(login.pathname).toBe('/sk/prihlasenie')
    expect(login.searchParams.get('return_to')).toBe(wanted)
    const page = await (await shop.visit(location)).text()
    expect(page).toContain('value="/sk/zakaznik/moje-objednavky?page=2&amp;sort=code"')
  })

  it('keep nothing but local paths in the login form [S19] [GUARD-09]', async () => {
    const page = await (await shop.visit('/prihlaseni?return_to=//evil.example')).text()
    expect(page).not.toContain('name="return_to"')
  })

  it('answer the payload of a navigation with the same redirect, not with data [GUARD-07]', async () => {
    const response = await shop.visit('/zakaznik/adresar/_payload.json')
    expect(await response.json()).toEqual({
      build_id: 'test',
      redirect: { destination: '/prihlaseni?return_to=%2Fzakaznik%2Fadresar', status_code: 302 },
    })
  })

  it('open for their customer and are never stored on the way [S10] [GUARD-03]', async () => {
    const cookies = await cookiesFor('jana@example.com')
    // What is one order's, return's or complaint's own has stories of its own.
    for (const name of withAccess('customers').filter((one) => !routes[one].paths.cs.includes('{'))) {
      const response = await shop.visit(pathFor(name, 'cs'), { cookies })
      expect(response.status, `${name} ${shop.failures.at(-1)}`).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('close at once for a customer who was blocked, who is a visitor from then on [AUTH-22]', async () => {
    const cookies = await cookiesFor('eva@example.com')
    expect((await shop.visit('/zakaznik/dashboard', { cookies })).status).toBe(200)
    await shop.db`update customer set is_blocked = true where email = 'eva@example.com'`
    const response = await shop.visit('/zakaznik/dashboard', { cookies })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toMatch(/^\/prihlaseni\?/)
    expect(cookiesOf(response).access_token?.attributes).toContain('Max-Age=0')
  })

  it('renew an old session while the page is drawn [AUTH-09] [AUTH-12]', async () => {
    const cookies = await cookiesFor('jana@example.com')
    shop.wait(ACCESS_TOKEN_LIFETIME_S + 1)
    const response = await shop.visit('/zakaznik/dashboard', { cookies })
    expect(response.status).toBe(200)
    const fresh = cookiesOf(response)
    expect(fresh.access_token?.value).toBeTruthy()
    expect(fresh.access_token?.attributes).toContain('HttpOnly')
    const left = { refresh_token: fresh.refresh_token?.value ?? '' }
    expect((await shop.visit('/zakaznik/dashboard', { cookies: left })).status).toBe(200)
  })
})
