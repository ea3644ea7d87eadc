import { browserApi, type BrowserPage } from '../api/browser-api.ts'
import { ApiError } from '../api/request-error.ts'
import { pagesChanged } from '../navigation/page-change.ts'
import { notify, notifyFailure } from '../ui/notify.ts'
import { looksLikeCustomer } from '../api/session-mark.ts'
import { tabChannel } from '../api/tab-channel.ts'
import { setCartAmount } from './cart-amount.ts'
import type { CartFailure } from './cart-surroundings.ts'
import { type CartStore, createCartStore } from './cart-store.ts'
import { keepFocus } from './keep-focus.ts'
import { besideOrders } from './ordering.ts'
import { readCartId } from './read-cart-id.ts'
import { writeCartId } from './write-cart-id.ts'

let store: CartStore | null = null

/** The cart of this document; another language or currency is another document. */
export function browserCart(page: BrowserPage): CartStore {
  store ??= joinBrowser(page)
  return store
}

function joinBrowser(page: BrowserPage): CartStore {
  const api = besideOrders(browserApi(page))
  const tabs = tabChannel('cart')
  const cart = createCartStore({
    api,
    locate: async () => {
      const own = readCartId()
      // Browsers keep no cookie longer than about 400 days: each visit begins them anew.
      if (own) writeCartId(own)
      if (!looksLikeCustomer()) return own
      const me = await api('GET /auth/me', {
        query: { only: ['is_guest', 'impersonated_by'], embed: ['latest_cart_id'] },
        slot: 'cart',
      })
      if (me.is_guest) return own
      const latest = me.latest_cart_id ?? (me.impersonated_by ? null : own)
      if (latest && latest !== own) writeCartId(latest)
      return latest
    },
    remember: writeCartId,
    is_guest: () => !looksLikeCustomer(),
    tell: (key, error) => {
      if (!(error instanceof ApiError)) return notify(key)
      // What succeeded comes without an error.
      notifyFailure(key as CartFailure, error.notification(''))
    },
    announce: () => {
      pagesChanged()
      // Between tabs of one origin there is no other origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      tabs?.postMessage(null)
    },
  })
  cart.subscribe(() => setCartAmount(cart.view().amount))
  cart.subscribe(keepFocus)
  // What else the page shows of the cart follows it: a recap stands beside the button that orders.
  const follow = () => void cart.refresh(true).then(pagesChanged)
  tabs?.addEventListener('message', follow)
  // Another device may have changed a customer's cart while this window was away.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && cart.view().status !== 'unknown') follow()
  })
  addEventListener('pagehide', () => sendUnsent(cart))
  return cart
}

/** A page that is left cannot wait for an answer; its own server takes the last amounts in its stead. */
function sendUnsent(cart: CartStore): void {
  for (const { item_id, amount } of cart.unsent()) {
    // A form would be answered by a page, which nobody is there to see.
    const change = new Blob([JSON.stringify({ item_id, amount })], { type: 'application/json' })
    navigator.sendBeacon('/api/cart/amount', change)
  }
}
