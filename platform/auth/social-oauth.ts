import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  customFetch,
  fetchProtectedResource,
} from 'openid-client'
import type { Language } from '#contract/language.ts'
import {
  asking,
  type Connection,
  SOCIAL_TIMEOUT_S,
  type SocialClient,
  SocialError,
  type SocialIdentity,
  through,
} from './social-client.ts'

export interface OauthSettings extends Connection {
  name: (language: Language) => string
  client_id: string
  client_secret: string
  authorization_url: string
  token_url: string
  scope: string
  profile_url: string
  /** Reads who it is from the profile; null where that does not say. */
  read: (profile: unknown) => SocialIdentity | null
}

/** A provider that knows OAuth 2 alone: there is no ID token, the profile is asked for instead. */
export function createOauthClient(settings: OauthSettings): SocialClient {
  const { client_id, client_secret, authorization_url, token_url, fetch } = settings
  const config = new Configuration(
    {
      issuer: new URL(authorization_url).origin,
      authorization_endpoint: authorization_url,
      token_endpoint: token_url,
    },
    client_id,
    undefined,
    ClientSecretPost(client_secret),
  )
  config.timeout = settings.timeout_s ?? SOCIAL_TIMEOUT_S
  if (fetch) config[customFetch] = through(fetch)

  return {
    name: settings.name,
    authUrl: ({ redirect_uri, state, code_verifier }) =>
      asking(async () => {
        const url = buildAuthorizationUrl(config, {
          redirect_uri,
          state,
          scope: settings.scope,
          // Whoever does not know it ignores it.
          code_challenge: await calculatePKCECodeChallenge(code_verifier),
          code_challenge_method: 'S256',
        })
        return url.href
      }),
    identify: ({ redirect_uri, code, state, code_verifier }) =>
      asking(async () => {
        const back = new URL(redirect_uri)
        back.search = new URLSearchParams({ code, state }).toString()
        const { access_token } = await authorizationCodeGrant(config, back, {
          expectedState: state,
          pkceCodeVerifier: code_verifier,
        })
        const response = await fetchProtectedResource(
          config,
          access_token,
          new URL(settings.profile_url),
          'GET',
        )
        if (!response.ok) throw new SocialError(response.status >= 500, `profile: ${response.status}`)
        const identity = settings.read(await response.json())
        if (!identity) throw new SocialError(false, 'a profile without a subject')
        return identity
      }),
  }
}
