import type { Context } from './context.ts'
import { malformed } from './failure.ts'

const KEY = /^[\x21-\x7e]{1,255}$/

/** By which a request sent again is known; null where the caller gives none. */
export function idempotencyKey({ request }: Context): string | null {
  const key = request.headers.get('idempotency-key')
  if (key !== null && !KEY.test(key)) throw malformed()
  return key
}
