import { AbortedError, ApiError } from '../api/request-error.ts'
import type { CartSurroundings } from './cart-surroundings.ts'
import { type CartRead, isCartLost, makeCart, readCart } from './read-cart.ts'
import type { SettledAndPending } from './settled-and-pending.ts'

/** Which cart the visitor holds now, and what is in it: cart and items are read together, so all figures are the platform's. */
export function createCurrentCart(around: CartSurroundings, shown: SettledAndPending) {
  const { api, tell } = around
  const isLost = (error: unknown) => isCartLost(error, around.is_guest())
  let with_gifts = false
  /** Only the last reading that was begun may settle anything. */
  let reads = 0
  let loading: Promise<void> | null = null
  let making: Promise<CartRead> | null = null
  let located: Promise<string | null> | null = null

  /** Whoever asks calls back those who have asked before; the answer is for all of them. */
  function locate(): Promise<string | null> {
    const asked: Promise<string | null> = around.locate().catch((error: unknown) => {
      if (error instanceof AbortedError && located !== asked) return located
      throw error
    })
    located = asked
    return asked
  }

  /** Two first clicks make one cart. */
  function make(): Promise<CartRead> {
    making ??= makeCart(api).finally(() => {
      making = null
    })
    return making
  }

  function fail(error: unknown, is_quiet: boolean): void {
    if (is_quiet && shown.view().status === 'ready') return
    shown.fail()
    // That the session has ended is asked about where one logs in again.
    if (!is_quiet && !(error instanceof ApiError && error.status === 401)) tell('general_error', error)
  }

  /**
   * Reads all figures again. Only what was done before the reading began is in them. After a `moved` the visitor may
   * hold another cart; what a quiet reading fails in is told already, or stands where the cart would.
   */
  async function refresh(moved = false, is_quiet = false): Promise<void> {
    const turn = ++reads
    const finished = shown.pending().filter(({ is_done }) => is_done)
    let cart_id: string | null = null
    try {
      cart_id = (moved ? null : shown.settled()?.cart.id) ?? (await locate())
      if (turn !== reads) return
      const is_whole = with_gifts
      const next = cart_id ? await readCart(api, cart_id, is_whole) : null
      if (turn !== reads) return
      // Begun before the cart page came, which shows gifts: what has been read would take them away.
      if (with_gifts && !is_whole) return refresh(moved, is_quiet)
      shown.settle(next, finished)
      if (next?.items_failed && !is_quiet) tell('cart_items_load_error')
    } catch (error) {
      if (turn !== reads || error instanceof AbortedError) return
      if (cart_id && isLost(error)) await replace(cart_id)
      else fail(error, is_quiet)
    }
  }

  /** Another cart instead of one that is lost: the one the visitor holds by now, or a new one. */
  async function replace(lost_id: string): Promise<boolean> {
    const turn = ++reads
    try {
      const held = await locate()
      if (turn !== reads) return false
      const other = held && held !== lost_id ? await readUnlessLost(held) : null
      const next = other ?? (await make())
      around.remember(next.cart.id)
      if (turn === reads) shown.settle(next, shown.pending())
      return true
    } catch (error) {
      if (turn === reads && !(error instanceof AbortedError)) fail(error, false)
      return false
    }
  }

  async function readUnlessLost(cart_id: string): Promise<CartRead | null> {
    try {
      return await readCart(api, cart_id, with_gifts)
    } catch (error) {
      if (isLost(error)) return null
      throw error
    }
  }

  return {
    isLost,
    refresh,
    replace,
    /** Once for all who ask before it is known. */
    load: (): Promise<void> => {
      if (shown.view().status === 'ready') return Promise.resolve()
      loading ??= refresh(false, true).finally(() => {
        loading = null
      })
      return loading
    },
    /** The cart to put something into; made with the first thing. */
    heldId: async (): Promise<string> => {
      const held = shown.settled()?.cart.id ?? (await locate())
      if (held) return held
      const made = await make()
      around.remember(made.cart.id)
      return made.cart.id
    },
    /** What a page of the server has read; newer than anything here, unless something is on its way. */
    seed: (state: CartRead | null) => {
      with_gifts = true
      if (shown.pending().length === 0 || shown.view().status === 'unknown') shown.settle(state, [])
    },
    /** There is no cart any more, whatever a reading on its way still brings. */
    forget: () => {
      reads += 1
      around.remember(null)
      shown.settle(null, shown.pending())
    },
  }
}
