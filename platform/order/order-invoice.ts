import type { Transaction } from '#platform/db/database.ts'

export interface IssuedInvoice {
  id: number
  name: string
  parent_id: number | null
}

const NUMBER_DIGITS = 6

/**
 * Gives the order its invoice; the second time, the same one. The number comes from the year's row, which stays
 * locked until the transaction ends: what is undone gives its number back, so the series has no gap.
 */
export async function issueInvoice(tx: Transaction, order_id: number, now: Date): Promise<IssuedInvoice> {
  const [known] = await tx<IssuedInvoice[]>`
    select id, name, parent_id from order_invoice where order_id = ${order_id} and parent_id is null`
  return known ?? issue(tx, order_id, null, now)
}

/** Corrects the invoice of a cancelled order, if it ever had one. */
export async function issueCreditNote(
  tx: Transaction,
  order_id: number,
  now: Date,
): Promise<IssuedInvoice | null> {
  const [invoice] = await tx<{ id: number }[]>`
    select id from order_invoice where order_id = ${order_id} and parent_id is null`
  if (!invoice) return null
  const [known] = await tx<IssuedInvoice[]>`
    select id, name, parent_id from order_invoice where parent_id = ${invoice.id} and content is null`
  return known ?? issue(tx, order_id, invoice.id, now)
}

/** What a credit note for a part of an order takes back, in minor units; what the buyer owes in return is negative. */
export interface CreditedPart {
  lines: {
    name: string
    amount: number
    price: number
    taxed_price: number
    tax_rate: number
  }[]
  taxed_credit_price: number
  /** Missing in notes from before totals were rounded. */
  rounding?: number
  recap: { tax_rate: number; price: number; taxed_price: number }[]
  taxed_total_price: number
  /** Of the total, what goes back in money; missing where all of it does. */
  taxed_money_price?: number
}

/** Corrects a part of an invoice; whoever calls it sees to it that no part is corrected twice. */
export async function issuePartialCreditNote(
  tx: Transaction,
  order_id: number,
  content: CreditedPart,
  now: Date,
): Promise<IssuedInvoice | null> {
  const [invoice] = await tx<{ id: number }[]>`
    select id from order_invoice where order_id = ${order_id} and parent_id is null`
  return invoice ? issue(tx, order_id, invoice.id, now, content) : null
}

async function issue(
  tx: Transaction,
  order_id: number,
  parent_id: number | null,
  now: Date,
  content: CreditedPart | null = null,
): Promise<IssuedInvoice> {
  const [next] = await tx<{ shop_id: number; year: number; last_number: number }[]>`
    insert into invoice_series (shop_id, year, last_number)
    select shop_id, extract(year from ${now}::timestamptz at time zone 'Europe/Prague'), 1
    from customer_order where id = ${order_id}
    on conflict (shop_id, year) do update set last_number = invoice_series.last_number + 1
    returning shop_id, year, last_number`
  if (!next) throw new Error(`There is no order ${order_id} to be invoiced`)
  const { shop_id, year, last_number: number } = next
  const [issued] = await tx<IssuedInvoice[]>`
    insert into order_invoice
      (order_id, parent_id, shop_id, year, number, name, issued_at, supplier, content, czk_rate)
    select ${order_id}::int, ${parent_id}::int, ${shop_id}::int, ${year}::int, ${number}::int,
      ${`${year}${String(number).padStart(NUMBER_DIGITS, '0')}`}, ${now}::timestamptz,
      coalesce(supplier_of(${shop_id}), '{}'), ${content && tx.json({ ...content })}::jsonb,
      case when ${parent_id}::int is null then currency.czk_rate
        else (select czk_rate from order_invoice where id = ${parent_id}) end
    from customer_order join currency on currency.id = currency_id where customer_order.id = ${order_id}
    returning id, name, parent_id`
  if (!issued) throw new Error('An invoice was written and not returned')
  return issued
}
