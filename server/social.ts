import { randomBytes } from 'node:crypto'
import { ClientSecretPost } from 'openid-client'
import { socialCallbackPath } from '#contract/auth.ts'
import type { Language } from '#contract/language.ts'
import type { SocialClient, SocialClients } from '#platform/auth/social-client.ts'
import {
  appleClient,
  facebookClient,
  googleClient,
  oidcClient,
  seznamClient,
} from '#platform/auth/social-known.ts'
import { createOidcClient } from '#platform/auth/social-oidc.ts'
import { createOidcSandbox } from '#sandbox/oidc/oidc-sandbox.ts'
import type { Config } from './config.ts'

interface SocialOptions {
  /** Where the shop is reached; asked once it listens. */
  origin: () => string
  isOwnHost: (hostname: string) => boolean
}

interface Social {
  clients: SocialClients
  mounts: [prefix: string, fetch: (request: Request) => Promise<Response>][]
}

/** The third parties of the settings; a demo has one more of its own, over the same protocol. */
export function openSocial(config: Config, options: SocialOptions): Social {
  const { apple, oidc, social } = config
  const clients: SocialClients = {
    ...(social.google ? { google: googleClient(social.google) } : {}),
    ...(apple ? { apple: appleClient(apple) } : {}),
    ...(social.facebook ? { facebook: facebookClient(social.facebook) } : {}),
    ...(social.seznam ? { seznam: seznamClient(social.seznam) } : {}),
    ...(oidc ? { oidc: oidcClient(oidc) } : {}),
  }
  // The sandbox keeps its people's logins in one process; with several, another one would not know them.
  if (config.mode !== 'demo' || config.workers > 1) return { clients, mounts: [] }
  const sandbox = openSandbox(options)
  return { clients: { ...clients, sandbox: sandbox.client }, mounts: [[SANDBOX_PATH, sandbox.fetch]] }
}

const SANDBOX_PATH = '/sandbox/oidc'
const SANDBOX_NAME: Record<Language, string> = {
  cs: 'zkušební účet',
  sk: 'skúšobný účet',
  en: 'a test account',
  de: 'einem Testkonto',
}

function openSandbox({ origin, isOwnHost }: SocialOptions) {
  const client_id = 'vitrine'
  const client_secret = randomBytes(24).toString('base64url')
  const { fetch } = createOidcSandbox({
    issuer: () => origin() + SANDBOX_PATH,
    clients: [{ client_id, client_secret }],
    isReturn: (redirect_uri) => {
      if (!URL.canParse(redirect_uri)) return false
      const { hostname, pathname } = new URL(redirect_uri)
      return pathname === socialCallbackPath('sandbox') && isOwnHost(hostname)
    },
  })
  const client: SocialClient = createOidcClient({
    name: (language) => SANDBOX_NAME[language],
    get issuer() {
      return origin() + SANDBOX_PATH
    },
    client_id,
    client_auth: ClientSecretPost(client_secret),
    // Handed over in this process: a demo may stand where it cannot reach itself by its public name.
    fetch,
  })
  return { client, fetch }
}
