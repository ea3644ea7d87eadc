import { sessionOwner } from '../api/session-mark.ts'
import { tabChannel } from '../api/tab-channel.ts'

let tabs: BroadcastChannel | null = null
/** Whose page this is, as far as it shows anybody's; not known before it is watched or somebody logs in on it. */
let owner: string | null = null

/** Under which a tab keeps what was typed for an order, until it is ordered or its owner leaves. */
export const TYPED_KEY = 'checkout'

/** This page knows of the change and shows it; the other tabs are to look. Tells whose it is: empty is nobody's. */
export function acknowledgeSession(): string {
  owner = sessionOwner()
  // Between tabs of one origin there is no other origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel()?.postMessage(null)
  return owner
}

const channel = () => (tabs ??= tabChannel('session'))

/**
 * Hears when another tab, or the server, has logged somebody in or out: also what has happened since the page was
 * `known` to be somebody's.
 */
export function watchSession(known: string, onChange: () => void): () => void {
  owner ??= known
  const listening = new AbortController()
  const { signal } = listening
  const look = () => {
    // A page that is being left has changed it itself; a tab in the back looks when it is shown.
    if (document.hidden || sessionOwner() === owner) return
    owner = sessionOwner()
    onChange()
  }
  channel()?.addEventListener('message', look, { signal })
  // One that is kept for the way back hears nothing meanwhile.
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('pageshow', look, { signal })
  look()
  return () => {
    listening.abort()
    tabs?.close()
    tabs = null
  }
}
