import { browserCookie } from './browser-cookie.ts'

/** Of a visitor who agreed to be known again; nobody else has one. */
export function trackingId(): string | null {
  const id = browserCookie('tracking_id')
  // It becomes a header, where other characters would make every request fail.
  return /^[\w-]+$/.test(id) ? id : null
}
