import { timingSafeEqual } from 'node:crypto'
import { altered, type Answering, type Faults } from '../gateway/fault.ts'
import type { Answerer, Asked } from '../gateway/route.ts'
import { type GopayErrorCode, type GopayProblem, refuse } from './error.ts'
import { problemsOf } from './field.ts'
import type { GopayGate } from './gate.ts'
import { instrumentsOf } from './instrument.ts'
import { type GopayPayment, refundableAmount, told } from './payment.ts'
import { type createTokens, GOPAY_SCOPES, type GopayScope, TOKEN_LIFE_S } from './token.ts'

export interface ApiOptions {
  goid: string
  client: () => { client_id: string; client_secret: string }
  tokens: ReturnType<typeof createTokens>
  gate: GopayGate
  faults: Faults
  now: () => number
  gatewayUrl: (asked: Asked, hash: string) => string
  ring: (payment: GopayPayment) => Promise<unknown>
  refundResult: () => 'FINISHED' | 'ACCEPTED' | 'FAILED'
}

type Call = (asked: Asked, answering: Answering) => Response | Promise<Response>

/** The REST API, version 3. */
export function apiRoutes(options: ApiOptions): Record<string, Answerer> {
  const { goid, client, tokens, gate, faults, now } = options
  const no = ({ request }: Asked, status: number, ...problems: GopayProblem[]) =>
    refuse(request, now(), status, problems)

  const yes = (body: Record<string, unknown>, { alter }: Answering) =>
    Response.json(altered(body, alter), { headers: { 'cache-control': 'no-store' } })

  const operation =
    (name: string, call: Call): Answerer =>
    (asked) =>
      faults.around(name, asked.request, (answering) => call(asked, answering))

  /** `payment-create` may create payments and nothing else. */
  const allowed = (name: string, scopes: readonly GopayScope[], call: Call): Answerer =>
    operation(name, (asked, answering) => {
      const scope = tokens.scopeOf(asked.request.headers.get('authorization'))
      return scope && scopes.includes(scope) ? call(asked, answering) : no(asked, 403, { code: 200 })
    })

  const onPayment = (
    name: string,
    call: (payment: GopayPayment, asked: Asked, answering: Answering) => Response | Promise<Response>,
  ) =>
    allowed(name, ['payment-all'], (asked, answering) => {
      gate.age()
      const payment = gate.find(asked.params.id ?? '')
      return payment ? call(payment, asked, answering) : no(asked, 404, { code: 304 })
    })

  const settle = (
    name: string,
    wanted: 'CAPTURED' | 'CANCELED',
    [failed, done]: [GopayErrorCode, GopayErrorCode],
    act: (payment: GopayPayment, amount: number | null) => void,
  ) =>
    onPayment(name, async (payment, asked, answering) => {
      if (payment.preauthorization === wanted) return no(asked, 409, { code: done })
      if (payment.state !== 'AUTHORIZED') return no(asked, 409, { code: failed })
      const amount = await amountIn(asked.request)
      if (amount !== null && !(amount > 0 && amount <= payment.amount)) return no(asked, 409, { code: 332 })
      payment.preauthorization = wanted
      act(payment, amount)
      return yes({ id: payment.id, result: 'FINISHED' }, answering)
    })

  return {
    'POST /oauth2/token': operation('token', async (asked, answering) => {
      if (!isClient(asked.request.headers.get('authorization'), client()))
        return no(asked, 403, { code: 202 })
      const form = new URLSearchParams(await asked.request.text())
      if (form.get('grant_type') !== 'client_credentials') return no(asked, 403, { code: 201 })
      const scope = GOPAY_SCOPES.find((one) => one === form.get('scope'))
      if (!scope) return no(asked, 409, { code: form.get('scope') ? 111 : 110, field: 'scope' })
      const access_token = tokens.issue(scope)
      return yes({ token_type: 'bearer', access_token, expires_in: TOKEN_LIFE_S }, answering)
    }),
    'POST /payments/payment': allowed('create', GOPAY_SCOPES, async (asked, answering) => {
      // Any JSON may arrive; what is not a record is refused at once.
      const body = (await asked.request.json().catch(() => null)) as Record<string, unknown> | null
      if (typeof body !== 'object' || body === null || Array.isArray(body))
        return no(asked, 409, { code: 116 })
      const problems = problemsOf(body)
      if (problems.length > 0) return no(asked, 409, ...problems)
      const fields = fieldsOf(body)
      if (String(fields.target.goid) !== goid) return no(asked, 409, { code: 305 })
      const payment = gate.create(fields)
      if (answering.notify_first) await options.ring(payment)
      return yes(told(payment, options.gatewayUrl(asked, payment.hash)), answering)
    }),
    'GET /payments/payment/{id}': onPayment('status', (payment, asked, answering) =>
      yes(told(payment, options.gatewayUrl(asked, payment.hash)), answering),
    ),
    'POST /payments/payment/{id}/refund': onPayment('refund', async (payment, asked, answering) => {
      if (payment.state !== 'PAID' && payment.state !== 'PARTIALLY_REFUNDED')
        return no(asked, 409, { code: 331 })
      const amount = await amountIn(asked.request)
      if (amount === null) return no(asked, 409, { code: 110, field: 'amount' })
      if (!(amount > 0 && amount <= refundableAmount(payment))) return no(asked, 409, { code: 332 })
      const result = options.refundResult()
      gate.refund(payment, amount, result)
      return yes({ id: payment.id, result }, answering)
    }),
    'GET /payments/payment/{id}/refunds': onPayment('refunds', ({ refunds }) =>
      Response.json(refunds, { headers: { 'cache-control': 'no-store' } }),
    ),
    'POST /payments/payment/{id}/capture': settle('capture', 'CAPTURED', [350, 351], (payment, amount) =>
      gate.move(payment, 'PAID', null, amount ?? payment.amount),
    ),
    'POST /payments/payment/{id}/void-authorization': settle('void', 'CANCELED', [352, 353], (payment) =>
      gate.move(payment, 'CANCELED', null),
    ),
    'POST /payments/payment/{id}/create-recurrence': onPayment('recurrence', (_, asked) =>
      no(asked, 409, { code: 341 }),
    ),
    'GET /eshops/eshop/{goid}/payment-instruments/{currency}': allowed(
      'instruments',
      ['payment-all'],
      (asked, answering) =>
        asked.params.goid === goid
          ? yes(instrumentsOf(asked.params.currency ?? ''), answering)
          : no(asked, 404, { code: 305 }),
    ),
  }
}

function isClient(
  authorization: string | null,
  { client_id, client_secret }: { client_id: string; client_secret: string },
) {
  const own = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`
  const [given, wanted] = [Buffer.from(authorization ?? ''), Buffer.from(own)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** From a form or from JSON; null when none is given. */
async function amountIn(request: Request): Promise<number | null> {
  const text = await request.text()
  if (text.trim() === '') return null
  if (!/\bjson\b/.test(request.headers.get('content-type') ?? '')) {
    const amount = new URLSearchParams(text).get('amount')
    return amount === null ? null : /^\d{1,15}$/.test(amount) ? Number(amount) : Number.NaN
  }
  try {
    // Anything but a record with a whole amount ends as not-a-number below.
    const { amount } = JSON.parse(text) as { amount?: unknown }
    return amount === undefined ? null : Number.isSafeInteger(Number(amount)) ? Number(amount) : Number.NaN
  } catch {
    return Number.NaN
  }
}

/** Reads what `problemsOf` found in order. */
function fieldsOf(body: Record<string, unknown>) {
  // Shapes are those the rules have just checked.
  const checked = body as {
    payer: Record<string, unknown>
    target: { goid: number | string }
    items: { name: string; amount: number | string }[]
    callback: { return_url: string; notification_url: string }
    additional_params?: unknown[]
  }
  return {
    order_number: String(body.order_number),
    order_description: typeof body.order_description === 'string' ? body.order_description : null,
    amount: Number(body.amount),
    currency: String(body.currency),
    payer: checked.payer,
    target: { type: 'ACCOUNT' as const, goid: Number(checked.target.goid) },
    items: checked.items.map(({ name, amount }) => ({ name, amount: Number(amount) })),
    additional_params: checked.additional_params ?? [],
    lang: typeof body.lang === 'string' ? body.lang : 'CS',
    callback: checked.callback,
    preauthorization: body.preauthorization === true ? ('REQUESTED' as const) : null,
  }
}
