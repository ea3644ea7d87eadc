import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readOutbox } from '#platform/mail/outbox.ts'
import { startShop } from '#tests/shop.ts'

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop()
})
beforeEach(() => shop.wait(3600))

const page = async (path: string) => (await shop.visit(path)).text()
const sentTo = async (path: string, form: Record<string, string>) => {
  const response = await shop.submit(path, form)
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

describe('the page of a new password', () => {
  it('asks for an e-mail first, and for the password twice once it has a token [ROUTE-04] [ROUTE-05]', async () => {
    const ask = await page('/en/password-reset')
    expect(ask).toContain('name="email"')
    expect(ask).not.toContain('name="new_password"')
    const change = await page('/en/password-reset?token=abc')
    expect(change).toContain('name="token" value="abc"')
    expect(change).toContain('name="new_password"')
    expect(change).toContain('name="new_password_confirmation"')
    expect(change).toContain('<meta name="robots" content="noindex')
  })

  it('says of an incomplete link what is wrong, and offers a new one [ROUTE-05]', async () => {
    const incomplete = await page('/obnova-hesla?token=')
    expect(incomplete).toContain('role="alert"')
    expect(incomplete).toContain('name="email"')
  })

  it('asks by a link that is old for no password, but for another link [ROUTE-05]', async () => {
    const old = await page('/obnova-hesla?token=abc&error=token')
    expect(old).toContain('role="alert"')
    expect(old).not.toContain('name="new_password"')
    expect(old).toMatch(/<a href="\/obnova-hesla" class="button button-primary/)
  })

  it('shows a token as text, whatever stands in it [ROUTE-05]', async () => {
    const html = await page(`/obnova-hesla?token=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(html).not.toContain('<script>alert(1)')
  })

  it('leads without scripts from the e-mail to a changed password and a login [AUTH-19] [AUTH-20] [AUTH-26]', async () => {
    const requested = await sentTo('/api/auth/password-reset', { email: 'eva@example.com', language: 'sk' })
    expect(requested).toBe('/sk/obnova-hesla?result=requested')
    expect(await page(requested)).toContain('role="status"')
    const [mail] = await readOutbox(shop.db, 'eva@example.com')
    const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const token = link.searchParams.get('token') ?? ''
    expect(await page(link.pathname + link.search)).toContain(`value="${token}"`)

    const form = { token, new_password: 'Zelený čaj 1', language: 'sk' }
    const mistyped = { ...form, new_password_confirmation: 'Zelený čaj 2' }
    const again = await sentTo('/api/auth/password', mistyped)
    expect(again).toBe(`/sk/obnova-hesla?token=${token}&error=new_password_confirmation`)
    expect(await page(again)).toContain('aria-invalid="true"')

    const typed = { ...form, new_password_confirmation: 'Zelený čaj 1' }
    const changed = await sentTo('/api/auth/password', typed)
    expect(changed).toBe('/sk/prihlasenie?result=password_changed')
    expect(await page(changed)).toContain('role="status"')
    const login = { email: 'eva@example.com', password: 'Zelený čaj 1', language: 'sk' }
    expect(await sentTo('/api/auth/login', login)).toBe('/sk')

    const used = await sentTo('/api/auth/password', typed)
    expect(used).toBe('/sk/obnova-hesla?error=token')
  })

  it('says the same of an e-mail nobody has [AUTH-21]', async () => {
    expect(await sentTo('/api/auth/password-reset', { email: 'nobody@example.com' })).toBe(
      '/obnova-hesla?result=requested',
    )
  })

  it('asks a mistyped e-mail again [AUTH-30]', async () => {
    expect(await sentTo('/api/auth/password-reset', { email: 'no e-mail', language: 'en' })).toBe(
      '/en/password-reset?error=email&email=no+e-mail',
    )
  })

  it('answers a script without sending it anywhere [AUTH-19] [AUTH-20]', async () => {
    expect((await shop.ask('/api/auth/password-reset', { email: 'jana@example.com' })).status).toBe(204)
    const refused = await shop.ask('/api/auth/password', {
      token: 'unknown',
      new_password: 'Zelený čaj 1',
      new_password_confirmation: 'Zelený čaj 1',
    })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ type: 'validation', errors: [{ field: 'token' }] })
  })
})
