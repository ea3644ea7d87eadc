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
