import type { z } from 'zod/mini'
import type { bankBodyFields, bankFields } from '#contract/bank.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Fragment } from '#platform/db/table.ts'
import { namedAccountOf } from '#platform/payment/refund-due-table.ts'

export type AccountBody = {
  [Field in keyof typeof bankBodyFields]?: z.output<(typeof bankBodyFields)[Field]>
}
export type Account = { [Field in keyof typeof bankFields]: string | null }

/** An account as it was typed; what is not there is empty. */
export const accountIn = (body: AccountBody): Account => ({
  bank_code: body.bank_code ?? null,
  bank_account_number: body.bank_account_number ?? null,
  bank_account_iban: body.bank_account_iban ?? null,
  bank_swift_code: body.bank_swift_code ?? null,
})

export const isAccountNamed = (account: Account): boolean =>
  Object.values(account).some((part) => part !== null)

/**
 * What a patch says of an account replaces the whole of it: parts of two of them make none. Null says something as well,
 * it takes the account back.
 */
export async function nameAccount(tx: Transaction, refund_id: number, body: AccountBody): Promise<void> {
  const { bank_code, bank_account_number, bank_account_iban, bank_swift_code } = body
  const said = [bank_code, bank_account_number, bank_account_iban, bank_swift_code]
  if (said.every((part) => part === undefined)) return
  await tx`update refund set ${tx({ ...accountIn(body) })} where id = ${refund_id}`
}

/** Where the money of a `refund` can be sent: as its buyer has named it here, or once for all. */
export const accountOfRefund = (sql: Database | Transaction): Fragment =>
  sql`coalesce(${namedAccountOf(sql, sql`refund`)}, ${namedAccountOf(sql, sql`customer`)})`
