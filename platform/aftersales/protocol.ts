import { townLine } from '#contract/address-line.ts'
import { accountText } from '#contract/bank.ts'
import {
  COMPLAINT_STATES,
  type ComplaintResolve,
  type ComplaintState,
  type ComplaintType,
} from '#contract/complaint.ts'
import type { Language } from '#contract/language.ts'
import { type Currency, formatMinor } from '#contract/money.ts'
import { fullPhone, groupPhone } from '#contract/phone.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { notFound } from '#platform/http/failure.ts'
import { currencyJson } from '#platform/shop/currency-json.ts'

interface Party {
  name: string
  lines: string[]
  email: string
  phone: string | null
}

interface Filed {
  language: Language
  document_number: string
  order_code: string
  ordered_at: string
  delivered_at: string | null
  filed_at: string
  handle_until: string
  type: ComplaintType
}

/** A complaint as it is confirmed in writing: what was filed, by whom, and what came of it. */
export interface Protocol extends Filed {
  seller: Party & { identification_number: string; vat_number: string | null }
  customer: Party
  account: string | null
  items: {
    name: string
    amount: number
    taxed_price: string
    reason: string
    preferred_resolve: ComplaintResolve
    /** Null until it is resolved. */
    final_resolve: ComplaintResolve | null
    /** By how much the price was reduced, if somebody has said so. */
    reduced_by: string | null
  }[]
  total: string
  documents: string[]
  history: { state: ComplaintState; note: string | null; created_at: string }[]
}

interface Head extends Filed {
  first_name: string
  last_name: string
  email: string
  dial_code: string | null
  phone: string | null
  bank_code: string | null
  bank_account_number: string | null
  bank_account_iban: string | null
  bank_swift_code: string | null
  taxed_price: number
  currency: Currency
  shop_id: number
}

interface Place {
  company_name: string | null
  street: string | null
  city: string | null
  post_code: string | null
  country: string | null
  alpha2: string | null
}

interface Seller extends Place {
  name: string
  identification_number: string
  vat_number: string | null
  phone: string
  email: string
}

export async function readProtocol(sql: Database | Transaction, id: number): Promise<Protocol> {
  const [head] = await sql<Head[]>`
    select language, document_number, customer_order.code as order_code, customer_order.created_at as ordered_at,
      delivered_at, complaint.created_at as filed_at, handle_until, type, first_name, last_name, complaint.email,
      dial_code, phone, bank_code, bank_account_number, bank_account_iban, bank_swift_code, taxed_price,
      complaint.shop_id, ${currencyJson(sql)} as currency
    from complaint join customer_order on customer_order.id = order_id
    join currency on currency.id = currency_id where complaint.id = ${id}`
  if (!head) throw notFound()
  const { language } = head
  const [[seller], [address], items, documents, history] = await Promise.all([
    sql<Seller[]>`
      select company.name, street, city, post_code, localized_text(country.name, ${language}) as country,
        alpha2, identification_number, vat_number, phone, email
      from company join country on country.id = country_id where shop_id = ${head.shop_id}`,
    sql<Place[]>`
      select company_name, street, city, post_code, localized_text(country.name, ${language}) as country,
        alpha2
      from complaint_address left join country on country.id = country_id
      where complaint_id = ${id} and type = 'billing'`,
    sql<
      (Protocol['items'][number] & {
        variation_name: string | null
        taxed_total_price: number
        reduction: number | null
      })[]
    >`
      select name, variation_name, item.amount, item.taxed_total_price, reason, preferred_resolve,
        case when state = ${COMPLAINT_STATES.resolved} then final_resolve end as final_resolve,
        case when state = ${COMPLAINT_STATES.resolved} and final_resolve = 'price_reduction'
          then settled_taxed_price end as reduction
      from complaint_item item join order_item on order_item.id = item.order_item_id
      join complaint on complaint.id = complaint_id
      where complaint_id = ${id} order by item.id`,
    sql<{ name: string }[]>`select name from complaint_document where complaint_id = ${id} order by id`,
    sql<Protocol['history']>`
      select to_state as state, note, created_at from complaint_state_change
      where complaint_id = ${id} order by id`,
  ])
  if (!seller) throw new Error('A shop takes complaints and has no company')
  const text = (minor: number) => formatMinor(minor, head.currency, language)
  const { order_code, ordered_at, delivered_at, document_number, filed_at, handle_until, type } = head
  return {
    language,
    document_number,
    order_code,
    ordered_at,
    delivered_at,
    filed_at,
    handle_until,
    type,
    seller: { ...seller, phone: groupPhone(seller.phone), lines: placeLines(seller) },
    customer: {
      name: `${head.first_name} ${head.last_name}`,
      lines: address ? placeLines(address) : [],
      email: head.email,
      phone: fullPhone(head),
    },
    account: accountOf(head),
    items: items.map(({ name, variation_name, taxed_total_price, reduction, ...item }) => ({
      ...item,
      reduced_by: reduction === null ? null : text(reduction),
      name: variation_name ? `${name}, ${variation_name}` : name,
      taxed_price: text(taxed_total_price),
    })),
    total: text(head.taxed_price),
    documents: documents.map(({ name }) => name),
    history: [...history],
  }
}

function placeLines(place: Place): string[] {
  const lines = [place.company_name, place.street, townLine(place), place.country]
  return lines.filter((line): line is string => Boolean(line))
}

function accountOf(head: Head): string | null {
  const account = accountText(head)
  const swift_code = head.bank_account_iban && head.bank_swift_code
  return swift_code ? `${account}, ${swift_code}` : account
}
