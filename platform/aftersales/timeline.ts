import { ORDER_STATES, type OrderState } from '#contract/order-state.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import type { Context } from '#platform/http/context.ts'
import { type OrderAmount, orderAmount, orderMoney } from '#platform/order/order-money.ts'
import { complaintEntries } from './complaint-timeline.ts'
import { refundEntries } from './refund-timeline.ts'
import { actorOf } from './timeline-actor.ts'

type Source = (context: Context, order_id: number) => Promise<TimelineEntry[]>

/** At the same moment what causes something stands before what follows from it. */
const SOURCES: readonly Source[] = [
  orderEntries,
  stateEntries,
  invoiceEntries,
  trackingEntries,
  refundEntries,
  complaintEntries,
]

/** All that happened to an order, from whoever keeps it, the oldest first. */
export async function readTimeline(context: Context, order_id: number): Promise<TimelineEntry[]> {
  const parts = await Promise.all(SOURCES.map((source) => source(context, order_id)))
  return parts.flat().toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

async function orderEntries({ sql, language }: Context, order_id: number): Promise<TimelineEntry[]> {
  const [order] = await sql<{ created_at: string; paid_at: string | null; amount: OrderAmount }[]>`
    select created_at, paid_at, ${orderAmount(sql, sql`taxed_total_price`)} as amount
    from customer_order join currency on currency.id = currency_id where customer_order.id = ${order_id}`
  if (!order) return []
  const taxed_total_price = orderMoney(order.amount, language)
  return [
    { kind: 'created', at: order.created_at, taxed_total_price },
    ...(order.paid_at === null ? [] : [{ kind: 'paid' as const, at: order.paid_at, taxed_total_price }]),
  ]
}

interface Change {
  at: string
  /** Money moves an order by itself, whoever brings it. */
  is_by_money: boolean
  customer_id: number | null
  user_id: number | null
  state: OrderState
}

async function stateEntries({ sql, language }: Context, order_id: number): Promise<TimelineEntry[]> {
  const changes = await sql<Change[]>`
    select change.created_at as at, reason = 'paid' as is_by_money, customer_id, user_id, json_build_object('id', state.id,
      'name', localized_text(state.name, ${language}), 'color', state.color, 'position', state.position) as state
    from order_state_change change join order_state state on state.id = change.to_state_id
    where order_id = ${order_id} and reason <> 'created' order by change.id`
  return changes.map(({ at, is_by_money, state, ...who }) => {
    const by = is_by_money ? null : actorOf(who)
    return state.id === ORDER_STATES.cancelled
      ? { kind: 'cancelled', at, by }
      : { kind: 'state', at, by, state }
  })
}

async function invoiceEntries({ sql }: Context, order_id: number): Promise<TimelineEntry[]> {
  const issued = await sql<{ id: number; name: string; parent_id: number | null; at: string }[]>`
    select id, name, parent_id, issued_at as at from order_invoice where order_id = ${order_id} order by id`
  return issued.map(({ at, ...invoice }) => ({
    kind: invoice.parent_id === null ? 'invoice' : 'credit_note',
    at,
    invoice,
  }))
}

async function trackingEntries({ sql }: Context, order_id: number): Promise<TimelineEntry[]> {
  const known = await sql<{ at: string; tracking_numbers: string[] }[]>`
    select created_at as at, tracking_numbers from order_tracking where order_id = ${order_id} order by id`
  return known.map((one) => ({ kind: 'tracking', ...one }))
}
