import { randomUUID } from 'node:crypto'
import { consentValue } from '#storefront/consent/consent-cookie.ts'
import { CONSENT_VERSION } from '#storefront/consent/consent-version.ts'

/** What a visitor brings who chose when they were here before. */
export function consentCookies(url: string, statistics: boolean) {
  const consent = consentValue({ version: CONSENT_VERSION, consent_id: randomUUID(), statistics })
  return [
    { url, name: 'consent', value: consent },
    ...(statistics ? [{ url, name: 'tracking_id', value: randomUUID() }] : []),
  ]
}

/** The shop sells while its indexes still load; tests compare what is found, so they begin when a slip is understood. */
export async function searchReady(url: string): Promise<void> {
  for (let tries = 0; tries < 1500; tries++) {
    const response = await fetch(`${url}/shop-api/search?q=sencah`, {
      headers: { 'Language-Preference': 'cs' },
    })
    const { products } = (await response.json()) as { products: { total: number } }
    if (products.total > 0) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('The search index was not loaded within five minutes')
}
