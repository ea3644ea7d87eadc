import type { InterfaceLanguage } from '#contract/language.ts'
import type { CurrencyCode } from '#contract/money.ts'
import { type Api, createApi } from './client.ts'
import { accessMark, looksLikeCustomer, sessionLost } from './session-mark.ts'
import { createTabsRefresh } from './tabs-refresh.ts'
import { trackingId } from './tracking-id.ts'

export interface BrowserPage {
  language: InterfaceLanguage
  currency: CurrencyCode
}

/** Lives as long as the document: only consent may give a visitor an id that outlasts the visit. */
const passing_id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('')

const apis = new Map<string, Api>()

const refresh = createTabsRefresh({
  access_mark: accessMark,
  has_session: looksLikeCustomer,
  // Without locks (an old browser, a host without HTTPS) two tabs may both ask; the platform then answers both.
  lock: (work) => (navigator.locks ? navigator.locks.request('session', work) : work()),
  refresh: async () => {
    const { ok, status } = await fetch('/api/auth/refresh', { method: 'POST' })
    // Only a refusal ends the session; a server that is away for a moment does not.
    if (status === 401 || status === 422) sessionLost()
    return ok
  },
})

/** The platform as the visitor's browser asks it: with their cookies, in the language and currency of the page. */
export function browserApi({ language, currency }: BrowserPage): Api {
  const key = `${language} ${currency}`
  const known = apis.get(key)
  if (known) return known
  const api = createApi({
    base_url: '/shop-api',
    fetch: (request) => fetch(request),
    language,
    currency,
    get tracking_id() {
      return trackingId() ?? passing_id
    },
    refresh,
    refresh_first: () => looksLikeCustomer() && accessMark() === '',
  })
  apis.set(key, api)
  return api
}
