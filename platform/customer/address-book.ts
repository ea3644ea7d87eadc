import type * as z from 'zod/mini'
import {
  addressIssues,
  type CustomerAddress,
  type CustomerAddressBody,
  type CustomerAddressPatch,
  NO_COMPANY,
} from '#contract/address.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, invalid, notFound } from '#platform/http/failure.ts'
import { FORM_TEXTS } from '#platform/http/failure-texts.ts'
import { CUSTOMER_TEXTS } from './customer-texts.ts'
import { type LockedCustomer, lockCustomer } from './customer.ts'

export const MAX_ADDRESSES = 50

type Fields = Omit<CustomerAddress, 'id' | 'customer_id' | 'created_at'>

const BLANK = {
  ...NO_COMPANY,
  phone: null,
  dial_code: null,
  is_company: false,
  is_billing_default: false,
  is_shipping_default: false,
}

export async function addAddress(
  context: Context,
  body: z.infer<typeof CustomerAddressBody>,
): Promise<number> {
  return inBook(context, async (sql, customer) => {
    const customer_id = customer.id
    const address = await usable(context, sql, customer, { ...BLANK, ...given(body) })
    const { is_billing_default, is_shipping_default, ...place } = address
    const known = await findEqual(sql, customer_id, place)
    if (known) {
      await giveUpDefaults(sql, customer_id, address)
      await sql`
        update customer_address set is_billing_default = is_billing_default or ${is_billing_default},
          is_shipping_default = is_shipping_default or ${is_shipping_default}
        where id = ${known.id}`
      return known.id
    }
    const [book] = await sql<{ count: number }[]>`
      select count(*)::int from customer_address where customer_id = ${customer_id}`
    if ((book?.count ?? 0) >= MAX_ADDRESSES) {
      throw new Failure('conflict', { sentence: CUSTOMER_TEXTS[context.language].too_many })
    }
    await giveUpDefaults(sql, customer_id, address)
    const [added] = await sql<{ id: number }[]>`
      insert into customer_address ${sql({ customer_id, ...address, created_at: context.now })} returning id`
    if (!added) throw new Error('An address was inserted and not returned')
    return added.id
  })
}

/** One that is sent again, as after an answer that was lost, stands in the book once. */
async function findEqual(
  sql: Transaction,
  customer_id: number,
  place: Omit<Fields, 'is_billing_default' | 'is_shipping_default'>,
): Promise<{ id: number } | undefined> {
  const same = Object.entries(place).map(
    ([column, value]) => sql`and ${sql(column)} is not distinct from ${value}`,
  )
  const [known] = await sql<{ id: number }[]>`
    select id from customer_address where customer_id = ${customer_id} ${same} order by id limit 1`
  return known
}

/** An address of somebody else is not found, as is one nobody has. */
export async function changeAddress(
  context: Context,
  id: number,
  patch: z.infer<typeof CustomerAddressPatch>,
): Promise<void> {
  await inBook(context, async (sql, customer) => {
    const [current] = await sql<Fields[]>`
      select first_name, last_name, phone, dial_code, street, city, post_code, country_id, is_company,
        company_name, company_identification_number, company_vat_number, is_billing_default,
        is_shipping_default
      from customer_address where id = ${id} and customer_id = ${customer.id}`
    if (!current) throw notFound()
    const address = await usable(context, sql, customer, { ...current, ...given(patch) })
    await giveUpDefaults(sql, customer.id, address)
    await sql`update customer_address set ${sql(address)} where id = ${id}`
  })
}

export async function removeAddress({ sql, caller }: Context, id: number): Promise<void> {
  const { count } = await sql`
    delete from customer_address where id = ${id} and customer_id = ${caller.customer_id}`
  if (count === 0) throw notFound()
}

/** The customer's row is the lock of the book: whoever sets a default at the same moment waits. */
async function inBook<Result>(
  context: Context,
  work: (sql: Transaction, customer: LockedCustomer) => Promise<Result>,
): Promise<Result> {
  return context.sql.begin(async (sql) => {
    const customer = await lockCustomer(sql, context.caller.customer_id)
    if (!customer) throw new Failure('unauthenticated')
    return work(sql, customer)
  })
}

/** Of two addresses with a flag the last one set has it. */
async function giveUpDefaults(sql: Transaction, customer_id: number, address: Fields): Promise<void> {
  const { is_billing_default, is_shipping_default } = address
  await sql`
    update customer_address set is_billing_default = is_billing_default and not ${is_billing_default},
      is_shipping_default = is_shipping_default and not ${is_shipping_default}
    where customer_id = ${customer_id}
      and (is_billing_default and ${is_billing_default} or is_shipping_default and ${is_shipping_default})`
}

type Given = { [K in keyof Fields]?: Fields[K] | undefined }

function given(body: Given): Given {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
}

async function usable(
  { language }: Context,
  sql: Transaction,
  { restrict_to_country_id }: LockedCustomer,
  address: Given,
): Promise<Fields> {
  const country_id = address.country_id ?? null
  const texts = CUSTOMER_TEXTS[language]
  const [country] = await sql<{ alpha2: string; is_active: boolean }[]>`
    select alpha2, is_active from country where id = ${country_id}`
  if (!country?.is_active) throw invalid('country_id', texts.country)
  if (restrict_to_country_id !== null && restrict_to_country_id !== country_id) {
    throw invalid('country_id', texts.restricted_country)
  }
  // Unlike a delivery, a book needs no phone.
  const issues = addressIssues(address, 'full', country.alpha2).filter(
    ({ field, message }) => field !== 'phone' || message !== 'too_small',
  )
  if (issues.length > 0) {
    throw new Failure('validation', {
      errors: issues.map(({ field, message }) => ({ field, message: FORM_TEXTS[language][message] })),
    })
  }
  const company = address.is_company ? {} : NO_COMPANY
  // The contract demands names and a place of every new address, and a change cannot take them away.
  return { ...address, ...company } as Fields
}
