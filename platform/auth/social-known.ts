import { createPrivateKey, sign } from 'node:crypto'
import { type ClientAuth, ClientSecretPost } from 'openid-client'
import * as z from 'zod/mini'
import type { Connection, SocialClient } from './social-client.ts'
import { identityOf } from './social-identity.ts'
import { createOauthClient } from './social-oauth.ts'
import { createOidcClient } from './social-oidc.ts'

export interface OauthClientSettings {
  client_id: string
  client_secret: string
}

export interface AppleSettings {
  client_id: string
  team_id: string
  key_id: string
  /** In the PEM format, as Apple hands it out. */
  private_key: string
}

const named = (name: string) => () => name

export function googleClient({ client_secret, ...settings }: OauthClientSettings & Connection): SocialClient {
  return createOidcClient({
    ...settings,
    name: named('Google'),
    issuer: 'https://accounts.google.com',
    client_auth: ClientSecretPost(client_secret),
  })
}

/** Any other provider. Its subjects are told from those of the one that may take its place one day. */
export function oidcClient({
  name,
  client_secret,
  ...settings
}: OauthClientSettings & { issuer: string; name: string } & Connection): SocialClient {
  const client_auth = ClientSecretPost(client_secret)
  const client = createOidcClient({ ...settings, name: named(name), client_auth })
  return {
    ...client,
    identify: async (returned) => {
      const identity = await client.identify(returned)
      return { ...identity, subject: `${settings.issuer} ${identity.subject}` }
    },
  }
}

/** With the name among the scopes Apple sends the browser back by a form, and tells the name beside the code. */
export function appleClient(
  { issuer = APPLE, fetch, timeout_s, ...settings }: AppleSettings & { issuer?: string } & Connection,
  now: () => number = Date.now,
): SocialClient {
  return createOidcClient({
    name: named('Apple'),
    issuer,
    client_id: settings.client_id,
    client_auth: appleSecret(settings, now),
    scope: 'openid name email',
    response_mode: 'form_post',
    fetch,
    timeout_s,
  })
}

const APPLE = 'https://appleid.apple.com'
const SECRET_LIFETIME_S = 5 * 60

/** Apple's client secret is a statement signed by the shop's key, good for a few minutes. */
function appleSecret(
  { client_id, team_id, key_id, private_key }: AppleSettings,
  now: () => number,
): ClientAuth {
  const key = createPrivateKey(private_key)
  return (_server, _client, body) => {
    const iat = Math.floor(now() / 1000)
    const claims = { iss: team_id, iat, exp: iat + SECRET_LIFETIME_S, aud: APPLE, sub: client_id }
    const signed = [{ alg: 'ES256', kid: key_id }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
    body.set('client_id', client_id)
    body.set('client_secret', `${signed}.${signature.toString('base64url')}`)
  }
}

const FACEBOOK = 'v24.0'
const FacebookProfile = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
})

/** Facebook does not say whether it has verified an e-mail, so none of its e-mails is. */
export function facebookClient(settings: OauthClientSettings & Connection): SocialClient {
  return createOauthClient({
    ...settings,
    name: named('Facebook'),
    authorization_url: `https://www.facebook.com/${FACEBOOK}/dialog/oauth`,
    token_url: `https://graph.facebook.com/${FACEBOOK}/oauth/access_token`,
    scope: 'email,public_profile',
    profile_url: `https://graph.facebook.com/${FACEBOOK}/me?fields=id,first_name,last_name,email`,
    read: (profile) => {
      const { success, data } = z.safeParse(FacebookProfile, profile)
      if (!success) return null
      const { id, email, first_name, last_name } = data
      return identityOf({ email, given_name: first_name, family_name: last_name }, id)
    },
  })
}

const SeznamProfile = z.object({
  oauth_user_id: z.string().check(z.minLength(1)),
  email: z.optional(z.nullable(z.string())),
  email_verified: z.optional(z.nullable(z.boolean())),
  firstname: z.optional(z.nullable(z.string())),
  lastname: z.optional(z.nullable(z.string())),
})

export function seznamClient(settings: OauthClientSettings & Connection): SocialClient {
  return createOauthClient({
    ...settings,
    name: named('Seznam'),
    authorization_url: 'https://login.szn.cz/api/v1/oauth/auth',
    token_url: 'https://login.szn.cz/api/v1/oauth/token',
    scope: 'identity',
    profile_url: 'https://login.szn.cz/api/v1/user',
    read: (profile) => {
      const { success, data } = z.safeParse(SeznamProfile, profile)
      if (!success) return null
      const { oauth_user_id, email, email_verified, firstname, lastname } = data
      return identityOf(
        { email, email_verified, given_name: firstname, family_name: lastname },
        oauth_user_id,
      )
    },
  })
}
