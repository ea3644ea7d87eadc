import { calculatePKCECodeChallenge, ClientError, type CustomFetch, ResponseBodyError } from 'openid-client'
import type { SocialProvider } from '#contract/auth.ts'
import type { Language } from '#contract/language.ts'

/** What is agreed with a third party before the browser is sent there. */
export interface SocialRequest {
  redirect_uri: string
  state: string
  nonce: string
  code_verifier: string
}

export interface SocialReturn extends SocialRequest {
  code: string
  iss?: string | undefined
  user?: string | undefined
}

/** Who somebody is, as the third party says. */
export interface SocialIdentity {
  subject: string
  email: string | null
  is_email_verified: boolean
  first_name: string
  last_name: string
}

export interface SocialClient {
  name: (language: Language) => string
  authUrl: (request: SocialRequest, language: Language) => Promise<string>
  /** Trades what the browser brought for an identity; throws a `SocialError`. */
  identify: (returned: SocialReturn) => Promise<SocialIdentity>
}

/** Those one may log in through, in the order they are offered. */
export type SocialClients = Partial<Record<SocialProvider, SocialClient>>

export interface Connection {
  timeout_s?: number | undefined
  fetch?: ((request: Request) => Promise<Response>) | undefined
}

export const through =
  (fetch: NonNullable<Connection['fetch']>): CustomFetch =>
  (url, { body, signal, ...options }) =>
    // The library sends forms; nothing of them is memory that threads share.
    fetch(new Request(url, { ...options, body: (body ?? null) as BodyInit | null, signal: signal ?? null }))

/** What a browser takes along to any third party. */
export async function authParameters({ redirect_uri, state, code_verifier }: SocialRequest) {
  return {
    redirect_uri,
    state,
    code_challenge: await calculatePKCECodeChallenge(code_verifier),
    code_challenge_method: 'S256',
  }
}

/** The address a browser came back to, with what it brought. */
export function returnUrl(redirect_uri: string, brought: Record<string, string>): URL {
  const url = new URL(redirect_uri)
  url.search = new URLSearchParams(brought).toString()
  return url
}

/** Of one call; a login takes four of them at most, and the visitor waits. */
export const SOCIAL_TIMEOUT_S = 5

/** A third party that cannot be asked is away; one that was asked and whose answer is not to be believed is not. */
export class SocialError extends Error {
  readonly is_away: boolean

  constructor(is_away: boolean, cause: unknown) {
    super(is_away ? 'The third party does not answer' : 'The third party was not believed', { cause })
    this.name = 'SocialError'
    this.is_away = is_away
  }
}

/** Every call to a third party goes through here, so that nothing else comes out of it. */
export async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof SocialError ? error : new SocialError(isAway(error), error)
  }
}

const isDown = (status: number) => status >= 500 || status === 429

function isAway(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return isDown(error.status)
  // Without one of the library's own errors there was no answer to complain about.
  if (!(error instanceof ClientError)) return true
  if (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT') return true
  return error.cause instanceof Response && isDown(error.cause.status)
}
