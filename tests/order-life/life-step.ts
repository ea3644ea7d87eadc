import { ORDER_STATES } from '#contract/order-state.ts'
import { cancelUnpaid } from '#platform/payment/cancel-unpaid.ts'
import { giveBackNext } from '#platform/payment/give-back.ts'
import { oweCancelledByHand } from '#platform/payment/owe-by-hand.ts'
import { oweCancelled } from '#platform/payment/refund-due.ts'
import { purgeRefunds } from '#platform/aftersales/refund.ts'
import type { Answer } from '#tests/demo-shop.ts'
import type { Random } from '#tests/faults/storm-random.ts'
import { complain, decideComplaint, takeComplaintBack } from './complaint-step.ts'
import type { Life } from './life.ts'
import type { LifeShop } from './life-world.ts'
import { decideRefund, sendBack, sendDraft, withdrawByForm } from './refund-step.ts'

export interface Scene {
  shop: LifeShop
  random: Random
  life: Life
  order: Answer
}

type Step = (scene: Scene) => Promise<unknown>

async function pay(scene: Scene): Promise<void> {
  const { shop, random, life, order } = scene
  const [online] = await shop.db`
    select from order_payment where order_id = ${order.id} and payment_service in (4, 8)`
  if (!online || random.chance(0.1)) {
    await life.staff(`POST /staff/orders/${order.id}/payment`, {})
    return
  }
  const { status } = await life.try(`POST /orders/${order.id}/payments?hash=${order.hash}`, {
    return_url: 'http://localhost/api/payment-return',
  })
  if (status !== 200 && status !== 201) return
  const [attempt] = await shop.db<{ gateway: 'gopay' | 'csob'; id: string }[]>`
    select gateway, gateway_payment_id as id from payment_attempt
    where order_id = ${order.id} and state in ('open', 'pending') order by payment_attempt.id desc limit 1`
  if (!attempt) return
  await shop.become(attempt.gateway, attempt.id, attempt.gateway === 'gopay' ? 'PAID' : 7)
  if (random.chance(0.8)) await life.try(`POST /orders/${order.id}/payments/verify?hash=${order.hash}`)
}

async function payOtherwise({ shop, random, life, order }: Scene): Promise<void> {
  const payment_method_id = await shop.methodId(random.oneOf(['bank-transfer', 'gopay', 'csob']))
  await life.try(`POST /orders/${order.id}/payments?hash=${order.hash}`, {
    return_url: 'http://localhost/api/payment-return',
    payment_method_id,
  })
}

const NEXT: Record<number, readonly [number, ...number[]]> = {
  [ORDER_STATES.new]: [ORDER_STATES.processing],
  [ORDER_STATES.awaiting_payment]: [ORDER_STATES.processing],
  [ORDER_STATES.processing]: [ORDER_STATES.shipped, ORDER_STATES.ready_for_pickup],
  [ORDER_STATES.ready_for_pickup]: [ORDER_STATES.delivered],
  [ORDER_STATES.shipped]: [ORDER_STATES.delivered],
  [ORDER_STATES.delivered]: [ORDER_STATES.returned, ORDER_STATES.cancelled],
}

async function move({ shop, random, life, order }: Scene): Promise<void> {
  const [row] = await shop.db<{ state_id: number }[]>`
    select state_id from customer_order where id = ${order.id}`
  const state_id = random.oneOf(NEXT[row?.state_id ?? 0] ?? [ORDER_STATES.shipped])
  await life.staff(`PATCH /staff/orders/${order.id}`, { state_id })
}

const cancel: Step = ({ random, life, order }) =>
  random.chance(0.5)
    ? life.try(`POST /orders/${order.id}/cancel?hash=${order.hash}`)
    : life.staff(`POST /staff/orders/${order.id}/cancel`)

const DAY_S = 24 * 60 * 60

/** An hour, some days, or more than any time for withdrawing, on whatever day of the week it begins. */
const wait: Step = async ({ shop, random, life }) => {
  const seconds = random.oneOf([3600, 2 * DAY_S, 30 * DAY_S])
  life.story.push(`${seconds} s pass`)
  shop.wait(seconds)
}

/** What the shop does by itself from time to time. */
export async function work({ shop, life }: Pick<Scene, 'shop' | 'life'>): Promise<void> {
  const { db, log, gateways, clock } = shop
  life.story.push('the jobs run')
  await shop.reconcile()
  await cancelUnpaid(db, clock.now, log)
  await oweCancelled(db, clock.now, log)
  await oweCancelledByHand(db, clock.now, log)
  await purgeRefunds(db, clock.now)
  while (await giveBackNext({ sql: db, log, gateways }, clock.now));
}

/** Most orders are paid and delivered before anything is wrong with them. */
export async function sell(scene: Scene): Promise<void> {
  const { random } = scene
  if (random.chance(0.8)) await pay(scene)
  const moves = random.chance(0.7) ? 3 : random.below(3)
  for (let index = 0; index < moves; index++) await move(scene)
}

/** What may happen to an order, and how often beside the rest. */
const STEPS: readonly [number, Step][] = [
  [2, pay],
  [1, payOtherwise],
  [2, move],
  [1, cancel],
  [8, sendBack],
  [1, sendDraft],
  [1, withdrawByForm],
  [10, decideRefund],
  [5, complain],
  [9, decideComplaint],
  [1, takeComplaintBack],
  [1, wait],
  [1, work],
]
const ALL = STEPS.reduce((sum, [often]) => sum + often, 0)

export async function stepAtRandom(scene: Scene): Promise<void> {
  let chosen = scene.random.below(ALL)
  const [, step] = STEPS.find(([often]) => (chosen -= often) < 0) ?? [0, wait]
  await step(scene)
}
