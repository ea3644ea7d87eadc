import {
  type Gateway,
  gatewayOf,
  isPaidLater,
  PAYMENT_SERVICES,
  type PaymentService,
  type PaymentServiceCode,
} from '#contract/payment-service.ts'

/**
 * What became of one try to pay. `creating`: asked for, no answer yet. `unknown`: the answer was lost, so nobody has
 * the address at which it could be paid. `mismatch`: paid, but not what the order says.
 */
export const ATTEMPT_STATES = [
  'creating',
  'unknown',
  'open',
  'pending',
  'failed',
  'paid',
  'refunded',
  'mismatch',
] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

/** What a gateway can say of a payment. */
export type ReadState = Extract<AttemptState, 'open' | 'pending' | 'failed' | 'paid' | 'refunded'>

const NEXT: Record<AttemptState, readonly AttemptState[]> = {
  creating: ['unknown', 'open', 'pending', 'failed', 'paid', 'refunded', 'mismatch'],
  unknown: ['open', 'pending', 'failed', 'paid', 'refunded', 'mismatch'],
  open: ['pending', 'failed', 'paid', 'refunded', 'mismatch'],
  pending: ['failed', 'paid', 'refunded', 'mismatch'],
  // Money that comes late is money all the same.
  failed: ['paid', 'refunded', 'mismatch'],
  paid: ['refunded'],
  refunded: [],
  mismatch: ['refunded'],
}

/** Answers may overtake each other: what is older than what is known changes nothing. */
export function mayBecome(from: AttemptState, to: AttemptState): boolean {
  return NEXT[from].includes(to)
}

/** Whether nothing a gateway could still say would change it. */
export function isFinal(state: AttemptState): boolean {
  return NEXT[state].length === 0
}

/** A payment as its gateway tells it; null is what the gateway does not tell. */
export interface Reading {
  state: ReadState
  /** In the gateway's own words. */
  gateway_state: string
  amount: number | null
  currency: string | null
  order_number: string | null
  /** Of `refunded`: whether all of it is meant; null where the gateway does not tell. */
  is_whole: boolean | null
  /** Of `paid`: how much of it has gone back; null where the gateway does not tell. */
  returned: number | null
}

export interface Payer {
  first_name: string
  last_name: string
  email: string
  dial_code: string | null
  phone: string | null
  street: string | null
  city: string | null
  post_code: string | null
  country_alpha2: string | null
}

export interface PaidLine {
  type: 'ITEM' | 'DELIVERY' | 'DISCOUNT'
  name: string
  /** Of the whole line, in minor units. */
  amount: number
  count: number
  ean: string | null
}

/** What is to be paid: everything from the order, nothing from whoever asks. */
export interface PaymentWish {
  attempt_id: number
  order_number: string
  amount: number
  currency: string
  language: string
  is_card: boolean
  payer: Payer
  lines: PaidLine[]
  return_url: string
  notification_url: string
}

export interface OpenedPayment {
  id: string
  url: string
}

export type RefundResult = 'done' | 'accepted' | 'failed'

/** Money to be given back from one payment. */
export interface RefundWish {
  payment_id: string
  amount: number
  /** What was paid. */
  total: number
  /** What earlier refunds have taken from it, or are taking. */
  earlier: number
  /**
   * What became of asking before. `unanswered`: nobody knows whether it was heard. `accepted`: it was, so it is only
   * to be looked after.
   */
  asked: 'never' | 'unanswered' | 'accepted'
  asked_at: Date | null
  now: Date
}

const REFUND_OPERATIONS = ['refund', 'reverse', 'close'] as const

/** `later`: the gateway takes it once it has settled the payment. `unclear`: a person has to look. */
export interface RefundAnswer {
  outcome: 'done' | 'accepted' | 'later' | 'refused' | 'unclear'
  operation: (typeof REFUND_OPERATIONS)[number] | null
}

export interface GatewayClient {
  create: (wish: PaymentWish) => Promise<OpenedPayment>
  read: (id: string) => Promise<Reading>
  /** Whether it does not answer, so that nobody should be sent there. Ends by itself. */
  isResting: () => boolean
  /** Where a payment that is still open can be paid. */
  addressOf: (id: string, given: string) => string
  refund: (id: string, amount: number) => Promise<RefundResult>
  /** Gives money back in the way the state of the payment demands; asked twice for the same, it gives it once. */
  giveBack: (wish: RefundWish) => Promise<RefundAnswer>
}

/** The bank sends the payer back with a signed form. */
export interface SigningGateway extends GatewayClient {
  /** Which payment the form is about; null when it is not the bank's, or too old. */
  readReturn: (form: Record<string, string>, now: Date) => { id: string; attempt_id: number } | null
}

/** The gateways this shop has a contract with. */
export interface Gateways extends Partial<Record<Gateway, GatewayClient>> {
  gopay?: GatewayClient
  csob?: SigningGateway
}

/** Whether a method is paid at a gateway that does not answer. */
export function restingIn(gateways: Gateways): (service: PaymentService) => boolean {
  return (service) => {
    const gateway = gatewayOf(service)
    return gateway !== null && gateways[gateway]?.isResting() === true
  }
}

/** Kinds of payment a shop with these gateways can take: at one of them, or later and without any. */
export function payableBy(gateways: Gateways): PaymentServiceCode[] {
  return Object.values(PAYMENT_SERVICES).filter((service) => {
    const gateway = gatewayOf(service)
    return gateway ? gateways[gateway] !== undefined : isPaidLater(service)
  })
}

/** Those that answer, as far as is known. */
export function awake({ gopay, csob }: Gateways): Gateways {
  return { ...(gopay?.isResting() ? {} : { gopay }), ...(csob?.isResting() ? {} : { csob }) }
}

interface GatewayFault {
  certain: boolean
  refused?: boolean
  is_about_keys?: boolean
  cause?: unknown
}

/**
 * `certain`: the gateway has surely made nothing. Otherwise nobody knows. `refused`: it has said no itself.
 * `is_about_keys`: it does not know the shop by its keys, or the shop does not know it.
 */
export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly certain: boolean
  readonly refused: boolean
  readonly is_about_keys: boolean

  constructor(message: string, options: GatewayFault) {
    super(message, { cause: options.cause })
    this.certain = options.certain
    this.refused = options.refused ?? false
    this.is_about_keys = options.is_about_keys ?? false
  }
}

/** A question that fails has changed nothing, however it failed; nor does its refusal refuse what was to follow it. */
export function nothingChanged(error: unknown): never {
  if (!(error instanceof GatewayError)) throw error
  const { message, is_about_keys } = error
  throw new GatewayError(message, { certain: true, is_about_keys, cause: error })
}
