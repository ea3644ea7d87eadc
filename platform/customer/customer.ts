import postgres from 'postgres'
import type { InterfaceLanguage } from '#contract/language.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure } from '#platform/http/failure.ts'
import { forgetSubscriber } from '#platform/newsletter/newsletter.ts'

/** What logging in and mails need to know of a customer. */
export interface KnownCustomer {
  id: number
  first_name: string
  last_name: string
  email: string
  language: InterfaceLanguage
  password_hash: string | null
  email_verified_at: string | null
  is_active: boolean
  is_blocked: boolean
  used_referral_code: string | null
}

const known = (sql: Database | Transaction) =>
  sql`id, first_name, last_name, email, language, password_hash, email_verified_at, is_active, is_blocked,
    used_referral_code`

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

export interface LockedCustomer extends KnownCustomer {
  dial_code: string | null
  phone: string | null
  restrict_to_country_id: number | null
}

/** Keeps everybody else from changing the customer until the end of the transaction. */
export async function lockCustomer(sql: Transaction, id: number | null): Promise<LockedCustomer | null> {
  const [customer] = await sql<LockedCustomer[]>`
    select ${known(sql)}, dial_code, phone, restrict_to_country_id
    from customer where id = ${id} for no key update`
  return customer ?? null
}

/** One's own record and nobody else's; the same answer whether there is such a customer or not. */
export function requireOwn({ caller }: Context, id: number): void {
  if (id !== caller.customer_id) throw new Failure('forbidden')
}

export async function setPasswordHash(sql: Transaction, id: number, password_hash: string): Promise<void> {
  await sql`update customer set password_hash = ${password_hash} where id = ${id}`
}

/** Of an account; the record of a guest holds no e-mail back. */
export async function isEmailTaken(sql: Transaction, email: string): Promise<boolean> {
  const found = await sql`select from customer where email = ${email} and not is_guest`
  return found.length > 0
}

/** Nobody has shown yet to read the new mailbox. Fails, and the transaction with it, where an account has it. */
export async function setEmail(sql: Transaction, id: number, email: string): Promise<void> {
  await sql`update customer set email = ${email}, email_verified_at = null where id = ${id}`
}

/** Only the index can tell for sure that another account has an e-mail. */
export const meansTakenEmail = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.constraint_name === 'customer_email'

type Farewell = (sql: Transaction, customer: KnownCustomer) => Promise<void>
const farewells: Farewell[] = []

/** What a domain to the right does with traces of the customer that do not go with the row itself. */
export function whenCustomerLeaves(farewell: Farewell): void {
  farewells.push(farewell)
}

/**
 * Addresses, carts, lists, credits and sessions go with the row. Orders stay without it, as the law demands, and
 * reviews as those of nobody.
 */
export async function deleteCustomer(sql: Transaction, customer: KnownCustomer): Promise<void> {
  // An order that is being made holds the cart and wants the customer: the same order here, so that nobody is stuck.
  await sql`select from cart where customer_id = ${customer.id} order by id for update`
  await forgetSubscriber(sql, customer)
  for (const farewell of farewells) await farewell(sql, customer)
  await sql`delete from customer where id = ${customer.id}`
}

export async function noteVerifiedEmail(sql: Transaction, id: number, now: Date): Promise<void> {
  await sql`update customer set email_verified_at = ${now} where id = ${id} and email_verified_at is null`
}

export async function noteLogin(sql: Transaction, id: number, now: Date): Promise<void> {
  await sql`update customer set last_logged_at = ${now} where id = ${id}`
}

export function isWelcome(customer: { is_active: boolean; is_blocked: boolean }): boolean {
  return customer.is_active && !customer.is_blocked
}

export interface NewCustomer {
  email: string
  /** Whoever comes through a third party has none. */
  password_hash: string | null
  first_name: string
  last_name: string
  dial_code: string | null
  phone: string | null
  language: InterfaceLanguage
  gender_oriented_product_preference: number
  birth_at?: string | null
}

/** Makes an account; null where somebody has the e-mail already. */
export async function insertCustomer(
  sql: Transaction,
  customer: NewCustomer,
  now: Date,
): Promise<number | null> {
  const { email, password_hash, first_name, last_name, dial_code, phone, language } = customer
  const [made] = await sql<{ id: number }[]>`
    insert into customer (id, code, email, password_hash, first_name, last_name, dial_code, phone, language,
      gender_oriented_product_preference, birth_at, created_at)
    select id, 'Z' || lpad(id::text, greatest(6, length(id::text)), '0'), ${email}, ${password_hash},
      ${first_name}, ${last_name}, ${dial_code}, ${phone}, ${language},
      ${customer.gender_oriented_product_preference}, ${customer.birth_at ?? null}, ${now}
    from nextval(pg_get_serial_sequence('customer', 'id')) next(id)
    on conflict (email) where not is_guest do nothing returning id`
  return made?.id ?? null
}
