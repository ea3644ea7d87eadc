import {
  ADDRESS_TYPE_WORDS,
  ADDRESS_TYPES,
  type AddressBody,
  type AddressTypeWord,
  BLANK_ADDRESS,
} from '#contract/address.ts'
import type { ComplaintAddress, ComplaintBody } from '#contract/complaint.ts'
import { filledFields, readBookAddress } from '#platform/customer/given-address.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { invalid } from '#platform/http/failure.ts'
import { complaintText } from './complaint-texts.ts'

type Fields = Omit<ComplaintAddress, 'type' | 'complaint_id'>

/** The addresses of the order, changed by what the customer says of them now. */
export async function writeComplaintAddresses(
  context: Context,
  tx: Transaction,
  complaint: { id: number; order_id: number },
  { addresses = {} }: ComplaintBody,
): Promise<void> {
  const ordered = await tx<(Fields & { type: number })[]>`
    select type, first_name, last_name, phone, dial_code, street, city, post_code, country_id, is_company,
      company_name, company_identification_number, company_vat_number
    from order_address where order_id = ${complaint.order_id}`
  for (const type of ADDRESS_TYPE_WORDS) {
    const own = ordered.find((address) => address.type === ADDRESS_TYPES[type])
    const body = addresses[type]
    if (!own && !body) continue
    const { type: _, ...current } = own ?? { type: null, ...BLANK_ADDRESS }
    const address = body ? await changed(context, tx, current, body) : current
    if (address.country_id !== null) await requireCountry(context, tx, type, address.country_id)
    await tx`insert into complaint_address ${tx({ complaint_id: complaint.id, type, ...address })}`
  }
}

async function changed(
  { caller }: Context,
  tx: Transaction,
  current: Fields,
  body: AddressBody,
): Promise<Fields> {
  if (body.customer_address_id == null) return { ...current, ...filledFields(body) }
  const { customer_address_id: _, ...booked } = await readBookAddress(tx, caller, body.customer_address_id)
  return { ...booked, ...filledFields(body) }
}

async function requireCountry(
  { language }: Context,
  tx: Transaction,
  type: AddressTypeWord,
  country_id: number,
): Promise<void> {
  const known = await tx`select from country where id = ${country_id}`
  if (known.length > 0) return
  throw invalid(`addresses.${type}.country_id`, complaintText(language, 'unknown_country'))
}
