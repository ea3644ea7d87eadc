import { ClientSecretPost } from 'openid-client'
import { createOidcClient, type OidcSettings } from '#platform/auth/social-oidc.ts'
import { createOidcSandbox } from '#sandbox/oidc/oidc-sandbox.ts'
import { PEOPLE } from '#sandbox/oidc/person.ts'

type Fetch = (request: Request) => Promise<Response>

const ISSUER = 'http://localhost/sandbox/oidc'
const CLIENT = { client_id: 'shop', client_secret: 'secret-of-the-shop' }
/** Somebody else's shop, at the same provider. */
const OTHER = { client_id: 'other', client_secret: 'secret-of-the-other' }

const PERSON = {
  new: 'alena.dvorakova@example.com verified',
  jana: 'jana@example.com verified',
  unverified: 'bohdan.kucera@example.com',
  claims_jana: 'jana@example.com',
  eva: 'eva@example.com verified',
  nameless: 'null',
} as const
export type KnownPerson = keyof typeof PERSON

function personId(known: KnownPerson): string {
  const found = PEOPLE.find(
    ({ email, is_email_verified }) => `${email}${is_email_verified ? ' verified' : ''}` === PERSON[known],
  )
  if (!found) throw new Error(`Nobody is ${PERSON[known]}`)
  return found.id
}

/** A real provider, a client of it, and the road between them, which a test may break. */
export function openProvider() {
  const { fetch } = createOidcSandbox({
    issuer: () => ISSUER,
    clients: [CLIENT, OTHER],
    isReturn: (uri) => uri.startsWith('http://localhost/api/auth/social/'),
  })
  const road: { fetch: Fetch } = { fetch }
  const clientOf = ({ client_id, client_secret }: typeof CLIENT, more: Partial<OidcSettings> = {}) =>
    createOidcClient({
      name: (language) => (language === 'sk' ? 'Pieskovisko' : 'Sandbox'),
      issuer: ISSUER,
      client_id,
      client_auth: ClientSecretPost(client_secret),
      fetch: (request) => road.fetch(request),
      ...more,
    })

  /** What a browser does at the provider, up to the answer that sends it back; null refuses. */
  async function choose(auth_url: string, person: KnownPerson | null): Promise<Response> {
    const cookies = new Map<string, string>()
    const go = async (to: string, form?: Record<string, string>) => {
      const response = await fetch(
        new Request(new URL(to, ISSUER), {
          headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
          ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
        }),
      )
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/)
        cookies.set(name, value)
      }
      return response
    }
    const to = (response: Response) => response.headers.get('location') ?? ''
    const page = to(await go(auth_url))
    const chosen = await go(page, { person: person ? personId(person) : '' })
    return go(to(chosen))
  }

  return {
    road,
    fetch,
    client: clientOf(CLIENT),
    posting_client: clientOf(CLIENT, { response_mode: 'form_post' }),
    /** Has no patience. */
    hasty_client: clientOf(CLIENT, { timeout_s: 0.1 }),
    other_client: clientOf(OTHER),
    choose,
    /** The same, and the address the browser is sent to. */
    visit: async (auth_url: string, person: KnownPerson | null) =>
      new URL((await choose(auth_url, person)).headers.get('location') ?? ''),
  }
}
