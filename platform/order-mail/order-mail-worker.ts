import type { Database, Transaction } from '#platform/db/database.ts'
import { keepGoing, type Worker } from '#platform/mail/keep-going.ts'
import { putMail } from '#platform/mail/outbox.ts'
import {
  closeOrderEvent,
  type OrderEvent,
  putOffOrderEvent,
  takeOrderEvent,
} from '#platform/order/order-event.ts'
import { putStaffNews } from '#platform/shop/staff-news.ts'
import { type OrderMailOptions, writeOrderMail } from './order-mail.ts'
import { orderNews } from './order-news.ts'

interface WorkerOptions extends OrderMailOptions {
  sql: Database
  /** Where tests interrupt the work. */
  reach?: (event: OrderEvent) => Promise<void>
}

/**
 * Turns one event into its mail, and for a new order one more to the staff. Mails and the mark that they were written are
 * one transaction: whoever dies before its end has written nothing, whoever dies after it has nothing left to do. False:
 * there was no event.
 */
export async function mailNextEvent(options: WorkerOptions, now: Date): Promise<boolean> {
  const { sql, log, reach } = options
  const taken: OrderEvent[] = []
  try {
    await sql.begin(async (tx) => {
      const event = await takeOrderEvent(tx, now)
      if (!event) return
      taken.push(event)
      const mail = await writeOrderMail(tx, event, options, now)
      if (mail) await putMail(tx, mail, now)
      if (event.kind === 'created') await tellOfNewOrder(tx, event.order_id, now)
      await reach?.(event)
      await closeOrderEvent(tx, event.id, now)
    })
  } catch (error) {
    const [event] = taken
    if (!event) throw error
    const will_be_tried = await putOffOrderEvent(sql, event, error, now)
    log.error('order mail not written', { error, order_event_id: event.id, will_be_tried })
  }
  return taken.length > 0
}

async function tellOfNewOrder(tx: Transaction, order_id: number, now: Date): Promise<void> {
  const [order] = await tx<{ shop_id: number }[]>`select shop_id from customer_order where id = ${order_id}`
  if (order) await putStaffNews(tx, order.shop_id, (language) => orderNews(tx, order_id, language), now)
}

/** Writes mails about orders for as long as the shop runs; several processes share the work. */
export function startOrderMails(options: WorkerOptions, now = () => new Date()): Worker {
  return keepGoing(
    () => mailNextEvent(options, now()),
    (error) => options.log.error('order mails not written', { error }),
  )
}
