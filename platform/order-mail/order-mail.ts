import { ORDER_STATES, type OrderStateId } from '#contract/order-state.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { type Context, VISITOR } from '#platform/http/context.ts'
import type { Log } from '#platform/http/log.ts'
import type { Mail } from '#platform/mail/outbox.ts'
import type { OrderEvent } from '#platform/order/order-event.ts'
import { changeMail, isPaidAtHandover, type OrderChange } from './change-mail.ts'
import { readMailedOrder } from './read-mailed-order.ts'
import type { MailedOrder } from './mailed-order.ts'
import { receivedMail } from './received-mail.ts'

/** The states a buyer waits for; of the others nobody needs to hear. */
const TOLD: Partial<Record<OrderStateId, OrderChange>> = {
  [ORDER_STATES.shipped]: 'shipped',
  [ORDER_STATES.ready_for_pickup]: 'ready',
  [ORDER_STATES.delivered]: 'delivered',
}

export interface OrderMailOptions {
  log: Log
  /** Where the links of mails lead. */
  public_url: string
}

/** The mail about what happened to an order; null where there is nothing to tell. */
export async function writeOrderMail(
  tx: Transaction,
  event: OrderEvent,
  { log, public_url }: OrderMailOptions,
  now: Date,
): Promise<Mail | null> {
  const order = await readMailedOrder(tx, event.order_id, now)
  const context: Context = {
    // Whoever reads through a context only sends queries, which a transaction does as well.
    sql: tx as unknown as Database,
    shop_id: order.shop_id,
    language: order.mail_language,
    currency: order.currency,
    country_id: order.country_id,
    caller: VISITOR,
    request: new Request(public_url),
    request_id: `order event ${event.id}`,
    now,
    log,
  }
  if (event.kind === 'created') return receivedMail(context, order, public_url)
  const change = changeOf(event, order)
  return change && changeMail(context, order, change, public_url)
}

function changeOf({ kind, state_id }: OrderEvent, order: MailedOrder): OrderChange | null {
  if (kind === 'cancelled') return 'cancelled'
  if (kind === 'paid') return order.taxed_total_price === 0 || isPaidAtHandover(order) ? null : 'paid'
  return TOLD[state_id] ?? null
}
