import type { Context } from './context.ts'

const MAX_ADDRESS_LENGTH = 45

/** Set by our own front and by the storefront's server; see `server/front.ts`. */
export function clientIp({ request }: Context): string | null {
  return request.headers.get('x-client-ip')?.slice(0, MAX_ADDRESS_LENGTH) ?? null
}
