import { type RefundTry, refundDues } from '#contract/refund-due.ts'
import { ADDRESS_TYPES } from '#contract/address.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { valuesOf } from '#platform/db/embed.ts'
import { type Fragment, table } from '#platform/db/table.ts'
import { orderMoneyColumn } from '#platform/order/order-money.ts'
import { returnedUnasked } from './payment-attempt.ts'

/** An account its `owner` has named; crowns are sent within one country, by the number people there know. */
export const namedAccountOf = (sql: Database | Transaction, owner: Fragment): Fragment => sql`(
  select case when currency.code = 'CZK' then coalesce(number, iban) else coalesce(iban, number) end
  from (select ${owner}.bank_account_number || '/' || ${owner}.bank_code as number,
    ${owner}.bank_account_iban as iban) known)`

/**
 * What a complaint or a return names for its own money goes before what the customer has written down once. Money of an
 * order that a withdrawal has cancelled has no return of its own: the last account named for it is meant.
 */
export const namedWithReturn = (
  sql: Database | Transaction,
  order_id: Fragment,
  key: Fragment = sql`null`,
): Fragment => sql`(
  select ${namedAccountOf(sql, sql`refund`)} as account from refund
  where refund.order_id = ${order_id} and submitted_at is not null
    and coalesce(refund.bank_account_iban, refund.bank_account_number || refund.bank_code) is not null
  order by ${key} = 'refund:' || refund.id desc nulls last, refund.id desc limit 1)`

export const refundDueTable = table({
  resource: refundDues,
  from: ({ sql }) => sql`refund_due
    left join payment_attempt on payment_attempt.id = refund_due.attempt_id
    join customer_order on customer_order.id = refund_due.order_id
    join currency on currency.id = customer_order.currency_id
    left join order_address billing on billing.order_id = customer_order.id and billing.type = ${ADDRESS_TYPES.billing}
    left join customer on customer.id = customer_order.customer_id
    left join complaint on refund_due.key = 'complaint:' || complaint.id
    left join lateral ${namedWithReturn(sql, sql`refund_due.order_id`, sql`refund_due.key`)} named on true`,
  visible: ({ sql, shop_id }) => sql`customer_order.shop_id = ${shop_id}`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`refund_due.id`,
      order_id: sql`refund_due.order_id`,
      order_code: sql`customer_order.code`,
      is_by_hand: sql`(refund_due.attempt_id is null)`,
      gateway: sql`payment_attempt.gateway`,
      gateway_payment_id: sql`payment_attempt.gateway_payment_id`,
      amount: orderMoneyColumn(context, sql`refund_due.amount`),
      returned_unasked: orderMoneyColumn(context, returnedUnasked(sql, sql`refund_due.order_id`)),
      recipient: sql`coalesce(nullif(billing.company_name, ''), concat_ws(' ', billing.first_name, billing.last_name))`,
      email: sql`customer_order.email`,
      account: sql`coalesce(${namedAccountOf(sql, sql`complaint`)}, named.account, ${namedAccountOf(sql, sql`customer`)})`,
      variable_symbol: sql`customer_order.variable_symbol`,
      reason: sql`refund_due.reason`,
      state: sql`refund_due.state`,
      created_at: sql`refund_due.created_at`,
      approved_at: sql`refund_due.approved_at`,
      approved_by: sql`refund_due.approved_by`,
      refunded_at: sql`refund_due.refunded_at`,
    }
  },
  embeds: {
    tries: valuesOf(
      ({ sql }, ids) => sql<(RefundTry & { owner_id: number })[]>`
        select refund_due_id as owner_id, operation, outcome, answer, created_at, ended_at from refund_try
        where refund_due_id = any(${ids}::int[]) order by id`,
    ),
  },
  default_sort: [{ field: 'id', descending: true }],
})
