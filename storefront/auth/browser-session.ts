import { browserApi, type BrowserPage } from '../api/browser-api.ts'
import { browserCart } from '../cart/browser-cart.ts'
import { isOrdering } from '../cart/ordering.ts'
import { forgetExtras } from '../checkout/kept-extras.ts'
import { pagesChanged } from '../navigation/page-change.ts'
import { notify } from '../ui/notify.ts'
import { loadFavorites } from '../wishlist/favorite-store.ts'
import { onAuth, tellAuth } from './auth-event.ts'
import { type AuthStore, createAuthStore } from './auth-store.ts'
import { acknowledgeSession } from './watch-session.ts'

let store: AuthStore | null = null

/** The session of this document; another language or currency is another document. */
export function browserSession(page: BrowserPage): AuthStore {
  store ??= joinBrowser(page)
  return store
}

function joinBrowser(page: BrowserPage): AuthStore {
  const api = browserApi(page)
  const follow = () => followSession(page)
  onAuth('auth:logged-in', follow)
  onAuth('auth:logged-out', follow)
  return createAuthStore({
    fetchMe: async () => {
      const me = await api('GET /auth/me', { query: { embed: ['customer'] }, slot: 'session' })
      return me.is_guest ? null : me
    },
    tell: tellAuth,
    onUnread: () => notify('customer_refresh_error'),
  })
}

/** Cart, hearts and kept pages are another person's now; what was typed for an order goes with whoever left. */
export async function followSession(page: BrowserPage): Promise<void> {
  const owner = acknowledgeSession()
  pagesChanged()
  const cart = browserCart(page).refresh(true)
  // The cart of an order nobody has answered waits for it, and the login that the order needs would wait for the cart.
  await Promise.all([isOrdering() || cart, loadFavorites(page)])
  if (!owner) forgetExtras()
}

/** Ends the session and shows the page as a visitor sees it: where it needs a login, that is the login page. */
export async function logOut(page: BrowserPage): Promise<void> {
  await browserSession(page).leave(async () => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    await fetch('/api/auth/logout', { method: 'POST', headers, body: '{}' })
  })
  location.reload()
}
