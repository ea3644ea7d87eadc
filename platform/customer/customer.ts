import type { InterfaceLanguage } from '#contract/language.ts'
import type { Database, Transaction } from '#platform/db/database.ts'

/** What logging in and mails need to know of a customer. */
export interface KnownCustomer {
  id: number
  first_name: string
  last_name: string
  email: string
  language: InterfaceLanguage
  password_hash: string | null
  is_active: boolean
  is_blocked: boolean
  used_referral_code: string | null
}

const known = (sql: Database | Transaction) =>
  sql`id, first_name, last_name, email, language, password_hash, is_active, is_blocked, used_referral_code`

/** Whoever may log in under the e-mail; a guest's record is nobody's account. */
export async function customerByEmail(
  sql: Database | Transaction,
  email: string,
): Promise<KnownCustomer | null> {
  const [customer] = await sql<KnownCustomer[]>`
    select ${known(sql)} from customer where email = ${email} and not is_guest`
  return customer ?? null
}

export async function customerById(sql: Database | Transaction, id: number): Promise<KnownCustomer | null> {
  const [customer] = await sql<KnownCustomer[]>`select ${known(sql)} from customer where id = ${id}`
  return customer ?? null
}

export async function setPasswordHash(sql: Transaction, id: number, password_hash: string): Promise<void> {
  await sql`update customer set password_hash = ${password_hash} where id = ${id}`
}

export async function noteLogin(sql: Transaction, id: number, now: Date): Promise<void> {
  await sql`update customer set last_logged_at = ${now} where id = ${id}`
}

export function isWelcome(customer: { is_active: boolean; is_blocked: boolean }): boolean {
  return customer.is_active && !customer.is_blocked
}
