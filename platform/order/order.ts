import { timingSafeEqual } from 'node:crypto'
import { type Context, isStaff } from '#platform/http/context.ts'
import { Failure, notFound } from '#platform/http/failure.ts'

export interface OpenedOrder {
  id: number
  customer_id: number | null
  email: string
  language: Context['language']
}

type FoundOrder = OpenedOrder & { hash: string }

async function find({ sql, shop_id }: Context, id: number): Promise<FoundOrder | undefined> {
  const [order] = await sql<FoundOrder[]>`
    select id, customer_id, email, language, hash from customer_order
    where id = ${id} and shop_id = ${shop_id}`
  return order
}

/** The order, for its owner or for whoever knows its hash; to anybody else there is no such order. */
export async function requireOrder(context: Context, id: number, hash?: string): Promise<OpenedOrder> {
  const { caller } = context
  const order = await find(context, id)
  const isOwner = order && caller.customer_id !== null && order.customer_id === caller.customer_id
  if (order && (isOwner || isSame(hash, order.hash))) return order
  if (hash === undefined && caller.customer_id === null) throw new Failure('unauthenticated')
  throw notFound()
}

/** The staff may read of any order what its buyer may. */
export async function requireReadableOrder(
  context: Context,
  id: number,
  hash?: string,
): Promise<OpenedOrder> {
  if (!isStaff(context.caller)) return requireOrder(context, id, hash)
  const order = await find(context, id)
  if (!order) throw notFound()
  return order
}

function isSame(given: string | undefined, hash: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(hash)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Whether the customer has a delivered order with the product: what a verified review needs. */
export async function hasBought({ sql }: Context, customer_id: number, product_id: number): Promise<boolean> {
  const found = await sql`
    select from customer_order join order_item on order_item.order_id = customer_order.id
    where customer_order.customer_id = ${customer_id} and order_item.product_id = ${product_id}
      and customer_order.delivered_at is not null and customer_order.cancelled_at is null limit 1`
  return found.length > 0
}
