import { pragueTime } from '../gateway/clock.ts'
import { altered, type Answering, type Faults } from '../gateway/fault.ts'
import type { Answerer, Asked } from '../gateway/route.ts'
import { type CsobProblem, problemOf } from './field.ts'
import type { CsobGate } from './gate.ts'
import { type CsobPayment, leftAmount, statusFields } from './payment.ts'
import { CSOB_RESULTS, CSOB_STATUSES as IS, type CsobResultCode } from './result.ts'
import { ANSWER_ORDER, type CsobOperation, REQUEST_ORDER } from './sign-order.ts'
import { isSignedText, signedText, signText } from './signature.ts'

/** How far the merchant's clock may be off. */
const DTTM_TOLERANCE_MS = 5 * 60_000

export interface CsobApiOptions {
  merchant: () => { id: string; public_key: string }
  bank_key: () => string
  gate: CsobGate
  faults: Faults
  /** The time on messages; payments may live faster. */
  wall: () => number
  openPage: (payment: CsobPayment, asked: Asked) => Response
  brokenPage: (asked: Asked) => Response
}

type Values = Record<string, unknown>
type Call = (values: Values, asked: Asked) => Values | Response

/** eAPI 1.9. */
export function csobApiRoutes(options: CsobApiOptions): Record<string, Answerer> {
  const { gate, faults, wall } = options

  function answer(operation: CsobOperation, values: Values, { alter, bad_signature }: Answering): Response {
    const said = altered({ ...values, dttm: pragueTime(wall()) }, alter)
    const signature = signText(signedText(ANSWER_ORDER[operation], said), options.bank_key())
    return Response.json(
      { ...said, signature: bad_signature ? spoilt(signature) : signature },
      { headers: { 'cache-control': 'no-store' } },
    )
  }

  /** Only who signed rightly, and lately, is heard at all. */
  function stranger(operation: CsobOperation, values: Values): Response | null {
    const { id, public_key } = options.merchant()
    const sent = typeof values.dttm === 'string' ? timeOf(values.dttm) : null
    if (sent === null) return unsigned(400, "Invalid 'dttm' parameter")
    const text = signedText(REQUEST_ORDER[operation], values)
    if (values.merchantId !== id || !isSignedText(text, values.signature, public_key)) {
      return unsigned(401, 'Wrong signature')
    }
    return Math.abs(sent - wallTime(wall())) > DTTM_TOLERANCE_MS
      ? unsigned(400, "Invalid 'dttm' parameter")
      : null
  }

  const operation =
    (name: CsobOperation, call: Call): Answerer =>
    (asked) =>
      faults.around(name, asked.request, async (answering) => {
        const values = asked.request.method === 'GET' ? asked.params : await bodyOf(asked.request)
        if (!values) return unsigned(400, 'Invalid request')
        const refusal = stranger(name, values)
        if (refusal) return refusal
        gate.age()
        const problem = problemOf(name, values)
        if (problem && name === 'process') return options.brokenPage(asked)
        const result = problem ? told(problem, values) : call(values, asked)
        return result instanceof Response ? result : answer(name, result, answering)
      })

  const onPayment = (name: CsobOperation, call: (payment: CsobPayment, values: Values) => CsobResultCode) =>
    operation(name, (values) => {
      const payId = String(values.payId)
      const payment = gate.find(payId)
      if (!payment) return { payId, ...resultOf(140) }
      const code = call(payment, values)
      return { ...statusFields(payment), ...resultOf(code) }
    })

  return {
    'GET /echo/{merchantId}/{dttm}/{signature}': operation('echo', () => resultOf(0)),
    'POST /echo': operation('echo', () => resultOf(0)),
    'POST /echo/customer': operation('echo_customer', ({ customerId }) => ({ customerId, ...resultOf(800) })),
    'POST /payment/init': operation('init', (values) => {
      const payment = gate.create(fieldsOf(values))
      const { customerCode } = payment
      return { ...statusFields(payment), ...(customerCode ? { customerCode } : {}) }
    }),
    'GET /payment/process/{merchantId}/{payId}/{dttm}/{signature}': operation(
      'process',
      ({ payId }, asked) => {
        const payment = gate.find(String(payId))
        return payment && payment.paymentStatus !== IS.cancelled
          ? options.openPage(payment, asked)
          : options.brokenPage(asked)
      },
    ),
    'GET /payment/status/{merchantId}/{payId}/{dttm}/{signature}': onPayment('status', () => 0),
    'PUT /payment/close': onPayment('close', (payment, { totalAmount }) => {
      if (payment.paymentStatus !== IS.confirmed) return 150
      const amount = typeof totalAmount === 'number' ? totalAmount : payment.totalAmount
      if (amount > payment.totalAmount) return 110
      gate.close(payment, amount)
      return 0
    }),
    'PUT /payment/reverse': onPayment('reverse', (payment) => {
      const { paymentStatus } = payment
      if (paymentStatus !== IS.confirmed && paymentStatus !== IS.waiting_for_settlement) return 150
      gate.move(payment, IS.reversed)
      return 0
    }),
    'PUT /payment/refund': onPayment('refund', (payment, { amount }) => {
      if (payment.paymentStatus !== IS.settled) return 150
      const wanted = typeof amount === 'number' ? amount : leftAmount(payment)
      if (wanted > leftAmount(payment)) return 110
      gate.refund(payment, wanted)
      return 0
    }),
  }
}

const resultOf = (resultCode: CsobResultCode) => ({ resultCode, resultMessage: CSOB_RESULTS[resultCode] })

function told({ code, field }: CsobProblem, { payId }: Values): Values {
  const words = code === 100 ? 'Missing' : 'Invalid'
  return {
    ...(typeof payId === 'string' ? { payId } : {}),
    resultCode: code,
    resultMessage: `${words} '${field}' parameter`,
  }
}

/** Strangers get no signature. */
const unsigned = (status: 400 | 401, resultMessage: string) =>
  Response.json({ resultCode: 110, resultMessage }, { status, headers: { 'cache-control': 'no-store' } })

async function bodyOf(request: Request): Promise<Values | null> {
  const body: unknown = await request.json().catch(() => null)
  // A record of JSON has texts for names.
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Values) : null
}

/** A wrong signature that still looks like one. */
export function spoilt(signature: string): string {
  return (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
}

/** Both clocks are read off the same wall, so they compare without knowing about summer time. */
function timeOf(dttm: string): number | null {
  const [, y, m, d, h, i, s] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(dttm) ?? []
  if (y === undefined) return null
  const at = Date.UTC(Number(y), Number(m) - 1, Number(d), Number(h), Number(i), Number(s))
  return new Date(at).toISOString().replaceAll(/\D/g, '').startsWith(dttm) ? at : null
}

const wallTime = (at: number) => timeOf(pragueTime(at)) ?? at

/** Reads what `problemOf` found in order. */
function fieldsOf(values: Values) {
  // Shapes are those the rules have just checked.
  const checked = values as { cart: CsobPayment['cart']; returnMethod: 'POST' | 'GET' }
  return {
    orderNo: String(values.orderNo),
    totalAmount: Number(values.totalAmount),
    currency: String(values.currency),
    closePayment: values.closePayment !== false,
    returnUrl: String(values.returnUrl),
    returnMethod: checked.returnMethod,
    cart: checked.cart.map(({ name, quantity, amount }) => ({ name, quantity, amount })),
    merchantData: typeof values.merchantData === 'string' ? values.merchantData : null,
    language: String(values.language),
    ttlSec: typeof values.ttlSec === 'number' ? values.ttlSec : null,
    is_custom: values.payOperation === 'customPayment',
  }
}
