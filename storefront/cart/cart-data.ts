import type { LoadContext, Loaded } from '../load-context.ts'
import type { PageRedirect } from '../page.ts'
import { pathFor } from '../route-match.ts'

export async function loadCart(): Promise<Loaded<null>> {
  return { data: null }
}

/** The last phase an empty cart fulfils is the cart itself. */
export async function loadCartPhase({ language }: LoadContext): Promise<PageRedirect> {
  return { redirect: { destination: pathFor('cart', language), status_code: 302 } }
}
