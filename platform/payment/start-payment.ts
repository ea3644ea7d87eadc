import type { Gateway } from '#contract/payment.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure } from '#platform/http/failure.ts'
import { lockOrder } from '#platform/order/order-move.ts'
import { askGateway } from './ask-gateway.ts'
import { type GatewayClient, GatewayError, type Gateways } from './gateway.ts'
import { type Attempt, readUndecided } from './payment-attempt.ts'
import { PAYMENT_TEXTS, type PaymentText } from './payment-texts.ts'
import { type PayableOrder, readPayable, readWish } from './payment-wish.ts'
import { nextPollAt } from './poll-schedule.ts'

/** How many tries an order may have. */
export const MOST_ATTEMPTS = 10
/** After this a try whose opening was not answered is taken for lost. */
const CREATING_MS = 15_000
const BUSY_WAIT_MS = 150
const BUSY_TRIES = 40
const API_PATH = '/shop-api'

/** Where to pay; null when there is nothing to pay any more. */
export async function startPayment(
  context: Context,
  gateways: Gateways,
  asked: { order_id: number; gateway: Gateway | null; return_url: URL },
): Promise<string | null> {
  const { sql, language } = context
  const refuse = (text: PaymentText) => new Failure('conflict', { sentence: PAYMENT_TEXTS[language][text] })
  const unavailable = (cause: unknown) =>
    new Failure('unavailable', { sentence: PAYMENT_TEXTS[language].gateway_down, cause })
  const order = await readPayable(sql, asked.order_id)
  const gateway = order?.gateway
  if (!order || !gateway || (asked.gateway !== null && asked.gateway !== gateway)) throw refuse('not_online')
  const client = gateways[gateway]
  if (!client) throw unavailable(new Error(`${gateway} is not set up`))

  const checked = new Set<number>()
  for (let tries = 1; ; tries++) {
    const begun = await begin(context, order, gateway)
    switch (begun.is) {
      case 'paid':
        return null
      case 'refused':
        throw refuse(begun.because)
      case 'busy':
        if (tries >= BUSY_TRIES) throw refuse('busy')
        await new Promise((done) => setTimeout(done, BUSY_WAIT_MS))
        break
      case 'open': {
        const { attempt } = begun
        if (checked.has(attempt.id))
          return sameAddress(client, attempt, gateway) ?? raise(refuse('still_open'))
        checked.add(attempt.id)
        await askGateway(context, gateways, attempt, 'ask').catch((cause: unknown) => {
          throw cause instanceof GatewayError ? unavailable(cause) : cause
        })
        break
      }
      case 'begun':
        return open(context, client, begun.attempt_id, order.order_id, asked.return_url).catch(
          (cause: unknown) => {
            throw cause instanceof GatewayError ? unavailable(cause) : cause
          },
        )
    }
  }
}

const raise = (error: Error): never => {
  throw error
}

/** Two tabs, or Back from the gateway, lead to the one payment there is: it cannot be paid twice. */
function sameAddress(client: GatewayClient, attempt: Attempt, gateway: Gateway): string | null {
  const { gateway_payment_id, gate_url } = attempt
  if (attempt.gateway !== gateway || gateway_payment_id === null || gate_url === null) return null
  return client.addressOf(gateway_payment_id, gate_url)
}

type Begun =
  | { is: 'paid' }
  | { is: 'refused'; because: PaymentText }
  | { is: 'busy' }
  | { is: 'open'; attempt: Attempt }
  | { is: 'begun'; attempt_id: number }

/** Under the order's lock, so that of all who ask at once one opens a payment. */
async function begin({ sql, now }: Context, order: PayableOrder, gateway: Gateway): Promise<Begun> {
  // The driver's own type unwraps arrays of promises, which nothing here is.
  return (await sql.begin(async (tx): Promise<Begun> => {
    const locked = await lockOrder(tx, order.order_id)
    if (!locked || locked.cancelled_at !== null) return { is: 'refused', because: 'cancelled' }
    if (locked.paid_at !== null || order.amount === 0) return { is: 'paid' }
    await giveUpLost(tx, order.order_id, now)
    const [undecided] = await readUndecided(tx, order.order_id)
    if (undecided?.state === 'creating') return { is: 'busy' }
    if (undecided) return { is: 'open', attempt: undecided }
    const [{ count = 0 } = {}] = await tx<{ count: number }[]>`
      select count(*)::int as count from payment_attempt where order_id = ${order.order_id}`
    if (count >= MOST_ATTEMPTS) return { is: 'refused', because: 'too_many' }
    const [row] = await tx<{ id: number }[]>`
      insert into payment_attempt
        (order_id, gateway, payment_service, amount, currency, state, created_at, changed_at)
      values (${order.order_id}, ${gateway}, ${order.payment_service}, ${order.amount}, ${order.currency}, 'creating',
        ${now}, ${now})
      returning id`
    return { is: 'begun', attempt_id: row?.id ?? 0 }
  })) as Begun
}

/** A process that died while opening a payment has taken its address with it. */
async function giveUpLost(tx: Transaction, order_id: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - CREATING_MS)
  await tx`
    update payment_attempt set state = 'unknown', changed_at = ${now}
    where order_id = ${order_id} and state = 'creating' and created_at < ${since}`
}

async function open(
  { sql, now, log }: Context,
  client: GatewayClient,
  attempt_id: number,
  order_id: number,
  return_url: URL,
): Promise<string> {
  try {
    const wish = await readWish(sql, order_id, {
      attempt_id,
      return_url: return_url.href,
      notification_url: new URL(`${API_PATH}/gopay-requests/notification`, return_url).href,
    })
    const { id, url } = await client.create(wish)
    await sql`
      update payment_attempt set state = 'open', gateway_payment_id = ${id}, gate_url = ${url}, changed_at = ${now},
        next_poll_at = ${nextPollAt(now, 0)}
      where id = ${attempt_id}`
    return url
  } catch (error) {
    const is_certain = error instanceof GatewayError && error.certain
    await sql`
      update payment_attempt set state = ${is_certain ? 'failed' : 'unknown'}, changed_at = ${now}
      where id = ${attempt_id} and state = 'creating'`
    log.warn('payment not opened', { attempt_id, error })
    throw error
  }
}
