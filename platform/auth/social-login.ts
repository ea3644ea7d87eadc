import { timingSafeEqual } from 'node:crypto'
import type * as z from 'zod/mini'
import {
  SOCIAL_LOGIN_LIFETIME_S,
  type SocialiteBody,
  type SocialiteCallbackBody,
  socialCallbackPath,
  type SocialProvider,
} from '#contract/auth.ts'
import { noteLogin } from '#platform/customer/customer.ts'
import { senderOf } from '#platform/http/client-ip.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, invalid } from '#platform/http/failure.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { newToken, tokenHash } from '#platform/http/token.ts'
import { openSession, requireOpenSession } from './session.ts'
import { customerOf, Overtaken } from './social-account.ts'
import { type SocialClients, SocialError } from './social-client.ts'
import { requireShopOrigin } from './social-return.ts'
import { SOCIAL_TEXTS } from './social-texts.ts'

export const MAX_SOCIAL_LOGINS = 60
const SOCIAL_LOGINS_WINDOW_S = 15 * 60

/** Each one begun is a row and may be a call to the third party. */
const begun = createRateLimit({ name: 'social', limit: MAX_SOCIAL_LOGINS, window_s: SOCIAL_LOGINS_WINDOW_S })

interface BegunLogin {
  provider: SocialProvider
  browser_hash: Buffer
  redirect_uri: string
  nonce: string
  code_verifier: string
  customer_id: number | null
  expiration_at: string
}

export async function beginSocialLogin(
  context: Context,
  clients: SocialClients,
  { provider, return_url }: z.infer<typeof SocialiteBody>,
) {
  const { sql, now, language, caller } = context
  const origin = await requireShopOrigin(context, 'return_url', return_url)
  const client = clientOf(context, clients, provider)
  await begun.take(context, senderOf(context))
  const [state, browser_secret, nonce, code_verifier] = [newToken(), newToken(), newToken(), newToken()]
  const redirect_uri = origin + socialCallbackPath(provider)
  const provider_auth_url = await client
    .authUrl({ redirect_uri, state, nonce, code_verifier }, language)
    .catch(translated(context, provider))
  await sql`delete from social_login where expiration_at < ${now}`
  await sql`insert into social_login ${sql({
    state_hash: tokenHash(state),
    browser_hash: tokenHash(browser_secret),
    provider,
    redirect_uri,
    nonce,
    code_verifier,
    customer_id: caller.customer_id,
    expiration_at: new Date(now.getTime() + SOCIAL_LOGIN_LIFETIME_S * 1000),
  })}`
  return { provider_auth_url, browser_secret }
}

export async function endSocialLogin(
  context: Context,
  clients: SocialClients,
  { provider, code, state, browser_secret, iss, user }: z.infer<typeof SocialiteCallbackBody>,
) {
  const client = clientOf(context, clients, provider)
  const login = await takeLogin(context, provider, state, browser_secret)
  const { redirect_uri, nonce, code_verifier, customer_id: linking_id } = login
  const identity = await client
    .identify({ redirect_uri, state, nonce, code_verifier, code, iss, user })
    .catch(translated(context, provider))
  const arrived = { provider, client, identity, linking_id }
  const enter = () =>
    context.sql.begin(async (sql) => {
      const customer_id = await customerOf(context, sql, arrived)
      await noteLogin(sql, customer_id, context.now)
      if (linking_id !== null) await requireOpenSession(context, sql)
      return { ...(await openSession(context, sql, { customer_id })), customer_id }
    })
  return enter().catch((error: unknown) => {
    if (error instanceof Overtaken) return enter()
    throw error
  })
}

/** Works once: even an attempt that fails has used it up. */
async function takeLogin(
  { sql, now, language, caller }: Context,
  provider: SocialProvider,
  state: string,
  browser_secret: string,
): Promise<BegunLogin> {
  const [login] = await sql<BegunLogin[]>`
    delete from social_login where state_hash = ${tokenHash(state)}
    returning provider, browser_hash, redirect_uri, nonce, code_verifier, customer_id, expiration_at`
  const is_good =
    login?.provider === provider &&
    Date.parse(login.expiration_at) > now.getTime() &&
    timingSafeEqual(login.browser_hash, tokenHash(browser_secret)) &&
    (login.customer_id === null || login.customer_id === caller.customer_id)
  if (!login || !is_good) throw refused('state', SOCIAL_TEXTS[language].state)
  return login
}

function clientOf({ language }: Context, clients: SocialClients, provider: SocialProvider) {
  const client = clients[provider]
  if (!client) throw invalid('provider', SOCIAL_TEXTS[language].provider)
  return client
}

/** The visitor hears what to do; what the third party really said is for the log. */
function translated({ language, log, request_id }: Context, provider: SocialProvider) {
  return (error: unknown): never => {
    if (!(error instanceof SocialError)) throw error
    log.warn('third-party login failed', { request_id, provider, reason: reasonOf(error) })
    const texts = SOCIAL_TEXTS[language]
    if (error.is_away) throw new Failure('unavailable', { sentence: texts.away, cause: error })
    throw refused('code', texts.code)
  }
}

/** The library's errors carry what they complain about, people's claims among it; that is not for a log. */
function reasonOf({ message, cause }: SocialError): string {
  if (!(cause instanceof Error)) return `${message}: ${String(cause)}`
  return `${message}: ${'code' in cause ? `${String(cause.code)} ` : ''}${cause.message}`
}

const refused = (field: string, message: string) =>
  new Failure('malformed', { sentence: message, errors: [{ field, message }] })
