import type { RefundState } from '#contract/refund.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import type { Context } from '#platform/http/context.ts'
import { type OrderAmount, orderAmount, orderMoney } from '#platform/order/order-money.ts'
import { actorOf } from './timeline-actor.ts'

interface Change {
  at: string
  from_state: RefundState | null
  state: RefundState
  customer_id: number | null
  user_id: number | null
  refund: { id: number; is_withdrawal: boolean }
  amount: OrderAmount
}

/** The sending of each refund of an order, and its every step since. */
export async function refundEntries({ sql, language }: Context, order_id: number): Promise<TimelineEntry[]> {
  const changes = await sql<Change[]>`
    select change.created_at as at, from_state, to_state as state, change.customer_id, change.user_id,
      json_build_object('id', refund.id, 'is_withdrawal', is_withdrawal) as refund,
      ${orderAmount(sql, sql`refund.taxed_total_price`)} as amount
    from refund join refund_state_change change on change.refund_id = refund.id
    join customer_order on customer_order.id = refund.order_id
    join currency on currency.id = customer_order.currency_id
    where refund.order_id = ${order_id} order by change.id`
  return changes.map(({ at, from_state, state, refund, amount, ...who }) =>
    from_state === null
      ? { kind: 'refund', at, refund, taxed_total_price: orderMoney(amount, language) }
      : { kind: 'refund_state', at, by: actorOf(who), refund, state },
  )
}
