import * as z from 'zod/mini'
import { resource } from './list.ts'
import { Money } from './money.ts'
import { GATEWAYS } from './payment-service.ts'

export const REFUND_DUE_REASONS = ['already_paid', 'paid_after_cancel', 'cancelled', 'returned'] as const
export type RefundDueReason = (typeof REFUND_DUE_REASONS)[number]

/**
 * `due`: a person decides. `approved`: it is being sent. `accepted`: the gateway has it. `refused`: the gateway will
 * not. `unclear`: a person has to look how it ended.
 */
export const REFUND_DUE_STATES = ['due', 'approved', 'accepted', 'done', 'refused', 'unclear'] as const
export type RefundDueState = (typeof REFUND_DUE_STATES)[number]

/** Money that is to go back: by the gateway it came by, or by hand. */
export const RefundDue = z.object({
  id: z.number(),
  order_id: z.number(),
  order_code: z.string(),
  /** No gateway holds it: a person sends it to the account, and then closes it. */
  is_by_hand: z.boolean(),
  gateway: z.nullable(z.literal(GATEWAYS)),
  gateway_payment_id: z.nullable(z.string()),
  amount: Money,
  /** What gateways have given back of the order without the shop owing it: part of this may have gone already. */
  returned_unasked: Money,
  recipient: z.string(),
  email: z.string(),
  /** Null: the shop knows none and has to ask. */
  account: z.nullable(z.string()),
  variable_symbol: z.string(),
  reason: z.literal(REFUND_DUE_REASONS),
  state: z.literal(REFUND_DUE_STATES),
  created_at: z.string(),
  approved_at: z.nullable(z.string()),
  approved_by: z.nullable(z.number()),
  refunded_at: z.nullable(z.string()),
})
export type RefundDue = z.infer<typeof RefundDue>

/** Each time the gateway was asked to give it back; without an outcome it is being asked now. */
export const RefundTry = z.object({
  operation: z.nullable(z.string()),
  outcome: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  created_at: z.string(),
  ended_at: z.nullable(z.string()),
})
export type RefundTry = z.infer<typeof RefundTry>

export const refundDues = resource({
  name: 'refund_due',
  entity: RefundDue,
  embeds: { tries: { schema: z.array(RefundTry) } },
  filterable: {
    id: 'number',
    order_id: 'number',
    is_by_hand: 'boolean',
    reason: 'text',
    state: 'text',
    created_at: 'date',
  },
  sortable: ['id', 'created_at'],
  searchable: false,
})
