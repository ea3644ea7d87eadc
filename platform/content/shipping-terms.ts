import { SELF_COLLECTED } from '#contract/shipping.ts'
import type { Context } from '#platform/http/context.ts'

/** What goods cost to send to the country of the host, in minor units with tax. */
export interface ShippingTerms {
  country: string
  methods: { name: string; taxed_price: number }[]
  /** From this price on goods travel free. */
  free_from: number | null
}

export async function readShippingTerms(context: Context): Promise<ShippingTerms | null> {
  const { sql, shop_id, currency, country_id, language } = context
  const [terms] = await sql<ShippingTerms[]>`
    select country.alpha2 as country,
      (select taxed_price from free_shipping_price
        where shop_id = ${shop_id} and currency_id = ${currency.id}) as free_from,
      (
        select coalesce(json_agg(json_build_object(
          'name', localized_text(method.name, ${language}), 'taxed_price', price.taxed_price
        ) order by price.taxed_price, method.position), '[]')
        from shipping_method method
        join shipping_method_price price on price.shipping_method_id = method.id
          and price.currency_id = ${currency.id}
        join shipping_method_country served on served.shipping_method_id = method.id
          and served.country_id = country.id
        where method.is_active and not (method.shipping_service = any(${SELF_COLLECTED}::int[]))
      ) as methods
    from country where country.id = ${country_id}`
  return terms && terms.methods.length > 0 ? terms : null
}
