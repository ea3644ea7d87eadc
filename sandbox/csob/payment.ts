import type { LedgerEntry } from '../gateway/ledger.ts'
import { CSOB_STATUSES as IS, type CsobStatus } from './result.ts'

export interface CsobPayment {
  payId: string
  /** Names the payer's page; the payId alone opens nothing. */
  session: string
  orderNo: string
  paymentStatus: CsobStatus
  statusDetail: string | null
  authCode: string | null
  customerCode: string | null
  totalAmount: number
  currency: string
  closePayment: boolean
  returnUrl: string
  returnMethod: 'POST' | 'GET'
  cart: { name: string; quantity: number; amount: number }[]
  merchantData: string | null
  language: string
  /** Refund under way, until the bank's nightly run. */
  refunding: number
  ledger: LedgerEntry[]
  created_at: number
  changed_at: number
  expires_at: number
}

export const DEFAULT_TTL_S = 600

export const isOpen = ({ paymentStatus }: CsobPayment) =>
  paymentStatus === IS.created || paymentStatus === IS.in_progress

const sumOf = (entries: LedgerEntry[], kind: LedgerEntry['kind']) =>
  entries.reduce((total, entry) => total + (entry.kind === kind ? entry.amount : 0), 0)

/** What the bank holds for the shop, less what is on its way back. */
export const leftAmount = ({ ledger, refunding }: CsobPayment) =>
  sumOf(ledger, 'paid') - sumOf(ledger, 'refunded') - sumOf(ledger, 'reversed') - refunding

/** The fields that answers and returns share; those without a value are left out. */
export function statusFields(payment: CsobPayment): Record<string, unknown> {
  const { payId, paymentStatus, authCode, statusDetail } = payment
  return {
    payId,
    resultCode: 0,
    resultMessage: 'OK',
    paymentStatus,
    ...(authCode ? { authCode } : {}),
    ...(statusDetail ? { statusDetail } : {}),
  }
}
