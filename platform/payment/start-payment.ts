import { hasEnded } from '#contract/order-flag.ts'
import { type Gateway, gatewayOf } from '#contract/payment-service.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure } from '#platform/http/failure.ts'
import { lockOrder, whoMoves } from '#platform/order/order-move.ts'
import { changePayment, mayConfirmAgain } from '#platform/order/order-payment.ts'
import { askGateway } from './ask-gateway.ts'
import { type GatewayClient, GatewayError, type Gateways } from './gateway.ts'
import { tellOfRefusedKeys } from './key-news.ts'
import { openPayment } from './open-payment.ts'
import { asBuyer, findOther } from './other-method.ts'
import { type Attempt, readUndecided } from './payment-attempt.ts'
import { PAYMENT_TEXTS, type PaymentText } from './payment-texts.ts'
import { type PayableOrder, readPayable } from './payment-wish.ts'

/** How many tries an order may have. */
export const MOST_ATTEMPTS = 10
/** With those of which a gateway has surely made nothing: they are no tries, and still no more than this are written. */
export const MOST_FUTILE = 100
/** After this a try whose opening was not answered is taken for lost. */
export const CREATING_MS = 15_000
const BUSY_WAIT_MS = 150
const BUSY_TRIES = 40

export interface PaymentAsked {
  order_id: number
  /** Where the caller means to pay; null leaves it to the order. */
  gateway: Gateway | null
  /** Another method than the order has; null stays with that one. */
  payment_method_id: number | null
  return_url: URL
}

/** Where to pay. Without an address there is nothing to pay there: it is paid, or waits for a transfer. */
export interface PaymentStarted {
  url: string | null
  is_paid: boolean
}

export async function startPayment(
  context: Context,
  gateways: Gateways,
  asked: PaymentAsked,
): Promise<PaymentStarted> {
  const { language } = context
  const refuse = (text: PaymentText) => new Failure('conflict', { sentence: PAYMENT_TEXTS[language][text] })
  const unavailable = (cause: unknown) =>
    new Failure('unavailable', { sentence: PAYMENT_TEXTS[language].gateway_down, cause })
  const orUnavailable = (cause: unknown): never => {
    throw cause instanceof GatewayError ? unavailable(cause) : cause
  }

  const checked = new Set<number>()
  const arrived = performance.now()
  for (let tries = 1; ; tries++) {
    // Time goes on while we wait: a try that another process has lost grows old enough to be given up.
    const now = new Date(context.now.getTime() + Math.round(performance.now() - arrived))
    const begun = await begin(context, gateways, asked, now)
    switch (begun.is) {
      case 'paid':
        return { url: null, is_paid: true }
      case 'later':
        return { url: null, is_paid: false }
      case 'refused':
        throw refuse(begun.because)
      case 'busy':
        if (tries >= BUSY_TRIES) throw refuse('busy')
        await new Promise((done) => setTimeout(done, BUSY_WAIT_MS))
        break
      case 'open': {
        const { attempt, wanted } = begun
        if (checked.has(attempt.id)) {
          const url = wanted ? sameAddress(gateways[wanted], attempt, wanted) : null
          if (url === null) throw refuse('still_open')
          return { url, is_paid: false }
        }
        checked.add(attempt.id)
        await askGateway(context, gateways, attempt, 'ask').catch(orUnavailable)
        break
      }
      case 'begun': {
        const { order_id, return_url } = asked
        const { gateway, attempt_id } = begun
        const client = gateways[gateway]
        if (!client) throw unavailable(new Error(`${gateway} is not set up`))
        const url = await openPayment(context, client, attempt_id, order_id, return_url).catch(
          async (error: unknown) => {
            await tellOfRefusedKeys(context, { order_id, gateway }, error)
            return orUnavailable(error)
          },
        )
        return { url, is_paid: false }
      }
    }
  }
}

/** Two tabs, or Back from the gateway, lead to the one payment there is: it cannot be paid twice. */
function sameAddress(client: GatewayClient | undefined, attempt: Attempt, gateway: Gateway): string | null {
  const { gateway_payment_id, gate_url } = attempt
  if (!client || attempt.gateway !== gateway || gateway_payment_id === null || gate_url === null) return null
  return client.addressOf(gateway_payment_id, gate_url)
}

type Begun =
  | { is: 'paid' }
  | { is: 'later' }
  | { is: 'refused'; because: PaymentText }
  | { is: 'busy' }
  | { is: 'open'; attempt: Attempt; wanted: Gateway | null }
  | { is: 'begun'; attempt_id: number; gateway: Gateway }

const refused = (because: PaymentText): Begun => ({ is: 'refused', because })

/** Under the order's lock, so that of all who ask at once one opens a payment, in the one way the order is paid. */
async function begin(context: Context, gateways: Gateways, asked: PaymentAsked, now: Date): Promise<Begun> {
  const { order_id, payment_method_id } = asked
  return context.sql.begin(async (tx): Promise<Begun> => {
    const locked = await lockOrder(tx, order_id)
    const order = await readPayable(tx, order_id)
    if (!locked || !order || hasEnded({ ...locked, state: { id: locked.state_id } })) {
      return refused('cancelled')
    }
    const is_other = payment_method_id !== null && payment_method_id !== order.payment_method_id
    if (!is_other && (!order.gateway || (asked.gateway !== null && asked.gateway !== order.gateway)))
      return refused('not_online')
    if (locked.paid_at !== null || order.amount === 0) return { is: 'paid' }
    await giveUpLost(tx, order_id, now)
    const [undecided] = await readUndecided(tx, order_id)
    if (undecided?.state === 'creating') return { is: 'busy' }
    // Whoever could still pay there must not be led elsewhere as well.
    if (undecided) return { is: 'open', attempt: undecided, wanted: is_other ? null : order.gateway }
    if (!is_other) return insertAttempt(tx, order, order.gateway, now)

    const other = await findOther(await asBuyer(context, order_id, tx), order_id, payment_method_id, gateways)
    if (!other) return refused('method')
    const { payment_service } = other
    const gateway = gatewayOf(payment_service)
    if (!gateway && !(await mayConfirmAgain(tx, order_id))) return refused('changed_often')
    const begun = gateway ? await insertAttempt(tx, { ...order, payment_service }, gateway, now) : null
    if (begun?.is === 'refused') return begun
    await changePayment(tx, locked, other, whoMoves(context.caller), now)
    return begun ?? { is: 'later' }
  })
}

async function insertAttempt(
  tx: Transaction,
  order: PayableOrder,
  gateway: Gateway | null,
  now: Date,
): Promise<Begun> {
  if (!gateway) return refused('not_online')
  const { order_id, payment_service, amount, currency } = order
  const [{ made = 0, tried = 0 } = {}] = await tx<{ made: number; tried: number }[]>`
    select count(*)::int as made,
      count(*) filter (where state <> 'failed' or gateway_payment_id is not null)::int as tried
    from payment_attempt where order_id = ${order_id}`
  if (tried >= MOST_ATTEMPTS || made >= MOST_FUTILE) return refused('too_many')
  const [row] = await tx<{ id: number }[]>`
    insert into payment_attempt
      (order_id, gateway, payment_service, amount, currency, state, created_at, changed_at)
    values (${order_id}, ${gateway}, ${payment_service}, ${amount}, ${currency}, 'creating', ${now}, ${now})
    returning id`
  return { is: 'begun', attempt_id: row?.id ?? 0, gateway }
}

/** A process that died while opening a payment has taken its address with it. */
async function giveUpLost(tx: Transaction, order_id: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - CREATING_MS)
  await tx`
    update payment_attempt set state = 'unknown', changed_at = ${now}
    where order_id = ${order_id} and state = 'creating' and created_at < ${since}`
}
