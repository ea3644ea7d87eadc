import type { z } from 'zod/mini'
import { ORDER_STOCK_STATES } from '#contract/order-state.ts'
import { REFUND_STATES, type RefundMove } from '#contract/refund.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { invalid, notFound } from '#platform/http/failure.ts'
import { putMail } from '#platform/mail/outbox.ts'
import { cancelOrder } from '#platform/order/order-cancel.ts'
import { lockOrder, type LockedOrder, whoMoves } from '#platform/order/order-move.ts'
import {
  markReturned,
  putPiecesBack,
  recountDamaged,
  type ReturnedPieces,
  UNSENT_STATES,
} from '#platform/order/order-return.ts'
import { isNothingLeft } from './nothing-left.ts'
import { change, lockRefund, type RefundRow, refuse } from './refund.ts'
import { canMoveRefund } from './refund-machine.ts'
import { payRefundOut } from './refund-payout.ts'
import { refundStateMail } from './refund-state-mail.ts'
import { refundText } from './refund-texts.ts'

type Move = z.output<typeof RefundMove>

/** By the staff. What follows from a state happens with it, once, under the lock of the order. */
export async function moveRefund(context: Context, id: number, move: Move): Promise<void> {
  const { sql, shop_id, caller, now } = context
  const [known] = await sql<{ order_id: number }[]>`
    select order_id from refund where id = ${id} and shop_id = ${shop_id} and submitted_at is not null`
  if (!known) throw notFound()
  await change(context, async (tx) => {
    const order = await lockOrder(tx, known.order_id)
    const refund = await lockRefund(tx, id)
    if (!order || !refund) throw notFound()
    const is_again = refund.state === move.state
    if (!is_again && !canMoveRefund(refund.state, move.state)) throw refuse(context.language, 'cannot_move')
    await writeDamage(tx, context, order, refund, move)
    if (is_again) return
    if (move.state === REFUND_STATES.approved) await approve(tx, context, order, refund)
    const is_paid_out = move.state === REFUND_STATES.paid_out
    const paid_out = is_paid_out ? await payRefundOut(tx, context, order, refund) : null
    await tx`update refund set state = ${move.state} where id = ${id}`
    await tx`
      insert into refund_state_change (refund_id, from_state, to_state, customer_id, user_id, created_at)
      values (${id}, ${refund.state}, ${move.state}, ${caller.customer_id}, ${caller.user_id}, ${now})`
    await putMail(tx, await refundStateMail(tx, context, id, move.state, paid_out), now)
  })
}

async function writeDamage(
  tx: Transaction,
  { language }: Context,
  order: LockedOrder,
  refund: RefundRow,
  { state, damaged_items = [] }: Move,
): Promise<void> {
  // Afterwards the pieces lie in the stock already, or nowhere: the same can be told again, and nothing else.
  const is_open =
    state === REFUND_STATES.received || (state === REFUND_STATES.approved && refund.state !== state)
  const damaged: ReturnedPieces[] = []
  for (const [index, { refund_item_id, amount }] of damaged_items.entries()) {
    const field = `damaged_items.${index}`
    const [more] = await tx<ReturnedPieces[]>`
      update refund_item item set damaged_amount = ${amount} from refund_item before
      where item.id = ${refund_item_id} and item.refund_id = ${refund.id} and item.amount >= ${amount}
        and before.id = item.id
      returning item.order_item_id, item.damaged_amount - before.damaged_amount as amount`
    if (!more) throw invalid(field, refundText(language, 'too_many'))
    if (more.amount !== 0 && !is_open) throw invalid(field, refundText(language, 'cannot_move'))
    damaged.push(more)
  }
  // An order that gave up all it held put these into the stock as whole ones.
  if (order.stock_state === ORDER_STOCK_STATES.returned) await recountDamaged(tx, order.id, damaged)
}

/**
 * From here on the goods are the shop's again: somebody has looked at them, so those that can be sold go back to the
 * stock. An order that was never sent ends with the last of them.
 */
async function approve(
  tx: Transaction,
  context: Context,
  order: LockedOrder,
  refund: RefundRow,
): Promise<void> {
  // An order that has ended without being sent, or was cancelled, has given up all it held.
  if (order.stock_state === ORDER_STOCK_STATES.returned) return
  const is_unsent = UNSENT_STATES.includes(order.state_id)
  if (is_unsent && (await isNothingLeft(tx, order.id, { refund_id: refund.id }))) {
    return endUnsent(tx, context, order, refund)
  }
  const pieces = await tx<{ order_item_id: number; amount: number }[]>`
    select order_item_id, amount - damaged_amount as amount from refund_item
    where refund_id = ${refund.id} and amount > damaged_amount`
  await putPiecesBack(tx, order.id, pieces)
}

/** It is cancelled, with all that follows from that; but one that gave a part back before goes on part by part. */
async function endUnsent(
  tx: Transaction,
  { caller, now, language }: Context,
  order: LockedOrder,
  refund: RefundRow,
): Promise<void> {
  const who = whoMoves(caller)
  if ((await cancelOrder(tx, order.id, who, now, refund.id)) !== 'refused') return
  if (!(await markReturned(tx, order.id, who, now))) throw refuse(language, 'cannot_move')
}
