import { canPurchase, type Purchasable } from '#contract/stock.ts'

export type PurchaseObstacle =
  | { kind: 'unavailable' }
  | { kind: 'property' | 'part'; name: string }
  | { kind: 'pieces'; count: number }

export interface Wanted {
  /** Null while it is not decided which variation is meant. */
  offer: Purchasable | null
  /** Names of properties without a choice. */
  missing: readonly string[]
  package: { missing_parts: readonly string[]; missing_pieces: number } | null
}

/** What is still in the way of a purchase, in the order of the page. What cannot be had needs no further choice. */
export function purchaseObstacles(wanted: Wanted, now: Date): PurchaseObstacle[] {
  if (wanted.offer && !canPurchase(wanted.offer, now)) return [{ kind: 'unavailable' }]
  const pieces = wanted.package?.missing_pieces ?? 0
  return [
    ...wanted.missing.map((name) => ({ kind: 'property' as const, name })),
    ...(wanted.package?.missing_parts ?? []).map((name) => ({ kind: 'part' as const, name })),
    ...(pieces > 0 ? [{ kind: 'pieces' as const, count: pieces }] : []),
  ]
}
