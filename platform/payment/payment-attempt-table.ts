import { orderGatewayPayments } from '#contract/payment.ts'
import { table } from '#platform/db/table.ts'

/** Whose order it is, is settled before: `requireOrder`. */
export const paymentAttemptTable = table({
  resource: orderGatewayPayments,
  from: ({ sql }) => sql`payment_attempt join customer_order on customer_order.id = payment_attempt.order_id`,
  visible: ({ sql, shop_id }) => sql`customer_order.shop_id = ${shop_id}`,
  columns: ({ sql }) => ({
    id: sql`payment_attempt.id`,
    order_id: sql`payment_attempt.order_id`,
    payment_service: sql`payment_attempt.payment_service`,
    gate_url: sql`payment_attempt.gate_url`,
    success: sql`case when payment_attempt.state in ('paid', 'refunded') then true
      when payment_attempt.state in ('failed', 'mismatch') then false end`,
    created_at: sql`payment_attempt.created_at`,
  }),
  embeds: {},
  default_sort: [{ field: 'id', descending: true }],
})
