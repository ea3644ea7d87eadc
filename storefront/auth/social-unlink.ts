import { SOCIAL_PROVIDERS } from '#contract/auth.ts'
import { ApiError } from '../api/request-error.ts'
import type { OwnAnswer, OwnRequest } from '../own-request.ts'
import { pathFor } from '../route-match.ts'
import type { SocialFailure } from './social-failure.ts'

/** POST /api/customer/pairing {provider}: the third party opens the account no more. */
export async function unlinkProvider({ form, api, language }: OwnRequest): Promise<OwnAnswer> {
  const provider = SOCIAL_PROVIDERS.find((one) => one === form.provider)
  const back = (result?: SocialFailure) => `${pathFor('customer-account', language, {}, { result })}#pairings`
  try {
    if (provider) await api('DELETE /socialite/pairings/{provider}', { params: { provider } })
    return { location: back(), status: 200, body: {} }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    // Gone meanwhile is as good as unlinked.
    if (status === 404) return { location: back(), status: 200, body: {} }
    const failure = status === 409 ? 'social_only_way' : 'social_failed'
    return { location: back(failure), status: status || 503, body: { error: failure } }
  }
}
