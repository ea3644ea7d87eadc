import type { Database, Transaction } from '#platform/db/database.ts'
import type { LedgerEntry } from '#sandbox/gateway/ledger.ts'

interface OrderRow {
  id: number
  code: string
  total: number
  is_paid: boolean
  paid_events: number
  invoices: number
}
interface AttemptRow {
  order_id: number
  state: string
  gateway_payment_id: string | null
  amount: number
  currency: string
  refund: number | null
}

/** Everything in which the shop's books and the gateways' differ, of orders after that one; one sentence each. */
export async function disagreements(
  db: Database | Transaction,
  last_order_id: number,
  entries: readonly LedgerEntry[],
): Promise<string[]> {
  const { orders, attempts } = await readPayments(db, last_order_id)

  const found: string[] = []
  const must = (is_so: boolean, sentence: string) => void (is_so || found.push(sentence))

  const codeOf = new Map(orders.map(({ id, code }) => [id, code]))
  const byPayment = new Map(attempts.map((attempt) => [attempt.gateway_payment_id, attempt]))
  const booked = new Map(entries.map((entry) => [entry.payment_id, entry]))
  must(booked.size === entries.length, 'a payment is in the gateways’ books twice')
  for (const { kind, payment_id, amount, currency, order_number } of entries) {
    const attempt = byPayment.get(payment_id)
    must(kind === 'paid', `${payment_id} was given back by itself`)
    must(attempt?.state === 'paid', `${payment_id} is paid, and the try is ${attempt?.state}`)
    must(attempt?.amount === amount && attempt.currency === currency, `${payment_id} is of another amount`)
    must(codeOf.get(attempt?.order_id ?? 0) === order_number, `${payment_id} is of another order`)
  }
  for (const { state, gateway_payment_id, amount, refund } of attempts) {
    if (state === 'paid')
      must(booked.has(gateway_payment_id ?? ''), `${gateway_payment_id} is paid without money`)
    if (refund === null) continue
    must(state === 'paid' && refund === amount, `${gateway_payment_id} is to be given back and was not paid`)
  }
  for (const { id, code, total, is_paid, paid_events, invoices } of orders) {
    const kept = attempts.filter(
      ({ order_id, state, refund }) => order_id === id && state === 'paid' && refund === null,
    )
    const amount = kept.reduce((sum, one) => sum + one.amount, 0)
    must(amount === (is_paid ? total : 0), `${code} is ${is_paid ? '' : 'not '}paid, and ${amount} are kept`)
    must(
      paid_events === Number(is_paid) && invoices === Number(is_paid),
      `${code} was paid ${paid_events} times`,
    )
  }
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const at_gateways = sum(entries.map(({ amount }) => amount))
  const paid = sum(orders.filter(({ is_paid }) => is_paid).map(({ total }) => total))
  const to_refund = sum(attempts.map(({ refund }) => refund ?? 0))
  must(at_gateways === paid + to_refund, `${at_gateways} came in, ${paid} were owed, ${to_refund} go back`)
  return found
}

/** Orders made after that one, and every try to pay them. */
export async function readPayments(db: Database | Transaction, last_order_id: number) {
  const orders = await db<OrderRow[]>`
    select id, code, taxed_total_price as total, paid_at is not null as is_paid,
      (select count(*)::int from order_event where order_id = customer_order.id and kind = 'paid') as paid_events,
      (select count(*)::int from order_invoice where order_id = customer_order.id and parent_id is null) as invoices
    from customer_order where id > ${last_order_id}`
  const attempts = await db<AttemptRow[]>`
    select attempt.order_id, attempt.state, attempt.gateway_payment_id, attempt.amount, attempt.currency,
      refund_due.amount as refund
    from payment_attempt attempt left join refund_due on refund_due.attempt_id = attempt.id
    where attempt.order_id > ${last_order_id}`
  return { orders, attempts }
}
