import { CARRIERS, type RefundShippingMethod } from '#contract/shipping.ts'
import { type Currency, money, withoutTax } from '#contract/money.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { invalid } from '#platform/http/failure.ts'
import { currencyJson } from '#platform/shop/currency-json.ts'
import { refundText } from './refund-texts.ts'

/** A way back as it is priced for one order: in its currency, at the rates of the country it went to. */
export interface WayBack extends Pick<
  RefundShippingMethod,
  | 'id'
  | 'name'
  | 'description'
  | 'position'
  | 'shipping_service'
  | 'has_options'
  | 'address_requirement'
  | 'can_use'
> {
  taxed_price: number
  tax_rate: number
  currency: Currency
}

/** By whatever carrier the customer likes, or to the shop in person. */
const ANYWHERE = [CARRIERS.none, CARRIERS.stock]

/** A carrier fetches where it delivers. */
export async function readWaysBack(
  sql: Context['sql'] | Transaction,
  { language }: Pick<Context, 'language'>,
  refund_id: number,
): Promise<WayBack[]> {
  return sql<WayBack[]>`
    select method.id, localized_text(method.name, ${language}) as name,
      localized_text(method.description, ${language}) as description, method.position,
      method.shipping_service, method.has_options, method.address_requirement, price.taxed_price,
      coalesce(tax_rate.rate, 0)::float8 as tax_rate, (
        method.shipping_service = any(${ANYWHERE}::int[]) or exists (
          select from shipping_method going
          join shipping_method_country served on served.shipping_method_id = going.id
          where going.shipping_service = method.shipping_service and going.is_active
            and served.country_id = coalesce(
              (select country_id from refund_address where refund_id = refund.id and type = 'shipping'
                and refund.has_shipping_address),
              (select country_id from refund_address where refund_id = refund.id and type = 'billing'),
              customer_order.country_id))
      ) as can_use,
      ${currencyJson(sql)} as currency
    from refund join customer_order on customer_order.id = refund.order_id
    join currency on currency.id = customer_order.currency_id
    join refund_shipping_method_price price on price.currency_id = currency.id
    join refund_shipping_method method on method.id = price.refund_shipping_method_id and method.is_active
    left join tax_rate on tax_rate.tax_group_id = method.tax_group_id
      and tax_rate.country_id = coalesce(customer_order.tax_country_id, customer_order.country_id)
    where refund.id = ${refund_id} order by method.position, method.id`
}

export function wayBackAnswer(
  { taxed_price, tax_rate, currency, ...method }: WayBack,
  { language }: Pick<Context, 'language'>,
): RefundShippingMethod {
  return {
    ...method,
    price: money(withoutTax(taxed_price, tax_rate), currency, language),
    taxed_price: money(taxed_price, currency, language),
  }
}

/** Where goods may be handed in: a place of the same carrier. */
export async function requireOption(
  tx: Transaction,
  { language }: Pick<Context, 'language'>,
  method: WayBack | null,
  option_id: number,
): Promise<void> {
  const found = await tx`
    select from shipping_option place join shipping_method on shipping_method.id = place.shipping_method_id
    where place.id = ${option_id} and place.is_active
      and shipping_method.shipping_service = ${method?.shipping_service ?? -1}`
  if (!method?.has_options || found.length === 0) {
    throw invalid('shipping_option_id', refundText(language, 'shipping_option'))
  }
}
