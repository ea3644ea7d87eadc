import { CONSENT_VERSION } from './consent-version.ts'

export interface KnownConsent {
  consent_id: string
  version: string
  statistics: boolean
}

const COOKIE = /^([\w-]{1,32})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\.statistics)?$/

export function parseConsent(value: string | undefined): KnownConsent | null {
  const [, version, consent_id, statistics] = COOKIE.exec(value ?? '') ?? []
  return version && consent_id ? { version, consent_id, statistics: statistics !== undefined } : null
}

export function consentValue({ version, consent_id, statistics }: KnownConsent): string {
  return `${version}.${consent_id}${statistics ? '.statistics' : ''}`
}

/** Whether this browser has answered the question as it is asked today. */
export function hasChosen(value: string | undefined): boolean {
  return value?.startsWith(`${CONSENT_VERSION}.`) ?? false
}
