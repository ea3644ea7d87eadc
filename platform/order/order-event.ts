import type { Transaction } from '#platform/db/database.ts'

export type OrderEventKind = 'created' | 'paid' | 'cancelled' | 'state_changed'

/** Tells what happened, in the transaction in which it happens; mails and other news are made from it later. */
export async function putOrderEvent(
  tx: Transaction,
  order_id: number,
  kind: OrderEventKind,
  now: Date,
): Promise<void> {
  await tx`insert into order_event (order_id, kind, created_at) values (${order_id}, ${kind}, ${now})`
}
