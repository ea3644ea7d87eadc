import type { InterfaceLanguage, Language } from '#contract/language.ts'
import type { Currency } from '#contract/money.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import type { MailPart } from '#platform/mail/mail-document.ts'
import { mailLanguage, mailLanguageOf } from '#platform/mail/mail-language.ts'
import { readSeller, type Seller } from '#platform/order-mail/seller.ts'
import { currencyJson } from '#platform/shop/currency-json.ts'
import { shopLink } from '#platform/shop/shop-link.ts'
import { namedAccountOf } from '#platform/payment/refund-due-table.ts'
import { accountOfRefund } from './refund-account.ts'
import { orderScreenLink } from './refund-link.ts'
import { sayOfRefund } from './refund-mail-texts.ts'

/** A refund as its mails tell it. */
export interface Told {
  id: number
  order_id: number
  is_withdrawal: boolean
  submitted_at: string
  note: string | null
  taxed_items_price: number
  taxed_credit_price: number
  taxed_delivery_price: number
  rounding: number
  taxed_total_price: number
  shipping_name: string | null
  shipping_description: string | null
  /** The shop arranges a carrier; otherwise the goods come to its own address. */
  has_carrier: boolean
  shop_id: number
  shop_name: string
  code: string
  hash: string
  customer_id: number | null
  email: string
  language: Language
  ordered_at: string
  is_paid: boolean
  /** Whether something else than money was wished for. */
  has_wish: boolean
  exchanged: string
  settled_money: number | null
  settled_credits: number | null
  /** Where money can be sent by hand. */
  account: string | null
  /** The same, if it was named with this refund. */
  own_account: string | null
  name: string
  currency: Currency
  seller: Seller
}

export async function readTold(tx: Transaction, refund_id: number): Promise<Told> {
  const language = mailLanguageOf(tx, tx`customer_order.language`)
  const [told] = await tx<Omit<Told, 'seller'>[]>`
    select refund.id, order_id, is_withdrawal, submitted_at, refund.note, refund.taxed_items_price, taxed_credit_price,
      taxed_delivery_price, refund.rounding, refund.taxed_total_price, customer_order.shop_id, shop.name as shop_name,
      customer_order.code, hash, customer_id, customer_order.email, customer_order.language,
      customer_order.created_at as ordered_at, paid_at is not null as is_paid,
      settled_money, settled_credits, exists (
        select from refund_item where refund_id = refund.id and preferred_resolve in ('exchange', 'store_credit')
      ) as has_wish, coalesce((
        select string_agg(item.amount || ' × ' || concat_ws(', ', line.name, line.variation_name), ', ' order by line.id)
        from refund_item item join order_item line on line.id = item.order_item_id
        where refund_id = refund.id and preferred_resolve = 'exchange'), '') as exchanged,
      ${accountOfRefund(tx)} as account, ${namedAccountOf(tx, tx`refund`)} as own_account, localized_text(method.name, ${language}) as shipping_name,
      localized_text(method.description, ${language}) as shipping_description,
      coalesce(method.shipping_service, 0) <> 0 as has_carrier,
      coalesce((select first_name || ' ' || last_name from refund_address
        where refund_id = refund.id and type = 'billing'), '') as name,
      ${currencyJson(tx)} as currency
    from refund join customer_order on customer_order.id = refund.order_id
    join currency on currency.id = customer_order.currency_id
    left join customer on customer.id = customer_order.customer_id
    join shop on shop.id = customer_order.shop_id
    left join refund_shipping_method method on method.id = refund.shipping_method_id
    where refund.id = ${refund_id}`
  if (!told) throw new Error(`There is no refund ${refund_id} to write about`)
  return { ...told, seller: await readSeller(tx, told.shop_id, mailLanguage(told.language)) }
}

/** Customers see an order in their account; who has none is let in by its hash. */
export async function orderPart(
  tx: Transaction,
  context: Context,
  told: Told,
  language: InterfaceLanguage,
): Promise<MailPart> {
  const { path, query } = orderScreenLink(told, language)
  const url = await shopLink({ ...context, sql: tx }, path, query)
  return { kind: 'link', name: sayOfRefund(language)('show_order'), url }
}
