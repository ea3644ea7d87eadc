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

export interface NewCustomer {
  email: string
  password_hash: string
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
