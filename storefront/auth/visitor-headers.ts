import type { Asked } from '../api/transport.ts'

/** What the platform is to know of the browser behind the storefront's server: a session records it. */
const PASSED_ON = {
  'user-agent': 'user-agent',
  'x-client-ip': 'x-client-ip',
  'x-forwarded-for': 'x-client-ip',
}

type Fetch = (request: Request) => Promise<Asked>

/** Asks the platform in the visitor's stead. */
export function onBehalfOf(visitor: Request, fetch: Fetch): Fetch {
  return (request) => {
    for (const [name, of] of Object.entries(PASSED_ON)) {
      const value = visitor.headers.get(of)
      if (value !== null) request.headers.set(name, value)
    }
    return fetch(request)
  }
}
