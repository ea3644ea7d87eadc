import type { ReducedItem } from '#contract/complaint-patch.ts'
import type { Language } from '#contract/language.ts'
import { type Currency, formatMinor, withoutTax } from '#contract/money.ts'
import type { Transaction } from '#platform/db/database.ts'
import { invalid } from '#platform/http/failure.ts'
import { currencyJson } from '#platform/shop/currency-json.ts'
import { complaintText } from './complaint-texts.ts'
import type { ReturnLine } from './refund-line.ts'
import { REFUND_LINE_TEXTS } from './refund-line-texts.ts'
import { type Part, partOf } from './refund-price.ts'

/** What goes back for an item of a complaint, as a credit note says it. */
export interface SettledItem extends Part {
  order_item_id: number
  name: string
  tax_rate: number
}

interface Row {
  id: number
  order_item_id: number
  name: string
  amount: number
  language: Language
  currency: Currency
}

/**
 * By how much the prices of a complaint are reduced, as money that goes back while the goods stay. It is no more than
 * the claimed pieces are still worth in money.
 */
export async function priceReductions(
  tx: Transaction,
  language: Language,
  complaint_id: number,
  lines: ReadonlyMap<number, ReturnLine>,
  wanted: readonly ReducedItem[],
): Promise<SettledItem[]> {
  const rows = await tx<Row[]>`
    select item.id, order_item_id, concat_ws(', ', line.name, line.variation_name) as name, item.amount,
      customer_order.language,
      ${currencyJson(tx)} as currency
    from complaint_item item join order_item line on line.id = item.order_item_id
    join customer_order on customer_order.id = line.order_id join currency on currency.id = currency_id
    where complaint_id = ${complaint_id} and final_resolve = 'price_reduction'`
  return wanted.map(({ complaint_item_id, taxed_price: value }, index) => {
    const at = `reduced_items.${index}`
    const row = rows.find(({ id }) => id === complaint_item_id)
    const line = row && lines.get(row.order_item_id)
    const is_repeated = wanted.findIndex((one) => one.complaint_item_id === complaint_item_id) < index
    if (!line || is_repeated) {
      throw invalid(`${at}.complaint_item_id`, complaintText(language, 'not_reduced'))
    }
    const taxed_price = minorOf(value, row.currency.decimal_places)
    const worth = worthOf(line, row.amount)
    if (taxed_price === 0 || taxed_price > worth.taxed_money_price) {
      const most = formatMinor(worth.taxed_money_price, row.currency, language)
      throw invalid(`${at}.taxed_price`, complaintText(language, 'reduced_too_much', { most }))
    }
    const price = Math.min(withoutTax(taxed_price, line.tax_rate), worth.money_price)
    return {
      order_item_id: row.order_item_id,
      name: `${REFUND_LINE_TEXTS[row.language].reduction}: ${row.name}`,
      tax_rate: line.tax_rate,
      amount: 1,
      price,
      taxed_price,
      money_price: price,
      taxed_money_price: taxed_price,
      credit_amount: 0,
    }
  })
}

/** Whether a resolved complaint has reduced its prices by just that much. */
export async function areReduced(
  tx: Transaction,
  complaint_id: number,
  wanted: readonly ReducedItem[],
): Promise<boolean> {
  const rows = await tx<{ id: number; taxed_price: number; decimal_places: number }[]>`
    select item.id, settled_taxed_price as taxed_price, decimal_places
    from complaint_item item join complaint on complaint.id = complaint_id
    join customer_order on customer_order.id = complaint.order_id join currency on currency.id = currency_id
    where complaint_id = ${complaint_id} and final_resolve = 'price_reduction' and settled_taxed_price is not null`
  return wanted.every(({ complaint_item_id, taxed_price }) => {
    const row = rows.find(({ id }) => id === complaint_item_id)
    return row !== undefined && row.taxed_price === minorOf(taxed_price, row.decimal_places)
  })
}

const minorOf = (value: number, decimal_places: number) => Math.round(value * 10 ** decimal_places)

/** Of pieces that went back otherwise meanwhile nothing is left to reduce. */
function worthOf(line: ReturnLine, amount: number): Part {
  const left = line.amount - line.before.amount
  return left === 0
    ? { ...line.before, taxed_money_price: 0 }
    : partOf(line, line.before, Math.min(amount, left))
}
