import { complaintItems } from '#contract/complaint.ts'
import { columnOf } from '#platform/db/embed.ts'
import { type Table, table } from '#platform/db/table.ts'
import { lineName, lookColumns, lookEmbeds } from '#platform/order/order-item-table.ts'
import { orderMoneyColumn } from '#platform/order/order-money.ts'

/** What was bought stands in the order; the complaint adds how many and what is wrong. */
export const complaintItemTable: Table<typeof complaintItems> = table({
  resource: complaintItems,
  from: ({ sql }) => sql`complaint_item
    join complaint on complaint.id = complaint_item.complaint_id
    join order_item on order_item.id = complaint_item.order_item_id
    join customer_order on customer_order.id = complaint.order_id
    join currency on currency.id = customer_order.currency_id`,
  visible: ({ sql, shop_id }) => sql`complaint.shop_id = ${shop_id}`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`complaint_item.id`,
      name: lineName(context, 'order_item'),
      order_id: sql`order_item.order_id`,
      order_item_id: sql`complaint_item.order_item_id`,
      reason: sql`complaint_item.reason`,
      preferred_resolve: sql`complaint_item.preferred_resolve`,
      sku: sql`order_item.sku`,
      amount: sql`complaint_item.amount`,
      tax_rate: sql`order_item.tax_rate::float8`,
      unit_price: orderMoneyColumn(context, sql`order_item.unit_price`),
      taxed_unit_price: orderMoneyColumn(context, sql`order_item.taxed_unit_price`),
      total_price: orderMoneyColumn(context, sql`complaint_item.total_price`),
      taxed_total_price: orderMoneyColumn(context, sql`complaint_item.taxed_total_price`),
      taxed_price: orderMoneyColumn(context, sql`complaint_item.taxed_total_price`),
      ...lookColumns(context, 'order_item'),
    }
  },
  embeds: { ...lookEmbeds, order_item_product_fields: columnOf('$product_fields') },
})
