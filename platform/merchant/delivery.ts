import type { Carrier } from '#contract/shipping.ts'
import { PAYMENT_SERVICES } from '#contract/payment-service.ts'
import type { Context } from '#platform/http/context.ts'

/** One way by which goods reach the country of the feed, in minor units with tax. */
export interface Delivery {
  shipping_service: Carrier
  name: string
  taxed_price: number
  /** What is paid on top where the carrier collects the money; null where it does not. */
  collection_taxed_price: number | null
}

export interface Deliveries {
  methods: Delivery[]
  /** From this price on goods travel free. */
  free_from: number | null
}

export async function readDeliveries({
  sql,
  shop_id,
  currency,
  country_id,
  language,
}: Context): Promise<Deliveries> {
  const [methods, [free]] = await Promise.all([
    sql<Delivery[]>`
      select method.shipping_service, localized_text(method.name, ${language}) as name, price.taxed_price, (
        select min(fee.taxed_price) from payment_method payment
        join payment_method_shipping_method link on link.payment_method_id = payment.id
        join payment_method_price fee on fee.payment_method_id = payment.id and fee.currency_id = ${currency.id}
        where link.shipping_method_id = method.id and payment.is_active and not payment.has_customer_groups
          and payment.payment_service = ${PAYMENT_SERVICES.carrier}
      ) as collection_taxed_price
      from shipping_method method
      join shipping_method_price price on price.shipping_method_id = method.id and price.currency_id = ${currency.id}
      join shipping_method_country country on country.shipping_method_id = method.id
        and country.country_id = ${country_id}
      where method.is_active order by method.position, method.id`,
    sql<{ taxed_price: number }[]>`
      select taxed_price from free_shipping_price where shop_id = ${shop_id} and currency_id = ${currency.id}`,
  ])
  return { methods, free_from: free?.taxed_price ?? null }
}

/** The ways as one piece of this price pays for them. */
export function deliveriesFor({ methods, free_from }: Deliveries, taxed_price: number): Delivery[] {
  if (free_from === null || taxed_price < free_from) return methods
  return methods.map((method) => ({ ...method, taxed_price: 0 }))
}
