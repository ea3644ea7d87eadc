import { CART_EVENT_MESSAGES, type CartEvent, cartChannel, privateChannel } from '#contract/cart-channel.ts'
import { browserApi, type BrowserPage } from '../api/browser-api.ts'
import { AbortedError, ApiError, isUnanswered } from '../api/request-error.ts'
import { browserCart } from '../cart/browser-cart.ts'
import { besideOrders } from '../cart/ordering.ts'
import { pagesChanged } from '../navigation/page-change.ts'
import { pathFor } from '../route-match.ts'
import { warn } from '../ui/notify.ts'
import { type Authorisation, createSocket, type Socket } from './socket.ts'

export interface LiveCart {
  /** The public key of the shop's socket. */
  key: string
  shop_id: number
  page: BrowserPage
}

let opened: Socket | null = null

/** Lets the cart of this document hear what happens to it elsewhere, for as long as something is in it. */
export function openLiveCart({ key, shop_id, page }: LiveCart): void {
  if (opened) return
  const api = besideOrders(browserApi(page))
  const store = browserCart(page)
  let last_look: Promise<void> | undefined

  async function authorise(socket_id: string, channel_name: string): Promise<Authorisation> {
    try {
      return await api('POST /auth/broadcasting', { body: { socket_id, channel_name } })
    } catch (error) {
      return judge(error)
    }
  }

  function judge(error: unknown): Authorisation {
    if (error instanceof AbortedError) return 'gone'
    if (!(error instanceof ApiError) || isUnanswered(error)) return 'unreachable'
    if (error.status >= 500 || error.status === 429) return 'unreachable'
    if (error.status !== 404) return 'refused'
    // The cart was ordered or has expired: the visitor holds another one by now.
    void store.refresh(true)
    return 'gone'
  }

  const socket = createSocket({
    open: () => new WebSocket(socketUrl(key)),
    authorise,
    onStatus: (status) => {
      document.documentElement.dataset.realtime = status
    },
    onEvent: (event, data) => {
      if (!isCartEvent(event)) return
      const { name, amount } = (data ?? {}) as { name?: unknown; amount?: unknown }
      // Whoever hears of it looks, and is to see what is left.
      void refresh().then(() => {
        if (isSaidByPage(name)) return
        warn(CART_EVENT_MESSAGES[event], { name: String(name ?? ''), amount: Number(amount) || 0 })
      })
    },
    onReturn: () => void refresh(),
    // Nothing is lost but that the cart changes by itself.
    onFailure: (failure) => warn(failure),
    random: Math.random,
  })
  opened = socket

  /** A look is given up for the next one, which then ends both. */
  function refresh(): Promise<void> {
    pagesChanged()
    const look: Promise<void> = store.refresh().then(() => (look === last_look ? undefined : last_look))
    last_look = look
    return look
  }

  /** The cart page says it above its lines once it is read there; whoever has scrolled on does not see it. */
  function isSaidByPage(missing: unknown): boolean {
    if (location.pathname !== pathFor('cart', page.language)) return false
    const heading = document.querySelector('main h1')
    return (
      heading !== null &&
      heading.getBoundingClientRect().bottom > 0 &&
      store.view().cart?.shortages.some(({ name }) => name === missing) === true
    )
  }

  function follow(): void {
    const { cart: own, status } = store.view()
    if (status !== 'ready') return
    socket.join(own && own.amount > 0 ? privateChannel(cartChannel(shop_id, own.id)) : null)
  }

  store.subscribe(follow)
  void store.load().then(follow)
  // A page with an open socket is not kept for the way back.
  addEventListener('pagehide', socket.suspend)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    socket.resume()
    void store.refresh(true)
  })
  addEventListener('offline', socket.suspend)
  addEventListener('online', socket.resume)
  if (!navigator.onLine) socket.suspend()
}

const isCartEvent = (event: string): event is CartEvent => Object.hasOwn(CART_EVENT_MESSAGES, event)

function socketUrl(key: string): URL {
  const url = new URL(`/app/${key}?protocol=7&client=vitrine&version=1`, location.origin)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url
}
