import type { CartItemBody } from '#contract/cart-item.ts'
import { AbortedError, isUnanswered } from '../api/request-error.ts'
import { createAmountChanges } from './amount-changes.ts'
import type { CartSurroundings, CartFailure } from './cart-surroundings.ts'
import { findLine, type Pending } from './cart-view.ts'
import { createCurrentCart } from './current-cart.ts'
import { unlessGone } from '../api/unless-gone.ts'
import { createSettledAndPending } from './settled-and-pending.ts'

/** The cart of this browser: every change is shown at once, sent to the platform, and then all figures are read again. */
export function createCartStore(around: CartSurroundings) {
  const { api, tell } = around
  const shown = createSettledAndPending()
  const current = createCurrentCart(around, shown)
  const { refresh } = current
  const { begin, drop } = shown
  const settledId = () => shown.settled()?.cart.id ?? ''
  const other = (): Pending => ({ kind: 'other', is_done: false })

  async function finish(op: Pending): Promise<void> {
    shown.done(op)
    around.announce()
    await refresh()
  }

  /** Runs one change; a failure leaves the settled state, so the view is what it was. Without a name nobody is told of it. */
  async function change<T>(
    op: Pending,
    failure: CartFailure | null,
    run: (cart_id: string) => Promise<T>,
    end: (op: Pending) => Promise<void> | void = finish,
  ): Promise<{ answer: T } | { error: unknown }> {
    begin(op)
    try {
      const answer = await run(settledId())
      await end(op)
      return { answer }
    } catch (error) {
      drop(op)
      if (failure && !(error instanceof AbortedError)) tell(failure, error)
      if (isUnanswered(error) || current.isLost(error)) await refresh(false, true)
      return { error }
    }
  }

  const amounts = createAmountChanges({
    show: (item_id, amount, former) => begin({ kind: 'amount', item_id, amount, is_done: false }, former),
    send: (item_id, amount) =>
      api('PATCH /carts/{cart_id}/items/{id}', {
        params: { cart_id: settledId(), id: item_id },
        body: { amount },
      }),
    done: finish,
    failed: (op, error) => {
      drop(op)
      if (error instanceof AbortedError) return
      tell('cart_item_quantity_change_error', error)
      void refresh(false, isUnanswered(error))
    },
    forget: (op) => drop(op),
  })

  async function remove(item_id: number): Promise<void> {
    if (shown.pending().some((one) => one.kind === 'remove' && one.item_id === item_id)) return
    if (!findLine(shown.settled()?.items ?? [], item_id)) return tell('cart_item_remove_error')
    amounts.forget(item_id)
    const op: Pending = { kind: 'remove', item_id, is_done: false }
    await change(op, 'cart_item_remove_error', (cart_id) =>
      unlessGone(api('DELETE /carts/{cart_id}/items/{id}', { params: { cart_id, id: item_id } })),
    )
  }

  async function add(body: CartItemBody): Promise<number | null> {
    const op = begin(other())
    let cart_id: string
    try {
      cart_id = await current.heldId()
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
      if (current.isLost(error) && (await current.replace(cart_id))) tell('cart_missing')
      if (isUnanswered(error)) await refresh(false, true)
      return null
    }
  }

  return {
    view: shown.view,
    subscribe: shown.subscribe,
    isBusy: shown.isBusy,
    seed: current.seed,
    load: current.load,
    refresh,
    add,
    remove,
    setAmount: (item_id: number, amount: number) => {
      if (amount < 1) return void remove(item_id)
      if (findLine(shown.view().items, item_id)) amounts.want(item_id, amount)
    },
    chooseGift: (gift_id: number) => add({ gift_id, amount: 1 }),
    payWithCredits: (item_id: number, customer_account_id: number | null) =>
      change({ kind: 'credits', item_id, customer_account_id, is_done: false }, 'general_error', (cart_id) =>
        api('PATCH /carts/{cart_id}/items/{id}', {
          params: { cart_id, id: item_id },
          body: { customer_account_id },
          // A new amount of the same item may be on its way, and is not to be called back.
          slot: 'credits',
        }),
      ),
    /** Answers why the code was refused, or null. */
    applyVoucher: async (code: string): Promise<unknown> => {
      const result = await change(other(), null, async () =>
        api('POST /carts/{cart_id}/discounts', {
          params: { cart_id: await current.heldId() },
          body: { code },
        }),
      )
      if ('error' in result) return result.error
      tell('voucher_applied')
      return null
    },
    removeVoucher: async (discount_id: number) => {
      const result = await change(other(), 'cart_voucher_remove_error', (cart_id) =>
        unlessGone(api('DELETE /carts/{cart_id}/discounts/{id}', { params: { cart_id, id: discount_id } })),
      )
      if ('answer' in result) tell('voucher_removed')
    },
    clear: () =>
      change(
        other(),
        'cart_clear_error',
        (cart_id) => api('DELETE /carts/{cart_id}', { params: { cart_id } }),
        () => {
          amounts.forgetAll()
          current.forget()
          around.announce()
          tell('cart_cleared')
        },
      ),
    /** Sends what waits for a pause, and resolves once the platform has answered all that was asked of it. */
    idle: async () => {
      amounts.flush()
      await shown.untilIdle()
    },
    /** Amounts nobody has sent yet, for a page that is being left. */
    unsent: amounts.unsent,
  }
}

export type CartStore = ReturnType<typeof createCartStore>
