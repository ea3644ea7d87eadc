import type { Gateway } from '#contract/payment-service.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Fragment } from '#platform/db/table.ts'
import type { AttemptState } from './gateway.ts'

export interface Attempt {
  id: number
  order_id: number
  gateway: Gateway
  gateway_payment_id: string | null
  amount: number
  currency: string
  state: AttemptState
  gate_url: string | null
  created_at: string
}

const columns = (sql: Database | Transaction) =>
  sql`id, order_id, gateway, gateway_payment_id, amount, currency, state, gate_url, created_at`

export async function findAttempt(
  sql: Database,
  gateway: Gateway,
  gateway_payment_id: string,
): Promise<Attempt | null> {
  const [attempt] = await sql<Attempt[]>`
    select ${columns(sql)} from payment_attempt
    where gateway = ${gateway} and gateway_payment_id = ${gateway_payment_id}`
  return attempt ?? null
}

export async function readAttempt(sql: Database, id: number): Promise<Attempt | null> {
  const [attempt] = await sql<Attempt[]>`select ${columns(sql)} from payment_attempt where id = ${id}`
  return attempt ?? null
}

/** The tries of an order whose end is not known, the newest first. */
export async function readUndecided(sql: Database | Transaction, order_id: number): Promise<Attempt[]> {
  return [
    ...(await sql<Attempt[]>`
      select ${columns(sql)} from payment_attempt
      where order_id = ${order_id} and state in ('creating', 'open', 'pending') order by id desc`),
  ]
}

/** Locked after its order, as everything about a payment is. */
export async function lockAttempt(tx: Transaction, id: number): Promise<Attempt | null> {
  const [attempt] = await tx<Attempt[]>`
    select ${columns(tx)} from payment_attempt where id = ${id} for update`
  return attempt ?? null
}

/** What gateways have given back of an order without the shop owing it. */
export const returnedUnasked = (sql: Database | Transaction, order_id: Fragment): Fragment => sql`(
  select coalesce(sum(returned_unasked), 0)::bigint from payment_attempt attempt where attempt.order_id = ${order_id})`
