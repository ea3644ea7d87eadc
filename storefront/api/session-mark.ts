/** What scripts may know of the session, whose tokens they cannot read. Shared by all tabs, as cookies are. */
const read = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''

/** Whose session the browser holds: empty is nobody's. What it is allowed to, only the server knows. */
export const sessionOwner = () => read('customer')

export const looksLikeCustomer = () => sessionOwner() !== ''

/** Another one for each access token, and empty when it has ended: the browser drops both at the same moment. */
export const accessMark = () => read('access_mark')

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
  if (read('notice') !== 'session_refresh_failed') return false
  document.cookie = 'notice=; Path=/; Max-Age=0; SameSite=Lax'
  sessionLost()
  return true
}
