import { REFUND_RESOLVES } from '#contract/refund-item.ts'
import type { Answer } from '#tests/demo-shop.ts'
import type { Scene } from './life-step.ts'

/** A withdrawal or a return of all that can still go back, or of some of it; some drafts are sent later. */
export async function sendBack({ random, life, order }: Scene): Promise<void> {
  const { id, hash } = order
  const is_withdrawal = random.chance(0.5)
  const { status, answer: draft } = await life.try(`POST /refunds?hash=${hash}`, {
    order_id: id,
    is_withdrawal,
  })
  if (status !== 201) return
  const { items } = await life.ask(`GET /orders/${id}/returnable-items?hash=${hash}&embed=resolves`)
  const is_all = random.chance(0.25)
  for (const item of items) {
    if (item.max_amount === 0 || !(is_all || random.chance(0.5))) continue
    const amount = is_all ? item.max_amount : 1 + random.below(item.max_amount)
    const wish =
      !is_withdrawal && random.chance(0.5) ? { preferred_resolve: random.oneOf(REFUND_RESOLVES) } : {}
    await life.try(`POST /refunds/${draft.id}/items?hash=${hash}`, {
      order_item_id: item.id,
      amount,
      ...wish,
    })
  }
  if (!is_withdrawal || random.chance(0.3)) {
    const ways = await life.ask(`GET /refunds/${draft.id}/shipping-methods?hash=${hash}`)
    const shipping_method_id = random.oneOf(ways.items as [Answer]).id
    await life.try(`PATCH /refunds/${draft.id}?hash=${hash}`, { shipping_method_id })
  }
  if (random.chance(0.85)) await life.try(`POST /refunds/${draft.id}/submit?hash=${hash}`)
}

export async function sendDraft({ shop, life, order }: Scene): Promise<void> {
  const [draft] = await shop.db<{ id: number }[]>`
    select id from refund where order_id = ${order.id} and submitted_at is null order by id limit 1`
  if (draft) await life.try(`POST /refunds/${draft.id}/submit?hash=${order.hash}`)
}

/** By the form for anybody, confirmed by the link of its mail. */
export async function withdrawByForm({ shop, life, order }: Scene): Promise<void> {
  await life.try('POST /withdrawals', {
    first_name: 'Karel',
    last_name: 'Čapek',
    email: order.email,
    order_code: order.code,
  })
  const [mail] = await shop.db<{ text: string }[]>`
    select text from mail_outbox where "to" = ${order.email} order by id desc limit 1`
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (token) await life.try('POST /withdrawals/confirm', { token })
}

/** States it goes through, some of them refused. */
const PATHS: readonly [readonly number[], ...(readonly number[])[]] = [
  [2],
  [3],
  [3, 5],
  [3, 5],
  [3, 5],
  [3, 5],
  [2, 3, 5],
  [4],
  [2, 4],
  [5],
]

/** The staff looks at one of what came back. */
export async function decideRefund({ shop, random, life, order }: Scene): Promise<void> {
  const refunds = await shop.db<{ id: number }[]>`
    select id from refund
    where order_id = ${order.id} and submitted_at is not null and state in (1, 2, 3) order by id`
  const refund = refunds[random.below(refunds.length)]
  if (!refund) return
  const items = await shop.db<{ id: number; amount: number }[]>`
    select id, amount from refund_item where refund_id = ${refund.id} order by id`
  const damaged_items = items.flatMap(({ id: refund_item_id, amount }) =>
    random.chance(0.2) ? [{ refund_item_id, amount: 1 + random.below(amount) }] : [],
  )
  for (const state of random.oneOf(PATHS)) {
    const damage = damaged_items.length > 0 && (state === 2 || state === 3) ? { damaged_items } : {}
    await life.staff(`PATCH /staff/refunds/${refund.id}`, { state, ...damage })
  }
}
