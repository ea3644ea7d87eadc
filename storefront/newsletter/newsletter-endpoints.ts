import { type InterfaceLanguage, isInterfaceLanguage } from '#contract/language.ts'
import type { Api } from '../api/client.ts'
import { ApiError } from '../api/request-error.ts'
import { echoed } from '../echoed.ts'
import { NO_STORE } from '../no-store.ts'
import type { OwnAnswer, OwnRequest } from '../own-request.ts'
import { pathFor } from '../route-match.ts'
import type { SubscribeResult, TokenResult } from './newsletter-result.ts'

/** POST /api/newsletter {email} */
async function subscribe({ form, language, api }: OwnRequest): Promise<OwnAnswer> {
  const { email = '' } = form
  const page = (result: SubscribeResult, typed = '') =>
    pathFor('newsletter', language, {}, { result, email: echoed(typed) || undefined })
  try {
    await api('POST /newsletters', { body: { email } })
    return { location: page('sent'), status: 200, body: null }
  } catch (error) {
    const { status, body } = asApiError(error)
    const result = status === 422 ? 'email' : status === 429 ? 'rate_limited' : 'general_error'
    return { location: page(result, email), status, body }
  }
}

const byToken =
  (
    call: 'POST /newsletters/confirm' | 'POST /newsletters/unsubscribe',
    route: 'newsletter-confirm' | 'newsletter-unsubscribe',
  ) =>
  async ({ form, language, api }: OwnRequest): Promise<OwnAnswer> => {
    const { token = '' } = form
    const page = (result: TokenResult, kept = '') =>
      pathFor(route, language, {}, { result, token: echoed(kept) || undefined })
    try {
      await api(call, { body: { token } })
      return { location: page('done'), status: 200, body: null }
    } catch (error) {
      const { status, body } = asApiError(error)
      const location = status === 422 ? page('token') : page('general_error', token)
      return { location, status, body }
    }
  }

/** A platform that is away for a moment is no reason to lose what was typed. */
function asApiError(error: unknown): ApiError {
  if (!(error instanceof ApiError)) throw error
  return error.status >= 400 ? error : new ApiError(503, null, { cause: error })
}

export const newsletterEndpoints = {
  '/api/newsletter': subscribe,
  '/api/newsletter/confirm': byToken('POST /newsletters/confirm', 'newsletter-confirm'),
  '/api/newsletter/unsubscribe': byToken('POST /newsletters/unsubscribe', 'newsletter-unsubscribe'),
}

/** The address in the head of every newsletter; the platform writes it. */
export const ONE_CLICK_PATH = '/api/newsletter/one-click'

/**
 * A mailbox ends the subscription of its owner by one POST: from elsewhere, without cookies, in whatever form
 * (RFC 8058). Whoever opens the address as a page is shown the page with the button.
 */
export async function oneClick(
  request: Request,
  url: URL,
  apiIn: (language: InterfaceLanguage) => Api,
): Promise<Response> {
  const asked = url.searchParams.get('language') ?? ''
  const language = isInterfaceLanguage(asked) ? asked : 'cs'
  const token = url.searchParams.get('token') ?? ''
  if (request.method !== 'POST') {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...NO_STORE, allow: 'GET, POST' } })
    }
    const location = pathFor('newsletter-unsubscribe', language, {}, { token })
    return new Response(null, { status: 303, headers: { ...NO_STORE, location } })
  }
  try {
    await apiIn(language)('POST /newsletters/unsubscribe', { body: { token } })
    return new Response(null, { status: 200, headers: NO_STORE })
  } catch (error) {
    const { status } = asApiError(error)
    return new Response(null, { status: status === 422 ? 404 : status, headers: NO_STORE })
  }
}
