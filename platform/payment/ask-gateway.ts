import { ORDER_STATES } from '#contract/order-state.ts'
import type { PaymentStatus } from '#contract/payment.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/http/log.ts'
import { type AttemptState, GatewayError, type Gateways } from './gateway.ts'
import { tellOfRefusedKeys } from './key-news.ts'
import type { Attempt } from './payment-attempt.ts'
import { type PaymentSource, settlePayment } from './settle-payment.ts'

interface Asking {
  sql: Database
  log: Log
  now: Date
}

const running = new WeakMap<Gateways, Map<number, Promise<AttemptState>>>()
const waiting = new WeakMap<Gateways, Map<number, Promise<AttemptState>>>()

/**
 * Asks the gateway how a payment stands, and settles what it says. However many ask about one payment at once, the
 * gateway is asked by one, and once more for all who came meanwhile: what they were told of may be newer than the
 * question already on its way.
 */
export function askGateway(
  asking: Asking,
  gateways: Gateways,
  attempt: Attempt,
  source: PaymentSource,
): Promise<AttemptState> {
  const [now_running, now_waiting] = [of(running, gateways), of(waiting, gateways)]
  const run = () => {
    const asked = ask(asking, gateways, attempt, source).finally(() => now_running.delete(attempt.id))
    now_running.set(attempt.id, asked)
    return asked
  }
  const before = now_running.get(attempt.id)
  if (!before) return run()
  const joined = now_waiting.get(attempt.id)
  if (joined) return joined
  const next = before
    .catch(() => {})
    .then(() => {
      now_waiting.delete(attempt.id)
      return run()
    })
  now_waiting.set(attempt.id, next)
  return next
}

function of<Value>(maps: WeakMap<Gateways, Map<number, Value>>, gateways: Gateways): Map<number, Value> {
  const found = maps.get(gateways) ?? new Map<number, Value>()
  maps.set(gateways, found)
  return found
}

async function ask(
  { sql, log, now }: Asking,
  gateways: Gateways,
  attempt: Attempt,
  source: PaymentSource,
): Promise<AttemptState> {
  const { id: attempt_id, order_id, gateway, gateway_payment_id } = attempt
  const client = gateways[gateway]
  if (!client || gateway_payment_id === null) throw new GatewayError('nobody to ask', { certain: true })
  const reading = await client.read(gateway_payment_id).catch(async (error: unknown) => {
    await tellOfRefusedKeys({ sql, log, now }, attempt, error)
    throw error
  })
  return settlePayment(sql, log, { attempt_id, order_id, reading, source, now })
}

/** What the payer is told; an order paid by another try is paid. */
export async function outcomeOf(
  sql: Database,
  order_id: number,
  state: AttemptState | null,
): Promise<{ order_id: number; payment_status: PaymentStatus }> {
  const [order] = await sql<{ is_paid: boolean; has_ended: boolean }[]>`
    select paid_at is not null as is_paid,
      cancelled_at is not null or (paid_at is null and state_id = ${ORDER_STATES.returned}) as has_ended
    from customer_order where id = ${order_id}`
  if (order?.is_paid && !order.has_ended) return { order_id, payment_status: 'success' }
  const is_over = state === 'failed' || state === 'refunded' || order?.has_ended === true
  return { order_id, payment_status: is_over ? 'error' : 'unknown' }
}
