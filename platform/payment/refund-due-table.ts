import { type RefundTry, refundDues } from '#contract/payment.ts'
import { grouped, table } from '#platform/db/table.ts'
import { orderMoneyColumn } from '#platform/order/order-money.ts'

export const refundDueTable = table({
  resource: refundDues,
  from: ({ sql }) => sql`refund_due
    join payment_attempt on payment_attempt.id = refund_due.attempt_id
    join customer_order on customer_order.id = refund_due.order_id
    join currency on currency.id = customer_order.currency_id`,
  visible: ({ sql, shop_id }) => sql`customer_order.shop_id = ${shop_id}`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`refund_due.id`,
      order_id: sql`refund_due.order_id`,
      order_code: sql`customer_order.code`,
      gateway: sql`payment_attempt.gateway`,
      gateway_payment_id: sql`payment_attempt.gateway_payment_id`,
      amount: orderMoneyColumn(context, sql`refund_due.amount`),
      reason: sql`refund_due.reason`,
      state: sql`refund_due.state`,
      created_at: sql`refund_due.created_at`,
      approved_at: sql`refund_due.approved_at`,
      approved_by: sql`refund_due.approved_by`,
      refunded_at: sql`refund_due.refunded_at`,
    }
  },
  embeds: {
    tries: grouped<RefundTry>(async ({ sql }, ids) => {
      const rows = await sql<(RefundTry & { refund_due_id: number })[]>`
        select refund_due_id, operation, outcome, answer, created_at, ended_at from refund_try
        where refund_due_id = any(${ids}::int[]) order by id`
      const tries = new Map<number, RefundTry[]>()
      for (const { refund_due_id, ...one } of rows) {
        tries.set(refund_due_id, [...(tries.get(refund_due_id) ?? []), one])
      }
      return tries
    }),
  },
  default_sort: [{ field: 'id', descending: true }],
})
