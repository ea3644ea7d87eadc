import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  customFetch,
  fetchProtectedResource,
} from 'openid-client'
import type { Language } from '#contract/language.ts'
import {
  asking,
  authParameters,
  type Connection,
  returnUrl,
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
    authUrl: (request) =>
      asking(async () => {
        // Whoever does not know the challenge ignores it.
        const parameters = await authParameters(request)
        return buildAuthorizationUrl(config, { ...parameters, scope: settings.scope }).href
      }),
    identify: ({ redirect_uri, code, state, code_verifier }) =>
      asking(async () => {
        const back = returnUrl(redirect_uri, { code, state })
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
