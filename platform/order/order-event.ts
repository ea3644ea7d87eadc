import type { OrderStateId } from '#contract/order-state.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { RETRY_AFTER_S } from '#platform/mail/send-outbox.ts'

export type OrderEventKind = 'created' | 'paid' | 'cancelled' | 'state_changed'

export interface OrderEvent {
  id: number
  order_id: number
  kind: OrderEventKind
  /** In which state the order was when it happened. */
  state_id: OrderStateId
  attempts: number
}

/** Tells what happened, in the transaction in which it happens; mails and other news are made from it later. */
export async function putOrderEvent(
  tx: Transaction,
  order_id: number,
  kind: OrderEventKind,
  now: Date,
): Promise<void> {
  await tx`
    insert into order_event (order_id, kind, state_id, created_at, next_attempt_at)
    select id, ${kind}, state_id, ${now}, ${now} from customer_order where id = ${order_id}`
}

/**
 * The next event nobody else is dealing with, locked until the transaction ends. What happened to one order is told in
 * the order in which it happened; an event that was given up does not hold up those behind it.
 */
export async function takeOrderEvent(tx: Transaction, now: Date): Promise<OrderEvent | null> {
  const is_waiting = (event: string) =>
    tx`${tx(event)}.handled_at is null and ${tx(event)}.attempts <= ${RETRY_AFTER_S.length}`
  const [event] = await tx<OrderEvent[]>`
    select event.id, event.order_id, event.kind, event.attempts,
      coalesce(event.state_id, customer_order.state_id) as state_id
    from order_event event join customer_order on customer_order.id = event.order_id
    where ${is_waiting('event')} and event.next_attempt_at <= ${now} and not exists (
      select from order_event earlier
      where earlier.order_id = event.order_id and earlier.id < event.id and ${is_waiting('earlier')})
    order by event.id limit 1 for update of event skip locked`
  return event ?? null
}

export async function closeOrderEvent(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx`
    update order_event set handled_at = ${now}, attempts = attempts + 1, last_error = null where id = ${id}`
}

/** Tries an event that failed again later; answers whether it will be. */
export async function putOffOrderEvent(
  sql: Database,
  { id, attempts }: OrderEvent,
  error: unknown,
  now: Date,
): Promise<boolean> {
  const wait = RETRY_AFTER_S[attempts]
  await sql`
    update order_event set attempts = attempts + 1, last_error = ${String(error)},
      next_attempt_at = ${new Date(now.getTime() + (wait ?? 0) * 1000)}
    where id = ${id} and handled_at is null`
  return wait !== undefined
}
