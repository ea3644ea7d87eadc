import type { Pending } from './cart-view.ts'

/** A burst of clicks is one change: the request leaves after this pause. */
export const AMOUNT_PAUSE_MS = 300

interface Options {
  /** Puts the wanted amount into the view, in place of a former wish. */
  show: (item_id: number, amount: number, former: Pending | null) => Pending
  send: (item_id: number, amount: number) => Promise<unknown>
  done: (op: Pending) => Promise<void>
  failed: (op: Pending, error: unknown) => void
  forget: (op: Pending) => void
}

interface Wish {
  amount: number
  op: Pending
  timer: ReturnType<typeof setTimeout> | undefined
  sending: number | null
}

/** Amounts by item: one request in flight for each, the latest wish wins, and the last one is never lost. */
export function createAmountChanges({ show, send, done, failed, forget }: Options) {
  const wishes = new Map<number, Wish>()

  async function run(item_id: number, wish: Wish): Promise<void> {
    clearTimeout(wish.timer)
    wish.timer = undefined
    const { amount } = wish
    wish.sending = amount
    let failure: { error: unknown } | null = null
    try {
      await send(item_id, amount)
    } catch (error) {
      failure = { error }
    }
    wish.sending = null
    if (wishes.get(item_id) !== wish) return
    if (wish.amount !== amount) return run(item_id, wish)
    wishes.delete(item_id)
    if (failure) failed(wish.op, failure.error)
    else await done(wish.op)
  }

  function want(item_id: number, amount: number): void {
    const former = wishes.get(item_id)
    const wish: Wish = former ?? { amount, op: show(item_id, amount, null), timer: undefined, sending: null }
    if (former) {
      wish.amount = amount
      wish.op = show(item_id, amount, former.op)
    }
    wishes.set(item_id, wish)
    if (wish.sending !== null) return
    clearTimeout(wish.timer)
    wish.timer = setTimeout(() => void run(item_id, wish), AMOUNT_PAUSE_MS)
  }

  function forgetWish(item_id: number): void {
    const wish = wishes.get(item_id)
    if (!wish) return
    clearTimeout(wish.timer)
    wishes.delete(item_id)
    forget(wish.op)
  }

  return {
    want,
    forget: forgetWish,
    forgetAll: () => [...wishes.keys()].forEach(forgetWish),
    flush: () => {
      for (const [item_id, wish] of wishes) if (wish.timer !== undefined) void run(item_id, wish)
    },
    unsent: () =>
      [...wishes]
        .filter(([, { amount, sending }]) => amount !== sending)
        .map(([item_id, { amount }]) => ({ item_id, amount })),
  }
}
