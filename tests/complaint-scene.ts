import { COMPLAINT_STATES } from '#contract/complaint.ts'
import { ORDER_STATES } from '#contract/order-state.ts'
import type { Database } from '#platform/db/database.ts'
import type { openPaymentShop, PaidOrder } from './payment-scene.ts'

interface Complained {
  preferred_resolve?: string
  /** How the staff settles it, where that is something else. */
  resolve?: string
  amount?: number
  /** About a part of the package that was ordered, and not about the whole. */
  is_part?: boolean
  /** About an order that has not left the shop. */
  is_unsent?: boolean
  bank_account_number?: string
  bank_code?: string
}

type Shop = Awaited<ReturnType<typeof openPaymentShop>>

/** A complaint about what stands alone in a paid order. */
export async function fileComplaint(
  { db, call }: Pick<Shop, 'db' | 'call'>,
  order: PaidOrder,
  {
    preferred_resolve = 'money_back',
    amount = 1,
    is_part = false,
    ...account
  }: Omit<Complained, 'resolve' | 'is_unsent'> = {},
): Promise<{ id: number; paid: number }> {
  const [line] = await db<{ id: number; paid: number }[]>`
    select id, taxed_total_price as paid from order_item
    where order_id = ${order.id} and (parent_id is not null) = ${is_part} order by id limit 1`
  const { answer } = await call(`POST /complaints?hash=${order.hash}`, {
    order_id: order.id,
    type: 1,
    first_name: 'Karel',
    last_name: 'Čapek',
    email: 'karel@example.com',
    ...account,
    items: [{ order_item_id: line?.id, amount, reason: 'Prasklé', preferred_resolve }],
  })
  return { id: answer.id, paid: Number(line?.paid) }
}

/** A complaint about what stands alone in a paid order, once it was delivered, and resolved. */
export async function resolveComplaint(
  shop: Shop,
  order: PaidOrder,
  { resolve, is_unsent, ...filed }: Complained = {},
): Promise<{ id: number; paid: number }> {
  for (const state_id of is_unsent ? [] : [ORDER_STATES.shipped, ORDER_STATES.delivered]) {
    await shop.staff(`PATCH /staff/orders/${order.id}`, { state_id })
  }
  const complaint = await fileComplaint(shop, order, filed)
  for (const state of [3, 4, 6]) {
    const how = state === COMPLAINT_STATES.resolved && resolve ? { resolve } : {}
    const { status } = await shop.staff(`PATCH /staff/complaints/${complaint.id}`, { state, ...how })
    if (status !== 200) throw new Error(`The complaint did not come to the state ${state}`)
  }
  return complaint
}

/** The fixed package, made of one kind of what it holds alone: that kind, as a line of a cart names it. */
export async function partsOfSet(db: Database): Promise<[{ code: string; amount: number }]> {
  const [part] = await db<{ id: number; code: string; amount: number }[]>`
    select item.id, part.code, item.count as amount from package_item item
    join product set on set.id = item.package_product_id and set.code = 'SET-FIXED'
    join product part on part.id = item.product_id and part.update_stock
    where item.product_variation_id is null order by item.position limit 1`
  if (!part) throw new Error('The demo shop has no fixed package')
  const { id, code, amount } = part
  await db`
    delete from package_item where id <> ${id}
      and package_product_id = (select package_product_id from package_item where id = ${id})`
  return [{ code, amount }]
}
