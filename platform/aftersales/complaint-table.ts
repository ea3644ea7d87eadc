import { COMPLAINT_STATES, complaints, WARRANTY_MONTHS } from '#contract/complaint.ts'
import { containsText } from '#platform/db/contains-text.ts'
import { columnOf, hasMany, valuesOf } from '#platform/db/embed.ts'
import { type Table, table } from '#platform/db/table.ts'
import { type OrderAmount, orderAmount, orderMoney, orderMoneyColumn } from '#platform/order/order-money.ts'
import { complaintItemTable } from './complaint-item-table.ts'

/** Who may read a complaint is settled before: `requireComplaint`, or a scope of one's own. */
export const complaintTable: Table<typeof complaints> = table({
  resource: complaints,
  from: ({ sql }) => sql`complaint
    join customer_order on customer_order.id = complaint.order_id
    join currency on currency.id = customer_order.currency_id`,
  visible: ({ sql, shop_id }) => sql`complaint.shop_id = ${shop_id}`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`complaint.id`,
      order_id: sql`complaint.order_id`,
      customer_id: sql`customer_order.customer_id`,
      first_name: sql`complaint.first_name`,
      last_name: sql`complaint.last_name`,
      email: sql`complaint.email`,
      dial_code: sql`complaint.dial_code`,
      phone: sql`complaint.phone`,
      bank_code: sql`complaint.bank_code`,
      bank_account_number: sql`complaint.bank_account_number`,
      bank_account_iban: sql`complaint.bank_account_iban`,
      bank_swift_code: sql`complaint.bank_swift_code`,
      document_number: sql`complaint.document_number`,
      state: sql`complaint.state`,
      type: sql`complaint.type`,
      price: orderMoneyColumn(context, sql`complaint.price`),
      taxed_price: orderMoneyColumn(context, sql`complaint.taxed_price`),
      handle_until: sql`complaint.handle_until`,
      warranty_until: sql`((customer_order.delivered_at at time zone 'Europe/Prague')::date
        + make_interval(months => ${WARRANTY_MONTHS}))::date`,
      created_at: sql`complaint.created_at`,
      $is_closed: sql`complaint.state >= ${COMPLAINT_STATES.rejected}`,
      $order_code: sql`customer_order.code`,
    }
  },
  embeds: {
    items: hasMany(
      () => complaintItemTable,
      ({ sql }, ids) => sql<{ owner_id: number; id: number }[]>`
        select complaint_id as owner_id, id from complaint_item
        where complaint_id = any(${ids}::int[]) order by id`,
    ),
    tax_per_rate: valuesOf(
      ({ sql }, ids) => sql<{ owner_id: number; tax_rate: number; amount: OrderAmount }[]>`
        select owner_id, rate.tax_rate, ${orderAmount(sql, sql`rate.tax_amount`)} as amount from (
          select complaint_id as owner_id, order_id, tax_rate::float8 as tax_rate,
            sum(item.taxed_total_price - item.total_price) as tax_amount
          from complaint_item item join order_item on order_item.id = item.order_item_id
          where complaint_id = any(${ids}::int[]) group by 1, 2, 3
        ) rate
        join customer_order on customer_order.id = rate.order_id
        join currency on currency.id = customer_order.currency_id order by rate.tax_rate desc`,
      ({ tax_rate, amount }, { language }) => ({ tax_rate, tax_amount: orderMoney(amount, language) }),
    ),
    history: valuesOf(
      ({ sql }, ids) => sql<{ owner_id: number; state: number; note: string | null; created_at: string }[]>`
        select complaint_id as owner_id, to_state as state, note, created_at from complaint_state_change
        where complaint_id = any(${ids}::int[]) order by id`,
    ),
    order_code: columnOf('$order_code'),
  },
  search: (context, searched) => {
    const { sql } = context
    const name = sql`concat_ws(' ', complaint.first_name, complaint.last_name)`
    return containsText(
      context,
      [sql`complaint.document_number`, sql`complaint.email`, sql`customer_order.code`, name],
      searched,
    )
  },
  default_sort: [
    { field: 'created_at', descending: true },
    { field: 'id', descending: true },
  ],
})

/** What is still open and must be answered soonest comes first. */
export const staffComplaintTable: Table<typeof complaints> = {
  ...complaintTable,
  default_sort: [
    { field: '$is_closed', descending: false },
    { field: 'handle_until', descending: false },
  ],
}
