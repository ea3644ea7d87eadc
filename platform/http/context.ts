import type { Language } from '#contract/language.ts'
import type { Currency } from '#contract/money.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { AttemptStore } from './attempt-store.ts'
import type { Log } from './log.ts'

/** Who asks. A visitor has neither id; staff acting as a customer has both. */
export interface Caller {
  customer_id: number | null
  customer_group_ids: number[]
  user_id: number | null
  session_id: number | null
}

/** Somebody of the staff in their own name. */
export const isStaff = ({ customer_id, user_id }: Caller): boolean => user_id !== null && customer_id === null

export const VISITOR: Caller = { customer_id: null, customer_group_ids: [], user_id: null, session_id: null }

/** What a request prefers, after everything unknown fell back to the shop's own defaults. */
export interface Preferences {
  shop_id: number
  language: Language
  currency: Currency
  country_id: number
}

export interface Context extends Preferences {
  sql: Database
  request: Request
  request_id: string
  caller: Caller
  now: Date
  log: Log
  /** The row that records this call of the staff; its request id is the caller's to choose, and no key. */
  staff_action_id?: number
  /** Where attempts are counted; in the database when not given. */
  attempts?: AttemptStore
  /** Kinds of payment this shop can take, by their numbers; all of them when not given. */
  payment_services?: readonly number[]
}

/** The same request inside a transaction. */
export function within(context: Context, tx: Transaction): Context {
  // Whoever reads through a context only sends queries, which a transaction does as well.
  return { ...context, sql: tx as unknown as Database }
}
