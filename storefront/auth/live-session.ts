import type { BrowserPage } from '../api/browser-api.ts'
import { browserCookie } from '../api/browser-cookie.ts'
import { looksLikeCustomer, onSessionLost, sessionOwner } from '../api/session-mark.ts'
import { refreshPage } from '../navigation/page-change.ts'
import { routeAt } from '../route-match.ts'
import { notify } from '../ui/notify.ts'
import { closeAuth, openAuth } from './open-auth.ts'
import { watchSession } from './watch-session.ts'

const isActing = () => browserCookie('acting_as') !== ''

/** The staff's bar stands outside of what is drawn anew. */
const leaveActing = () => document.querySelector('[data-acting-bar]')?.remove()

/** What the page knew and heard before this code had come. */
interface SoFar {
  owner: string
  was_lost: boolean
}

/** Lets the page hear of login and logout, whichever tab or server they come from. */
export function liveSession(page: BrowserPage, { owner, was_lost }: SoFar): () => void {
  const session = () => import('./browser-session.ts')

  /** Somebody came or went in another tab: this page shows what it now should. */
  async function follow(): Promise<void> {
    // The bar that says so comes with the document.
    if (isActing()) return location.reload()
    leaveActing()
    if (looksLikeCustomer()) closeAuth()
    const { browserSession, followSession } = await session()
    await Promise.all([browserSession(page).refetch(), followSession(page), refreshPage()])
  }

  async function lose(): Promise<void> {
    leaveActing()
    const { browserSession } = await session()
    await browserSession(page).drop()
    const route = routeAt(location.pathname)
    if (route && (route.access === 'customers' || route.phase)) {
      // What is typed there is worth more than a fresh page: it stays beneath the dialog.
      return openAuth({ reason: 'session_refresh_failed', onDismiss: () => void refreshPage() })
    }
    notify('session_refresh_failed')
    await refreshPage()
  }

  function leave(event: SubmitEvent): void {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (form.getAttribute('action') !== '/api/auth/logout') return
    event.preventDefault()
    // Code that cannot be had, and a server that does not answer, leave the form to the browser.
    session()
      .then(({ logOut }) => logOut(page))
      .catch(() => form.submit())
  }

  const ends = [
    onSessionLost(() => void lose()),
    watchSession(was_lost ? sessionOwner() : owner, () => void follow()),
  ]
  if (was_lost) void lose()
  document.addEventListener('submit', leave)
  return () => {
    for (const end of ends) end()
    document.removeEventListener('submit', leave)
  }
}
