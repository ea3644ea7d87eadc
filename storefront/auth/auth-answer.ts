import type { CustomerSession } from '#contract/auth.ts'
import type { ErrorBody } from '#contract/error.ts'
import type { InterfaceLanguage } from '#contract/language.ts'
import type { Api } from '../api/client.ts'
import { ApiError } from '../api/request-error.ts'
import { NO_STORE } from '../no-store.ts'
import type { Notes } from '../own-request.ts'

export interface Asked {
  request: Request
  url: URL
  form: Record<string, string>
  api: Api
  /** Asks as whoever has just logged in. */
  as: (token: string) => Api
  language: InterfaceLanguage
  /** Null: a script asks, and wants an answer instead of another page. */
  page: ((path: string, cookies?: string[]) => Response) | null
  log: Notes
}

export function seeOther(path: string, cookies: string[] = []): Response {
  // A header takes Latin letters only; the address parser writes the others as escapes.
  const { pathname, search, hash } = new URL(path, 'https://shop.invalid')
  return withCookies(
    new Response(null, { status: 303, headers: { location: pathname + search + hash } }),
    cookies,
  )
}

export function withCookies(response: Response, cookies: string[]): Response {
  response.headers.set('cache-control', 'no-store')
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** A session without its tokens: those are in cookies, where no script can read them. */
export function shown({ id, customer_id, access_expiration_at, session_expiration_at }: CustomerSession) {
  return { id, customer_id, access_expiration_at, session_expiration_at }
}

export function failed(error: unknown): Response {
  const status = error instanceof ApiError && error.status >= 400 ? error.status : 503
  const body = error instanceof ApiError ? error.body : null
  return failure(status, { status, type: 'server_error', message: '', errors: [], ...body })
}

export function failure(status: number, body: ErrorBody): Response {
  return Response.json(body, { status, headers: NO_STORE })
}
