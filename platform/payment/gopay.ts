import * as z from 'zod/mini'
import { alpha3Of } from './country-alpha3.ts'
import {
  type GatewayClient,
  GatewayError,
  nothingChanged,
  type PaymentWish,
  type Reading,
  type ReadState,
  type RefundAnswer,
  type RefundResult,
  type RefundWish,
} from './gateway.ts'
import type { GatewayAnswer, GatewayCall } from './gateway-call.ts'

export interface GopaySettings {
  goid: string
  client_id: string
  client_secret: string
  /** Read with every call: a sandbox stands where its shop does, which is known once that listens. */
  readonly api_url: string
}

type Scope = 'payment-create' | 'payment-all'

const Token = z.object({ access_token: z.string(), expires_in: z.number() })
const Payment = z.object({
  id: z.union([z.number(), z.string()]),
  order_number: z.string(),
  state: z.string(),
  amount: z.number(),
  currency: z.string(),
  gw_url: z.optional(z.string()),
  sub_state: z.optional(z.nullable(z.string())),
})
const Refund = z.object({ result: z.string() })
const Refunds = z.array(z.object({ amount: z.number(), state: z.string() }))

const STATES: Record<string, ReadState> = {
  CREATED: 'open',
  PAYMENT_METHOD_CHOSEN: 'pending',
  AUTHORIZED: 'pending',
  PAID: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  CANCELED: 'failed',
  TIMEOUTED: 'failed',
  REFUNDED: 'refunded',
}

/** A token is asked for again a little before it ends, so that none ends on its way. */
const TOKEN_MARGIN_S = 60

/** GoPay, REST API v3. */
export function createGopay(
  settings: GopaySettings,
  call: GatewayCall,
  now: () => number = Date.now,
): GatewayClient {
  const { goid, client_id, client_secret } = settings
  const tokens = new Map<Scope, { token: Promise<string>; until: number }>()

  function tokenFor(scope: Scope): Promise<string> {
    const kept = tokens.get(scope)
    if (kept && now() < kept.until) return kept.token
    // Whoever comes while it is being asked for waits for the same one.
    const entry = { token: askToken(scope), until: Number.POSITIVE_INFINITY }
    tokens.set(scope, entry)
    entry.token.catch(() => tokens.get(scope) === entry && tokens.delete(scope))
    return entry.token

    async function askToken(wanted: Scope): Promise<string> {
      const { access_token, expires_in } = await call(
        new Request(`${settings.api_url}/oauth2/token`, {
          method: 'POST',
          headers: {
            accept: 'application/json',
            'content-type': 'application/x-www-form-urlencoded',
            authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`,
          },
          body: new URLSearchParams({ grant_type: 'client_credentials', scope: wanted }).toString(),
        }),
      )
        .then((answer) => {
          const is_about_keys = answer.status === 401 || answer.status === 403
          return read(Token, answer, is_about_keys)
        })
        .catch(nothingChanged)
      entry.until = now() + (expires_in - TOKEN_MARGIN_S) * 1000
      return access_token
    }
  }

  async function ask(scope: Scope, path: string, init: RequestInit = {}): Promise<GatewayAnswer> {
    const send = async (token: Promise<string>) =>
      call(
        new Request(`${settings.api_url}${path}`, {
          ...init,
          headers: {
            accept: 'application/json',
            'accept-language': 'en-US',
            authorization: `Bearer ${await token}`,
            ...init.headers,
          },
        }),
      )
    const used = tokenFor(scope)
    const answer = await send(used)
    if (answer.status !== 401 && answer.status !== 403) return answer
    // A token can be taken back before its time; of all who notice, the first asks for another.
    if (tokens.get(scope)?.token === used) tokens.delete(scope)
    return send(tokenFor(scope))
  }

  async function refund(id: string, amount: number): Promise<RefundResult> {
    const answer = await ask('payment-all', `/payments/payment/${id}/refund`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ amount: String(amount) }).toString(),
    })
    const { result } = read(Refund, answer)
    return result === 'FINISHED' ? 'done' : result === 'ACCEPTED' ? 'accepted' : 'failed'
  }

  async function refundsOf(id: string): Promise<{ sum: number; is_done: boolean }> {
    const list = read(Refunds, await ask('payment-all', `/payments/payment/${id}/refunds`))
    const standing = list.filter(({ state }) => state !== 'FAILED')
    return {
      sum: standing.reduce((total, one) => total + one.amount, 0),
      is_done: standing.every(({ state }) => state === 'FINISHED'),
    }
  }

  /** GoPay lists its refunds, so what it was asked for before, and whether, is read off the sum. */
  async function giveBack({ payment_id, amount, earlier, asked }: RefundWish): Promise<RefundAnswer> {
    const { sum, is_done } = await refundsOf(payment_id).catch(nothingChanged)
    if (sum >= earlier + amount) {
      return { outcome: is_done ? 'done' : 'accepted', operation: null }
    }
    if (asked === 'accepted') return { outcome: 'refused', operation: null }
    const result = await refund(payment_id, amount)
    return { outcome: result === 'failed' ? 'refused' : result, operation: 'refund' }
  }

  return {
    create: async (wish) => {
      const answer = await ask('payment-create', '/payments/payment', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(paymentOf(goid, wish)),
      })
      const { id, gw_url } = read(Payment, answer)
      if (!gw_url) throw new GatewayError('a payment without an address', { certain: false })
      return { id: String(id), url: gw_url }
    },
    read: async (id) => {
      const payment = read(Payment, await ask('payment-all', `/payments/payment/${id}`))
      const returned = payment.state === 'PARTIALLY_REFUNDED' ? (await refundsOf(id)).sum : 0
      return { ...readingOf(id, payment), returned }
    },
    isResting: call.isResting,
    addressOf: (_id, given) => given,
    refund,
    giveBack,
  }
}

function read<T extends z.core.$ZodType>(
  schema: T,
  { status, body }: GatewayAnswer,
  is_about_keys = false,
): z.output<T> {
  if (status !== 200) {
    const message = `GoPay refused: ${status} ${codesIn(body)}`
    throw new GatewayError(message, { certain: true, refused: true, is_about_keys })
  }
  const result = z.safeParse(schema, body)
  if (!result.success) throw new GatewayError('GoPay answered something else', { certain: false })
  return result.data
}

const Refusal = z.object({
  errors: z.array(
    z.object({ error_code: z.optional(z.nullable(z.number())), field: z.optional(z.nullable(z.string())) }),
  ),
})

/** Codes and fields alone: messages may repeat what the payer has filled in. */
function codesIn(body: unknown): string {
  const result = z.safeParse(Refusal, body)
  if (!result.success) return ''
  return result.data.errors
    .map(({ error_code, field }) => `${error_code ?? ''} ${field ?? ''}`.trim())
    .join(', ')
}

function readingOf(asked: string, payment: z.output<typeof Payment>): Omit<Reading, 'returned'> {
  const { id, state, sub_state, amount, currency, order_number } = payment
  const known = STATES[state]
  if (!known || String(id) !== asked)
    throw new GatewayError('GoPay told of something else', { certain: false })
  return {
    state: known,
    gateway_state: sub_state ? `${state} ${sub_state}` : state,
    amount,
    currency,
    order_number,
    is_whole: state === 'REFUNDED',
  }
}

const LANGUAGES = ['CS', 'SK', 'EN', 'DE']

/** The body of a new payment, as documented; `vat_rate` is left out because its list of rates is out of date. */
function paymentOf(goid: string, wish: PaymentWish): Record<string, unknown> {
  const { payer } = wish
  const language = wish.language.toUpperCase()
  return {
    payer: {
      ...(wish.is_card ? { default_payment_instrument: 'PAYMENT_CARD' } : {}),
      contact: filled({
        first_name: payer.first_name.slice(0, 256),
        last_name: payer.last_name.slice(0, 256),
        email: payer.email,
        phone_number: payer.phone && `${payer.dial_code ?? ''}${payer.phone}`.replaceAll(/\s/g, ''),
        city: payer.city?.slice(0, 128),
        street: payer.street?.slice(0, 128),
        postal_code: payer.post_code?.slice(0, 16),
        country_code: alpha3Of(payer.country_alpha2),
      }),
    },
    target: { type: 'ACCOUNT', goid: Number(goid) },
    amount: wish.amount,
    currency: wish.currency,
    order_number: wish.order_number,
    order_description: wish.order_number,
    items: wish.lines.map(({ type, name, amount, count, ean }) => ({
      type,
      name: name.slice(0, 256),
      amount,
      count,
      ...(ean ? { ean } : {}),
    })),
    callback: { return_url: wish.return_url, notification_url: wish.notification_url },
    lang: LANGUAGES.includes(language) ? language : 'CS',
    additional_params: [{ name: 'attempt', value: String(wish.attempt_id) }],
  }
}

function filled(fields: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter((one): one is [string, string] => Boolean(one[1])))
}
