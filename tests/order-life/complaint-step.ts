import { COMPLAINT_RESOLVES } from '#contract/complaint.ts'
import type { Scene } from './life-step.ts'

export async function complain({ random, life, order }: Scene): Promise<void> {
  const { items: claimable } = await life.ask(`GET /orders/${order.id}/claimable-items?hash=${order.hash}`)
  const items: object[] = []
  for (const { id, max_amount } of claimable) {
    if (max_amount === 0 || !random.chance(0.4)) continue
    items.push({
      order_item_id: id,
      amount: 1 + random.below(max_amount),
      reason: 'Prasklé',
      preferred_resolve: random.oneOf(COMPLAINT_RESOLVES),
    })
  }
  if (items.length === 0) return
  await life.try(`POST /complaints?hash=${order.hash}`, {
    order_id: order.id,
    type: 1,
    first_name: 'Karel',
    last_name: 'Čapek',
    email: 'karel@example.com',
    items,
  })
}

/** States it goes through, some of them refused. */
const PATHS: readonly [readonly number[], ...(readonly number[])[]] = [
  [2],
  [3],
  [3, 4],
  [3, 4, 6],
  [3, 4, 6],
  [3, 4, 6],
  [3, 4, 6],
  [3, 4, 6],
  [4, 6],
  [6],
  [3, 5],
  [7],
]

/** The staff looks at one of them. */
export async function decideComplaint({ shop, random, life, order }: Scene): Promise<void> {
  const open = await shop.db<{ id: number }[]>`
    select id from complaint where order_id = ${order.id} and state < 5 order by id`
  const complaint = open[random.below(open.length)]
  if (!complaint) return
  for (const state of random.oneOf(PATHS)) {
    const note = state === 5 ? { note: 'Závada vznikla nárazem.' } : {}
    const how = state === 6 ? await resolution({ shop, random, complaint_id: complaint.id }) : {}
    await life.staff(`PATCH /staff/complaints/${complaint.id}`, { state, ...note, ...how })
  }
}

/** As it was wished or otherwise; what is to be cheaper, mostly by how much. */
async function resolution({
  shop,
  random,
  complaint_id,
}: Pick<Scene, 'shop' | 'random'> & { complaint_id: number }): Promise<object> {
  const resolve = random.chance(0.5) ? random.oneOf(COMPLAINT_RESOLVES) : undefined
  const items = await shop.db<{ id: number; wish: string; taxed_price: number }[]>`
    select id, preferred_resolve as wish, taxed_total_price as taxed_price from complaint_item
    where complaint_id = ${complaint_id} order by id`
  const reduced = items.filter(({ wish }) => (resolve ?? wish) === 'price_reduction')
  const reduced_items = reduced.flatMap(({ id, taxed_price }) => {
    const minor = Math.max(1, random.chance(0.3) ? taxed_price : 1 + random.below(taxed_price + 1))
    return random.chance(0.8) ? [{ complaint_item_id: id, taxed_price: minor / 100 }] : []
  })
  return { ...(resolve ? { resolve } : {}), ...(reduced_items.length > 0 ? { reduced_items } : {}) }
}

export async function takeComplaintBack({ shop, life, order }: Scene): Promise<void> {
  const [complaint] = await shop.db<{ id: number }[]>`
    select id from complaint where order_id = ${order.id} order by id desc limit 1`
  if (complaint) await life.try(`POST /complaints/${complaint.id}/cancel?hash=${order.hash}`)
}
