import type { PaymentOutcome } from '#contract/payment.ts'
import type * as z from 'zod/mini'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { senderOf } from '#platform/http/client-ip.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, malformed, notFound } from '#platform/http/failure.ts'
import { askGateway, outcomeOf } from './ask-gateway.ts'
import { type AttemptState, GatewayError, type Gateways, isFinal } from './gateway.ts'
import { type Attempt, findAttempt, readUndecided } from './payment-attempt.ts'
import { PAYMENT_TEXTS } from './payment-texts.ts'
import type { PaymentSource } from './settle-payment.ts'

type Outcome = z.output<typeof PaymentOutcome>

/** Longer than any of the bank’s. */
const MAX_PAY_ID_LENGTH = 40

/** Numbers can be guessed, and forms made up: whoever comes with many that are nobody's is stopped. */
const strangers = createRateLimit({ name: 'payment', limit: 60, window_s: 60 })

/** In a minute, about one payment and for one reason: whoever tells of it without end must not make us ask so. */
export const MOST_QUESTIONS = 30
const questions = createRateLimit({ name: 'payment question', limit: MOST_QUESTIONS, window_s: 60 })

/** Asks, unless there is nothing left to hear. */
async function ask(
  context: Context,
  gateways: Gateways,
  attempt: Attempt,
  source: PaymentSource,
): Promise<AttemptState> {
  if (isFinal(attempt.state)) return attempt.state
  // Before it joins others who ask: whoever is refused must not refuse them as well.
  await questions.take(context, `${source} ${attempt.id}`)
  return askGateway(context, gateways, attempt, source)
}

async function known(context: Context, gateway: Attempt['gateway'], id: string): Promise<Attempt> {
  const sender = senderOf(context)
  await strangers.check(context, sender)
  const attempt = await findAttempt(context.sql, gateway, id)
  if (attempt) return attempt
  await strangers.count(context, sender)
  throw notFound()
}

/** Without an answer of the gateway nothing is known: neither that it is paid nor that it is not. */
async function askOrUnknown(
  context: Context,
  gateways: Gateways,
  attempt: Attempt,
  source: PaymentSource,
): Promise<Outcome> {
  const state = await ask(context, gateways, attempt, source).catch((error: unknown) => {
    const is_limited = error instanceof Failure && error.type === 'rate_limited'
    if (!(error instanceof GatewayError) && !is_limited) throw error
    context.log.warn('gateway not asked', { attempt_id: attempt.id, error })
    return null
  })
  return outcomeOf(context.sql, attempt.order_id, state)
}

export async function verifyGopay(context: Context, gateways: Gateways, id: string): Promise<Outcome> {
  return askOrUnknown(context, gateways, await known(context, 'gopay', id), 'return')
}

/**
 * A notification proves nothing: it is a reason to ask. Any answer but 200 makes GoPay tell again, so one that comes
 * while too many do is not lost.
 */
export async function hearOf(context: Context, gateways: Gateways, id: string): Promise<{ id: string }> {
  const attempt = await known(context, 'gopay', id)
  await ask(context, gateways, attempt, 'notification').catch((cause: unknown) => {
    if (!(cause instanceof GatewayError)) throw cause
    throw new Failure('unavailable', { sentence: PAYMENT_TEXTS[context.language].gateway_down, cause })
  })
  return { id }
}

export async function verifyCsobReturn(
  context: Context,
  gateways: Gateways,
  form: Record<string, string>,
): Promise<Outcome> {
  const sender = senderOf(context)
  await strangers.check(context, sender)
  const told = gateways.csob?.readReturn(form, context.now)
  const attempt = told ? await findAttempt(context.sql, 'csob', told.id) : null
  if (!told || !attempt || attempt.id !== told.attempt_id) {
    await strangers.count(context, sender)
    const pay_id = form.payId?.slice(0, MAX_PAY_ID_LENGTH) ?? null
    context.log.warn('a return that is not the bank’s', { pay_id, signed: told != null })
    throw malformed()
  }
  return askOrUnknown(context, gateways, attempt, 'return')
}

/** Asks about the tries whose end is not known, the newest first. */
export async function verifyOrder(context: Context, gateways: Gateways, order_id: number): Promise<Outcome> {
  const undecided = await readUndecided(context.sql, order_id)
  for (const attempt of undecided.filter(({ gateway_payment_id }) => gateway_payment_id !== null)) {
    const outcome = await askOrUnknown(context, gateways, attempt, 'ask')
    if (outcome.payment_status !== 'error') return outcome
  }
  const [last] = await context.sql<{ state: Attempt['state'] }[]>`
    select state from payment_attempt where order_id = ${order_id} order by id desc limit 1`
  return outcomeOf(context.sql, order_id, last?.state ?? 'failed')
}
