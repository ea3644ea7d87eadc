import { browserCookie, dropBrowserCookie } from './browser-cookie.ts'

/** Whose session the browser holds, though its tokens are no business of scripts: empty is nobody's. */
export const sessionOwner = () => browserCookie('customer')

export const looksLikeCustomer = () => sessionOwner() !== ''

/** Another one for each access token, and empty when it has ended: the browser drops both at the same moment. */
export const accessMark = () => browserCookie('access_mark')

const losses = new Set<() => void>()

/** Hears that the session could not be renewed: nobody is logged in any more. */
export function onSessionLost(tell: () => void): () => void {
  losses.add(tell)
  return () => void losses.delete(tell)
}

export function sessionLost(): void {
  for (const tell of losses) tell()
}

/** The own server leaves a word where it could not renew the session; the page that takes it says so itself. */
export function takeLostSession(): boolean {
  if (browserCookie('notice') !== 'session_refresh_failed') return false
  dropBrowserCookie('notice')
  sessionLost()
  return true
}
