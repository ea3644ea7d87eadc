import { PROPERTY_TYPES } from '#contract/product-property.ts'
import type { Context } from '#platform/http/context.ts'
import { withAnnounced } from './announced-discount.ts'
import type { Stocked } from './read-offers.ts'

export interface VariationRow extends Stocked {
  id: number
  product_id: number
  name: string
  image_name: string | null
}

/** The variations that a newcomer can choose, by product. */
export async function readVariations(
  context: Context,
  product_ids: number[],
): Promise<Map<number, VariationRow[]>> {
  const { sql, language, currency, now } = context
  const rows = await sql<VariationRow[]>`
    select variation.id, variation.product_id, localized_text(variation.name, ${language}) as name,
      variation.code, variation.ean, variation.mpn, variation.isbn, variation.update_stock,
      variation.stock_state, variation.expected_date_max,
      greatest(variation.purchasable_since, product.purchasable_since) as purchasable_since,
      coalesce(variation.unit_content, product.unit_content) as unit_content,
      coalesce(variation.unit_base, product.unit_base) as unit_base,
      coalesce(variation.unit, product.unit) as unit,
      availability.can_purchase, availability.delivery_days,
      price.taxed_price, discounted_at(price, ${now}) as discounted_taxed_price, price.discounted_from,
      price.discounted_to,
      (
        select media.name from product_image image join media on media.id = image.media_id
        where image.id = variation.image_id
      ) as image_name,
      (
        select coalesce(json_agg(json_build_object(
          'code', property.code, 'is_color', property.type = ${PROPERTY_TYPES.color},
          'name', localized_text(property.name, ${language}),
          'value', localized_text(attribute.name, ${language})
        ) order by choice.position, property.id), '[]')
        from product_variation_property chosen
        join product_property property on property.id = chosen.product_property_id
        join product_property_attribute attribute on attribute.id = chosen.product_property_attribute_id
        left join product_choice choice on choice.product_id = variation.product_id
          and choice.product_property_id = property.id
        where chosen.product_variation_id = variation.id
      ) as params
    from offered_variation join product_variation variation using (id)
    join product on product.id = variation.product_id
    join product_price price on price.product_id = variation.product_id and price.variation_key = variation.id
      and price.currency_id = ${currency.id}
    left join product_availability availability
      on availability.id = coalesce(variation.product_availability_id, product.product_availability_id)
    where variation.product_id = any(${product_ids}::int[])
    order by variation.product_id, variation.position, variation.id`
  const told = await withAnnounced(context, rows, ({ product_id, id }) => ({ product_id, variation_key: id }))
  return Map.groupBy(told, ({ product_id }) => product_id)
}
