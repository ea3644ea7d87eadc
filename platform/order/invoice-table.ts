import { staffInvoices } from '#contract/staff.ts'
import { table } from '#platform/db/table.ts'
import { orderMoneyColumn } from './order-money.ts'

export const invoiceTable = table({
  resource: staffInvoices,
  from: ({ sql }) => sql`order_invoice invoice
    join customer_order on customer_order.id = invoice.order_id
    join currency on currency.id = customer_order.currency_id`,
  visible: ({ sql, shop_id }) => sql`customer_order.shop_id = ${shop_id}`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`invoice.id`,
      name: sql`invoice.name`,
      parent_id: sql`invoice.parent_id`,
      order_id: sql`invoice.order_id`,
      order_code: sql`customer_order.code`,
      issued_at: sql`invoice.issued_at`,
      supplied_at: sql`invoice.supplied_at`,
      taxed_total_price: orderMoneyColumn(
        context,
        sql`(case when invoice.parent_id is null then 1 else -1 end)
          * coalesce((invoice.content ->> 'taxed_total_price')::bigint, customer_order.taxed_total_price)`,
      ),
    }
  },
  embeds: {},
  default_sort: [{ field: 'id', descending: true }],
})
