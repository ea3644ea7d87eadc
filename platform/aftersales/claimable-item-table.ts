import { claimableItems } from '#contract/claimable-item.ts'
import { table } from '#platform/db/table.ts'
import { lineName } from '#platform/order/order-item-table.ts'
import { claimableLines, claimablePieces } from './complaint-claim.ts'

export const claimableItemTable = table({
  resource: claimableItems,
  from: ({ sql }) => sql`${claimableLines(sql)} join customer_order on customer_order.id = line.order_id`,
  visible: ({ sql, shop_id }) => sql`customer_order.shop_id = ${shop_id}`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`line.id`,
      order_id: sql`line.order_id`,
      name: lineName(context, 'line'),
      amount: sql`line.amount`,
      max_amount: claimablePieces(sql),
    }
  },
  embeds: {},
})
