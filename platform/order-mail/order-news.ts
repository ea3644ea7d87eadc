import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import type { InterfaceLanguage } from '#contract/language.ts'
import { type Currency, formatMinor } from '#contract/money.ts'
import type { Transaction } from '#platform/db/database.ts'
import { currencyJson } from '#platform/shop/currency-json.ts'
import type { StaffNews } from '#platform/shop/staff-news.ts'
import { sayIn } from './order-mail-texts.ts'

interface NewOrder {
  code: string
  taxed_total_price: number
  currency: Currency
  shipping: string
  payment: string
}

/** A new order as the staff hears of it. */
export async function orderNews(
  tx: Transaction,
  order_id: number,
  language: InterfaceLanguage,
): Promise<StaffNews> {
  const [order] = await tx<NewOrder[]>`
    select customer_order.code, taxed_total_price, order_payment.name as payment,
      concat_ws(', ', order_shipping.name, shipping_option_name) as shipping,
      ${currencyJson(tx)} as currency
    from customer_order join currency on currency.id = currency_id
    join order_shipping on order_shipping.order_id = customer_order.id
    join order_payment on order_payment.order_id = customer_order.id
    where customer_order.id = ${order_id}`
  if (!order) throw new Error(`There is no order ${order_id} to tell the staff of`)
  const items = await tx<{ text: string }[]>`
    select concat_ws(' ', amount || ' ×', name, variation_name, '(' || code || ')') as text
    from order_item where order_id = ${order_id} and order_item_type <> ${CART_ITEM_TYPES.package_item}
    order by id`
  const say = sayIn(language)
  const { code, taxed_total_price, currency, shipping, payment } = order
  const total = formatMinor(taxed_total_price, currency, language)
  return {
    subject: say('news_subject', { code, total }),
    facts: [
      { name: say('total'), value: total },
      { name: say('shipping'), value: shipping },
      { name: say('payment'), value: payment },
    ],
    items: items.map(({ text }) => text),
  }
}
