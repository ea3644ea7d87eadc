import type { CartItemBody } from '#contract/cart-item.ts'
import { AbortedError, ApiError, NO_ANSWER, TIMED_OUT } from '../api/request-error.ts'
import { type AmountChanges, createAmountChanges } from './amount-changes.ts'
import type { CartEdge, CartFailure } from './cart-edge.ts'
import { type CartStatus, type CartView, findLine, type Pending, viewOf } from './cart-pending.ts'
import { type CartState, isCartLost, makeCart, readCart } from './read-cart.ts'

/**
 * The cart of this browser. What the platform has settled and what is still pending are kept apart; a view is the
 * two together. After every change cart and items are read again, so all figures are the platform's.
 */
export function createCartStore(edge: CartEdge) {
  const { api, tell } = edge
  const isLost = (error: unknown) => isCartLost(error, edge.is_guest())
  const listeners = new Set<() => void>()
  let settled: CartState | null = null
  let status: CartStatus = 'unknown'
  let pending: readonly Pending[] = []
  let view: CartView = viewOf(null, [], 'unknown')
  let with_gifts = false
  /** Only the last reading that was begun may settle anything. */
  let reads = 0
  let making: Promise<CartState> | null = null
  let located: Promise<string | null> | null = null

  function show(): void {
    view = viewOf(settled, pending, status)
    for (const listener of listeners) listener()
  }

  function begin<P extends Pending>(op: P): P {
    pending = [...pending, op]
    show()
    return op
  }

  function drop(...changes: readonly Pending[]): void {
    pending = pending.filter((one) => !changes.includes(one))
    show()
  }

  function settle(next: CartState | null, finished: readonly Pending[]): void {
    // Items that could not be read are not gone: the last ones known stay.
    const known = next?.items_failed && settled?.cart.id === next.cart.id ? settled.items : null
    settled = next && known ? { ...next, items: known } : next
    status = 'ready'
    drop(...finished)
  }

  /** Whoever asks calls back those who have asked before; the answer is for all of them. */
  function locate(): Promise<string | null> {
    const asked: Promise<string | null> = edge.locate().catch((error: unknown) => {
      if (error instanceof AbortedError && located !== asked) return located
      throw error
    })
    located = asked
    return asked
  }

  /**
   * Reads all figures again. Only what was done before the reading began is in them. After a `moved` the visitor may
   * hold another cart; a quiet reading follows a failure that was told already, so its own is not.
   */
  async function refresh(moved = false, is_quiet = false): Promise<void> {
    const turn = ++reads
    const finished = pending.filter(({ is_done }) => is_done)
    let cart_id: string | null = null
    try {
      cart_id = (moved ? null : settled?.cart.id) ?? (await locate())
      if (turn !== reads) return
      const is_whole = with_gifts
      const next = cart_id ? await readCart(api, cart_id, is_whole) : null
      if (turn !== reads) return
      // Begun before the cart page came, which shows gifts: what has been read would take them away.
      if (with_gifts && !is_whole) return refresh(moved, is_quiet)
      settle(next, finished)
      if (next?.items_failed) tell('cart_items_load_error')
    } catch (error) {
      if (turn !== reads || error instanceof AbortedError) return
      if (is_quiet) return
      if (cart_id && isLost(error)) return void (await replace(cart_id))
      status = 'failed'
      show()
      tell('general_error', error)
    }
  }

  /** Another cart instead of one that is lost: the one the visitor holds by now, or a new one. */
  async function replace(lost_id: string): Promise<boolean> {
    const turn = ++reads
    try {
      const held = await locate()
      if (turn !== reads) return false
      const other =
        held && held !== lost_id
          ? await readCart(api, held, with_gifts).catch((error: unknown) => {
              if (isLost(error)) return null
              throw error
            })
          : null
      const next = other ?? (await make())
      edge.remember(next.cart.id)
      if (turn === reads) settle(next, pending)
      return true
    } catch (error) {
      if (turn !== reads || error instanceof AbortedError) return false
      status = 'failed'
      show()
      tell('general_error', error)
      return false
    }
  }

  /** Two first clicks make one cart. */
  function make(): Promise<CartState> {
    making ??= makeCart(api).finally(() => {
      making = null
    })
    return making
  }

  async function heldId(): Promise<string> {
    const held = settled?.cart.id ?? (await locate())
    if (held) return held
    const made = await make()
    edge.remember(made.cart.id)
    return made.cart.id
  }

  const isBusy = () => pending.some(({ is_done }) => !is_done)

  async function finish(op: Pending): Promise<void> {
    op.is_done = true
    show()
    edge.announce()
    await refresh()
  }

  /** Runs one change; a failure leaves the settled state, so the view is what it was. */
  async function change<T>(
    op: Pending,
    failure: CartFailure,
    run: (cart_id: string) => Promise<T>,
  ): Promise<{ answer: T } | { error: unknown }> {
    begin(op)
    try {
      const answer = await run(settled?.cart.id ?? '')
      await finish(op)
      return { answer }
    } catch (error) {
      drop(op)
      if (!(error instanceof AbortedError)) tell(failure, error)
      if (isUnanswered(error)) await refresh(false, true)
      return { error }
    }
  }

  const amounts: AmountChanges = createAmountChanges({
    show: (item_id, amount, former) => {
      if (former) pending = pending.filter((one) => one !== former)
      return begin({ kind: 'amount', item_id, amount, is_done: false })
    },
    send: (item_id, amount) =>
      api('PATCH /carts/{cart_id}/items/{id}', {
        params: { cart_id: settled?.cart.id ?? '', id: item_id },
        body: { amount },
      }),
    done: finish,
    failed: (op, error) => {
      drop(op)
      if (error instanceof AbortedError) return
      tell('cart_item_quantity_change_error', error)
      void refresh()
    },
    forget: (op) => drop(op),
  })

  async function remove(item_id: number): Promise<void> {
    if (pending.some((one) => one.kind === 'remove' && one.item_id === item_id)) return
    if (!findLine(settled?.items ?? [], item_id)) return tell('cart_item_remove_error')
    amounts.forget(item_id)
    const op: Pending = { kind: 'remove', item_id, is_done: false }
    const result = await change(op, 'cart_item_remove_error', (cart_id) =>
      api('DELETE /carts/{cart_id}/items/{id}', { params: { cart_id, id: item_id } }),
    )
    if ('error' in result && isLost(result.error)) await refresh()
  }

  async function add(body: CartItemBody): Promise<number | null> {
    const op = begin({ kind: 'other', is_done: false })
    let cart_id: string
    try {
      cart_id = await heldId()
    } catch (error) {
      drop(op)
      tell('general_error', error)
      return null
    }
    try {
      const { id } = await api('POST /carts/{cart_id}/items', { params: { cart_id }, body })
      await finish(op)
      return id
    } catch (error) {
      drop(op)
      tell('add_cart_item_fail', error)
      if (isLost(error) && (await replace(cart_id))) tell('cart_missing')
      if (isUnanswered(error)) await refresh(false, true)
      return null
    }
  }

  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** What a page of the server has read; newer than anything here, unless something is on its way. */
    seed: (state: CartState | null) => {
      with_gifts = true
      if (pending.length === 0 || status === 'unknown') settle(state, [])
    },
    load: () => (status === 'ready' ? Promise.resolve() : refresh()),
    refresh,
    add,
    remove,
    setAmount: (item_id: number, amount: number) => {
      if (amount < 1) return void remove(item_id)
      if (findLine(view.items, item_id)) amounts.want(item_id, amount)
    },
    chooseGift: (gift_id: number) => add({ gift_id, amount: 1 }),
    payWithCredits: (item_id: number, customer_account_id: number | null) =>
      change({ kind: 'other', is_done: false }, 'general_error', (cart_id) =>
        api('PATCH /carts/{cart_id}/items/{id}', {
          params: { cart_id, id: item_id },
          body: { customer_account_id },
          // A new amount of the same item may be on its way, and is not to be called back.
          slot: 'credits',
        }),
      ),
    /** Answers why the code was refused, or null. */
    applyVoucher: async (code: string): Promise<unknown> => {
      const op = begin({ kind: 'other', is_done: false })
      try {
        const cart_id = await heldId()
        await api('POST /carts/{cart_id}/discounts', { params: { cart_id }, body: { code } })
        await finish(op)
        tell('voucher_applied')
        return null
      } catch (error) {
        drop(op)
        return error
      }
    },
    removeVoucher: async (discount_id: number) => {
      const result = await change({ kind: 'other', is_done: false }, 'cart_voucher_remove_error', (cart_id) =>
        api('DELETE /carts/{cart_id}/discounts/{id}', { params: { cart_id, id: discount_id } }),
      )
      if ('answer' in result) tell('voucher_removed')
    },
    clear: async () => {
      const op = begin({ kind: 'other', is_done: false })
      try {
        await api('DELETE /carts/{cart_id}', { params: { cart_id: settled?.cart.id ?? '' } })
        reads += 1
        amounts.forgetAll()
        edge.remember(null)
        settle(null, pending)
        edge.announce()
        tell('cart_cleared')
      } catch (error) {
        drop(op)
        tell('cart_clear_error', error)
      }
    },
    /** Something asked for has not been answered yet. */
    isBusy,
    /** Sends what waits for a pause, and resolves once the platform has answered all that was asked of it. */
    idle: async () => {
      amounts.flush()
      if (!isBusy()) return
      await new Promise<void>((resolve) => {
        const listener = () => {
          if (isBusy()) return
          listeners.delete(listener)
          resolve()
        }
        listeners.add(listener)
      })
    },
    /** Amounts nobody has sent yet, for a page that is being left. */
    unsent: amounts.unsent,
  }
}

/** Nobody knows whether it has happened; the cart says it. */
function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && [NO_ANSWER, TIMED_OUT].includes(error.status)
}

export type CartStore = ReturnType<typeof createCartStore>
