import * as z from 'zod/mini'
import { bankBodyFields } from './bank.ts'
import { defineCalls, Id, PathId } from './call.ts'
import { ItemAmount } from './cart-item.ts'
import { Email, line, paragraphs, PersonName } from './form-field.ts'
import { resource } from './list.ts'

export const WITHDRAWAL_CONFIRMATION_LIFETIME_S = 24 * 60 * 60

/** The public withdrawal form: no login, no reason. Without items the whole order is meant. */
export const WithdrawalBody = z.strictObject({
  first_name: PersonName,
  last_name: PersonName,
  email: Email,
  order_code: line(32),
  items: z.optional(
    z.array(z.strictObject({ order_item_id: Id, amount: ItemAmount })).check(z.maxLength(200)),
  ),
  note: z.optional(z.nullable(paragraphs(2000))),
  /** For money that came by transfer or in cash. */
  ...bankBodyFields,
})
export type WithdrawalBody = z.infer<typeof WithdrawalBody>

export const WithdrawalReceipt = z.object({ received_at: z.string() })
export const ConfirmedWithdrawal = z.object({
  refund_id: z.number(),
  order_id: z.number(),
  hash: z.string(),
  received_at: z.string(),
})

/** A withdrawal as it was sent, for the staff. */
export const SentWithdrawal = z.object({
  id: z.number(),
  /** Null: no order has this number and this e-mail, so that a person has to find it. */
  order_id: z.nullable(z.number()),
  is_matched: z.boolean(),
  order_code: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  items: z.nullable(z.array(z.object({ order_item_id: z.number(), amount: z.number() }))),
  note: z.nullable(z.string()),
  /** Where the money is wished. */
  account: z.nullable(z.string()),
  /** The time that counts for the law. */
  created_at: z.string(),
  confirmed_at: z.nullable(z.string()),
  refund_id: z.nullable(z.number()),
})

export const withdrawals = resource({
  name: 'withdrawal',
  entity: SentWithdrawal,
  embeds: {},
  filterable: {
    id: 'number',
    order_id: 'number',
    is_matched: 'boolean',
    email: 'text',
    order_code: 'text',
    created_at: 'date',
    confirmed_at: 'date',
  },
  sortable: ['id', 'created_at'],
  searchable: true,
})

export const withdrawalCalls = defineCalls({
  'GET /staff/withdrawals': {
    summary: 'Lists withdrawals as they were sent, also those that match no order, the latest first',
    access: 'staff',
    list: withdrawals,
  },
  'POST /staff/withdrawals/{id}/confirm': {
    summary:
      'Confirms a withdrawal in the place of its buyer, also one that came by post; where it matches no order, the staff names it',
    access: 'staff',
    params: z.object({ id: PathId }),
    body: z.strictObject({ order_id: z.optional(Id) }),
    one: withdrawals,
  },
  'POST /withdrawals': {
    summary: 'Takes a withdrawal from anyone; the answer does not tell whether there is such an order',
    access: 'public',
    body: WithdrawalBody,
    answer: WithdrawalReceipt,
    status: 202,
  },
  'POST /withdrawals/confirm': {
    summary: 'Confirms a withdrawal with the token of the mail; the time of the first sending counts',
    access: 'public',
    body: z.strictObject({ token: line(256) }),
    answer: ConfirmedWithdrawal,
  },
})
