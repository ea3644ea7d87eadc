import type { RefundDueState } from '#contract/refund-due.ts'
import { paymentCalls as calls } from '#contract/payment.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, notFound } from '#platform/http/failure.ts'
import { serve, type Served } from '#platform/http/serve.ts'
import type { Gateways } from './gateway.ts'
import { giveBack } from './give-back.ts'
import { PAYMENT_TEXTS } from './payment-texts.ts'
import { approveRefundDue, closeRefundDue, lockAnyRefundDue } from './refund-due.ts'
import { refundDueTable } from './refund-due-table.ts'

/** What a person may still decide about. */
const UNDECIDED: readonly RefundDueState[] = ['due', 'refused', 'unclear']

async function requireKnown({ sql, shop_id }: Context, id: number): Promise<void> {
  const found = await sql`
    select from refund_due join customer_order on customer_order.id = order_id
    where refund_due.id = ${id} and shop_id = ${shop_id}`
  if (found.length === 0) throw notFound()
}

async function approve({ sql, caller, now, language }: Context, id: number): Promise<void> {
  await sql.begin(async (tx) => {
    const due = await lockAnyRefundDue(tx, id)
    if (due?.is_by_hand) throw new Failure('conflict', { sentence: PAYMENT_TEXTS[language].refund_by_hand })
    if (due && UNDECIDED.includes(due.state)) await approveRefundDue(tx, id, caller.user_id, now)
  })
}

async function closeByHand({ sql, now, language }: Context, id: number): Promise<void> {
  await sql.begin(async (tx) => {
    const due = await lockAnyRefundDue(tx, id)
    if (!due || !UNDECIDED.includes(due.state)) {
      throw new Failure('conflict', { sentence: PAYMENT_TEXTS[language].refund_closed })
    }
    await closeRefundDue(tx, id, now)
  })
}

export const refundDueCalls = (gateways: Gateways): Served[] =>
  serve(calls, {
    'GET /staff/refund-dues': (context, { list }) => readList(context, refundDueTable, list),
    'POST /staff/refund-dues/{id}/send': async (context, { params: { id }, selection }) => {
      await requireKnown(context, id)
      await approve(context, id)
      const { sql, log, now } = context
      await giveBack({ sql, log, gateways }, id, now)
      return readOne(context, refundDueTable, id, selection)
    },
    'POST /staff/refund-dues/{id}/close': async (context, { params: { id }, selection }) => {
      await requireKnown(context, id)
      await closeByHand(context, id)
      return readOne(context, refundDueTable, id, selection)
    },
  })
