import { generateKeyPairSync } from 'node:crypto'
import * as z from 'zod/mini'
import { told, unknownPayment } from '../gateway/control.ts'
import { openRoad, ReturnRoad } from '../gateway/return-road.ts'
import type { Answerer } from '../gateway/route.ts'
import { spoilt } from './api.ts'
import type { CsobGate } from './gate.ts'
import { returnAddress, type ReturnFields, returnFields } from './gateway.ts'
import type { CsobPayment } from './payment.ts'
import { CSOB_STATUSES } from './result.ts'

const Settings = z.strictObject({
  returns: z.optional(ReturnRoad),
  /** How wrong the bank's clock is on what it signs, and in what it takes for late. */
  skew_ms: z.optional(z.int()),
})

export interface CsobSettings {
  returns: ReturnRoad
  skew_ms: number
}

export const usualSettings = (): CsobSettings => ({ returns: openRoad(), skew_ms: 0 })

const Force = z.strictObject({
  paymentStatus: z.enum(CSOB_STATUSES),
  statusDetail: z.optional(z.nullable(z.string())),
})
/** A return as the browser would bring it. `fields` are changed before signing, `after` once it is signed. */
const Return = z.strictObject({
  fields: z._default(z.record(z.string(), z.unknown()), {}),
  after: z._default(z.record(z.string(), z.string()), {}),
  bad_signature: z._default(z.boolean(), false),
  dttm_shift_ms: z._default(z.int(), 0),
  /** How often the sandbox itself knocks at the shop; 0 only tells what it would send. */
  send: z._default(z.int().check(z.gte(0), z.lte(100)), 0),
})
const Keys = z.strictObject({
  private_key: z.optional(z.string()),
  public_key: z.optional(z.string()),
  merchant_public_key: z.optional(z.string()),
})

export interface CsobControlOptions {
  gate: CsobGate
  settings: CsobSettings
  keys: { merchant_public_key: string; private_key: string; public_key: string }
  wall: () => number
  send: (request: Request) => Promise<Response>
}

export function csobControlRoutes(options: CsobControlOptions): Record<string, Answerer> {
  const { gate, settings, keys, wall } = options

  async function knock({ returnUrl, returnMethod }: CsobPayment, fields: ReturnFields): Promise<number> {
    const request =
      returnMethod === 'GET'
        ? new Request(returnAddress(returnUrl, fields), { redirect: 'manual' })
        : new Request(returnUrl, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    return options.send(request).then(
      ({ status }) => status,
      () => 0,
    )
  }

  return {
    'POST /settings': told(Settings, ({ returns, skew_ms }) => {
      if (returns) settings.returns = returns
      if (skew_ms !== undefined) settings.skew_ms = skew_ms
      return Response.json(settings)
    }),
    'POST /payments/{id}/state': told(Force, ({ paymentStatus, statusDetail = null }, { params }) => {
      const payment = gate.find(params.id ?? '')
      if (!payment) return unknownPayment()
      gate.move(payment, paymentStatus, statusDetail)
      return Response.json(payment)
    }),
    'POST /payments/{id}/return': told(Return, async (wanted, { params }) => {
      const payment = gate.find(params.id ?? '')
      if (!payment) return unknownPayment()
      const at = { bank_key: () => keys.private_key, wall: () => wall() + wanted.dttm_shift_ms }
      const signed = returnFields(payment, at, wanted.fields)
      const signature = wanted.bad_signature ? spoilt(signed.signature ?? '') : (signed.signature ?? '')
      const fields = { ...signed, signature, ...wanted.after }
      const times = Array.from({ length: wanted.send })
      const answers = await Promise.all(times.map(() => knock(payment, fields)))
      return Response.json({ method: payment.returnMethod, url: payment.returnUrl, fields, answers })
    }),
    'POST /settle': () => {
      gate.settle()
      return Response.json(gate.all())
    },
    'POST /keys': told(Keys, ({ private_key, public_key, merchant_public_key }) => {
      if (merchant_public_key) keys.merchant_public_key = merchant_public_key
      if (private_key && public_key) Object.assign(keys, { private_key, public_key })
      else if (!merchant_public_key) Object.assign(keys, newKeyPair())
      return Response.json({
        public_key: keys.public_key,
        merchant_public_key: keys.merchant_public_key,
      })
    }),
  }
}

export function newKeyPair(): { private_key: string; public_key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return { private_key: privateKey, public_key: publicKey }
}
