import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import { served } from '#platform/app.ts'
import { pathFor, routeEntries } from '#storefront/route-match.ts'
import { cookiesOf, startSeededShop } from '#tests/shop.ts'

const { visit, submit, platform } = await startSeededShop()
const login = await submit('/api/auth/login', { email: 'jana@example.com', password: 'Vitrine-demo-1' })
const jana = Object.fromEntries(Object.entries(cookiesOf(login)).map(([name, { value }]) => [name, value]))

const SCREENS = routeEntries().flatMap(([name, { access }]) =>
  INTERFACE_LANGUAGES.map((language) => ({
    name,
    access,
    path: pathFor(name, language, { id: 1, slug: 'x' }),
  })),
)

describe('every screen', () => {
  it.each(SCREENS)(
    '$path has the policy and its companions, the same each time [S51] [S52] [S53]',
    async ({ path }) => {
      const [one, other] = [await visit(path, { cookies: jana }), await visit(path, { cookies: jana })]
      if (one.status === 302 || one.status === 303 || one.status === 301) return
      const policy = one.headers.get('content-security-policy') ?? ''
      for (const rule of [
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ]) {
        expect(policy).toContain(rule)
      }
      expect(policy).not.toMatch(/nonce|unsafe/)
      expect(other.headers.get('content-security-policy')).toBe(policy)
      expect(Object.fromEntries(one.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      })
      for (const name of ['x-powered-by', 'server']) expect(one.headers.get(name)).toBe(null)
      const html = await one.text()
      expect(html).not.toMatch(/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))/)
      expect(html).not.toMatch(/\son\w+="|javascript:|<base\b/i)
    },
  )

  it.each(SCREENS.filter(({ access }) => access === 'customers'))(
    '$path is kept by nobody once somebody is logged in [S10] [S54] [S55]',
    async ({ path }) => {
      const response = await visit(path, { cookies: jana })
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect((await visit(`${path}/x.css`, { cookies: jana })).headers.get('cache-control')).toBe('no-store')
    },
  )

  it('shows the same address to others without anything of whoever asked before [S55]', async () => {
    const own = await visit('/', { cookies: jana })
    expect(own.headers.get('cache-control')).toBe('no-store')
    const open = await visit('/')
    expect(open.headers.getSetCookie()).toEqual([])
    expect(open.headers.get('vary')).toContain('Cookie')
    expect(await open.text()).not.toContain('jana@example.com')
  })

  it('asks browsers for HTTPS for a year, subdomains too [S53]', async () => {
    const { headers } = await visit('/', { origin: 'https://localhost' })
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('another site', () => {
  const ORIGINS = ['https://evil.example', 'null', 'http://localhost.evil.example', 'https://localhost']

  it.each(ORIGINS)('at %s may read nothing [S17]', async (origin) => {
    const asked = served.filter(({ name }) => /^GET \/[\w-]+$/.test(name)).slice(0, 20)
    for (const { name } of asked) {
      for (const method of ['GET', 'OPTIONS']) {
        const headers = {
          origin,
          cookie: `access_token=${jana.access_token}`,
          'access-control-request-method': 'POST',
        }
        const request = new Request(`http://localhost${name.slice(4)}`, { method, headers })
        const answer = await platform.fetch(request)
        expect(answer.headers.get('access-control-allow-origin'), name).toBe(null)
        expect(answer.headers.get('access-control-allow-credentials'), name).toBe(null)
      }
    }
    expect((await visit('/', { headers: { origin } })).headers.get('access-control-allow-origin')).toBe(null)
  })
})

describe('the cookies of a session', () => {
  it('are within what browsers keep, out of reach of scripts and of other sites [S1] [S9]', () => {
    for (const [name, { value, attributes }] of Object.entries(cookiesOf(login))) {
      expect(name.length + value.length, name).toBeLessThan(4096)
      expect(attributes.join(), name).not.toMatch(/domain/i)
    }
    for (const name of ['access_token', 'refresh_token']) {
      const { attributes } = cookiesOf(login)[name] ?? { attributes: [] }
      expect(attributes, name).toEqual(
        expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']),
      )
    }
  })

  it('that are unknown or huge are taken for none [S9]', async () => {
    const cookies = { ...jana, [`x${'y'.repeat(300)}`]: 'z'.repeat(8000), access_token: 'x'.repeat(6000) }
    expect((await visit('/', { cookies })).status).toBe(200)
  })
})
