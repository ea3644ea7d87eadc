import { ADDRESS_TYPES } from '#contract/address.ts'
import type { PaidAccount } from '#contract/bank.ts'
import type { Language } from '#contract/language.ts'
import { type Currency, formatMinor } from '#contract/money.ts'
import { PAYMENT_SERVICES } from '#contract/payment-service.ts'
import { dayAfter, shopDay, startOfShopDay } from '#contract/shop-day.ts'
import type { Context } from '#platform/http/context.ts'
import { notFound } from '#platform/http/failure.ts'
import { currencyJson } from '#platform/shop/currency-json.ts'
import { paidAccount } from '#platform/shop/paid-account.ts'
import { crownRecap, type RecapRate } from './invoice-crowns.ts'
import { type Buyer, customerParty, type Party, type Supplier, supplierParty } from './invoice-party.ts'
import type { CreditedPart } from './order-invoice.ts'

/** How long an order on invoice waits for its money. */
const INVOICE_DUE_DAYS = 14

interface InvoiceLine {
  name: string
  amount: number
  /** Without tax on a tax document. */
  unit_price: string | null
  tax_rate: number | null
  taxed_price: string | null
  is_part: boolean
}

/** An invoice as it is printed; money is text already, negative where it goes back. */
export interface InvoiceDocument {
  language: Language
  name: string
  corrects: string | null
  /** Whoever pays no VAT, and so has no number of it, may neither issue such a document nor state the tax. */
  is_tax_document: boolean
  /** Of a correction: of goods that came back, and not of the whole order. */
  is_part: boolean
  issued_at: Date
  supplied_at: Date
  order_code: string
  variable_symbol: string
  payment: string | null
  is_paid: boolean
  /** Of a correction: what goes back in money, if anything does, and whether credits or goods make up for the rest. */
  money_back: string | null
  has_substitute: boolean
  /** Where money that is yet to come by transfer is to be sent. */
  account: PaidAccount | null
  due_at: Date | null
  supplier: Party
  register_entry: string | null
  customer: Party
  lines: InvoiceLine[]
  discounts: { name: string; taxed_amount: string }[]
  /** The part of the price that credits have paid. */
  credits: string | null
  /** What cash is rounded by: outside of every tax base. */
  rounding: string | null
  recap: RecapRow[]
  /** Of an invoice in another currency: the same in crowns, and by which rate. */
  crowns: { rate: string; recap: RecapRow[] } | null
  total: string
}

export interface RecapRow {
  tax_rate: number
  base: string
  tax: string
  taxed: string
}

interface Head {
  name: string
  corrects: string | null
  issued_at: string
  supplied_at: string
  paid_at: string | null
  language: Language
  code: string
  variable_symbol: string
  payment: string | null
  payment_service: number | null
  account: string | null
  iban: string | null
  swift: string | null
  taxed_total_price: number
  taxed_total_price_without_credits: number
  rounding: number
  supplier: Supplier
  /** On the day of the invoice, where this corrects one. */
  first_vat_number: string | null
  currency: Currency
  czk_rate: number | null
  /** Of a credit note that corrects a part. */
  content: CreditedPart | null
}

interface Line {
  name: string
  variation_name: string | null
  parent_id: number | null
  amount: number
  unit_price: number
  taxed_unit_price: number
  tax_rate: number
  taxed_total_price: number
}

interface Charge {
  name: string
  price: number
  taxed_price: number
  tax_rate: number
}

export async function readInvoice(
  { sql }: Pick<Context, 'sql'>,
  order_id: number,
  invoice_id: number,
): Promise<InvoiceDocument> {
  const [head] = await sql<Head[]>`
    select invoice.name, parent.name as corrects, invoice.issued_at, invoice.supplied_at, paid_at, language, customer_order.code,
      variable_symbol, order_payment.name as payment, payment_service,
      ${paidAccount(sql, sql`currency.code`)} as account, bank.iban, bank.swift, taxed_total_price, taxed_total_price_without_credits, rounding, invoice.supplier,
      coalesce(parent.supplier, invoice.supplier) ->> 'vat_number' as first_vat_number,
      invoice.content, invoice.czk_rate::float8 as czk_rate,
      ${currencyJson(sql)} as currency
    from order_invoice invoice
    join customer_order on customer_order.id = invoice.order_id
    join currency on currency.id = customer_order.currency_id
    left join order_invoice parent on parent.id = invoice.parent_id
    left join order_payment on order_payment.order_id = customer_order.id
    left join payment_method_bank_account bank on bank.payment_method_id = order_payment.payment_method_id
      and bank.currency_id = customer_order.currency_id
    where invoice.id = ${invoice_id} and invoice.order_id = ${order_id}`
  if (!head) throw notFound()
  const { language } = head
  // A supply that was invoiced without tax has none to correct, whatever its supplier has become since.
  const is_tax_document = Boolean(head.supplier.vat_number && head.first_vat_number)
  const [items, charges, discounts, recap, [buyer]] = await Promise.all([
    sql<Line[]>`
      select name, variation_name, parent_id, amount, unit_price, taxed_unit_price, tax_rate::float8 as tax_rate,
        taxed_total_price
      from order_item where order_id = ${order_id} order by coalesce(parent_id, id), id`,
    sql<Charge[]>`
      select name, price, taxed_price, tax_rate::float8 as tax_rate from order_shipping where order_id = ${order_id}
      union all
      select name, price, taxed_price, tax_rate::float8 from order_payment
      where order_id = ${order_id} and taxed_price > 0`,
    sql<{ name: string; taxed_discounted_amount: number }[]>`
      select name, taxed_discounted_amount from order_discount
      where order_id = ${order_id} and taxed_discounted_amount > 0 order by id`,
    sql<RecapRate[]>`
      select tax_rate::float8 as tax_rate, price, taxed_price from order_tax_rate
      where order_id = ${order_id} order by tax_rate desc`,
    sql<Buyer[]>`
      select first_name, last_name, street, city, post_code, localized_text(country.name, ${language}) as country,
        alpha2, company_name, company_identification_number, company_vat_number
      from order_address left join country on country.id = order_address.country_id
      where order_id = ${order_id} and type = ${ADDRESS_TYPES.billing}`,
  ])
  const sign = head.corrects === null ? 1 : -1
  const text = (minor: number) => formatMinor(sign * minor, head.currency, language)
  const inCrowns = (rates: readonly RecapRate[]) =>
    crownRecap(rates, head.currency, head.czk_rate, { sign, language })
  const by_credits = head.taxed_total_price_without_credits - head.taxed_total_price
  const frame = {
    language,
    name: head.name,
    corrects: head.corrects,
    is_tax_document,
    is_part: head.content !== null,
    issued_at: new Date(head.issued_at),
    supplied_at: new Date(head.supplied_at),
    order_code: head.code,
    variable_symbol: head.variable_symbol,
    payment: head.payment,
    is_paid: head.paid_at !== null,
    ...moneyBack(head),
    ...owedByTransfer(head),
    supplier: supplierParty(head.supplier, language),
    register_entry: head.supplier.register_entry?.[language] ?? head.supplier.register_entry?.cs ?? null,
    customer: customerParty(buyer),
  }
  if (head.content) {
    const parts = creditedParts(head.content, text, is_tax_document)
    return { ...frame, ...parts, crowns: inCrowns(head.content.recap) }
  }
  return {
    ...frame,
    lines: [
      ...items.map((item) => ({
        name: item.variation_name ? `${item.name}, ${item.variation_name}` : item.name,
        amount: item.amount,
        is_part: item.parent_id !== null,
        ...(item.parent_id !== null && item.taxed_total_price === 0
          ? { unit_price: null, tax_rate: null, taxed_price: null }
          : {
              unit_price: text(is_tax_document ? item.unit_price : item.taxed_unit_price),
              tax_rate: item.tax_rate,
              taxed_price: text(item.taxed_total_price),
            }),
      })),
      ...charges.map((charge) => ({
        name: charge.name,
        amount: 1,
        unit_price: text(is_tax_document ? charge.price : charge.taxed_price),
        tax_rate: charge.tax_rate,
        taxed_price: text(charge.taxed_price),
        is_part: false,
      })),
    ],
    discounts: discounts.map((one) => ({ name: one.name, taxed_amount: text(-one.taxed_discounted_amount) })),
    credits: by_credits > 0 ? text(-by_credits) : null,
    rounding: head.rounding === 0 ? null : text(head.rounding),
    recap: recapRows(recap, text),
    crowns: inCrowns(recap),
    total: text(head.taxed_total_price),
  }
}

function recapRows(recap: readonly RecapRate[], text: (minor: number) => string): RecapRow[] {
  return recap.map(({ tax_rate, price, taxed_price }) => ({
    tax_rate,
    base: text(price),
    tax: text(taxed_price - price),
    taxed: text(taxed_price),
  }))
}

/** What was never paid is not returned. */
function moneyBack(head: Head): Pick<InvoiceDocument, 'money_back' | 'has_substitute'> {
  if (head.corrects === null || head.paid_at === null) return { money_back: null, has_substitute: false }
  const total = (head.content ?? head).taxed_total_price
  const money = head.content?.taxed_money_price ?? total
  return {
    money_back: money === 0 ? null : formatMinor(money, head.currency, head.language),
    has_substitute: money < total,
  }
}

function owedByTransfer(head: Head): Pick<InvoiceDocument, 'account' | 'due_at'> {
  const is_on_invoice = head.payment_service === PAYMENT_SERVICES.invoice_payment
  const is_transfer = is_on_invoice || head.payment_service === PAYMENT_SERVICES.bank_transaction
  if (head.corrects !== null || head.paid_at !== null || !is_transfer) return { account: null, due_at: null }
  const due_on = dayAfter(shopDay(new Date(head.issued_at)), INVOICE_DUE_DAYS)
  return {
    account: head.account === null ? null : { account: head.account, iban: head.iban, swift: head.swift },
    due_at: is_on_invoice ? startOfShopDay(due_on) : null,
  }
}

function creditedParts(
  { lines, recap, taxed_credit_price, rounding = 0, taxed_total_price }: CreditedPart,
  text: (minor: number) => string,
  is_tax_document: boolean,
): Pick<InvoiceDocument, 'lines' | 'discounts' | 'credits' | 'rounding' | 'recap' | 'total'> {
  return {
    lines: lines.map(({ name, amount, price, taxed_price, tax_rate }) => ({
      name,
      amount,
      unit_price: text(Math.round((is_tax_document ? price : taxed_price) / amount)),
      tax_rate,
      taxed_price: text(taxed_price),
      is_part: false,
    })),
    discounts: [],
    credits: taxed_credit_price > 0 ? text(-taxed_credit_price) : null,
    rounding: rounding === 0 ? null : text(rounding),
    recap: recapRows(recap, text),
    total: text(taxed_total_price),
  }
}
