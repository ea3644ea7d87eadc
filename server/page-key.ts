import { parseCurrency } from '#contract/money.ts'
import { knownFew } from './known-few.ts'

/** What advertisements add to an address says nothing about the page. */
const TRACKING =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|ttclid|twclid|igshid|mc_cid|mc_eid|sznclid|_ga|_gl)$/
const SESSION = /(?:^|;\s*)(?:access_token|refresh_token)=/
const CURRENCY = /(?:^|;\s*)currency=([^;]*)/
const MAX_KEY_LENGTH = 1000

/** What decides about a page of a visitor without a session: host, path, query and currency. Null: not such a page. */
export function pageKey(host: string, target: string, cookies: string | null | undefined): string | null {
  if (target.length > MAX_KEY_LENGTH) return null
  if (!cookies) return plainKeys(host)(target)
  if (SESSION.test(cookies)) return null
  const chosen = CURRENCY.exec(cookies)?.[1]
  const currency = chosen === undefined ? '-' : parseCurrency(chosen)
  return currency && keyOf(currency, host, target)
}

function keyOf(currency: string, host: string, target: string): string | null {
  return target.startsWith('/api/') ? null : `${currency} ${host}${knownTarget(target)}`
}

/** Whoever comes for the first time brings no cookies. */
const plainKeys = knownFew((host) => knownFew((target) => keyOf('-', host, target), 1000), 10)

function knownTarget(target: string): string {
  const at = target.indexOf('?')
  if (at < 0) return target
  const query = new URLSearchParams(target.slice(at + 1))
  // Removing while walking would skip the next one.
  for (const name of new Set(query.keys())) if (TRACKING.test(name)) query.delete(name)
  return query.size > 0 ? `${target.slice(0, at)}?${query}` : target.slice(0, at)
}

/** What a page is drawn from: its address and currency, and nothing else of whoever asked. */
export function pageAddress(key: string, protocol = 'http:'): { url: URL; cookies: string | null } {
  const [currency = '-', address = ''] = key.split(' ', 2)
  return {
    url: new URL(`${protocol}//${address}`),
    cookies: currency === '-' ? null : `currency=${currency}`,
  }
}
