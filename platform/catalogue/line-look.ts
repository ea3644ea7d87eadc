import { PROPERTY_TYPES } from '#contract/product-property.ts'
import type { Language } from '#contract/language.ts'
import type { Fragment } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import { imageIsOffered } from './picture.ts'

/** The names of what a variation is chosen by, in the order they are chosen in. */
export function chosenNames(
  { sql, language }: Pick<Context, 'sql'> & { language: Language | Fragment },
  product_id: Fragment,
  variation_id: Fragment,
): Fragment {
  return sql`array(
    select localized_text(attribute.name, ${language})
    from product_variation_property chosen
    join product_property_attribute attribute on attribute.id = chosen.product_property_attribute_id
    -- A text of the shopper's own is among the filled-in fields.
    join product_property property
      on property.id = chosen.product_property_id and property.type <> ${PROPERTY_TYPES.text_input}
    left join product_choice choice
      on choice.product_id = ${product_id} and choice.product_property_id = chosen.product_property_id
    where chosen.product_variation_id = ${variation_id}
    order by choice.position, chosen.product_property_id
  )`
}

/** The picture of the variation, or else the first one of the product. */
export function pictureName(
  { sql }: Pick<Context, 'sql'>,
  product_id: Fragment,
  image_id: Fragment,
): Fragment {
  return sql`(
    select media.name from product_image image join media on media.id = image.media_id
    where image.product_id = ${product_id}
      and (image.id is not distinct from ${image_id} or ${imageIsOffered(sql)})
    order by image.id is not distinct from ${image_id} desc, image.position, image.id limit 1
  )`
}
