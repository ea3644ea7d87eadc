import { MODEL_TYPES } from '#contract/page.ts'
import type { WITHDRAWAL_EXCEPTIONS } from '#contract/product.ts'
import { PROPERTY_TYPES } from '#contract/product-property.ts'
import { urlOf } from '#platform/catalogue/page-url.ts'
import type { Context } from '#platform/http/context.ts'
import { stockKey } from './cart-goods.ts'
import type { ItemRow } from './cart-item.ts'

/** What a line shows of its product besides the name. */
export interface ItemLook {
  product_id: number
  product_variation_id: number | null
  url: string | null
  image_name: string | null
  amount_unit: string | null
  variation_properties_names: string[]
  withdrawal_exception: (typeof WITHDRAWAL_EXCEPTIONS)[number] | null
}

export async function readItemLooks(
  context: Context,
  rows: readonly ItemRow[],
): Promise<Map<string, ItemLook>> {
  const { sql, language } = context
  const keys = [...new Map(rows.map((row) => [stockKey(row), row])).values()]
  const looks = await sql<ItemLook[]>`
    select item.product_id, item.product_variation_id, ${urlOf(context, MODEL_TYPES.product, sql`product.id`)} as url,
      coalesce(
        (
          select media.name from product_variation variation
          join product_image image on image.id = variation.image_id join media on media.id = image.media_id
          where variation.id = item.product_variation_id
        ),
        (
          select media.name from product_image image join media on media.id = image.media_id
          where image.product_id = product.id order by image.position, image.id limit 1
        )
      ) as image_name,
      (
        select localized_text(unit.short_name, ${language}) from amount_unit unit
        where unit.id = product.amount_unit_id
      ) as amount_unit,
      array(
        select localized_text(attribute.name, ${language})
        from product_variation_property own
        join product_property_attribute attribute on attribute.id = own.product_property_attribute_id
        -- A text of the shopper's own is among the filled-in fields.
        join product_property property
          on property.id = own.product_property_id and property.type <> ${PROPERTY_TYPES.text_input}
        left join product_choice choice
          on choice.product_id = product.id and choice.product_property_id = own.product_property_id
        where own.product_variation_id = item.product_variation_id
        order by choice.position, own.product_property_id
      ) as variation_properties_names,
      product.withdrawal_exception
    from unnest(
      ${keys.map(({ product_id }) => product_id)}::int[],
      ${keys.map(({ product_variation_id }) => product_variation_id)}::int[]
    ) item(product_id, product_variation_id)
    join product on product.id = item.product_id`
  return new Map(looks.map((look) => [stockKey(look), look]))
}
