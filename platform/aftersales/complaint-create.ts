import { createHash } from 'node:crypto'
import { COMPLAINT_HANDLING_DAYS, COMPLAINT_STATES, type ComplaintBody } from '#contract/complaint.ts'
import { canComplain } from '#contract/order-flag.ts'
import { dayAfter, shopDay } from '#contract/shop-day.ts'
import type { Transaction } from '#platform/db/database.ts'
import { type Context, within } from '#platform/http/context.ts'
import { Failure, notFound } from '#platform/http/failure.ts'
import { requireOrder } from '#platform/order/order.ts'
import { rememberOrder } from '#platform/order/order-forget.ts'
import { lockOrder, whoMoves } from '#platform/order/order-move.ts'
import { inTransaction } from '#platform/order/order-transaction.ts'
import { putStaffNews } from '#platform/shop/staff-news.ts'
import { complaintNews } from './aftersale-news.ts'
import { writeComplaintAddresses } from './complaint-address.ts'
import { claimItems, type ClaimedItem } from './complaint-claim.ts'
import { putComplaintMail } from './complaint-mail.ts'
import { writeComplaintChange } from './complaint-move.ts'
import { nextComplaintNumber } from './complaint-number.ts'
import { complaintText } from './complaint-texts.ts'

/** Pieces that are complained about one by one; whoever files and cancels on and on wants only the mails. */
export const MAX_COMPLAINTS_OF_ORDER = 10
const COMPLAINTS_WINDOW_S = 60 * 60

interface Asked {
  body: ComplaintBody
  hash: string | undefined
  idempotency_key: string | null
}

/** Files a complaint, once: whoever sends the same again gets the same complaint. */
export async function fileComplaint(context: Context, asked: Asked): Promise<number> {
  const { body, hash } = asked
  const { id } = await requireOrder(context, body.order_id, hash)
  return inTransaction(context.sql, complaintText(context.language, 'busy'), (tx) =>
    fileOnce(within(context, tx), tx, id, asked),
  )
}

async function fileOnce(context: Context, tx: Transaction, order_id: number, asked: Asked): Promise<number> {
  const { language, caller, now } = context
  const { body, idempotency_key } = asked
  const order = await lockOrder(tx, order_id)
  if (!order) throw notFound()
  const request_hash = fingerprint(body)
  const before = await filedBefore(context, tx, order_id, idempotency_key, request_hash)
  if (before !== null) return before
  if (!canComplain(order)) {
    throw new Failure('conflict', { sentence: complaintText(language, 'cannot_complain') })
  }
  await refuseFlood(tx, order_id, now)
  const items = await claimItems(tx, language, order_id, body.items)
  await rememberOrder(tx, order_id)
  const id = await writeComplaint(tx, { order_id, items, idempotency_key, request_hash, body }, now)
  await writeComplaintAddresses(context, tx, { id, order_id }, body)
  const state = COMPLAINT_STATES.new
  await writeComplaintChange(tx, { id, from: null, to: state, note: null }, whoMoves(caller), now)
  await putComplaintMail(context, tx, id, { state, note: null })
  await putStaffNews(tx, context.shop_id, (spoken) => complaintNews(tx, id, spoken), now)
  return id
}

/** By order, as a complaint may name any e-mail. */
async function refuseFlood(tx: Transaction, order_id: number, now: Date): Promise<void> {
  const [filed] = await tx<{ count: number }[]>`
    select count(*)::int as count from complaint
    where order_id = ${order_id} and created_at > ${new Date(now.getTime() - COMPLAINTS_WINDOW_S * 1000)}`
  if (filed && filed.count >= MAX_COMPLAINTS_OF_ORDER) {
    throw new Failure('rate_limited', { headers: { 'retry-after': String(COMPLAINTS_WINDOW_S) } })
  }
}

async function filedBefore(
  { language }: Context,
  tx: Transaction,
  order_id: number,
  idempotency_key: string | null,
  request_hash: Buffer,
): Promise<number | null> {
  const [by_key] = await tx<{ id: number; request_hash: Buffer }[]>`
    select id, request_hash from complaint
    where order_id = ${order_id} and idempotency_key = ${idempotency_key}`
  if (by_key && !by_key.request_hash.equals(request_hash)) {
    throw new Failure('conflict', { sentence: complaintText(language, 'key_used') })
  }
  if (by_key) return by_key.id
  const [same] = await tx<{ id: number }[]>`
    select id from complaint where order_id = ${order_id} and request_hash = ${request_hash}
      and state < ${COMPLAINT_STATES.rejected}`
  return same?.id ?? null
}

interface Written {
  order_id: number
  body: ComplaintBody
  items: readonly ClaimedItem[]
  idempotency_key: string | null
  request_hash: Buffer
}

async function writeComplaint(tx: Transaction, written: Written, now: Date): Promise<number> {
  const { order_id, body, items, idempotency_key, request_hash } = written
  const sum = (of: 'total_price' | 'taxed_total_price') => items.reduce((all, item) => all + item[of], 0)
  const number = await nextComplaintNumber(tx, order_id, now)
  const [complaint] = await tx<{ id: number }[]>`
    insert into complaint ${tx({
      order_id,
      ...number,
      idempotency_key,
      request_hash,
      type: body.type,
      first_name: body.first_name,
      last_name: body.last_name,
      email: body.email,
      dial_code: body.dial_code ?? null,
      phone: body.phone ?? null,
      bank_code: body.bank_code ?? null,
      bank_account_number: body.bank_account_number ?? null,
      bank_account_iban: body.bank_account_iban ?? null,
      bank_swift_code: body.bank_swift_code ?? null,
      price: sum('total_price'),
      taxed_price: sum('taxed_total_price'),
      // The day of filing does not count, and the last day counts whole.
      handle_until: dayAfter(shopDay(now), COMPLAINT_HANDLING_DAYS),
      created_at: now,
    })} returning id`
  if (!complaint) throw new Error('A complaint was written and not returned')
  const rows = items.map((item) => ({ complaint_id: complaint.id, ...item }))
  await tx`insert into complaint_item ${tx(rows)}`
  return complaint.id
}

/** Tells one request from another: what is complained about, and how. */
function fingerprint({ order_id, type, items, ...rest }: ComplaintBody): Buffer {
  const contact = Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(
      JSON.stringify([order_id, type, items.toSorted((a, b) => a.order_item_id - b.order_item_id), contact]),
    )
    .digest()
}
