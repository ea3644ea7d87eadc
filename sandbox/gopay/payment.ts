import type { LedgerEntry } from '../gateway/ledger.ts'

export const GOPAY_STATES = [
  'CREATED',
  'PAYMENT_METHOD_CHOSEN',
  'PAID',
  'AUTHORIZED',
  'CANCELED',
  'TIMEOUTED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
] as const
export type GopayState = (typeof GOPAY_STATES)[number]

export interface GopayRefund {
  id: number
  state: 'REQUESTED' | 'FINISHED' | 'FAILED'
  amount: number
  currency: string
  date_requested: string
  date_last_change: string
}

export interface GopayNotification {
  id: number
  /** What the payment had become when it was written; the message itself does not say. */
  state: GopayState
  status: 'waiting' | 'held' | 'delivered' | 'dropped' | 'failed'
  due_at: number
  /** HTTP statuses of the shop, 0 where it did not answer. */
  answers: number[]
}

export interface GopayPayment {
  id: number
  hash: string
  order_number: string
  order_description: string | null
  state: GopayState
  sub_state: string | null
  amount: number
  currency: string
  payer: Record<string, unknown>
  target: { type: 'ACCOUNT'; goid: number }
  items: { name: string; amount: number }[]
  additional_params: unknown[]
  lang: string
  callback: { return_url: string; notification_url: string }
  preauthorization: 'REQUESTED' | 'AUTHORIZED' | 'CAPTURED' | 'CANCELED' | null
  payment_instrument: 'PAYMENT_CARD' | 'BANK_ACCOUNT' | null
  refunds: GopayRefund[]
  notifications: GopayNotification[]
  ledger: LedgerEntry[]
  created_at: number
  changed_at: number
}

const HOUR_MS = 3_600_000
/** How long a payment waits for its payer, by how far the payer has come. */
const EXPIRY_MS = { CREATED: 12 * HOUR_MS, PAYMENT_CARD: HOUR_MS, BANK_ACCOUNT: 10 * 24 * HOUR_MS }

export function isOverdue({ state, payment_instrument, changed_at }: GopayPayment, now: number): boolean {
  if (state === 'CREATED') return now >= changed_at + EXPIRY_MS.CREATED
  if (state !== 'PAYMENT_METHOD_CHOSEN') return false
  return now >= changed_at + EXPIRY_MS[payment_instrument ?? 'PAYMENT_CARD']
}

export const isOpen = ({ state }: GopayPayment) => state === 'CREATED' || state === 'PAYMENT_METHOD_CHOSEN'

const sumOf = (entries: { amount: number }[]) => entries.reduce((total, { amount }) => total + amount, 0)

export const paidAmount = ({ ledger }: GopayPayment) => sumOf(ledger.filter(({ kind }) => kind === 'paid'))

export const refundedAmount = ({ ledger }: GopayPayment) =>
  sumOf(ledger.filter(({ kind }) => kind === 'refunded'))

/** What may still be given back, less what is on its way. */
export const refundableAmount = (payment: GopayPayment) =>
  paidAmount(payment) -
  refundedAmount(payment) -
  sumOf(payment.refunds.filter(({ state }) => state === 'REQUESTED'))

const CARD = {
  card_number: '418803******0003',
  card_expiration: '3012',
  card_brand: 'VISA Classic',
  card_issuer_country: 'CZE',
  card_issuer_bank: 'AIR BANK, A.S.',
  '3ds_result': 'Y',
  card_fingerprint: 'b1f0a3c58d6e4e7a9b21c0f2d7e85a64',
}
const ACCOUNT = { account_number: '1000000011/0100', account_name: 'Sandbox', bic: 'KOMBCZPP' }

/** A payment as the protocol tells it; fields that have no value yet are left out. */
export function told(payment: GopayPayment, gw_url: string): Record<string, unknown> {
  const { payment_instrument, preauthorization } = payment
  const settled = ['PAID', 'AUTHORIZED', 'REFUNDED', 'PARTIALLY_REFUNDED'].includes(payment.state)
  const means =
    settled && payment_instrument
      ? payment_instrument === 'PAYMENT_CARD'
        ? { payment_card: CARD }
        : { bank_account: ACCOUNT }
      : {}
  return {
    id: payment.id,
    order_number: payment.order_number,
    state: payment.state,
    ...(payment.sub_state ? { sub_state: payment.sub_state } : {}),
    ...(payment_instrument ? { payment_instrument } : {}),
    amount: payment.amount,
    currency: payment.currency,
    payer: { ...payment.payer, ...means },
    target: payment.target,
    ...(preauthorization ? { preauthorization: { requested: true, state: preauthorization } } : {}),
    additional_params: payment.additional_params,
    lang: payment.lang,
    gw_url,
  }
}
