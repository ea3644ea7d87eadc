import { randomBytes, randomInt } from 'node:crypto'
import { pragueTime, type SandboxClock } from '../gateway/clock.ts'
import type { Journal } from '../gateway/journal.ts'
import { type LedgerEntry, summed } from '../gateway/ledger.ts'
import { type CsobPayment, DEFAULT_TTL_S, isOpen, leftAmount } from './payment.ts'
import { CSOB_STATUSES as IS, type CsobStatus } from './result.ts'

export interface CsobGateOptions {
  clock: SandboxClock
  journal: Journal<CsobPayment>
}

const isToSettle = ({ paymentStatus }: CsobPayment) =>
  paymentStatus === IS.waiting_for_settlement || paymentStatus === IS.refund_processing
const dayOf = (at: number) => pragueTime(at).slice(0, 8)

/** The payments and everything that may happen to them; knows nothing of HTTP. */
export function createCsobGate({ clock, journal }: CsobGateOptions) {
  const save = (payment: CsobPayment) => journal.save(payment.payId, payment)
  const all = () => [...journal.rows.values()]

  function book(
    { payId, orderNo, currency, ledger }: CsobPayment,
    kind: LedgerEntry['kind'],
    amount: number,
  ) {
    const at = new Date(clock.now()).toISOString()
    ledger.push({ at, payment_id: payId, order_number: orderNo, kind, amount, currency })
  }

  /** Money moves with the first step into a status that means it, never a second time. */
  function move(payment: CsobPayment, status: CsobStatus, detail: string | null = null): void {
    payment.paymentStatus = status
    payment.statusDetail = detail
    payment.changed_at = clock.now()
    const is_paid = payment.ledger.some(({ kind }) => kind === 'paid')
    if (status === IS.confirmed || status === IS.waiting_for_settlement) {
      payment.authCode ??= String(randomInt(100_000, 1_000_000))
    }
    if (!is_paid && status >= IS.waiting_for_settlement) book(payment, 'paid', payment.totalAmount)
    const left = leftAmount(payment)
    if (status === IS.reversed && left > 0) book(payment, 'reversed', left)
    if (status === IS.returned && left > 0) book(payment, 'refunded', left)
    save(payment)
  }

  /** The bank's nightly run: what was paid is settled, what was given back has arrived. */
  function settle(payment: CsobPayment): void {
    if (payment.paymentStatus === IS.waiting_for_settlement) move(payment, IS.settled)
    else if (payment.paymentStatus === IS.refund_processing) {
      book(payment, 'refunded', payment.refunding)
      payment.refunding = 0
      move(payment, leftAmount(payment) > 0 ? IS.settled : IS.returned)
    }
  }

  return {
    all,
    find: (payId: string) => journal.rows.get(payId),
    findBySession: (session: string) => all().find((payment) => payment.session === session),
    move,
    settle: () => all().forEach(settle),
    create: (fields: {
      orderNo: string
      totalAmount: number
      currency: string
      closePayment: boolean
      returnUrl: string
      returnMethod: 'POST' | 'GET'
      cart: CsobPayment['cart']
      merchantData: string | null
      language: string
      ttlSec: number | null
      is_custom: boolean
    }): CsobPayment => {
      const { ttlSec, is_custom, ...rest } = fields
      const now = clock.now()
      const payment: CsobPayment = {
        ...rest,
        payId: `${randomBytes(6).toString('hex')}@HA`,
        session: randomBytes(21).toString('base64url'),
        paymentStatus: IS.created,
        statusDetail: null,
        authCode: null,
        customerCode: is_custom ? String(randomInt(100_000, 1_000_000)) : null,
        refunding: 0,
        ledger: [],
        created_at: now,
        changed_at: now,
        expires_at: now + (ttlSec ?? DEFAULT_TTL_S) * 1000,
      }
      save(payment)
      return payment
    },
    close: (payment: CsobPayment, amount: number) => {
      payment.totalAmount = amount
      move(payment, IS.waiting_for_settlement)
    },
    refund: (payment: CsobPayment, amount: number) => {
      payment.refunding = amount
      move(payment, IS.refund_processing)
    },
    /** Payers who never came back run out of time; at midnight the bank settles. */
    age: () => {
      const now = clock.now()
      for (const payment of all()) {
        if (isOpen(payment) && now >= payment.expires_at) move(payment, IS.cancelled)
        else if (isToSettle(payment) && dayOf(payment.changed_at) < dayOf(now)) settle(payment)
      }
    },
    ledger: () => summed(all().flatMap(({ ledger }) => ledger)),
  }
}

export type CsobGate = ReturnType<typeof createCsobGate>
