import { MODEL_TYPES } from '#contract/page.ts'
import type { Video } from '#contract/video.ts'
import { belongsTo, hasMany, type Link, valuesOf } from '#platform/db/embed.ts'
import { attachmentTable } from './attachment-table.ts'
import { availabilityTable } from './availability-table.ts'
import { brandTable } from './brand-table.ts'
import { wishListItemIds } from './late-embed.ts'
import { urlsEmbed } from './page-url.ts'
import { imageIsOffered, type Picture, toImage } from './picture.ts'
import { priceEmbedSources } from './price-embed.ts'
import { priceRangeEmbed } from './price-range.ts'
import { choicesEmbed } from './product-choice.ts'
import { ratingEmbeds } from './product-rating.ts'
import { safetyEmbed } from './safety.ts'
import { variationTable } from './variation-table.ts'
import { productIsVisible } from './visibility.ts'

interface Owned {
  owner_id: number
}
interface OwnedId extends Owned {
  id: number
}

export const productEmbeds = {
  ...priceEmbedSources,
  price_range: priceRangeEmbed,
  images: valuesOf(
    ({ sql, language }, ids) => sql<(Picture & Owned)[]>`
      select image.product_id as owner_id, image.id, media.name, localized_text(image.alt, ${language}) as alt,
        image.position, media.width, media.height
      from product_image image join media on media.id = image.media_id
      where image.product_id = any(${ids}::int[]) and ${imageIsOffered(sql)}
      order by image.position, image.id`,
    (image) => toImage(image),
  ),
  videos: valuesOf(
    ({ sql, language }, ids) => sql<(Video & Owned)[]>`
      select product_id as owner_id, id, source, code, localized_text(title, ${language}) as title, position
      from video where product_id = any(${ids}::int[]) order by position, id`,
  ),
  category_ids: valuesOf(
    ({ sql }, ids) => sql<OwnedId[]>`
      select product_id as owner_id, category_id as id from product_category
      where product_id = any(${ids}::int[]) order by category_id`,
    ({ id }) => id,
  ),
  properties: valuesOf(
    ({ sql, language }, ids) => sql<Owned[]>`
      select value.product_id as owner_id, value.product_property_id, value.product_property_attribute_id,
        value.is_for_variation, localized_text(property.name, ${language}) as name,
        localized_text(attribute.name, ${language}) as value, property.position
      from product_property_value value
      join product_property property on property.id = value.product_property_id
      join product_property_attribute attribute on attribute.id = value.product_property_attribute_id
      where value.product_id = any(${ids}::int[]) and not attribute.is_hidden
        and (property.is_public or value.is_for_variation)
      order by property.position, property.id, attribute.position, attribute.id`,
  ),
  urls: urlsEmbed(MODEL_TYPES.product),
  tags: valuesOf(
    ({ sql, language }, ids) => sql<Owned[]>`
      select link.product_id as owner_id, tag.id, localized_text(tag.name, ${language}) as name,
        localized_text(tag.slug, ${language}) as slug, tag.color, tag.position
      from product_tag link join tag on tag.id = link.tag_id
      where link.product_id = any(${ids}::int[]) order by tag.position, tag.id`,
  ),
  brand: belongsTo(() => brandTable, 'brand_id'),
  product_variations: hasMany(
    () => variationTable,
    ({ sql }, ids) => sql<Link[]>`
      select product_id as owner_id, id from product_variation
      where product_id = any(${ids}::int[]) and is_active and not is_hidden order by position, id`,
  ),
  product_variation_properties: choicesEmbed,
  ...ratingEmbeds,
  wish_list_item_ids: wishListItemIds,
  package_product_ids: valuesOf(
    (context, ids) => context.sql<OwnedId[]>`
      select item.package_product_id as owner_id, item.product_id as id
      from package_item item join product on product.id = item.product_id
      where item.package_product_id = any(${ids}::int[]) and ${productIsVisible(context)}
      group by item.package_product_id, item.product_id order by min(item.position), item.product_id`,
    ({ id }) => id,
  ),
  package_product_variation_ids: valuesOf(
    (context, ids) => context.sql<OwnedId[]>`
      select item.package_product_id as owner_id, item.product_variation_id as id
      from package_item item join product on product.id = item.product_id
      where item.package_product_id = any(${ids}::int[]) and item.product_variation_id is not null
        and ${productIsVisible(context)}
      group by item.package_product_id, item.product_variation_id
      order by min(item.position), item.product_variation_id`,
    ({ id }) => id,
  ),
  product_fields: valuesOf(
    ({ sql, language }, ids) => sql<Owned[]>`
      select product_id as owner_id, id, code, localized_text(name, ${language}) as name,
        localized_text(description, ${language}) as description, is_required, max_length, position
      from product_field where product_id = any(${ids}::int[]) order by position, id`,
  ),
  product_availability: belongsTo(() => availabilityTable, 'product_availability_id'),
  attachments: hasMany(
    () => attachmentTable,
    ({ sql }, ids) => sql<Link[]>`
      select product_id as owner_id, id from attachment
      where product_id = any(${ids}::int[]) order by position, id`,
  ),
  active_customer_groups: valuesOf(
    ({ sql, language }, ids) => sql<Owned[]>`
      select link.product_id as owner_id, customer_group.id,
        localized_text(customer_group.name, ${language}) as name
      from product_customer_group link join customer_group on customer_group.id = link.customer_group_id
      where link.product_id = any(${ids}::int[]) order by customer_group.id`,
  ),
  customerAccountProducts: valuesOf(
    ({ sql }, ids) => sql<Owned[]>`
      select product_id as owner_id, customer_account_id, can_use_credits, amount_from_order,
        product_variation_id
      from customer_account_product where product_id = any(${ids}::int[]) order by id`,
  ),
  safety: safetyEmbed,
}
