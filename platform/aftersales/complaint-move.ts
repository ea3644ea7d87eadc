import type { ReducedItem } from '#contract/complaint-patch.ts'
import { COMPLAINT_STATES, type ComplaintResolve, type ComplaintState } from '#contract/complaint.ts'
import type { Transaction } from '#platform/db/database.ts'
import { type Context, within } from '#platform/http/context.ts'
import { Failure, notFound } from '#platform/http/failure.ts'
import { lockOrder, type Who, whoMoves } from '#platform/order/order-move.ts'
import { claimableLines, piecesLeft } from './complaint-claim.ts'
import { type ComplaintMover, mayMoveComplaint } from './complaint-machine.ts'
import { putComplaintMail } from './complaint-mail.ts'
import { payComplaintOut } from './complaint-payout.ts'
import { areReduced } from './complaint-reduction.ts'
import { complaintText } from './complaint-texts.ts'
import { GIVEN_BACK } from './return-obstacle.ts'

interface Wanted {
  id: number
  to: ComplaintState
  note: string | null
  /** How it is settled; without a word, as the buyer wished. */
  resolve?: ComplaintResolve | undefined
  /** By how much prices are reduced. */
  reduced_items?: readonly ReducedItem[] | undefined
  mover: ComplaintMover
}

/** Moves a complaint where the machine allows it, writes down who did, and tells the customer, all at once. */
export async function moveComplaint(
  context: Context,
  { id, to, note, resolve, reduced_items, mover }: Wanted,
): Promise<void> {
  const { language, caller, now } = context
  await context.sql.begin(async (tx) => {
    const [owner] = await tx<{ order_id: number }[]>`select order_id from complaint where id = ${id}`
    // Returns and other complaints hold the same lock: no two take one piece.
    const order = owner ? await lockOrder(tx, owner.order_id) : null
    const [complaint] = await tx<{ state: ComplaintState }[]>`
      select state from complaint where id = ${id} for update`
    if (!order || !complaint) throw notFound()
    const { state: from } = complaint
    // Whoever clicks twice wanted it once.
    if (from === to) {
      if (reduced_items && !(await areReduced(tx, id, reduced_items))) {
        throw new Failure('conflict', { sentence: complaintText(language, 'reduced_late') })
      }
      return
    }
    if (!mayMoveComplaint(from, to, mover)) {
      const text = to === COMPLAINT_STATES.cancelled && mover === 'customer' ? 'cannot_cancel' : 'cannot_move'
      throw new Failure('conflict', { sentence: complaintText(language, text) })
    }
    if (resolve) await tx`update complaint_item set resolve = ${resolve} where complaint_id = ${id}`
    const is_decided = to === COMPLAINT_STATES.accepted || to === COMPLAINT_STATES.resolved
    if (is_decided && (await haveGoneBack(tx, id))) {
      throw new Failure('conflict', { sentence: complaintText(language, 'gone_back') })
    }
    const is_resolved = to === COMPLAINT_STATES.resolved
    const paid_out = is_resolved ? await payComplaintOut(tx, context, order, { id, reduced_items }) : null
    await tx`update complaint set state = ${to} where id = ${id}`
    await writeComplaintChange(tx, { id, from, to, note }, whoMoves(caller), now)
    await putComplaintMail(within(context, tx), tx, id, { state: to, note, paid_out })
  })
}

/** Whether money for pieces it asks for has been promised otherwise: by a return, or by a complaint decided before. */
async function haveGoneBack(tx: Transaction, id: number): Promise<boolean> {
  const is_paid_back = tx`item.final_resolve = 'money_back'
    and (complaint.id = ${id} or complaint.state = any(${GIVEN_BACK}::int[]))`
  const found = await tx`
    select from ${claimableLines(tx)} join complaint_item asked on asked.order_item_id = line.id
    where asked.complaint_id = ${id} and asked.final_resolve = 'money_back'
      and ${piecesLeft(tx, is_paid_back)} < 0 limit 1`
  return found.length > 0
}

interface Change {
  id: number
  from: ComplaintState | null
  to: ComplaintState
  note: string | null
}

export async function writeComplaintChange(
  tx: Transaction,
  { id, from, to, note }: Change,
  { customer_id, user_id }: Who,
  now: Date,
): Promise<void> {
  await tx`
    insert into complaint_state_change
      (complaint_id, from_state, to_state, note, customer_id, user_id, created_at)
    values (${id}, ${from}, ${to}, ${note}, ${customer_id}, ${user_id}, ${now})`
}
