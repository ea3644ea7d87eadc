import { productProperties } from '#contract/product-property.ts'
import { table } from '#platform/db/table.ts'
import { type Picture, toImage } from './picture.ts'
import { text } from './text.ts'

interface AttributeRow {
  image: Picture | null
}

export const propertyTable = table({
  resource: productProperties,
  from: ({ sql }) => sql`product_property`,
  // What a variation is chosen by is no secret, even where the shop keeps it out of filters and tables.
  visible: ({ sql }) => sql`(product_property.is_public or exists (
    select from product_choice where product_property_id = product_property.id
  ))`,
  columns: (context) => {
    const { sql, language } = context
    return {
      id: sql`product_property.id`,
      name: text(context, 'product_property.name'),
      description: text(context, 'product_property.description'),
      position: sql`product_property.position`,
      is_public: sql`product_property.is_public`,
      slug: text(context, 'product_property.slug'),
      type: sql`product_property.type`,
      attributes: {
        sql: sql`(
          select coalesce(json_agg(json_build_object(
            'id', attribute.id,
            'product_property_id', attribute.product_property_id,
            'name', localized_text(attribute.name, ${language}),
            'position', attribute.position,
            'is_hidden', attribute.is_hidden,
            'image', case when media.id is not null then json_build_object(
              'id', media.id, 'name', media.name, 'alt', localized_text(attribute.name, ${language}),
              'position', 0, 'width', media.width, 'height', media.height
            ) end,
            'slug', localized_text(attribute.slug, ${language}),
            'value', attribute.value
          ) order by attribute.position, attribute.id), '[]')
          from product_property_attribute attribute left join media on media.id = attribute.media_id
          where attribute.product_property_id = product_property.id
        )`,
        as: (attributes: AttributeRow[]) =>
          attributes.map(({ image, ...attribute }) => ({ ...attribute, image: image && toImage(image) })),
      },
    }
  },
  embeds: {},
  search: ({ sql, language }, searched) =>
    sql`position(
      search_text(${searched}::text) in search_text(localized_text(product_property.name, ${language}))
    ) > 0`,
  default_sort: [{ field: 'position', descending: false }],
})
