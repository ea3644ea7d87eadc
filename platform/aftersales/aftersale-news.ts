import type { ComplaintResolve, ComplaintType } from '#contract/complaint.ts'
import type { InterfaceLanguage } from '#contract/language.ts'
import { type Currency, formatMinor } from '#contract/money.ts'
import { longDay } from '#contract/shop-day.ts'
import type { Transaction } from '#platform/db/database.ts'
import { fillText } from '#platform/fill-text.ts'
import { currencyJson } from '#platform/shop/currency-json.ts'
import type { StaffNews } from '#platform/shop/staff-news.ts'
import { NEWS_TEXTS } from './aftersale-news-texts.ts'
import { PROTOCOL_TEXTS } from './protocol-texts.ts'

interface SentRefund {
  code: string
  is_withdrawal: boolean
  taxed_total_price: number
  currency: Currency
  payment: string
  way_back: string | null
  items: string[]
}

/** A return or a withdrawal that was sent, as the staff hears of it. */
export async function refundNews(
  tx: Transaction,
  id: number,
  language: InterfaceLanguage,
): Promise<StaffNews> {
  const [refund] = await tx<SentRefund[]>`
    select customer_order.code, is_withdrawal, refund.taxed_total_price, order_payment.name as payment,
      localized_text(method.name, ${language}) as way_back, ${currencyJson(tx)} as currency, array(
        select item.amount || ' × ' || concat_ws(', ', line.name, variation_name)
        from refund_item item join order_item line on line.id = item.order_item_id
        where refund_id = refund.id order by line.id) as items
    from refund join customer_order on customer_order.id = refund.order_id
    join currency on currency.id = currency_id
    join order_payment on order_payment.order_id = customer_order.id
    left join refund_shipping_method method on method.id = refund.shipping_method_id
    where refund.id = ${id}`
  if (!refund) throw new Error(`There is no refund ${id} to tell the staff of`)
  const texts = NEWS_TEXTS[language]
  const { code, is_withdrawal, taxed_total_price, currency, payment, way_back, items } = refund
  return {
    subject: fillText(is_withdrawal ? texts.withdrawal : texts.refund, { code }),
    facts: [
      { name: texts.order, value: code },
      { name: texts.refund_number, value: String(id) },
      { name: texts.value, value: formatMinor(taxed_total_price, currency, language) },
      { name: texts.payment, value: payment },
      ...(way_back === null ? [] : [{ name: texts.way_back, value: way_back }]),
    ],
    items,
  }
}

interface FiledComplaint {
  code: string
  number: string
  type: ComplaintType
  taxed_price: number
  currency: Currency
  handle_until: string
  items: { text: string; preferred_resolve: ComplaintResolve }[]
}

/** A filed complaint as the staff hears of it; what its buyer writes stands in the complaint. */
export async function complaintNews(
  tx: Transaction,
  id: number,
  language: InterfaceLanguage,
): Promise<StaffNews> {
  const [complaint] = await tx<FiledComplaint[]>`
    select customer_order.code, document_number as number, type, taxed_price, handle_until,
      ${currencyJson(tx)} as currency, (
        select json_agg(json_build_object('preferred_resolve', preferred_resolve,
          'text', item.amount || ' × ' || concat_ws(', ', line.name, variation_name)) order by item.id)
        from complaint_item item join order_item line on line.id = item.order_item_id
        where complaint_id = complaint.id) as items
    from complaint join customer_order on customer_order.id = complaint.order_id
    join currency on currency.id = currency_id where complaint.id = ${id}`
  if (!complaint) throw new Error(`There is no complaint ${id} to tell the staff of`)
  const texts = NEWS_TEXTS[language]
  const { types, resolves } = PROTOCOL_TEXTS[language]
  const { code, number, type, taxed_price, currency, handle_until, items } = complaint
  return {
    subject: fillText(texts.complaint, { code, number }),
    facts: [
      { name: texts.order, value: code },
      { name: texts.type, value: types[type] },
      { name: texts.value, value: formatMinor(taxed_price, currency, language) },
      { name: texts.handle_until, value: longDay(handle_until, language) },
    ],
    items: items.map(({ text, preferred_resolve }) => `${text}: ${resolves[preferred_resolve]}`),
  }
}
