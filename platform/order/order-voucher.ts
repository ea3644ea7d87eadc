import type { Database, Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'

export interface UsedDiscount {
  id: number
  name: string
  code: string | null
}

interface DiscountRow {
  id: number
  limit_orders: number | null
  used_orders: number
  limit_per_customer: number | null
}

/** Whose uses are counted, beside the order that is just being made. */
interface Buyer {
  order_id: number
  customer_id: number | null
  email: string
}

/** The constraint behind the count: whatever this file overlooks, the database refuses. */
export const DISCOUNT_CONSTRAINT = 'limit_of_orders'

/** Counts one more use of each discount under its row's lock; answers those that have none left. */
export async function useDiscounts(
  tx: Transaction,
  discounts: readonly UsedDiscount[],
  { order_id, ...buyer }: Buyer,
): Promise<UsedDiscount[]> {
  if (discounts.length === 0) return []
  const ids = discounts.map(({ id }) => id)
  const rows = await tx<DiscountRow[]>`
    select id, limit_orders, used_orders, limit_per_customer from discount
    where id = any(${ids}::int[]) order by id for no key update`
  const limited = rows.filter((row) => row.limit_per_customer !== null).map(({ id }) => id)
  const uses = limited.length > 0 ? await countUses(tx, buyer, limited, order_id) : null
  const spent = new Set(rows.filter((row) => isSpent(row, uses?.get(row.id) ?? 0)).map(({ id }) => id))
  if (spent.size > 0) return discounts.filter(({ id }) => spent.has(id))
  await tx`update discount set used_orders = used_orders + 1 where id = any(${ids}::int[])`
  return []
}

function isSpent({ limit_orders, used_orders, limit_per_customer }: DiscountRow, uses: number): boolean {
  return (
    (limit_orders !== null && used_orders >= limit_orders) ||
    (limit_per_customer !== null && uses >= limit_per_customer)
  )
}

/** The same count for a cart, before anything is locked. */
export const countDiscountUses = (
  { sql }: Context,
  buyer: { customer_id: number | null; email: string | null },
  discount_ids: number[],
): Promise<Map<number, number>> => countUses(sql, buyer, discount_ids)

/**
 * How many orders of this buyer have each discount; without an account the e-mail says who it is. A cart nobody has
 * written one into will be ordered under that of its customer, so that one counts there too.
 */
async function countUses(
  sql: Database | Transaction,
  { customer_id, email }: { customer_id: number | null; email: string | null },
  discount_ids: number[],
  but_order_id: number | null = null,
): Promise<Map<number, number>> {
  const uses = await sql<{ discount_id: number; uses: number }[]>`
    select used.discount_id, count(*)::int as uses from order_discount used
    join customer_order on customer_order.id = used.order_id
    where used.discount_id = any(${discount_ids}::int[]) and customer_order.cancelled_at is null
      and used.order_id is distinct from ${but_order_id}::int
      and (customer_order.customer_id = ${customer_id}::int
        or lower(customer_order.email) = lower(coalesce(
          ${email}::text, (select email from customer where id = ${customer_id}::int))))
    group by used.discount_id`
  return new Map(uses.map((one) => [one.discount_id, one.uses]))
}

export async function returnDiscounts(tx: Transaction, order_id: number): Promise<void> {
  await tx`
    select from discount where id in (select discount_id from order_discount where order_id = ${order_id})
    order by id for no key update`
  await tx`
    update discount set used_orders = greatest(0, used_orders - 1)
    where id in (select discount_id from order_discount where order_id = ${order_id})`
}
