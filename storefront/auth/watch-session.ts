import { sessionOwner } from '../api/session-mark.ts'

let tabs: BroadcastChannel | null = null
/** Whose page this is, as far as it shows anybody's. */
let owner = ''

/** This page knows of the change and shows it; the other tabs are to look. */
export function acknowledgeSession(): void {
  owner = sessionOwner()
  // Between tabs of one origin there is no other origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  tabs?.postMessage(null)
}

/** Hears when another tab, or the server, has logged somebody in or out. */
export function watchSession(onChange: () => void): () => void {
  owner = sessionOwner()
  tabs = new BroadcastChannel('session')
  const listening = new AbortController()
  const { signal } = listening
  const look = () => {
    if (sessionOwner() === owner) return
    owner = sessionOwner()
    onChange()
  }
  tabs.addEventListener('message', look, { signal })
  // A tab in the back, or one kept for the way back, hears nothing: it looks when it is shown.
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('pageshow', look, { signal })
  return () => {
    listening.abort()
    tabs?.close()
    tabs = null
  }
}
