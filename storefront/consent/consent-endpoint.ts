import { randomUUID } from 'node:crypto'
import type { Api } from '../api/client.ts'
import { clearCookie, setCookie } from '../api/cookie.ts'
import { parseCookies } from '../api/cookie-text.ts'
import { ApiError } from '../api/request-error.ts'
import { NO_STORE } from '../no-store.ts'
import type { OwnAnswer, OwnRequest } from '../own-request.ts'
import { pathFor } from '../route-match.ts'
import { consentValue, hasChosen, parseConsent } from './consent-cookie.ts'
import { CONSENT_VERSION } from './consent-version.ts'

const CHOICES = ['accept', 'refuse', 'save']

/** POST /api/consent {choice: accept | refuse | save, statistics?: on}. Goes back to the page that asked. */
export async function chooseConsent(asked: OwnRequest): Promise<OwnAnswer> {
  const { form, cookies, language, api, secure, from } = asked
  const location = from ?? pathFor('home', language)
  const { choice = '' } = form
  if (!CHOICES.includes(choice)) return { location, status: 422, body: null }
  const statistics = choice === 'accept' || (choice === 'save' && form.statistics === 'on')
  const consent_id = parseConsent(cookies.get('consent'))?.consent_id ?? randomUUID()
  const tracking_id = cookies.get('tracking_id')
  try {
    const purposes = { preferences: false, statistics, marketing: false }
    const body = { consent_id, purposes, version: CONSENT_VERSION, ...(tracking_id ? { tracking_id } : {}) }
    await api('POST /consents', { body })
  } catch (error) {
    // A refusal needs no proof and holds in any case; what cannot be proved was not agreed to.
    if (statistics) {
      if (!(error instanceof ApiError)) throw error
      return { location, status: error.status >= 400 ? error.status : 503, body: error.body }
    }
  }
  const kept = consentValue({ consent_id, version: CONSENT_VERSION, statistics })
  const tracking = statistics
    ? setCookie('tracking_id', tracking_id ?? randomUUID())
    : clearCookie('tracking_id')
  return {
    location,
    status: 200,
    body: { statistics },
    set_cookies: [setCookie('consent', kept, { secure }), tracking],
  }
}

/** What a visitor chose is from now on the customer's choice. Nobody fails to log in over it. */
export async function joinConsent(api: Api, cookies: Map<string, string>): Promise<void> {
  const consent = parseConsent(cookies.get('consent'))
  if (consent) await api('POST /consents/join', { body: { consent_id: consent.consent_id } }).catch(() => {})
}

export const CONSENT_STYLE_PATH = '/api/consent/bar.css'

/** Pages are the same for everybody: without scripts this alone knows whether the visitor is still to be asked. */
export function consentStyle(request: Request): Response {
  const is_asked = !hasChosen(parseCookies(request.headers.get('cookie')).get('consent'))
  return new Response(is_asked ? '#consent{display:block}' : '', {
    headers: { ...NO_STORE, 'content-type': 'text/css; charset=utf-8' },
  })
}
