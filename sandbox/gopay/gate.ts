import { randomBytes, randomInt } from 'node:crypto'
import type { SandboxClock } from '../gateway/clock.ts'
import type { Journal } from '../gateway/journal.ts'
import { summed } from '../gateway/ledger.ts'
import {
  type GopayPayment,
  type GopayRefund,
  type GopayState,
  isOverdue,
  paidAmount,
  refundedAmount,
} from './payment.ts'

const SILENT: GopayState[] = ['CREATED', 'PAYMENT_METHOD_CHOSEN']
const FIRST_ID = 3_000_000_000

export interface GateOptions {
  clock: SandboxClock
  journal: Journal<GopayPayment>
  notify: (payment: GopayPayment) => void
}

/** The payments and everything that may happen to them; knows nothing of HTTP. */
export function createGate({ clock, journal, notify }: GateOptions) {
  const stamp = () => new Date(clock.now()).toISOString()
  const save = (payment: GopayPayment) => journal.save(String(payment.id), payment)
  const all = () => [...journal.rows.values()]

  function newId(): number {
    const id = FIRST_ID + randomInt(1_000_000_000)
    return journal.rows.has(String(id)) ? newId() : id
  }

  function book(payment: GopayPayment, kind: 'paid' | 'refunded', amount: number): void {
    const { id, order_number, currency } = payment
    payment.ledger.push({ at: stamp(), payment_id: String(id), order_number, kind, amount, currency })
  }

  /** Money moves with the first step into a state that means it, never a second time. */
  function move(payment: GopayPayment, state: GopayState, sub_state: string | null, amount?: number): void {
    payment.state = state
    payment.sub_state = sub_state
    payment.changed_at = clock.now()
    const means_paid = state === 'PAID' || state === 'REFUNDED' || state === 'PARTIALLY_REFUNDED'
    if (means_paid && paidAmount(payment) === 0) book(payment, 'paid', amount ?? payment.amount)
    const left = paidAmount(payment) - refundedAmount(payment)
    if (state === 'REFUNDED' && left > 0) book(payment, 'refunded', left)
    if (!SILENT.includes(state)) notify(payment)
    save(payment)
  }

  function finish(payment: GopayPayment, refund: GopayRefund): void {
    refund.state = 'FINISHED'
    refund.date_last_change = stamp()
    book(payment, 'refunded', refund.amount)
    const all_back = refundedAmount(payment) === paidAmount(payment)
    move(payment, all_back ? 'REFUNDED' : 'PARTIALLY_REFUNDED', null)
  }

  return {
    all,
    find: (id: string) => journal.rows.get(id),
    findByHash: (hash: string) => all().find((payment) => payment.hash === hash),
    save,
    move,
    create: (
      fields: Omit<
        GopayPayment,
        | 'id'
        | 'hash'
        | 'state'
        | 'sub_state'
        | 'payment_instrument'
        | 'refunds'
        | 'notifications'
        | 'ledger'
        | 'created_at'
        | 'changed_at'
      >,
    ): GopayPayment => {
      const payment: GopayPayment = {
        ...fields,
        id: newId(),
        hash: randomBytes(21).toString('base64url'),
        state: 'CREATED',
        sub_state: null,
        payment_instrument: null,
        refunds: [],
        notifications: [],
        ledger: [],
        created_at: clock.now(),
        changed_at: clock.now(),
      }
      save(payment)
      return payment
    },
    refund: (
      payment: GopayPayment,
      amount: number,
      result: 'FINISHED' | 'ACCEPTED' | 'FAILED',
    ): GopayRefund => {
      const at = stamp()
      const refund: GopayRefund = {
        id: newId(),
        state: result === 'FAILED' ? 'FAILED' : 'REQUESTED',
        amount,
        currency: payment.currency,
        date_requested: at,
        date_last_change: at,
      }
      payment.refunds.push(refund)
      if (result === 'FINISHED') finish(payment, refund)
      save(payment)
      return refund
    },
    finishRefunds: (payment: GopayPayment) => {
      for (const refund of payment.refunds.filter(({ state }) => state === 'REQUESTED'))
        finish(payment, refund)
    },
    /** Payers who never came back run out of time. */
    age: () => {
      for (const payment of all()) if (isOverdue(payment, clock.now())) move(payment, 'TIMEOUTED', null)
    },
    ledger: () => summed(all().flatMap(({ ledger }) => ledger)),
  }
}

export type GopayGate = ReturnType<typeof createGate>
