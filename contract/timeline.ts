import * as z from 'zod/mini'
import { defineCalls, PathId } from './call.ts'
import { ComplaintState, ComplaintType } from './complaint.ts'
import { listAnswer } from './list.ts'
import { Money } from './money.ts'
import { OrderInvoice } from './order.ts'
import { OrderState } from './order-state.ts'
import { OrderAccess } from './payment.ts'
import { RefundState } from './refund.ts'

export const TIMELINE_ACTORS = ['customer', 'staff'] as const
export type TimelineActor = (typeof TIMELINE_ACTORS)[number]

const at = { at: z.string() }
/** Who made it happen; null is the shop by itself, or a buyer without an account. */
const by = { by: z.nullable(z.literal(TIMELINE_ACTORS)) }
const refund = z.object({ id: z.number(), is_withdrawal: z.boolean() })
const complaint = z.object({ id: z.number(), document_number: z.string(), type: ComplaintType })

/** One thing that happened to an order, with what a screen needs to say it. */
export const TimelineEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('created'), ...at, taxed_total_price: Money }),
  z.object({ kind: z.literal('paid'), ...at, taxed_total_price: Money }),
  z.object({ kind: z.literal('state'), ...at, ...by, state: OrderState }),
  z.object({ kind: z.literal('cancelled'), ...at, ...by }),
  z.object({ kind: z.literal('tracking'), ...at, tracking_numbers: z.array(z.string()) }),
  z.object({ kind: z.literal('invoice'), ...at, invoice: OrderInvoice }),
  z.object({ kind: z.literal('credit_note'), ...at, invoice: OrderInvoice }),
  z.object({ kind: z.literal('refund'), ...at, refund, taxed_total_price: Money }),
  z.object({ kind: z.literal('refund_state'), ...at, ...by, refund, state: RefundState }),
  z.object({ kind: z.literal('complaint'), ...at, complaint }),
  z.object({
    kind: z.literal('complaint_state'),
    ...at,
    ...by,
    complaint,
    state: ComplaintState,
    note: z.nullable(z.string()),
  }),
])
export type TimelineEntry = z.infer<typeof TimelineEntry>

export const timelineCalls = defineCalls({
  'GET /orders/{id}/timeline': {
    summary: 'Lists everything that happened to an order, the oldest first',
    access: 'order',
    staff_too: true,
    params: z.object({ id: PathId }),
    query: OrderAccess,
    answer: listAnswer(TimelineEntry),
  },
})
