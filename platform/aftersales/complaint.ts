import type { ComplaintState } from '#contract/complaint.ts'
import { type Context, isStaff } from '#platform/http/context.ts'
import { notFound } from '#platform/http/failure.ts'
import { requireOrder } from '#platform/order/order.ts'

export interface OpenedComplaint {
  id: number
  order_id: number
  state: ComplaintState
}

/** The complaint, for whoever may open its order; to anybody else there is no such complaint. */
export async function requireComplaint(
  context: Context,
  id: number,
  hash: string | undefined,
): Promise<OpenedComplaint> {
  const found = await find(context, id)
  await requireOrder(context, found?.order_id ?? 0, hash)
  if (!found) throw notFound()
  return found
}

/** The staff may read what it has to decide. */
export async function requireReadableComplaint(
  context: Context,
  id: number,
  hash: string | undefined,
): Promise<OpenedComplaint> {
  if (!isStaff(context.caller)) return requireComplaint(context, id, hash)
  const found = await find(context, id)
  if (!found) throw notFound()
  return found
}

async function find({ sql, shop_id }: Context, id: number): Promise<OpenedComplaint | null> {
  const [found] = await sql<OpenedComplaint[]>`
    select id, order_id, state from complaint where id = ${id} and shop_id = ${shop_id}`
  return found ? { ...found } : null
}
