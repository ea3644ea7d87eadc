import type { CartRead, CartWire, EarnedGift, Line } from './read-cart.ts'

/** What the shopper has asked for and the platform's figures do not hold yet. */
export type Pending = { is_done: boolean } & (
  | { kind: 'remove'; item_id: number }
  | { kind: 'amount'; item_id: number; amount: number }
  | { kind: 'credits'; item_id: number; customer_account_id: number | null }
  | { kind: 'other' }
)

export type CartStatus = 'unknown' | 'ready' | 'failed'

/** The cart as screens draw it. Money in it is always the platform's, older than the lines while something is pending. */
export interface CartView {
  status: CartStatus
  cart: CartWire | null
  items: Line[]
  items_failed: boolean
  gifts: EarnedGift[]
  /** Pieces of top-level items. */
  amount: number
  is_pending: boolean
  /** Items whose amount or way of paying is on its way. */
  changing: ReadonlySet<number>
}

export function viewOf(
  settled: CartRead | null,
  pending: readonly Pending[] = [],
  status: CartStatus = 'ready',
): CartView {
  const items = pending.reduce(applied, settled?.items ?? [])
  return {
    status,
    cart: settled?.cart ?? null,
    items,
    items_failed: settled?.items_failed ?? false,
    gifts: settled?.gifts ?? [],
    amount: (settled?.cart.amount ?? 0) + pieces(items) - pieces(settled?.items ?? []),
    is_pending: pending.length > 0,
    changing: new Set(pending.flatMap((one) => ('item_id' in one ? [one.item_id] : []))),
  }
}

function applied(items: Line[], change: Pending): Line[] {
  switch (change.kind) {
    case 'remove':
      return without(items, change.item_id)
    case 'amount':
      return changed(items, change.item_id, { amount: change.amount })
    case 'credits':
      return changed(items, change.item_id, { customer_account_id: change.customer_account_id })
    case 'other':
      return items
  }
}

function changed(items: readonly Line[], item_id: number, change: Partial<Line>): Line[] {
  return items.map((item) => (item.id === item_id ? { ...item, ...change } : item))
}

/** The settled tree stays as it is, so forgetting the removal puts the whole branch back into its place. */
function without(items: readonly Line[], item_id: number): Line[] {
  return items
    .filter(({ id }) => id !== item_id)
    .map((item) => (item.items.length > 0 ? { ...item, items: without(item.items, item_id) } : item))
}

export function findLine(items: readonly Line[], item_id: number): Line | null {
  for (const item of items) {
    const found = item.id === item_id ? item : findLine(item.items, item_id)
    if (found) return found
  }
  return null
}

function pieces(items: readonly Line[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0)
}
