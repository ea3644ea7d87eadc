import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { Connection, SocialClient } from './social-client.ts'
import { appleClient, facebookClient, googleClient, oidcClient, seznamClient } from './social-known.ts'

const SETTINGS = { client_id: 'the-shop', client_secret: 'its-secret' }
const REQUEST = {
  redirect_uri: 'https://shop.example/api/auth/social/x',
  state: 'a-state',
  nonce: 'a-nonce',
  code_verifier: 'v'.repeat(43),
}

interface Asked {
  url: string
  form: Record<string, string>
  authorization: string | null
}

/** A provider that answers each address with what a test gives it, and remembers what it was asked. */
function provider(answers: Record<string, unknown>) {
  const asked: Asked[] = []
  const connection: Connection = {
    fetch: async (request) => {
      const form = Object.fromEntries(new URLSearchParams(await request.text()))
      asked.push({ url: request.url, form, authorization: request.headers.get('authorization') })
      const answer = answers[request.url.split('?', 1)[0] ?? '']
      return answer instanceof Response ? answer : Response.json(answer ?? {}, { status: answer ? 200 : 404 })
    },
  }
  return { asked, connection }
}

const queryOf = async (client: SocialClient) => {
  const url = new URL(await client.authUrl(REQUEST, 'cs'))
  return { address: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) }
}

describe('Facebook', () => {
  const TOKEN = 'https://graph.facebook.com/v24.0/oauth/access_token'
  const ME = 'https://graph.facebook.com/v24.0/me'
  const token = { access_token: 'a-token', token_type: 'bearer', expires_in: 5_000_000 }

  it('is asked by OAuth 2 with PKCE', async () => {
    expect(await queryOf(facebookClient(SETTINGS))).toMatchObject({
      address: 'https://www.facebook.com/v24.0/dialog/oauth',
      client_id: 'the-shop',
      redirect_uri: REQUEST.redirect_uri,
      response_type: 'code',
      scope: 'email,public_profile',
      state: 'a-state',
      code_challenge_method: 'S256',
    })
  })

  it('tells who somebody is, but never that an e-mail is verified', async () => {
    const { asked, connection } = provider({
      [TOKEN]: token,
      [ME]: { id: '10215', first_name: 'Jana', last_name: 'Nováková', email: 'Jana@Example.com' },
    })
    const client = facebookClient({ ...SETTINGS, ...connection })
    expect(await client.identify({ ...REQUEST, code: 'a-code' })).toEqual({
      subject: '10215',
      email: 'jana@example.com',
      is_email_verified: false,
      first_name: 'Jana',
      last_name: 'Nováková',
    })
    expect(asked[0]).toMatchObject({
      url: TOKEN,
      form: {
        grant_type: 'authorization_code',
        code: 'a-code',
        code_verifier: REQUEST.code_verifier,
        redirect_uri: REQUEST.redirect_uri,
        ...SETTINGS,
      },
    })
    expect(asked[1]).toMatchObject({
      url: `${ME}?fields=id,first_name,last_name,email`,
      authorization: 'Bearer a-token',
    })
  })

  it.each([
    ['refuses the code', { [TOKEN]: Response.json({ error: { code: 100 } }, { status: 400 }) }, false],
    ['has no profile', { [TOKEN]: token, [ME]: { error: 'x' } }, false],
    ['is down', { [TOKEN]: new Response('oops', { status: 503 }) }, true],
    ['is down for profiles', { [TOKEN]: token, [ME]: new Response('oops', { status: 503 }) }, true],
    ['speaks no JSON', { [TOKEN]: token, [ME]: new Response('<html>') }, true],
  ])('is not believed when it %s', async (_how, answers, is_away) => {
    const client = facebookClient({ ...SETTINGS, ...provider(answers).connection })
    await expect(client.identify({ ...REQUEST, code: 'a-code' })).rejects.toMatchObject({
      name: 'SocialError',
      is_away,
    })
  })
})

describe('Seznam', () => {
  it('tells who somebody is by OAuth 2', async () => {
    expect(await queryOf(seznamClient(SETTINGS))).toMatchObject({
      address: 'https://login.szn.cz/api/v1/oauth/auth',
      scope: 'identity',
    })
    const { connection } = provider({
      'https://login.szn.cz/api/v1/oauth/token': {
        access_token: 'a-token',
        token_type: 'bearer',
        oauth_user_id: '5f1',
        account_name: 'jana@seznam.cz',
      },
      'https://login.szn.cz/api/v1/user': {
        oauth_user_id: '5f1',
        email: 'jana@seznam.cz',
        email_verified: true,
        firstname: 'Jana',
        lastname: null,
      },
    })
    const client = seznamClient({ ...SETTINGS, ...connection })
    expect(await client.identify({ ...REQUEST, code: 'a-code' })).toEqual({
      subject: '5f1',
      email: 'jana@seznam.cz',
      is_email_verified: true,
      first_name: 'Jana',
      last_name: '',
    })
  })
})

describe('providers of OpenID Connect', () => {
  const metadata = (issuer: string) => ({
    [`${issuer}/.well-known/openid-configuration`]: {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    },
  })

  it.each([
    ['Google', 'https://accounts.google.com', googleClient],
    [
      'any other',
      'https://id.example/realm',
      (settings: typeof SETTINGS & Connection) =>
        oidcClient({ ...settings, issuer: 'https://id.example/realm', name: 'Example' }),
    ],
  ])('%s is known by its issuer', async (_name, issuer, make) => {
    const { connection } = provider(metadata(issuer))
    expect(await queryOf(make({ ...SETTINGS, ...connection }))).toMatchObject({
      address: `${issuer}/auth`,
      scope: 'openid email profile',
      nonce: 'a-nonce',
      ui_locales: 'cs',
      code_challenge_method: 'S256',
    })
  })

  it('are away when they do not say what they are', async () => {
    const client = googleClient({ ...SETTINGS, ...provider({}).connection })
    await expect(client.authUrl(REQUEST, 'cs')).rejects.toMatchObject({ name: 'SocialError' })
  })

  it('are given the patience of the shop', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const apple = { team_id: 'TEAM123456', key_id: 'KEY1234567', private_key }
    const patience = vi.spyOn(AbortSignal, 'timeout')
    for (const [timeout_s, make] of [
      [7, googleClient],
      [8, (settings: typeof SETTINGS & Connection) => appleClient({ ...settings, ...apple })],
      [
        9,
        (settings: typeof SETTINGS & Connection) =>
          oidcClient({ ...settings, issuer: 'https://id.example', name: 'Example' }),
      ],
    ] as const) {
      const client = make({ ...SETTINGS, ...provider({}).connection, timeout_s })
      await expect(client.authUrl(REQUEST, 'cs')).rejects.toMatchObject({ name: 'SocialError' })
      expect(patience).toHaveBeenLastCalledWith(timeout_s * 1000)
    }
    patience.mockRestore()
  })

  it('Apple sends a form back, and takes a secret signed by the shop’s key', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const apple = { client_id: 'cz.shop.web', team_id: 'TEAM123456', key_id: 'KEY1234567', private_key }
    const issuer = 'https://appleid.apple.com'
    const { asked, connection } = provider(metadata(issuer))
    const client = appleClient({ ...apple, ...connection }, () => 1_700_000_000_000)
    expect(await queryOf(client)).toMatchObject({
      address: `${issuer}/auth`,
      response_mode: 'form_post',
      scope: 'openid name email',
    })
    await expect(client.identify({ ...REQUEST, code: 'a-code' })).rejects.toMatchObject({ is_away: false })
    const { client_secret = '', client_id } = asked.at(-1)?.form ?? {}
    expect(client_id).toBe('cz.shop.web')
    const [head = '', claims = '', signature = ''] = client_secret.split('.')
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
    expect(read(head)).toEqual({ alg: 'ES256', kid: 'KEY1234567' })
    expect(read(claims)).toEqual({
      iss: 'TEAM123456',
      iat: 1_700_000_000,
      exp: 1_700_000_300,
      aud: issuer,
      sub: 'cz.shop.web',
    })
    const key = { key: createPublicKey(privateKey), dsaEncoding: 'ieee-p1363' as const }
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(
      true,
    )
  })
})
