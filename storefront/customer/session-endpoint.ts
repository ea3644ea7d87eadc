import { ApiError } from '../api/request-error.ts'
import { endedSessionCookies } from '../auth/session-cookies.ts'
import type { OwnAnswer, OwnRequest } from '../own-request.ts'
import { pathFor } from '../route-match.ts'
import { changeCustomer } from './change-customer.ts'
import { OTHER_SESSIONS } from './form-word.ts'

/** POST /api/customer/session {session_id: an id, or `others`}: logs out there. Ending one's own logs out here. */
export function endSession(asked: OwnRequest): Promise<OwnAnswer> {
  const { form, api, language, secure } = asked
  const page = { form: 'sessions', page: 'customer-account', done: 'session_ended' } as const
  return changeCustomer(asked, page, async () => {
    const { items } = await api('GET /auth/sessions', { query: { paginate: false } })
    const ended = items.filter(({ id, is_current }) =>
      form.session_id === OTHER_SESSIONS ? !is_current : String(id) === form.session_id,
    )
    for (const { id } of ended) {
      await api('DELETE /auth/sessions/{id}', { params: { id } }).catch((error: unknown) => {
        // Gone meanwhile is as good as ended.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      })
    }
    if (!ended.some(({ is_current }) => is_current)) return
    const location = pathFor('login', language)
    return { location, body: { location }, set_cookies: endedSessionCookies(secure) }
  })
}
