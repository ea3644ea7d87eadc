import type { Database } from '#platform/db/database.ts'

export interface Rate {
  tax_rate: number
  price: number
  taxed_price: number
}

/** What the database says of an order and of all that went back of it, in minor units. */
export async function readOrder(db: Database, order_id: number) {
  const [order] = await db<
    {
      total: number
      rounding: number
      is_paid: boolean
      is_cancelled: boolean
      state_id: number
    }[]
  >`
    select taxed_total_price as total, rounding, paid_at is not null as is_paid,
      cancelled_at is not null as is_cancelled, state_id
    from customer_order where id = ${order_id}`
  if (!order) throw new Error(`There is no order ${order_id}`)
  const [rates, charges, lines, refunds, complaints, returned, resolved, dues, attempts, invoices, credits] =
    await Promise.all([
      db<Rate[]>`
    select tax_rate::float8 as tax_rate, price, taxed_price from order_tax_rate where order_id = ${order_id}`,
      db<(Rate & { most: number })[]>`
    select tax_rate::float8 as tax_rate, price, taxed_price, coalesce(cheapest_taxed_price, taxed_price) as most
    from order_shipping where order_id = ${order_id}
    union all
    select tax_rate::float8, price, taxed_price, taxed_price from order_payment where order_id = ${order_id}`,
      db<(Part & { tax_rate: number })[]>`
    select id as order_item_id, amount, tax_rate::float8 as tax_rate, total_price as price,
      taxed_total_price as taxed_price, taxed_total_price - taxed_total_price_with_credits as taxed_money_price,
      (select coalesce(-sum(used.amount), 0)::int from customer_account_usage used
        where used.order_item_id = order_item.id and used.operation = 2) as credit_amount, 0 as money_price
    from order_item where order_id = ${order_id} order by id`,
      db<Refund[]>`
    select id, state, is_withdrawal, taxed_total_price, taxed_items_price, taxed_credit_price, taxed_delivery_price,
      rounding, settled_money, settled_credits, exists (
        select from refund_item where refund_id = refund.id and preferred_resolve = 'exchange') as is_exchange
    from refund where order_id = ${order_id} and submitted_at is not null order by id`,
      db<{ id: number; state: number; rounding: number }[]>`
    select id, state, rounding from complaint where order_id = ${order_id} order by id`,
      db<(Part & { refund_id: number })[]>`
    select refund_id, order_item_id, item.amount, item.price, item.taxed_price, item.money_price,
      item.taxed_money_price, item.credit_amount
    from refund_item item join refund on refund.id = refund_id
    where order_id = ${order_id} and submitted_at is not null and state <> 4`,
      db<(Part & { complaint_id: number })[]>`
    select complaint_id, order_item_id, case when final_resolve = 'money_back' then item.amount else 0 end as amount,
      settled_price as price, settled_taxed_price as taxed_price, settled_money_price as money_price,
      settled_taxed_money_price as taxed_money_price, settled_credit_amount as credit_amount
    from complaint_item item join complaint on complaint.id = complaint_id
    where order_id = ${order_id} and state = 6 and settled_price is not null`,
      db<{ key: string | null; amount: number; reason: string; attempt_id: number | null }[]>`
    select key, amount, reason, attempt_id from refund_due where order_id = ${order_id}`,
      db<{ id: number; state: string; amount: number }[]>`
    select id, state, amount from payment_attempt where order_id = ${order_id}`,
      db<{ parent_id: number | null; content: CreditNote | null }[]>`
    select parent_id, content from order_invoice where order_id = ${order_id} order by id`,
      db<{ order_item_id: number | null; refund_id: number | null; operation: number; amount: number }[]>`
    select order_item_id, refund_id, operation, amount from customer_account_usage where order_id = ${order_id}`,
    ])
  return {
    order,
    rates,
    charges,
    lines,
    refunds,
    complaints,
    returned,
    resolved,
    dues,
    attempts,
    invoices,
    credits,
  }
}

export type OrderBooks = Awaited<ReturnType<typeof readOrder>>

export interface Part {
  order_item_id: number
  amount: number
  price: number
  taxed_price: number
  money_price: number
  taxed_money_price: number
  credit_amount: number
}

interface Refund {
  id: number
  state: number
  is_withdrawal: boolean
  taxed_total_price: number
  taxed_items_price: number
  taxed_credit_price: number
  taxed_delivery_price: number
  rounding: number
  settled_money: number | null
  settled_credits: number | null
  is_exchange: boolean
}

export interface CreditNote {
  lines: (Rate & { amount: number })[]
  taxed_credit_price: number
  rounding: number
  recap: Rate[]
  taxed_total_price: number
  taxed_money_price?: number
}
