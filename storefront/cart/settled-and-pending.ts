import { type CartStatus, type CartView, type Pending, viewOf } from './cart-view.ts'
import type { CartRead } from './read-cart.ts'

/** What the platform has settled and what is still pending, kept apart; the view is the two together. */
export function createSettledAndPending() {
  const listeners = new Set<() => void>()
  let settled: CartRead | null = null
  let status: CartStatus = 'unknown'
  let pending: readonly Pending[] = []
  let view: CartView = viewOf(settled, pending, status)

  function show(): void {
    view = viewOf(settled, pending, status)
    for (const listener of listeners) listener()
  }

  function drop(...changes: readonly Pending[]): void {
    pending = pending.filter((one) => !changes.includes(one))
    show()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  const isBusy = () => pending.some(({ is_done }) => !is_done)

  return {
    view: () => view,
    subscribe,
    settled: () => settled,
    pending: () => pending,
    /** Something asked for has not been answered yet. */
    isBusy,
    /** Shows a change before the platform has it, in place of a former wish. */
    begin: <P extends Pending>(change: P, former?: Pending | null): P => {
      pending = [...pending.filter((one) => one !== former), change]
      show()
      return change
    },
    /** The platform has made the change; the figures that hold it are still to be read. */
    done: (change: Pending) => {
      change.is_done = true
      show()
    },
    drop,
    settle: (next: CartRead | null, finished: readonly Pending[]) => {
      // Items that could not be read are not gone: the last ones known stay.
      const known = next?.items_failed && settled?.cart.id === next.cart.id ? settled.items : null
      settled = next && known ? { ...next, items: known } : next
      status = 'ready'
      drop(...finished)
    },
    fail: () => {
      status = 'failed'
      show()
    },
    untilIdle: async () => {
      if (!isBusy()) return
      await new Promise<void>((resolve) => {
        const stop = subscribe(() => {
          if (isBusy()) return
          stop()
          resolve()
        })
      })
    },
  }
}

export type SettledAndPending = ReturnType<typeof createSettledAndPending>
