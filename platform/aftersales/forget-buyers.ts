import { COMPLAINT_STATES } from '#contract/complaint.ts'
import { REFUND_STATES } from '#contract/refund.ts'
import { shopDay, startOfShopDay } from '#contract/shop-day.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { purgeMailsBefore } from '#platform/mail/outbox.ts'
import { forgetOrders } from '#platform/order/order-forget.ts'

/** Tax papers are kept for ten years from the end of the year they are of: § 35 and § 35a of the Czech VAT Act. */
export const PAPERS_KEPT_YEARS = 10
const BATCH = 100

/** What is older than this is of a year whose papers nobody has to keep. */
export const papersKeptSince = (now: Date): Date =>
  startOfShopDay(`${Number(shopDay(now).slice(0, 4)) - PAPERS_KEPT_YEARS}-01-01`)

/**
 * Takes people out of orders past the time their papers are kept for, with what was sent back and complained about and
 * with mails nobody could deliver. Money that is still owed, and a return or a complaint that nobody has decided, keep
 * an order as it is. Answers how many orders they were.
 */
export async function forgetBuyers(sql: Database, now: Date): Promise<number> {
  const since = papersKeptSince(now)
  await purgeMailsBefore(sql, since)
  let forgotten = 0
  for (let batch = BATCH; batch === BATCH; forgotten += batch) {
    batch = await sql.begin((tx) => forgetSome(tx, since, now))
  }
  return forgotten
}

async function forgetSome(tx: Transaction, since: Date, now: Date): Promise<number> {
  const orders = await tx<{ id: number }[]>`
    select id from customer_order
    where forgotten_at is null and created_at < ${since}
      and not exists (select from order_invoice where order_id = customer_order.id and issued_at >= ${since})
      and not exists (
        select from refund left join refund_state_change moved on moved.refund_id = refund.id
        where order_id = customer_order.id and (greatest(refund.created_at, moved.created_at) >= ${since}
          or (submitted_at is not null and state < ${REFUND_STATES.rejected})))
      and not exists (
        select from complaint left join complaint_state_change moved on moved.complaint_id = complaint.id
        where order_id = customer_order.id and (greatest(complaint.created_at, moved.created_at) >= ${since}
          or state < ${COMPLAINT_STATES.rejected}))
      and not exists (
        select from refund_due where order_id = customer_order.id
          and (state <> 'done' or refunded_at >= ${since}))
    order by created_at, id limit ${BATCH} for update of customer_order skip locked`
  const ids = orders.map(({ id }) => id)
  if (ids.length === 0) return 0
  await forgetComplaints(tx, ids)
  await forgetRefunds(tx, ids)
  await forgetOrders(tx, ids, now)
  return ids.length
}

async function forgetComplaints(tx: Transaction, order_ids: readonly number[]): Promise<void> {
  const of_orders = tx`select id from complaint where order_id = any(${order_ids}::int[])`
  await tx`
    update complaint set first_name = '', last_name = '', email = '', dial_code = null, phone = null,
      bank_code = null, bank_account_number = null, bank_account_iban = null, bank_swift_code = null,
      idempotency_key = null
    where order_id = any(${order_ids}::int[])`
  await tx`delete from complaint_address where complaint_id in (${of_orders})`
  await tx`delete from complaint_document where complaint_id in (${of_orders})`
  await tx`update complaint_item set reason = '' where complaint_id in (${of_orders})`
  await tx`update complaint_state_change set note = null where complaint_id in (${of_orders})`
}

async function forgetRefunds(tx: Transaction, order_ids: readonly number[]): Promise<void> {
  const of_orders = tx`select id from refund where order_id = any(${order_ids}::int[])`
  await tx`delete from withdrawal where order_id = any(${order_ids}::int[])`
  await tx`
    update refund set note = null, bank_code = null, bank_account_number = null, bank_account_iban = null,
      bank_swift_code = null
    where order_id = any(${order_ids}::int[])`
  await tx`delete from refund_address where refund_id in (${of_orders})`
  await tx`update refund_item set reason = null where refund_id in (${of_orders})`
}
