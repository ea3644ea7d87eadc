import type { Currency } from '#contract/money.ts'
import { CHANGEABLE_STATES } from '#contract/order-flag.ts'
import { paymentMethodIsOffered } from '#platform/cart/payment-offer.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Fragment } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import type { OtherPayment } from '#platform/order/order-payment.ts'
import { currencyJson } from '#platform/shop/currency-json.ts'
import { type Gateways, payableBy } from './gateway.ts'

interface OrderTerms {
  currency: Currency
  country_id: number
  language: Context['language']
  customer_group_ids: number[]
}

/** The shop as the buyer of an order sees it, whoever asks and in whatever currency they look around. */
export async function asBuyer(
  context: Context,
  order_id: number,
  sql: Database | Transaction = context.sql,
): Promise<Context & { order_language: Context['language'] }> {
  const [order] = await sql<OrderTerms[]>`
    select country_id, language, ${currencyJson(sql)} as currency,
      array(select customer_group_id from customer_customer_group held
        where held.customer_id = customer_order.customer_id) as customer_group_ids
    from customer_order join currency on currency.id = customer_order.currency_id
    where customer_order.id = ${order_id}`
  if (!order) throw new Error(`There is no order ${order_id}`)
  const { currency, country_id, customer_group_ids, language: order_language } = order
  const caller = { ...context.caller, customer_group_ids }
  // Whoever reads through a context only sends queries, which a transaction does as well.
  return { ...context, sql: sql as Database, currency, country_id, caller, order_language }
}

/**
 * The methods an order can be paid by: those that go with its shipping, at the price it already has. One that costs
 * more or less would change what the buyer has agreed to, and so would one that rounds it otherwise. Nothing is left
 * to choose once the order is paid, cancelled or being prepared.
 */
export function fitsOrder({ sql }: Context, order_id: number, gateways: Gateways): Fragment {
  return sql`exists (
    select from customer_order
    join order_payment on order_payment.order_id = customer_order.id
    join order_shipping on order_shipping.order_id = customer_order.id
    join payment_method_shipping_method fitting on fitting.shipping_method_id = order_shipping.shipping_method_id
      and fitting.payment_method_id = payment_method.id
    join payment_method_price own on own.payment_method_id = payment_method.id
      and own.currency_id = customer_order.currency_id
    left join tax_rate own_rate on own_rate.tax_group_id = payment_method.tax_group_id
      and own_rate.country_id = coalesce(customer_order.tax_country_id, customer_order.country_id)
    where customer_order.id = ${order_id} and paid_at is null and cancelled_at is null and taxed_total_price > 0
      and state_id = any(${[...CHANGEABLE_STATES]}::int[])
      and own.taxed_price = order_payment.taxed_price
      and case when own.cash_step is null then rounding = 0 else taxed_total_price % own.cash_step = 0 end
      and (own.taxed_price = 0 or coalesce(own_rate.rate, 0) = order_payment.tax_rate)
      and payment_method.payment_service = any(${payableBy(gateways)}::int[]))`
}

/** A method the order can be paid by, as the order will name it; null where it cannot. */
export async function findOther(
  buyer: Context & { order_language: Context['language'] },
  order_id: number,
  payment_method_id: number,
  gateways: Gateways,
): Promise<OtherPayment | null> {
  const { sql, order_language } = buyer
  const [method] = await sql<OtherPayment[]>`
    select id as payment_method_id, localized_text(name, ${order_language}) as name, payment_service
    from payment_method
    where id = ${payment_method_id} and ${paymentMethodIsOffered(buyer)} and ${fitsOrder(buyer, order_id, gateways)}`
  return method ?? null
}
