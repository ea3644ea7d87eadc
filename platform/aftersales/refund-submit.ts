import { REFUND_STATES } from '#contract/refund.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, invalid, notFound } from '#platform/http/failure.ts'
import { putMail } from '#platform/mail/outbox.ts'
import { rememberOrder } from '#platform/order/order-forget.ts'
import { lockOrder } from '#platform/order/order-move.ts'
import { putStaffNews } from '#platform/shop/staff-news.ts'
import { refundNews } from './aftersale-news.ts'
import { change, lockRefund, type RefundRow, requireRefund, requireReturnable } from './refund.ts'
import { requireAddresses } from './refund-address.ts'
import { priceDraft, wayBackOf } from './refund-draft.ts'
import { readReturnLines } from './refund-line.ts'
import { refundMail } from './refund-mail.ts'
import { refundText } from './refund-texts.ts'

/** Sends a draft; the second time it is what it was after the first. */
export async function submitRefund(context: Context, id: number, hash?: string): Promise<void> {
  const { order_id } = await requireRefund(context, id, hash)
  await change(context, async (tx) => {
    await lockOrder(tx, order_id)
    const draft = await lockRefund(tx, id)
    if (!draft) throw notFound()
    if (draft.submitted_at !== null) return
    await requireReturnable(tx, context, order_id, draft.is_withdrawal, context.now)
    await sendDraft(tx, context, draft, context.now)
  })
}

/** From here on the refund is a record. Its order is locked, and the confirmation leaves with it. */
export async function sendDraft(
  tx: Transaction,
  context: Context,
  draft: RefundRow,
  submitted_at: Date,
  sender?: string,
): Promise<void> {
  const { now, caller, language } = context
  await requireItems(tx, { language, now: submitted_at }, draft)
  if (!draft.is_withdrawal) await requireWayBack(tx, context, draft)
  await priceDraft(tx, { language, now: submitted_at }, draft)
  await rememberOrder(tx, draft.order_id)
  await tx`update refund set submitted_at = ${submitted_at}, expiration_at = null where id = ${draft.id}`
  await tx`
    insert into refund_state_change (refund_id, from_state, to_state, customer_id, user_id, created_at)
    values (${draft.id}, null, ${REFUND_STATES.created}, ${caller.customer_id}, ${caller.user_id}, ${submitted_at})`
  await putMail(tx, await refundMail(tx, context, draft.id, sender), now)
  await putStaffNews(tx, context.shop_id, (spoken) => refundNews(tx, draft.id, spoken), now)
}

async function requireItems(
  tx: Transaction,
  { language, now }: Pick<Context, 'language' | 'now'>,
  draft: RefundRow,
): Promise<void> {
  const items = await tx<{ order_item_id: number; amount: number }[]>`
    select order_item_id, amount from refund_item where refund_id = ${draft.id} order by id`
  if (items.length === 0) throw invalid('items', refundText(language, 'empty'))
  const lines = await readReturnLines(tx, draft.order_id, now)
  const errors = items.flatMap(({ order_item_id, amount }, index) =>
    amount > (lines.get(order_item_id)?.max_amount ?? 0)
      ? [{ field: `items.${index}.amount`, message: refundText(language, 'too_many') }]
      : [],
  )
  if (errors.length > 0) throw new Failure('conflict', { errors, sentence: refundText(language, 'too_many') })
}

async function requireWayBack(tx: Transaction, context: Context, draft: RefundRow): Promise<void> {
  const way_back = await wayBackOf(tx, context, draft.id, draft.shipping_method_id)
  if (!way_back?.can_use) throw invalid('shipping_method_id', refundText(context.language, 'shipping_method'))
  if (way_back.has_options && draft.shipping_option_id === null) {
    throw invalid('shipping_option_id', refundText(context.language, 'shipping_option'))
  }
  await requireAddresses(tx, context, draft, way_back)
}
