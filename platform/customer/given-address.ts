import {
  type Address,
  type AddressBody,
  addressIssues,
  type AddressTypeWord,
  type AddressValues,
} from '#contract/address.ts'
import type { FieldError } from '#contract/error.ts'
import type { Language } from '#contract/language.ts'
import { type AddressRequirement, requiredAddresses } from '#contract/shipping.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure } from '#platform/http/failure.ts'
import { FORM_TEXTS } from '#platform/http/failure-texts.ts'

type BookAddress = Omit<Address, 'id' | 'created_at'> & { customer_address_id: number | null }

/** Filled in by and by, so the names may still be missing. */
export type GivenAddress = Omit<BookAddress, 'first_name' | 'last_name'> &
  Record<'first_name' | 'last_name', string | null>

/** An address as a body changes it: to one of the book by its id, or field by field. */
export async function givenAddress(
  sql: Context['sql'] | Transaction,
  caller: Context['caller'],
  current: GivenAddress,
  body: AddressBody,
): Promise<GivenAddress> {
  const { customer_address_id } = body
  const filled = filledFields(body)
  if (customer_address_id != null) {
    return { ...(await readBookAddress(sql, caller, customer_address_id)), ...filled }
  }
  const fields = Object.keys(filled) as (keyof typeof filled)[]
  // What was changed by hand is no longer the address of the book; a form that repeats it has changed nothing.
  const is_own = customer_address_id === null || fields.some((field) => filled[field] !== current[field])
  return { ...current, ...filled, customer_address_id: is_own ? null : current.customer_address_id }
}

export function filledFields(body: AddressBody): Partial<BookAddress> {
  const { customer_address_id: _, ...fields } = body
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** The same answer whether somebody else has such an address or nobody. */
export async function readBookAddress(
  sql: Context['sql'] | Transaction,
  { customer_id }: Context['caller'],
  id: number,
): Promise<BookAddress> {
  if (customer_id === null) throw new Failure('unauthenticated')
  const [found] = await sql<BookAddress[]>`
    select id as customer_address_id, first_name, last_name, phone, dial_code, street, city, post_code,
      country_id, is_company, company_name, company_identification_number, company_vat_number
    from customer_address where id = ${id} and customer_id = ${customer_id}`
  if (!found) throw new Failure('forbidden')
  return { ...found }
}

/** Fields are named as the form names them: `billing.first_name`. `country` is the two-letter code. */
export function addressErrors(
  language: Language,
  addresses: readonly (AddressValues & { type: AddressTypeWord; country: string | null })[],
  requirement: AddressRequirement,
  has_shipping_address: boolean,
): FieldError[] {
  const required = requiredAddresses(requirement, has_shipping_address)
  return (['billing', 'shipping'] as const).flatMap((type) => {
    const scope = required[type]
    if (scope === null) return []
    const address = addresses.find((one) => one.type === type)
    return addressIssues(address ?? {}, scope, address?.country ?? null).map(({ field, message }) => ({
      field: `${type}.${field}`,
      message: FORM_TEXTS[language][message],
    }))
  })
}
