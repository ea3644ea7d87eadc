import { generateKeyPairSync, randomBytes, type JsonWebKey } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Configuration, interactionPolicy, type Interaction, Provider } from 'oidc-provider'
import { handledBy } from './handled.ts'
import { failedPage, languageIn, loginPage } from './login-page.ts'
import { createMemory } from './memory.ts'
import { claimsOf, personById } from './person.ts'

export interface OidcSandboxOptions {
  /** Where the sandbox is reached, with its path; asked with the first request. */
  issuer: () => string
  clients: { client_id: string; client_secret: string }[]
  /** Whether the browser may be sent back there. */
  isReturn: (redirect_uri: string) => boolean
  now?: (() => number) | undefined
}

const SCOPE = 'openid email profile'
const MINUTE_S = 60
const INTERACTION = /^\/interaction\/([\w-]{1,64})$/

/** A certified provider of OpenID Connect with pages of our own and people who have no passwords. */
export function createOidcSandbox(options: OidcSandboxOptions): {
  fetch: (request: Request) => Promise<Response>
} {
  let handle: ReturnType<typeof handledBy> | null = null
  return {
    fetch: (request) => {
      handle ??= handledBy(handlerOf(options))
      return handle(request)
    },
  }
}

function handlerOf(options: OidcSandboxOptions) {
  const issuer = options.issuer()
  const base_path = new URL(issuer).pathname.replace(/\/$/, '')
  const provider = new Provider(issuer, configuration(options, base_path))
  // Whether a request came encrypted is known to the server before this one.
  provider.proxy = true
  const isAllowed = options.isReturn
  provider.Client.prototype.redirectUriAllowed = (uri: string) => isAllowed(uri)
  const answer = provider.callback()

  return (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse): void => {
    const target = request.url ?? '/'
    if (!target.startsWith(base_path)) return void response.writeHead(404).end()
    // The provider finds out by the two where it is mounted.
    request.originalUrl = target
    request.url = target.slice(base_path.length) || '/'
    const [pathname = '/'] = request.url.split('?', 1)
    if (!INTERACTION.test(pathname)) return void answer(request, response)
    interact(provider, request, response, target).catch(() =>
      write(response, failedPage(languageOf(request), 400)),
    )
  }
}

function configuration({ clients, now = Date.now }: OidcSandboxOptions, base_path: string): Configuration {
  return {
    adapter: createMemory(now),
    clients: clients.map((client) => ({
      ...client,
      // The test below decides; the provider wants to see one.
      redirect_uris: ['https://shop.invalid/'],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post',
    })),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    clientBasedCORS: () => false,
    cookies: { keys: [randomBytes(32).toString('hex')], long: { path: base_path || '/' } },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: (_context, id) => {
      const person = personById(id)
      return person && { accountId: id, claims: async () => claimsOf(person) }
    },
    interactions: { policy: askEveryTime(), url: (_context, { uid }) => `${base_path}/interaction/${uid}` },
    jwks: { keys: [signingKey()] },
    pkce: { required: () => true },
    renderError: async (context) => {
      const response = failedPage(languageIn(context.get('accept-language')), context.status)
      for (const [name, value] of response.headers) context.set(name, value)
      context.body = await response.text()
    },
    scopes: SCOPE.split(' '),
    ttl: {
      AccessToken: 10 * MINUTE_S,
      AuthorizationCode: MINUTE_S,
      Grant: 10 * MINUTE_S,
      IdToken: 10 * MINUTE_S,
      Interaction: 15 * MINUTE_S,
      Session: 15 * MINUTE_S,
    },
  }
}

/** Whoever tries the shop out wants to be somebody else the next time. */
function askEveryTime() {
  const policy = interactionPolicy.base()
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check('everybody_is_asked', 'Everybody is asked who they are', (context) =>
        context.oidc.result?.login
          ? interactionPolicy.Check.NO_NEED_TO_PROMPT
          : interactionPolicy.Check.REQUEST_PROMPT,
      ),
    )
  return policy
}

async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  action: string,
): Promise<void> {
  const interaction = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    const { ui_locales, redirect_uri } = interaction.params
    return write(response, loginPage(languageIn(ui_locales), action, String(redirect_uri)))
  }
  const person = personById(new URLSearchParams(await textOf(request)).get('person') ?? '')
  const result = person
    ? { login: { accountId: person.id }, consent: { grantId: await grant(provider, interaction, person.id) } }
    : { error: 'access_denied', error_description: 'The person went back without logging in' }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

function grant(provider: Provider, { params }: Interaction, accountId: string): Promise<string> {
  const made = new provider.Grant({ accountId, clientId: String(params.client_id) })
  made.addOIDCScope(SCOPE)
  return made.save()
}

async function textOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString('utf8')
}

const languageOf = (request: IncomingMessage) => languageIn(request.headers['accept-language'])

async function write(response: ServerResponse, page: Response): Promise<void> {
  response.writeHead(page.status, Object.fromEntries(page.headers)).end(await page.text())
}

function signingKey(): JsonWebKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }
}
