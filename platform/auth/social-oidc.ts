import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
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
  through,
} from './social-client.ts'
import { identityOf } from './social-identity.ts'

export interface OidcSettings extends Connection {
  name: (language: Language) => string
  /** Read with every call: a sandbox stands where its shop does, which is known once that listens. */
  readonly issuer: string
  client_id: string
  client_auth: ClientAuth
  scope?: string
  /** How the browser comes back, where not by a plain link. */
  response_mode?: 'form_post'
}

/** What a provider says of itself, its addresses and keys, is asked for again after so long. */
const DISCOVERY_LIFETIME_MS = 60 * 60 * 1000

/** Any provider of OpenID Connect, by what it publishes about itself. */
export function createOidcClient(settings: OidcSettings): SocialClient {
  let known: { config: Promise<Configuration>; until: number } | null = null

  function configuration(): Promise<Configuration> {
    if (known && known.until > Date.now()) return known.config
    const config = discover(settings)
    const entry = { config, until: Date.now() + DISCOVERY_LIFETIME_MS }
    known = entry
    // Whoever comes next asks again.
    config.catch(() => {
      if (known === entry) known = null
    })
    return config
  }

  return {
    name: settings.name,
    authUrl: (request, language) =>
      asking(async () => {
        const url = buildAuthorizationUrl(await configuration(), {
          ...(await authParameters(request)),
          nonce: request.nonce,
          scope: settings.scope ?? 'openid email profile',
          ui_locales: language,
          ...(settings.response_mode ? { response_mode: settings.response_mode } : {}),
        })
        return url.href
      }),
    identify: ({ redirect_uri, code, state, iss, user, nonce, code_verifier }) =>
      asking(async () => {
        const config = await configuration()
        const back = returnUrl(redirect_uri, { code, state, ...(iss ? { iss } : {}) })
        const tokens = await authorizationCodeGrant(config, back, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: code_verifier,
        })
        const claims = tokens.claims()
        if (!claims) throw new SocialError(false, 'no ID token')
        // A provider may keep all but the subject for those who ask with the access token.
        const more =
          claims.email === undefined && config.serverMetadata().userinfo_endpoint
            ? await fetchUserInfo(config, tokens.access_token, claims.sub)
            : {}
        return identityOf({ ...more, ...claims }, claims.sub, user)
      }),
  }
}

function discover({
  issuer,
  client_id,
  client_auth,
  fetch,
  timeout_s,
}: OidcSettings): Promise<Configuration> {
  return discovery(new URL(issuer), client_id, undefined, client_auth, {
    timeout: timeout_s ?? SOCIAL_TIMEOUT_S,
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
    ...(fetch ? { [customFetch]: through(fetch) } : {}),
  })
}
