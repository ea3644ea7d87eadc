import * as z from 'zod/mini'
import { defineCalls, Id } from './call.ts'
import { ItemAmount } from './cart-item.ts'
import { Email, line, PersonName } from './form-field.ts'

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
  note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(2000)))),
})
export type WithdrawalBody = z.infer<typeof WithdrawalBody>

export const WithdrawalReceipt = z.object({ received_at: z.string() })
export const ConfirmedWithdrawal = z.object({
  refund_id: z.number(),
  order_id: z.number(),
  hash: z.string(),
  received_at: z.string(),
})

export const withdrawalCalls = defineCalls({
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
