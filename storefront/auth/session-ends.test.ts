import { describe, expect, it } from 'vitest'
import { cookiesOf, joinStorefront, startShop } from '#tests/shop.ts'
import { pathFor } from '../route-match.ts'

const { db, platform, logIn } = await startShop()

/** What happens after the page knows its customer and before it has read what it shows. */
let meanwhile: (() => Promise<unknown>) | null = null
const { visit, failures } = await joinStorefront({
  fetch: async (request) => {
    if (new URL(request.url).pathname.endsWith('/orders')) {
      const happen = meanwhile
      meanwhile = null
      await happen?.()
    }
    return platform.fetch(request)
  },
})

async function ordersOf(email: string): Promise<Response> {
  const { access_token, refresh_token } = await logIn(email)
  return visit(pathFor('customer-my-orders', 'cs'), { cookies: { access_token, refresh_token } })
}

describe('a page that is being drawn', () => {
  it('is drawn all the same when the access token ends meanwhile, with a new one [AUTH-09] [AUTH-12]', async () => {
    meanwhile = () => db`update session_token set access_expiration_at = now() - interval '1 minute'`
    const response = await ordersOf('jana@example.com')
    expect(response.status).toBe(200)
    expect(cookiesOf(response).access_token?.value).toMatch(/./)
    expect(failures).toEqual([])
  })

  it('leads to login when the session ends meanwhile, and says so [AUTH-14] [GUARD-02]', async () => {
    meanwhile = () => db`update session set ended_at = now() where ended_at is null`
    const response = await ordersOf('jana@example.com')
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toContain(pathFor('login', 'cs'))
    expect(cookiesOf(response).notice?.value).toBe('session_refresh_failed')
    expect(failures).toEqual([])
  })
})
