import type { Database } from '#platform/db/database.ts'

export interface Pieces {
  key: string
  /** Those that can be sold, that orders hold, and that came back damaged. */
  all: number
  /** Reserved, and for no order. */
  reserved: number
}

/** Pieces of each stock item. Whatever happens to orders, there are as many of them as before. */
export const countPieces = (db: Database) => db<Pieces[]>`
  with back as (
    select line.order_id, taken.product_id, taken.variation_key,
      sum(part.amount * (item.amount - damaged_amount) / line.amount) filter (where state in (3, 5)) as sellable,
      sum(part.amount * damaged_amount / line.amount) as damaged
    from refund join refund_item item on item.refund_id = refund.id
    join order_item line on line.id = item.order_item_id
    join order_item part on part.id = line.id or (part.parent_id = line.id and part.order_item_type = 6)
    join order_stock taken on taken.order_id = line.order_id and taken.product_id = part.product_id
      and taken.variation_key = coalesce(part.product_variation_id, 0)
    where state <> 4 group by 1, 2, 3
  ), held as (
    select taken.product_id, taken.variation_key,
      sum(case when stock_state = 3 then coalesce(damaged, 0) else taken.amount - coalesce(sellable, 0) end) as amount,
      sum(case when stock_state = 1 then taken.amount else 0 end) as reserved
    from order_stock taken join customer_order on customer_order.id = taken.order_id
    left join back using (order_id, product_id, variation_key) group by 1, 2
  ), item as (
    select id as product_id, 0 as variation_key, stock_state, reserved_state from product
    union all
    select product_id, id, stock_state, reserved_state from product_variation
  )
  select item.product_id || '/' || item.variation_key as key,
    (item.stock_state + coalesce(held.amount, 0))::int as all,
    (reserved_state - coalesce(held.reserved, 0))::int as reserved
  from item left join held using (product_id, variation_key) where item.stock_state is not null`

/** Where the pieces are no more those of before. */
export function tornStock(before: readonly Pieces[], now: readonly Pieces[]): string[] {
  const then = new Map(before.map((one) => [one.key, one]))
  return now.flatMap(({ key, all, reserved }) => {
    const was = then.get(key)
    return was?.all === all && was.reserved === reserved
      ? []
      : [`${was?.all} pieces of ${key} are ${all}, ${reserved} reserved for no order`]
  })
}
