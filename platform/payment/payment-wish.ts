import { ADDRESS_TYPES } from '#contract/address.ts'
import {
  type Gateway,
  gatewayOf,
  PAYMENT_SERVICES,
  type PaymentServiceCode,
} from '#contract/payment-service.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { PaidLine, Payer, PaymentWish } from './gateway.ts'

export interface PayableOrder {
  order_id: number
  gateway: Gateway | null
  payment_method_id: number | null
  payment_service: PaymentServiceCode | null
  amount: number
  currency: string
}

/** What an order says of its payment. */
export async function readPayable(
  sql: Database | Transaction,
  order_id: number,
): Promise<PayableOrder | null> {
  const [row] = await sql<Omit<PayableOrder, 'gateway'>[]>`
    select customer_order.id as order_id, payment_method_id, payment_service, taxed_total_price as amount,
      currency.code as currency
    from customer_order join currency on currency.id = customer_order.currency_id
    left join order_payment on order_payment.order_id = customer_order.id
    where customer_order.id = ${order_id}`
  if (!row) return null
  return { ...row, gateway: row.payment_service === null ? null : gatewayOf(row.payment_service) }
}

interface OrderRow extends Payer {
  code: string
  language: string
  amount: number
  currency: string
  payment_service: PaymentServiceCode
}

/** The true payer and what they pay for, as the order has frozen them. */
export async function readWish(
  sql: Database,
  order_id: number,
  rest: Pick<PaymentWish, 'attempt_id' | 'return_url' | 'notification_url'>,
): Promise<PaymentWish> {
  const [row] = await sql<OrderRow[]>`
    select customer_order.code, customer_order.language, taxed_total_price as amount, currency.code as currency, email,
      coalesce(first_name, '') as first_name, coalesce(last_name, '') as last_name, phone, address.dial_code,
      street, city, post_code, country.alpha2 as country_alpha2, payment_service
    from customer_order
    join currency on currency.id = customer_order.currency_id
    join order_payment on order_payment.order_id = customer_order.id
    left join order_address address
      on address.order_id = customer_order.id and address.type = ${ADDRESS_TYPES.billing}
    left join country on country.id = address.country_id
    where customer_order.id = ${order_id}`
  if (!row) throw new Error(`Order ${order_id} has no payment`)
  const lines = await sql<PaidLine[]>`
    select 'ITEM' as type, name, taxed_total_price - taxed_total_price_with_credits as amount, amount as count,
      case when ean ~ '^[0-9]{8,13}$' then ean end as ean
    from order_item where order_id = ${order_id} and taxed_total_price > taxed_total_price_with_credits
    union all
    select 'DELIVERY', name, taxed_price, 1, null from order_shipping where order_id = ${order_id} and taxed_price > 0
    union all
    select 'ITEM', name, taxed_price, 1, null from order_payment where order_id = ${order_id} and taxed_price > 0`
  const { code, language, amount, currency, payment_service, ...payer } = row
  return {
    ...rest,
    order_number: code,
    amount,
    currency,
    language,
    is_card: payment_service === PAYMENT_SERVICES.card_web_payment,
    payer,
    lines: addingUp([...lines], amount, code),
  }
}

/** A gateway refuses lines that do not add up: whatever they do not say is one line more. */
export function addingUp(lines: PaidLine[], amount: number, name: string): PaidLine[] {
  const rest = amount - lines.reduce((sum, line) => sum + line.amount, 0)
  if (rest === 0) return lines
  return [...lines, { type: rest < 0 ? 'DISCOUNT' : 'ITEM', name, amount: rest, count: 1, ean: null }]
}
