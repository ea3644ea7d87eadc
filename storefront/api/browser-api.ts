import type { InterfaceLanguage } from '#contract/language.ts'
import type { CurrencyCode } from '#contract/money.ts'
import { type Api, createApi } from './client.ts'

export interface BrowserPage {
  language: InterfaceLanguage
  currency: CurrencyCode
}

/** Lives as long as the document: only consent may give a visitor an id that outlasts the visit. */
const tracking_id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('')

const apis = new Map<string, Api>()

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
    tracking_id,
    refresh: async () => (await fetch('/api/auth/refresh', { method: 'POST' })).ok,
  })
  apis.set(key, api)
  return api
}
